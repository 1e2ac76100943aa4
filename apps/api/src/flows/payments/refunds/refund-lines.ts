import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { listOrderLines, namePieces, type OrderLine } from "../../../modules/orders/public.ts";
import { piecesRefunded } from "../../../modules/payments/public.ts";
import { returnPieces } from "../../orders/return-pieces.ts";
import type { StaffDecision } from "../for-staff/verify-transfer.ts";
import { paidForPieces, type LineToRefund } from "./paid-for-pieces.ts";
import { assertRefundable, lockPaidOrder, recordPart, type PaidOrder } from "./record-part.ts";

interface LinesDecision extends StaffDecision {
  /** Lines by their number in the order, from 1, each with how many of its pieces, or null for all that are left. */
  wanted: ReadonlyMap<number, number | null>;
  /** The shopper sees it. */
  reason: string;
  /** Whether to pay it into the store cash, or staff have sent it. Null records nothing, and only says how much it is. */
  toStoreCash: boolean | null;
  /** Whether the pieces return to stock. */
  restock: boolean;
  /** Confirms a second refund of the same line. */
  again: boolean;
}

/** A refund of pieces, as texts. */
interface RefundOfLines {
  number: string;
  amount: string;
  pieces: string;
  /** What has been refunded of the order; null if nothing was recorded. */
  refunded: string | null;
}

/**
 * Records that staff have refunded pieces of a paid order, by what was paid for them after their share of the discount.
 * The order goes on with the others. If it is cancelled or returned later, the rest is owed.
 */
export async function refundLines(
  services: Pick<Services, "database" | "jobs" | "now">,
  { wanted, reason, toStoreCash, restock, again, ...decision }: LinesDecision,
): Promise<RefundOfLines> {
  return services.database.transaction(async (tx) => {
    const paid = await lockPaidOrder(tx, decision);
    const { order, payment } = paid;
    const lines = await readLines(tx, paid, wanted, again);
    const amount = paidForPieces(order, payment, lines);
    assertRefundable(paid, amount);
    const pieces = lines
      .filter((line) => line.wanted > 0)
      .map(({ refunded: _, wanted: quantity, ...line }): OrderLine => ({ ...line, quantity }));
    const texts = {
      number: order.number,
      amount: formatMoney({ amount, currency: payment.currency }),
      pieces: pieces.map((line) => namePieces(line, "en")).join(", "),
    };
    if (toStoreCash === null) return { ...texts, refunded: null };
    const refunded = await recordPart(services, tx, paid, { amount, reason, toStoreCash, pieces }, decision.actor);
    if (restock) await returnPieces(tx, order, pieces, decision.actor);
    return { ...texts, refunded };
  });
}

/** All lines of the order, each with how many pieces of it are wanted. */
async function readLines(
  tx: Tx,
  { order, payment }: PaidOrder,
  wanted: LinesDecision["wanted"],
  again: boolean,
): Promise<(OrderLine & LineToRefund)[]> {
  const lines = await listOrderLines(tx, order.id);
  const before = await piecesRefunded(tx, payment);
  for (const number of wanted.keys())
    if (!lines[number - 1]) throw new StaffError(`${order.number} has no line ${number}: order show numbers them`);
  return lines.map((line, index) => {
    const number = index + 1;
    const refunded = before.get(line.id) ?? 0;
    if (!wanted.has(number)) return { ...line, refunded, wanted: 0 };
    const left = line.quantity - refunded;
    const many = wanted.get(number) ?? left;
    if (many < 1 || many > left)
      throw new StaffError(`Line ${number} of ${order.number} has ${left} of ${line.quantity} pieces left to refund`);
    if (refunded > 0 && !again)
      throw new StaffError(
        `${refunded} of ${line.quantity} pieces of line ${number} of ${order.number} were refunded already. If more of them are refunded, add --again yes`,
      );
    return { ...line, refunded, wanted: many };
  });
}
