import { useState, type RefObject } from "react";
import { useRevalidator } from "react-router";
import type { Refusal } from "@shop/contract/types";
import { textsOf, type FormState } from "../../../lib/forms/form.ts";
import { cart } from "../../../state/cart/cart.ts";

/** Whether the dialog that pays online is open, and what its refusal says has changed since the page was shown. */
export function usePayDialog(form: RefObject<HTMLFormElement | null>) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [refused, setRefused] = useState<FormState>();
  return {
    isOpen,
    /** How often it was opened: each opening is a new payment. */
    openings,
    refused,
    open: () => {
      setOpenings(openings + 1);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** A payment was not opened because something differs from what the page shows: reload the page and show both. */
    showChange: async (refusal: Refusal) => {
      setOpen(false);
      // The cart was emptied, for example by the order of another payment that just arrived. The page
      // shows that by itself once the cart is reloaded.
      if (refusal.error === "cart_empty") await cart.reload();
      else setRefused({ refusal, retryAfter: null, values: textsOf(new FormData(form.current!)) });
      await revalidate();
    },
  };
}
