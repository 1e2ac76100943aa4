import { and, inArray, isNotNull, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { payments, type PaymentState } from "./tables.ts";

/** States in which no money is expected or owed. */
const settled: PaymentState[] = ["paid", "refunded", "failed", "expired"];

/**
 * Takes a customer who leaves out of their settled payments: amounts, times and transactions stay,
 * as books must; of the delivery what `nobody` overwrites, the notes, the links to the bank and the
 * receipt go. It stays an order, so that money that comes after all can still be written down.
 * Payments of the orders `underWay` keep all of it until those are over. Gives the receipts that
 * are still needed.
 */
export async function forgetPayer(tx: Tx, customer: CustomerKey, { underWay, nobody }: { underWay: number[]; nobody: object }): Promise<string[]> {
  const own = ownedBy(payments, customer);
  const emptied = sql`${payments.priced} || jsonb_build_object(
    'note', null,
    'delivery', ${payments.priced} -> 'delivery' || ${JSON.stringify(nobody)}::jsonb,
    'lines', (select jsonb_agg(line - 'note' order by place) from jsonb_array_elements(${payments.priced} -> 'lines') with ordinality as lines (line, place)))`;
  await tx
    .update(payments)
    .set({ priced: emptied, providerData: null, deepLink: null, receipt: null })
    .where(
      and(
        own,
        or(ne(payments.priced, emptied), isNotNull(payments.providerData), isNotNull(payments.deepLink), isNotNull(payments.receipt)),
        inArray(payments.state, settled),
        // One that has run out is asked for a while longer: money that comes late still needs its order.
        or(isNull(payments.nextCheckAt), inArray(payments.state, ["paid", "refunded"])),
        or(isNull(payments.orderId), notInArray(payments.orderId, underWay)),
      ),
    );
  const left = await tx.select({ receipt: payments.receipt }).from(payments).where(own).orderBy(payments.id);
  return left.flatMap(({ receipt }) => receipt ?? []);
}
