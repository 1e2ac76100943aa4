import { hourMs, minuteMs } from "@shop/kit/durations";
import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Input } from "../../platform/handler.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import {
  clearSpan,
  findHold,
  renewHold,
  hoursOf,
  lockTimes,
  spanOf,
  timesInCart,
  insertHold,
} from "../../modules/bookings/public.ts";
import { listCartLines, lockCart, putLine } from "../../modules/cart/public.ts";
import { findKind, type Offer } from "../../modules/catalog/public.ts";
import { findFreelancerFor } from "../../modules/freelancers/public.ts";
import { findBuyable } from "../ordering/find-buyable.ts";
import { assertOnePiece } from "./assert-one-piece.ts";
import { assertWorks } from "./assert-works.ts";
import { giveUpTime } from "./give-up-time.ts";

/** Maximum number of times that one cart can hold at once. */
const mostHolds = 5;
const holdMs = 15 * minuteMs;
/** Maximum duration of a hold without payment, including all extensions. */
export const longestHoldMs = hourMs;

/** The end of a hold that was first taken at `since`. */
export const holdEnd = (since: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + holdMs, since.getTime() + longestHoldMs));

/**
 * Holds a freelancer's time for a service and puts the service in the cart; it replaces the time that
 * the cart had for this service. Holding the same time again extends the hold, up to an hour in total;
 * after that it can be held again if nobody else took it.
 */
export function holdTime(context: CustomerContext, body: Input<"bookings.hold">["body"]) {
  return repeatable(context, "bookings.hold", body, async (tx) => {
    const { customer, store, now } = context;
    const { product_id: productId, freelancer_id: freelancerId } = body;
    await lockCart(tx, customer);
    const offer = await findBuyable(context, tx, productId, null);
    const kind = await findKind(tx, store.id, productId);
    const person = kind === undefined ? undefined : await findFreelancerFor(tx, freelancerId, kind);
    if (!person) refuse("not_found");
    const hours = await hoursOf(tx, productId);
    const during = spanOf(new Date(body.starts_at), hours);
    await assertWorks(tx, person, { storeId: store.id, from: during.from, hours }, now());
    await lockTimes(tx, person.id);
    const kept = await timesInCart(tx, customer);
    const before = kept.get(productId);
    kept.delete(productId);
    if ([...kept.values()].filter(({ state }) => state === "held").length >= mostHolds)
      refuse("bookings_full", { max: mostHolds });
    const wanted = { ...ownerOf(customer), freelancerId: person.id, productId, during };
    const same = await findHold(tx, wanted, now());
    // Before clearing the span, which refuses a time that an open payment holds, even one of the same shopper.
    if (before && before.id !== same?.id) await giveUpTime(tx, customer, productId);
    await clearSpan(tx, { freelancerId: person.id, span: during, but: same?.id }, now());
    const since = same && same.heldUntil! > now() ? same.createdAt : now();
    const until = holdEnd(since, now());
    const { id, heldUntil } = same
      ? await renewHold(tx, same.id, since, until)
      : await insertHold(tx, { ...wanted, heldUntil: until }, now());
    await ensureLine(tx, context, offer);
    await assertOnePiece(tx, customer, productId);
    return { id, starts_at: during.from.toISOString(), held_until: heldUntil!.toISOString() };
  });
}

const ownerOf = ({ storeId, customerId }: CustomerContext["customer"]) => ({ storeId, customerId });

async function ensureLine(tx: Tx, { customer }: CustomerContext, { productId, price }: Offer): Promise<void> {
  const lines = await listCartLines(tx, customer);
  if (!lines.some((line) => line.productId === productId))
    await putLine(tx, customer, { productId, variantId: 0, quantity: 1, note: null, seenPrice: price });
}
