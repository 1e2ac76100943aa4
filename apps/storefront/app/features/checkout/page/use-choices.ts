import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType, useSubmit } from "react-router";
import { takeAlong } from "../../../lib/forms/typed-before.ts";
import type { CheckoutData } from "../quote/checkout-data.ts";

/** Returns a function to call when another address or payment method is chosen: it requests the new totals. */
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
    // The remark about an address that could not be added belongs to the previous choice.
    query.delete("kept");
    takeAlong();
    void submit(query, { method: "get", replace: true, preventScrollReset: true });
  };

  // The selected radio buttons may differ from the data, after a choice before hydration or a restored form: request their totals.
  useEffect(() => {
    const isGoneBack = isBack && place !== seenPlace.current;
    seenPlace.current = place;
    if (data.unpriced) return;
    // Back, or forth, to what was chosen there: else the page would choose again what was gone back from.
    if (isGoneBack)
      for (const card of form.current!.querySelectorAll<HTMLInputElement>("[name=address], [name=way]"))
        card.checked = card.defaultChecked;
    const entered = new FormData(form.current!);
    const isOther = (name: string, value: unknown) => (entered.get(name) ?? String(value)) !== String(value);
    if (isOther("way", data.way) || isOther("address", data.addressId)) choose();
    // Later choices call `choose` themselves.
    // oxlint-disable-next-line exhaustive-deps
  }, [data]);
  return choose;
}
