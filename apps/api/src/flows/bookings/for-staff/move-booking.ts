import { hourMs } from "@shop/kit/durations";
import type { Services } from "../../../platform/context.ts";
import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import {
  changeBooking,
  clearSpan,
  findBooking,
  lockBooking,
  lockTimes,
  spanOf,
  type Booking,
} from "../../../modules/bookings/public.ts";
import { findKind } from "../../../modules/catalog/public.ts";
import { findCustomer } from "../../../modules/customers/public.ts";
import { findFreelancerFor, servesProvince, type Freelancer } from "../../../modules/freelancers/public.ts";
import { sendMessage } from "../../../modules/messages/public.ts";
import { lockOrderById, type Order } from "../../../modules/orders/public.ts";
import { readStore } from "../../../modules/stores/public.ts";
import { enqueueReminders } from "../../ordering/enqueue-reminders.ts";
import { assertWorks } from "../assert-works.ts";
import { movedMessage } from "../texts.ts";
import { findFreelancerForStaff } from "./find-freelancer.ts";

interface StaffMove {
  id: number;
  startsAt: Date;
  /** Who comes instead; absent if it stays the same person. */
  freelancerId?: number | undefined;
  actor: string;
}

/**
 * Moves a booking to another time, or to another freelancer, and tells the shopper. The store's limit for changes does not
 * bind staff. Returns the booking as it is now, and who comes.
 */
export async function moveBookingForStaff(
  services: Pick<Services, "database" | "jobs" | "now">,
  { id, startsAt, freelancerId, actor }: StaffMove,
): Promise<{ booking: Booking; person: Freelancer }> {
  const at = services.now();
  return services.database.transaction(async (tx) => {
    const found = await findBooking(tx, id);
    if (!found?.orderId) throw new StaffError(`There is no booking ${id}`);
    const person = await findFreelancerForStaff(tx, freelancerId ?? found.freelancerId);
    // The freelancer's times are locked before the booking, as when a shopper moves it, and the order as when it is cancelled.
    await lockTimes(tx, person.id);
    const order = await lockOrderById(tx, found.orderId);
    const before = (await lockBooking(tx, id))!;
    if (before.state !== "booked") throw new StaffError(`Booking ${id} is ${before.state}: it cannot be moved`);
    if (person.id !== before.freelancerId) await assertSuits(tx, person, before, order);
    const hours = (before.during.to.getTime() - before.during.from.getTime()) / hourMs;
    const during = spanOf(startsAt, hours);
    await assertWorks(tx, person, { storeId: order.storeId, from: during.from, hours }, at);
    await clearSpan(tx, { freelancerId: person.id, span: during, but: id }, at);
    await changeBooking(tx, id, { during, freelancerId: person.id });
    await enqueueReminders(services, tx, { id, during }, at);
    await recordChange(tx, {
      storeId: order.storeId,
      actor,
      action: "move",
      entity: "booking",
      entityId: id,
      before: { freelancerId: before.freelancerId, from: before.during.from },
      after: { freelancerId: person.id, from: during.from },
    });
    await publishChange(tx, { kind: "order", ids: [order.id] });
    await notifyMoved(services, tx, order, { person, at: during.from });
    return { booking: { ...before, during, freelancerId: person.id }, person };
  });
}

/** Refuses somebody who does not do this work, or does not work in the order's province. */
async function assertSuits(
  tx: Tx,
  { id, name, ...person }: Freelancer,
  { storeId, productId }: Booking,
  { delivery: { provinceCode } }: Order,
): Promise<void> {
  const kind = await findKind(tx, storeId, productId);
  if (kind !== undefined && !(await findFreelancerFor(tx, id, kind)))
    throw new StaffError(`${name.en} does not do this work: see freelancer show ${id}`);
  if (!servesProvince({ id, name, ...person }, provinceCode))
    throw new StaffError(`${name.en} does not work in the province of the order: see freelancer show ${id}`);
}

async function notifyMoved(
  services: Pick<Services, "jobs">,
  tx: Tx,
  { storeId, customerId, number }: Order,
  { person, at }: { person: Freelancer; at: Date },
): Promise<void> {
  const shopper = await findCustomer(tx, storeId, customerId);
  if (!shopper?.phone) return;
  const { name: store } = await readStore(tx, storeId);
  await sendMessage(services, tx, {
    storeId,
    channel: "sms",
    to: shopper.phone,
    text: movedMessage(shopper.lang, { store, number, person: person.name, at }),
    usefulUntil: at,
    droppable: true,
  });
}
