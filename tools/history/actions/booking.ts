import type { Tab } from "../tab.ts";
import { addToCart } from "./cart.ts";
import { checkOut } from "./checkout.ts";

interface Booked {
  id: number;
  state: string;
  movable: boolean;
  cancellable: boolean;
}

/** Books a freelancer's time, or moves or cancels one that is booked. */
export async function book(tab: Tab): Promise<void> {
  if (tab.shopper.isCounted) return addToCart(tab);
  const free = await freeTimes(tab);
  const movable = (await bookedTimes(tab)).filter(({ state, movable: may }) => state === "booked" && may);
  if (movable.length > 0 && tab.chances.happens(0.5)) return change(tab, tab.chances.pick(movable), free);
  if (free.length > 0) await take(tab, free);
}

/** Times of one of the people. */
async function freeTimes(tab: Tab): Promise<string[]> {
  const { people, service } = tab.stage.world;
  const times = await tab.get(`/api/freelancers/${tab.chances.pick(people)}/times?product_id=${service}`);
  return times.ok ? (times.body.data.days as { times: string[] }[]).flatMap((day) => day.times) : [];
}

async function bookedTimes(tab: Tab): Promise<Booked[]> {
  const listed = await tab.get("/api/bookings");
  const booked = listed.ok ? (listed.body.data as Booked[]) : [];
  for (const { id, state } of booked)
    if (tab.stage.told.givenUp.has(id) && state !== "cancelled")
      tab.violate("a time that was given up is not", { id, state });
  return booked;
}

/** Cancels a booked time, or moves it to a free one. */
async function change(tab: Tab, { id, cancellable }: Booked, free: string[]): Promise<void> {
  if (cancellable && tab.chances.happens(0.5)) {
    if ((await tab.twice(`/api/bookings/${id}/cancel`, {})).ok) tab.stage.told.givenUp.add(id);
  } else if (free.length > 0) await tab.twice(`/api/bookings/${id}/move`, { starts_at: tab.chances.pick(free) });
}

/** Books a free time, and often orders it. */
async function take(tab: Tab, free: string[]): Promise<void> {
  const { chances, stage } = tab;
  // Half of the shoppers want the first free hour, so that they compete for it.
  const starts_at = chances.happens(0.5) ? free[0] : chances.pick(free);
  const reply = await tab.twice("/api/bookings", {
    freelancer_id: chances.pick(stage.world.people),
    product_id: stage.world.service,
    starts_at,
  });
  if (reply.ok && chances.happens(0.7)) await checkOut(tab, { payment_type: "cash" }, true);
}
