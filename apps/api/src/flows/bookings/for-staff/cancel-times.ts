import type { Services } from "../../../platform/context.ts";
import { recordChange } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { cancelTimesOf, type Booking } from "../../../modules/bookings/public.ts";
import { findCustomer } from "../../../modules/customers/public.ts";
import { sendMessage } from "../../../modules/messages/public.ts";
import type { Cause, Order } from "../../../modules/orders/public.ts";
import { readStore } from "../../../modules/stores/public.ts";
import { cancelledMessage } from "../texts.ts";

/**
 * Cancels what is booked for some services of a locked order whose other lines go on, and tells the shopper of each time
 * that is still to come. Work that is done stays. Returns the bookings.
 */
export async function cancelTimes(
  services: Pick<Services, "jobs">,
  tx: Tx,
  order: Order,
  productIds: readonly number[],
  { actor, at }: Cause,
): Promise<Booking[]> {
  const times = await cancelTimesOf(tx, order.id, productIds);
  for (const { id } of times)
    await recordChange(tx, {
      storeId: order.storeId,
      actor,
      action: "cancel",
      entity: "booking",
      entityId: id,
      before: { state: "booked" },
      after: { state: "cancelled" },
    });
  const shopper = await findCustomer(tx, order.storeId, order.customerId);
  if (!shopper?.phone) return times;
  const { name: store } = await readStore(tx, order.storeId);
  for (const { during } of times)
    if (during.from > at)
      await sendMessage(services, tx, {
        storeId: order.storeId,
        channel: "sms",
        to: shopper.phone,
        text: cancelledMessage(shopper.lang, { store, number: order.number, at: during.from }),
        usefulUntil: during.from,
        droppable: true,
      });
  return times;
}
