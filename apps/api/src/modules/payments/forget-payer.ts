import { and, inArray, isNotNull, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { payments, type PaymentState } from "./tables.ts";

/** States in which no money is expected or owed. */
const settled: PaymentState[] = ["paid", "refunded", "failed", "expired"];

/**
 * Removes the personal data of a customer who leaves from their settled payments. Amounts, times and transactions stay,
 * as accounting requires. The fields of the delivery that `nobody` overwrites, the notes, the links to the bank and the
 * receipt are removed. The order stays, so that money that still arrives can be recorded. Payments of the orders
 * `underWay` keep everything until those orders have ended. Returns the receipts that are still needed.
 */
export async function forgetPayer(
  tx: Tx,
  customer: CustomerKey,
  { underWay, nobody }: { underWay: number[]; nobody: object },
): Promise<string[]> {
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
        or(
          ne(payments.priced, emptied),
          isNotNull(payments.providerData),
          isNotNull(payments.deepLink),
          isNotNull(payments.receipt),
        ),
        inArray(payments.state, settled),
        // The bank is asked about an expired payment for a while longer: late money still needs its order.
        or(isNull(payments.nextCheckAt), inArray(payments.state, ["paid", "refunded"])),
        or(isNull(payments.orderId), notInArray(payments.orderId, underWay)),
      ),
    );
  const left = await tx.select({ receipt: payments.receipt }).from(payments).where(own).orderBy(payments.id);
  return left.flatMap(({ receipt }) => receipt ?? []);
}
