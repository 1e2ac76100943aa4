import { ways } from "@shop/contract/payment-ways";
import type { Language } from "@shop/kit/locale";
import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import type { Booking } from "../../../modules/bookings/public.ts";
import { addEvent, namePieces, type OrderLine } from "../../../modules/orders/public.ts";
import {
  addPaymentEvent,
  cashReferences,
  keyOfStaff,
  rememberLines,
  rememberRefund,
  type RefundMade,
} from "../../../modules/payments/public.ts";
import { cancelTimes } from "../../bookings/for-staff/cancel-times.ts";
import { notifyShopper } from "../../messages/notify-shopper.ts";
import { returnPieces } from "../../orders/return-pieces.ts";
import { amountOf, type PaidOrder, type RefundTo } from "./paid-order.ts";
import { payIntoStoreCash } from "./pay-into-store-cash.ts";
import type { ToSend } from "./send-at-provider.ts";

/** A part of a paid order that is refunded. */
export interface Part extends ToSend {
  /** Order lines, each with the number of pieces that are refunded; none for a mere amount. */
  pieces?: readonly OrderLine[];
  /** Whether the pieces return to stock. */
  restock?: boolean;
}

export interface RecordedPart {
  /** What has been refunded of the order, as a text. */
  refunded: string;
  /** The bookings of refunded services, which are cancelled. */
  times: Booking[];
}

interface How {
  to: RefundTo;
  /** The provider's id of the refund, if it has sent the money. */
  key?: string | undefined;
  actor: string;
}

/** Records a part as refunded, with all consequences: refunded services are cancelled. The shopper is informed. */
export async function recordPart(
  services: Pick<Services, "jobs" | "now">,
  tx: Tx,
  { order, payment, made }: PaidOrder,
  { amount, reason, pieces = [], restock = false }: Part,
  { to, actor, key = keyOfStaff(payment, made.length + 1) }: How,
): Promise<RecordedPart> {
  const { way, currency } = payment;
  const at = services.now();
  const lines = pieces.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const refund: RefundMade = {
    way,
    key,
    paymentId: payment.id,
    amount,
    kind: "refund",
    refundedAt: at,
    unsettled: false,
    lines,
  };
  // The provider may have told of it already, by a webhook that does not know what it was for.
  const isNew = await rememberRefund(tx, refund);
  if (!isNew && !(await rememberLines(tx, refund)))
    throw new StaffError(`This refund of ${order.number} is recorded already: order show ${order.number}`);
  if (to === "store-cash") {
    // Store cash that paid the order comes back from the sales; other money becomes store cash.
    const kind = ways[way].paid === "from_store_cash" ? "refund" : "top_up";
    await payIntoStoreCash(tx, order, { kind, currency, amount, reference: cashReferences.ofPart(refund), actor, at });
  }
  const detail = { amount, reason, to, ...(lines.length > 0 && { lines }) };
  await addPaymentEvent(tx, payment, { cause: actor, at, detail });
  await recordChange(tx, {
    storeId: order.storeId,
    actor,
    action: "refund-part",
    entity: "order",
    entityId: order.number,
    after: detail,
  });
  if (isNew) {
    await addEvent(tx, order.id, "refunded", { actor, at, note: reason });
    await notifyShopper(services, tx, order, {
      event: to === "store-cash" ? "refunded_to_cash" : "refunded",
      amount: formatMoney({ amount, currency }),
      ...(pieces.length > 0 && { pieces: (language) => nameFirst(pieces, language) }),
    });
  } else await publishChange(tx, { kind: "order", ids: [order.id] });
  const times = await cancelTimes(services, tx, order, servicesAmong(pieces), { actor, at });
  if (restock) await returnPieces(tx, order, pieces, actor);
  const before = isNew ? amountOf(made) : amountOf(made.filter((one) => one.key !== key));
  return { refunded: `${formatMoney({ amount: before + amount, currency })} of ${formatMoney(payment)}`, times };
}

/** Names are long for an SMS: it has the first one and how many others there are, which the order's page shows. */
function nameFirst([first, ...others]: readonly OrderLine[], language: Language): string {
  return namePieces(first!, language) + (others.length > 0 ? ` (+${others.length})` : "");
}

/** The products of the services among some lines. A time is booked for one piece of a service. */
export const servicesAmong = (pieces: readonly OrderLine[]): number[] =>
  pieces.filter(({ isService }) => isService).map(({ productId }) => productId);
