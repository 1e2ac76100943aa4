import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { timesToCome, type Booking } from "../../../modules/bookings/public.ts";
import { listOrderLines, namePieces, type OrderLine } from "../../../modules/orders/public.ts";
import { piecesRefunded } from "../../../modules/payments/public.ts";
import type { StaffDecision } from "../../orders/for-staff/find-order.ts";
import { makeRefund } from "./make-refund.ts";
import { paidForPieces, type LineToRefund } from "./paid-for-pieces.ts";
import {
  assertNotTwice,
  assertRefundable,
  lockPaidOrder,
  refundsItself,
  type PaidOrder,
  type RefundTo,
} from "./paid-order.ts";
import { recordPart, servicesAmong, type Part } from "./record-part.ts";

interface Wanted extends StaffDecision {
  /** Lines by their number in the order, from 1, each with how many of its pieces, or null for all that are left. */
  wanted: ReadonlyMap<number, number | null>;
  /** The shopper sees it. */
  reason: string;
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
}

interface PlannedRefund extends RefundOfLines {
  /** Whether its provider sends it. */
  byProvider: boolean;
  /** The bookings of services that are refunded, which it cancels. */
  times: Booking[];
}

/** What {@link refundLines} would refund, and cancel. */
export function planRefund(services: Pick<Services, "database">, wanted: Wanted): Promise<PlannedRefund> {
  return services.database.transaction(async (tx) => {
    const paid = await lockPaidOrder(tx, wanted);
    const part = await planPart(tx, paid, wanted, null);
    const times = await timesToCome(tx, paid.order.id, servicesAmong(part.pieces));
    return { ...textsOf(paid, part), byProvider: refundsItself(paid.payment.way), times };
  });
}

/**
 * Refunds pieces of a paid order, or records that staff have sent the money, by what was paid for them after their share
 * of the discount. The order goes on with the others, and refunded services are cancelled. If it is cancelled or returned
 * later, the rest is owed.
 */
export async function refundLines(
  services: Pick<Services, "database" | "jobs" | "now" | "env" | "log">,
  { to, ...wanted }: Wanted & { to: RefundTo },
): Promise<RefundOfLines & { refunded: string; times: Booking[] }> {
  return makeRefund(
    services,
    { ...wanted, to },
    {
      plan: (tx, paid) => planPart(tx, paid, wanted, to),
      record: async (tx, paid, part, key) => ({
        ...textsOf(paid, part),
        ...(await recordPart(services, tx, paid, part, { actor: wanted.actor, to, key })),
      }),
    },
  );
}

type PartOfPieces = Part & { pieces: OrderLine[] };

async function planPart(
  tx: Tx,
  paid: PaidOrder,
  { wanted, reason, restock, again }: Wanted,
  to: RefundTo | null,
): Promise<PartOfPieces> {
  const lines = await readLines(tx, paid, wanted, again);
  const amount = paidForPieces(paid.order, paid.payment, lines);
  // It may be the same refund, of which the provider has told without its lines.
  assertNotTwice(paid, amount, again, (one) => one.lines.length === 0);
  assertRefundable(paid, amount, to);
  const pieces = lines
    .filter((line) => line.wanted > 0)
    .map(({ refunded: _, wanted: quantity, ...line }): OrderLine => ({ ...line, quantity }));
  return { amount, reason, restock, pieces };
}

const textsOf = ({ order, payment }: PaidOrder, { amount, pieces }: PartOfPieces): RefundOfLines => ({
  number: order.number,
  amount: formatMoney({ amount, currency: payment.currency }),
  pieces: pieces.map((line) => namePieces(line, "en")).join(", "),
});

/** All lines of the order, each with how many pieces of it are wanted. */
async function readLines(
  tx: Tx,
  { order, payment }: PaidOrder,
  wanted: Wanted["wanted"],
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
