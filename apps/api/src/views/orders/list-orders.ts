import { and, desc, eq, getTableColumns, inArray, or, sql, type SQL } from "drizzle-orm";
import { toMajor } from "@shop/kit/money";
import { inLanguage } from "@shop/kit/locale";
import type { CallOutput } from "@shop/contract/types";
import { ownedBy } from "../../platform/database/columns.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import type { CustomerContext } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Input } from "../../platform/handler.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import type { OrderLine } from "../../modules/orders/public.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { isRefundDue } from "../../modules/payments/public.ts";
import { payments } from "../../modules/payments/tables.ts";
import { hasWork, workToCome } from "./work.ts";

type Filters = Input<"orders.list">["query"];

/** Orders on a page of the history. */
const pageSize = 20;

const containing = (text: string) => `%${escapeLike(text)}%`;

/** Condition: in this state, if any, with the text in the number or in the name of a product. */
function matches(state: Filters["state"], text = ""): SQL | undefined {
  const typed = text.trim();
  const inLines = sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.name}::text ilike ${containing(typed)})`;
  return and(
    state && eq(orders.state, state),
    typed ? or(sql`${orders.number} ilike ${containing(typed)}`, inLines) : undefined,
  );
}

/** The lines of each of some orders. */
async function linesOf(db: Queryable, orderIds: number[]): Promise<Map<number, OrderLine[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(orderLines.id);
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

/** The customer's orders, newest first; `text` is looked for in numbers and in names of products. */
export async function listOrders(
  { database, customer, env, language }: CustomerContext,
  { page = 1, state, text }: Filters,
): Promise<CallOutput<"orders.list">> {
  const { db } = database;
  const found = and(ownedBy(orders, customer), matches(state, text));
  const total = await db.$count(orders, found);
  const rows = await db
    .select({ ...getTableColumns(orders), paymentState: payments.state, refundDue: isRefundDue, hasWork, workToCome })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(found)
    .orderBy(desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const linesByOrder = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map((order) => {
      const lines = linesByOrder.get(order.id) ?? [];
      const [first] = lines;
      return {
        id: order.number,
        order_number: order.number,
        state: order.state,
        placed_at: order.placedAt.toISOString(),
        grand_total: toMajor(order.grandTotal, order.currency),
        payment_state: order.paymentState,
        refund_due: order.refundDue,
        line_count: lines.length,
        is_service: lines.every(({ isService }) => isService),
        has_work: order.hasWork,
        work_to_come: order.workToCome,
        image: imageAddress(first?.image, env),
        first_name: first ? inLanguage(first.name, language) : "",
      };
    }),
    page,
    last_page: Math.max(1, Math.ceil(total / pageSize)),
    total,
  };
}
