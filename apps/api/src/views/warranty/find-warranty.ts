import { and, asc, eq, exists, sql, type SQL } from "drizzle-orm";
import type { WarrantyItem } from "@shop/contract/types";
import { asciiDigits } from "@shop/kit/digits";
import { inLanguage } from "@shop/kit/locale";
import { admit, giveBack, type Use } from "../../platform/limits/admit.ts";
import type { Context, CustomerContext } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { refuse, refuseFields } from "../../platform/errors/refusal.ts";
import { products } from "../../modules/catalog/tables.ts";
import { customers } from "../../modules/customers/tables.ts";
import { deliveredAt, isCancelledOrReturned, orderedVariant, readOrderNumber } from "../../modules/orders/public.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { piecesRefundedOf } from "../../modules/payments/public.ts";
import { coverOf, readSerial } from "../../modules/warranty/public.ts";
import { serialNumbers } from "../../modules/warranty/tables.ts";
import { phoneEndsWith, readPhoneEnd } from "../orders/phone-end.ts";

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
    .where(
      and(
        eq(serialNumbers.orderLineId, orderLines.id),
        eq(serialNumbers.storeId, store.id),
        eq(serialNumbers.serial, serial),
      ),
    );
  const items = await readItems(context, and(eq(orders.storeId, store.id), exists(sold)));
  await giveBack(context, ["lookup", caller.ip]);
  // A serial number is of one piece, however many its line has.
  return items.map((item) => ({ ...item, quantity: 1 }));
}

async function findByOrder(
  context: Context,
  { order, phone }: Input<"warranty.find">["query"],
): Promise<WarrantyItem[]> {
  if (!order) refuseFields({ order: "required" });
  if (!phone) refuseFields({ phone: "required" });
  const { store, caller } = context;
  const number = readOrderNumber(asciiDigits(order));
  const end = readPhoneEnd(phone);
  const key = `${store.id} ${number ?? order}`;
  const uses: Use[] = [
    ["lookup", caller.ip],
    ["lookup-order", key],
  ];
  await admit(context, ...uses);
  if (number === null || end === null) refuse("warranty_not_found");
  const items = await readItems(
    context,
    and(eq(orders.storeId, store.id), eq(orders.number, number), phoneEndsWith(end)),
  );
  await giveBack(context, ...uses);
  return items;
}

/** What one of the customer's own orders covers; `warranty_not_found` for another's. */
export function readOwnWarranty(context: CustomerContext, order: string): Promise<WarrantyItem[]> {
  const { customerId, storeId } = context.customer;
  const number = readOrderNumber(asciiDigits(order)) ?? refuse("warranty_not_found");
  return readItems(
    context,
    and(eq(orders.storeId, storeId), eq(orders.customerId, customerId), eq(orders.number, number)),
  );
}

/** The lines of an order that match a condition, oldest first, without pieces that were refunded; refused with `warranty_not_found` if there are none. The condition may use the line, its order and its customer. */
export async function readItems(
  { database, env, language, now }: Context,
  condition: SQL | undefined,
): Promise<WarrantyItem[]> {
  // As it was sold; the current product is used only for lines from before the warranty was stored.
  const months = sql<number>`coalesce(${orderLines.warrantyMonths}, ${products.warrantyMonths}, 0)`.mapWith(Number);
  const rows = await database.db
    .select({ line: orderLines, state: orders.state, months, deliveredAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(customers, and(eq(customers.id, orders.customerId), eq(customers.storeId, orders.storeId)))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(condition)
    .orderBy(asc(orderLines.id))
    .limit(mostItems);
  if (rows.length === 0) refuse("warranty_not_found");
  const refunded = await piecesRefundedOf(database.db, rows[0]!.line.orderId);
  const keptOf = ({ id, quantity }: typeof orderLines.$inferSelect) => quantity - (refunded.get(id) ?? 0);
  return rows.map(({ line, state, ...sold }) => ({
    line_id: line.id,
    product_id: line.productId,
    name: inLanguage(line.name, language),
    variant_name: orderedVariant(line, language),
    image: imageAddress(line.image, env),
    quantity: keptOf(line) || line.quantity,
    ...coverOf({ ...sold, undone: isCancelledOrReturned(state) || keptOf(line) === 0 }, now()),
  }));
}
