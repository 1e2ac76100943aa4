import { and, asc, eq } from "drizzle-orm";
import { toMajor, toRiel } from "@shop/kit/money";
import { inLanguage } from "@shop/kit/locale";
import type { CallOutput, OrderHead, OrderLine } from "@shop/contract/types";
import { bookingsOf } from "../bookings/list-bookings.ts";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Context, CustomerContext } from "../../platform/context.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { nameProvinces } from "../../modules/customers/public.ts";
import { isServed } from "../../modules/bookings/public.ts";
import { isCancellable, isUnderWay, orderedVariant } from "../../modules/orders/public.ts";
import { orderEvents, orderLines, orders } from "../../modules/orders/tables.ts";
import { hasUnsettledRefund, refundReason, wayShown } from "../../modules/payments/public.ts";
import { payments } from "../../modules/payments/tables.ts";
import { stores, type PaymentSetting } from "../../modules/stores/tables.ts";
import { listRefunds } from "./list-refunds.ts";
import { workToCome } from "./work.ts";

type OrderRow = typeof orders.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** States whose notes are codes of reasons. */
const refundStates = ["refund_due", "refunded"];

/** An order of the customer with everything about it; `order_not_found` for another's. */
export async function showOrder(context: CustomerContext, number: string): Promise<CallOutput<"orders.detail">> {
  const { database, customer } = context;
  const { db } = database;
  const [found] = await db
    .select({ order: orders, payment: payments, settings: stores.settings, workToCome })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.number, number), ownedBy(orders, customer)));
  if (!found) refuse("order_not_found");
  const { order, payment, settings } = found;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  const history = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  const { provinceCode } = order.delivery;
  const provinces = await nameProvinces(db, context.language, [provinceCode]);
  const booked = await bookingsOf(context, order.id);
  const times = new Map(booked.map((booking) => [booking.product_id, booking]));
  return {
    data: lines.map((line) => ({
      ...lineWire(context, order, line),
      ...(times.has(line.productId) && { booking: times.get(line.productId)! }),
    })),
    order: {
      ...headWire(order, provinces.get(provinceCode ?? "") ?? null),
      work_to_come: found.workToCome,
      on_hold: isUnderWay(order.state) && (await hasUnsettledRefund(db, payment)),
      cancellable:
        isCancellable(order.state) &&
        !isServed(booked) &&
        booked.every(({ state, movable }) => state !== "booked" || movable),
      payment: paymentWire(context, payment, settings.payments),
      refunds: await listRefunds(db, payment, context.language),
      history: history.map(({ state, at, note }) => ({
        state,
        at: at.toISOString(),
        note: refundStates.includes(state) ? refundReason(note, context.language) : note,
      })),
    },
  };
}

function lineWire({ env, language }: Context, { currency }: OrderRow, line: typeof orderLines.$inferSelect): OrderLine {
  return {
    id: line.id,
    product_id: line.productId,
    name: inLanguage(line.name, language),
    image: imageAddress(line.image, env),
    quantity: line.quantity,
    price: toMajor(line.price, currency),
    grand_total: toMajor(line.price * line.quantity, currency),
    variant_name: orderedVariant(line, language),
    variant_option_id: line.variantId || null,
    note: line.note,
    is_service: line.isService,
  };
}

function headWire(
  order: OrderRow,
  province: string | null,
): Omit<OrderHead, "work_to_come" | "cancellable" | "on_hold" | "payment" | "refunds" | "history"> {
  const { number, state, currency, rielRate, delivery } = order;
  const major = (amount: number) => toMajor(amount, currency);
  return {
    id: number,
    order_number: number,
    state,
    placed_at: order.placedAt.toISOString(),
    total: major(order.total),
    discount: major(order.discount),
    delivery_fee: major(order.deliveryFee),
    grand_total: major(order.grandTotal),
    // The rate is that of the day of the order.
    grand_total_riel: currency === "USD" && rielRate !== null ? toRiel(order.grandTotal, rielRate) : null,
    note: order.note,
    delivery: {
      name: delivery.name,
      description: delivery.description,
      province,
      phone: delivery.phone,
      lat: delivery.lat,
      long: delivery.long,
      expected_on: delivery.expectedOn,
    },
  };
}

/** The name of the payment method is the store's current one, or the usual one if the store no longer accepts it. */
function paymentWire({ language, env }: Context, payment: PaymentRow, taken: PaymentSetting[]): OrderHead["payment"] {
  const way = taken.find(({ type }) => type === payment.way) ?? { type: payment.way };
  return {
    type: payment.way,
    name: wayShown(way, language, env).name,
    state: payment.state,
    paid_at: payment.paidAt?.toISOString() ?? null,
    reference: payment.reference,
  };
}
