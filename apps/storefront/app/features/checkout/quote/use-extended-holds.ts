import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import type { Quote } from "./checkout-data.ts";

/** A third of the hold time, so that a failed call is made up for by the next. */
const extendEvery = 5 * 60_000;

/** Extends the holds on booked times while the page is open and visible; reloads it if one was lost. */
export function useExtendedHolds({ lines }: Quote): void {
  const { revalidate } = useRevalidator();
  const heldIds = lines.flatMap(({ booking }) => (booking?.state === "held" ? [booking.id] : [])).join();
  useEffect(() => {
    if (heldIds === "") return;
    const extend = async () => {
      if (document.hidden) return;
      const result = await browserApi("bookings.keep", {});
      if (!result.ok) return;
      const extended = new Set(result.answer.data.map(({ id }) => String(id)));
      if (heldIds.split(",").some((id) => !extended.has(id))) void revalidate();
    };
    const timer = setInterval(extend, extendEvery);
    document.addEventListener("visibilitychange", extend);
    void extend();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", extend);
    };
  }, [heldIds, revalidate]);
}
