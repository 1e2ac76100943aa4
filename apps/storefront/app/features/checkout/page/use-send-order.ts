import type { SubmitEvent } from "react";
import { useSubmit } from "react-router";
import { isOnline } from "@shop/contract/online-ways";
import type { Way } from "../quote/checkout-data.ts";

/**
 * Returns what to do when the form is submitted. An online payment is opened in a dialog, by `pay`. Any other order is
 * sent without leaving the page, which stays if no answer comes. What else is submitted loads a document: only the
 * browser repeats a form where a redirect asks for that.
 */
export function useSendOrder(way: Way, pay: () => void): (event: SubmitEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  return (event) => {
    const pressed = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (pressed?.value !== "place") return;
    event.preventDefault();
    if (isOnline(way)) pay();
    else void submit(pressed, { method: "post", encType: "multipart/form-data", replace: true });
  };
}
