import type { Tab } from "../tab.ts";
import { addToCart } from "./cart.ts";
import { checkOut } from "./checkout.ts";

/** Books a freelancer's time, or moves or cancels one that is booked. */
export async function book(tab: Tab): Promise<void> {
  const {
    stage: { told, world },
    chances,
    shopper,
  } = tab;
  if (shopper.isCounted) return addToCart(tab);
  const times = await tab.get(`/api/freelancers/${chances.pick(world.people)}/times?product_id=${world.service}`);
  const free = times.ok ? (times.body.data.days as { times: string[] }[]).flatMap((day) => day.times) : [];
  const listed = await tab.get("/api/bookings");
  const booked = listed.ok
    ? (listed.body.data as { id: number; state: string; movable: boolean; cancellable: boolean }[])
    : [];
  for (const { id, state } of booked)
    if (told.givenUp.has(id) && state !== "cancelled") tab.violate("a time that was given up is not", { id, state });
  const movable = booked.filter(({ state, movable: may }) => state === "booked" && may);
  if (movable.length > 0 && chances.happens(0.5)) {
    const { id, cancellable } = chances.pick(movable);
    if (cancellable && chances.happens(0.5)) {
      if ((await tab.twice(`/api/bookings/${id}/cancel`, {})).ok) told.givenUp.add(id);
    } else if (free.length > 0) await tab.twice(`/api/bookings/${id}/move`, { starts_at: chances.pick(free) });
    return;
  }
  if (free.length === 0) return;
  // Half of the shoppers want the first free hour, so that they compete for it.
  const starts_at = chances.happens(0.5) ? free[0] : chances.pick(free);
  const reply = await tab.twice("/api/bookings", {
    freelancer_id: chances.pick(world.people),
    product_id: world.service,
    starts_at,
  });
  if (reply.ok && chances.happens(0.7)) await checkOut(tab, { payment_type: "cash" }, true);
}
