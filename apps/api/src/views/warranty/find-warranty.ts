import { and, asc, eq, exists, or, sql, type SQL } from "drizzle-orm";
import type { WarrantyItem } from "@shop/contract/types";
import { asciiDigits } from "@shop/kit/digits";
import { inLanguage } from "@shop/kit/locale";
import { admit } from "../../platform/admit.ts";
import type { Context, CustomerContext } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { imageAddress } from "../../platform/image-address.ts";
import { refuse, refuseFields } from "../../platform/refusal.ts";
import { products } from "../../modules/catalog/tables.ts";
import { customers } from "../../modules/customers/tables.ts";
import { readOrderNumber } from "../../modules/orders/public.ts";
import { orderEvents, orderLines, orders } from "../../modules/orders/tables.ts";
import { readSerial } from "../../modules/warranty/public.ts";
import { serialNumbers } from "../../modules/warranty/tables.ts";
import { warrantyOf } from "./warranty-of.ts";

/** Lines of one order: a cart holds fewer. */
const mostItems = 200;

/**
 * What is covered until when, by order and phone or by serial number. What is unknown and what
 * does not belong together are answered alike, and both are slowed down, by address and by order.
 */
export async function findWarranty(context: Context, typed: Input<"warranty.find">["query"]): Promise<WarrantyItem[]> {
  return typed.serial ? findBySerial(context, typed.serial) : findByOrder(context, typed);
}

async function findBySerial(context: Context, typed: string): Promise<WarrantyItem[]> {
  const { store, caller } = context;
  await admit(context, ["lookup", caller.ip]);
  const serial = readSerial(typed);
  if (serial === null) refuse("warranty_not_found");
  const sold = context.database.db
    .select({ one: sql`1` })
    .from(serialNumbers)
    .where(and(eq(serialNumbers.orderLineId, orderLines.id), eq(serialNumbers.storeId, store.id), eq(serialNumbers.serial, serial)));
  const items = await readItems(context, and(eq(orders.storeId, store.id), exists(sold)));
  // A serial number is of one piece, however many its line has.
  return items.map((item) => ({ ...item, quantity: 1 }));
}

async function findByOrder(context: Context, { order, phone }: Input<"warranty.find">["query"]): Promise<WarrantyItem[]> {
  if (!order) refuseFields({ order: "required" });
  if (!phone) refuseFields({ phone: "required" });
  const { store, caller, limits } = context;
  const number = readOrderNumber(asciiDigits(order));
  const digits = asciiDigits(phone).replace(/\D/g, "").slice(-4);
  const key = `${store.id} ${number ?? order}`;
  await admit(context, ["lookup", caller.ip], ["lookup-order", key]);
  if (number === null || digits.length < 4) refuse("warranty_not_found");
  const phoneFits = or(sql`right(${orders.delivery} ->> 'phone', 4) = ${digits}`, sql`right(${customers.phone}, 4) = ${digits}`);
  const items = await readItems(context, and(eq(orders.storeId, store.id), eq(orders.number, number), phoneFits));
  await limits.giveBack("lookup-order", key);
  return items;
}

/** What one of the customer's own orders covers; `warranty_not_found` for another's. */
export function readOwnWarranty(context: CustomerContext, order: string): Promise<WarrantyItem[]> {
  const { customerId, storeId } = context.customer;
  const number = readOrderNumber(asciiDigits(order)) ?? refuse("warranty_not_found");
  return readItems(context, and(eq(orders.storeId, storeId), eq(orders.customerId, customerId), eq(orders.number, number)));
}

/** The first time an order was delivered. */
const deliveredAt = sql<string | null>`(select min(${orderEvents.at}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.state} = 'delivered')`;

/** Lines that a condition finds, oldest first; where there are none, `warranty_not_found`. */
async function readItems({ database, env, language, now }: Context, condition: SQL | undefined): Promise<WarrantyItem[]> {
  // As it was sold; the product of today speaks only for lines from before that was kept.
  const months = sql<number>`coalesce(${orderLines.warrantyMonths}, ${products.warrantyMonths}, 0)`.mapWith(Number);
  const coveredFrom = sql<string | null>`(${deliveredAt} at time zone 'Asia/Phnom_Penh')::date::text`;
  const coveredUntil = sql<string | null>`((${deliveredAt} at time zone 'Asia/Phnom_Penh')::date + make_interval(months => ${months}))::date::text`;
  const today = sql<string>`(${now().toISOString()}::timestamptz at time zone 'Asia/Phnom_Penh')::date::text`;
  const rows = await database.db
    .select({ line: orderLines, state: orders.state, months, coveredFrom, coveredUntil, today })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(customers, and(eq(customers.id, orders.customerId), eq(customers.storeId, orders.storeId)))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(condition)
    .orderBy(asc(orderLines.id))
    .limit(mostItems);
  if (rows.length === 0) refuse("warranty_not_found");
  return rows.map(({ line, ...cover }) => ({
    product_id: line.productId,
    name: inLanguage(line.name, language),
    variant_name: line.variantName,
    image: imageAddress(line.image, env),
    quantity: line.quantity,
    ...warrantyOf(cover),
  }));
}
