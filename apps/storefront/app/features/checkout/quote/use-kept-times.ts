import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import type { Quote } from "./checkout-data.ts";

/** A third of the hold time, so that a failed call is made up for by the next. */
const keepEvery = 5 * 60_000;

/** Extends the holds on booked times while the page is open and visible; reloads it if one was lost. */
export function useKeptTimes({ lines }: Quote): void {
  const { revalidate } = useRevalidator();
  const held = lines.flatMap(({ booking }) => (booking?.state === "held" ? [booking.id] : [])).join();
  useEffect(() => {
    if (held === "") return;
    const keep = async () => {
      if (document.hidden) return;
      const result = await browserApi("bookings.keep", {});
      if (!result.ok) return;
      const kept = new Set(result.answer.data.map(({ id }) => String(id)));
      if (held.split(",").some((id) => !kept.has(id))) void revalidate();
    };
    const timer = setInterval(keep, keepEvery);
    document.addEventListener("visibilitychange", keep);
    void keep();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [held, revalidate]);
}
