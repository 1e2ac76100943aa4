import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType, useSubmit } from "react-router";
import { takeAlong } from "../../../lib/forms/typed-before.ts";
import type { CheckoutData } from "../quote/checkout-data.ts";

/** Gives what to call when another address or way to pay is chosen: the server says the new totals. */
export function useChoices(form: RefObject<HTMLFormElement | null>, data: CheckoutData): () => void {
  const submit = useSubmit();
  const place = useLocation().key;
  const isBack = useNavigationType() === "POP";
  const seenPlace = useRef(place);
  const choose = () => {
    const chosen = new FormData(form.current!);
    const query = new URLSearchParams(location.search);
    for (const name of ["address", "way"]) {
      const value = chosen.get(name);
      if (typeof value === "string") query.set(name, value);
    }
    // What was said of an address that was not added is of that one.
    query.delete("kept");
    takeAlong();
    void submit(query, { method: "get", replace: true, preventScrollReset: true });
  };

  // What was chosen before the script was there, or on a page that was sent, is seen as chosen: the totals follow.
  useEffect(() => {
    const isGoneBack = isBack && place !== seenPlace.current;
    seenPlace.current = place;
    if (data.unpriced) return;
    // Back, or forth, to what was chosen there: else the page would choose again what was gone back from.
    if (isGoneBack) for (const card of form.current!.querySelectorAll<HTMLInputElement>("[name=address], [name=way]")) card.checked = card.defaultChecked;
    const seen = new FormData(form.current!);
    const isOther = (name: string, value: unknown) => (seen.get(name) ?? String(value)) !== String(value);
    if (isOther("way", data.way) || isOther("address", data.addressId)) choose();
    // Each later choice is told of by itself.
    // oxlint-disable-next-line exhaustive-deps
  }, [data]);
  return choose;
}
