import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Input } from "../../platform/handler.ts";
import { refuse, refuseFields } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { findWarrantyMonths } from "../../modules/catalog/public.ts";
import { isCancelledOrReturned, lockOwnLine, type SoldLine } from "../../modules/orders/public.ts";
import { piecesRefundedOf } from "../../modules/payments/public.ts";
import { coverOf, insertClaim, isSerialOf, listOpenClaims, readSerial } from "../../modules/warranty/public.ts";
import { ownPictures } from "./own-pictures.ts";
import { notifyClaimant } from "./notify-claimant.ts";

type ClaimBody = Input<"claims.make">["body"];

/**
 * Makes a warranty claim for a piece that the customer bought. Refused if it is not covered
 * (`warranty_ended`, `warranty_waiting` or `warranty_none`), if it has an open claim (`claim_open`),
 * or if it is another customer's (`warranty_not_found`).
 */
export function makeClaim(context: CustomerContext, body: ClaimBody): Promise<{ number: string }> {
  return repeatable(context, "claims.make", body, async (tx) => {
    const { customer, now } = context;
    const { storeId, customerId } = customer;
    // The lock makes simultaneous claims for one line wait for each other.
    const sold = (await lockOwnLine(tx, customer, body.line_id)) ?? refuse("warranty_not_found");
    const kept = sold.line.quantity - ((await piecesRefundedOf(tx, sold.order.id)).get(sold.line.id) ?? 0);
    await assertCovered(tx, sold, kept, now());
    const serial = await readSerialOf(tx, storeId, sold, body.serial);
    const piece = await freePiece(tx, sold, kept, serial);
    const pictures = await ownPictures(context, tx, body.pictures);
    const claim = await insertClaim(
      tx,
      { storeId, customerId, orderLineId: sold.line.id, piece, serial, problem: body.problem },
      pictures,
      { actor: `customer:${customerId}`, at: now() },
    );
    await notifyClaimant(context, tx, claim, { state: claim.state, note: null });
    return { number: claim.number };
  });
}

async function assertCovered(tx: Tx, { line, order, deliveredAt }: SoldLine, kept: number, now: Date): Promise<void> {
  // An old order line has no warranty of its own: it has that of its product.
  const months = line.warrantyMonths ?? (await findWarrantyMonths(tx, line.productId));
  const { state, covered_until: until } = coverOf(
    { months, deliveredAt, undone: isCancelledOrReturned(order.state) || kept === 0 },
    now,
  );
  if (state === "ended") refuse("warranty_ended", { date: until! });
  if (state !== "covered") refuse(`warranty_${state}`);
}

async function readSerialOf(
  tx: Tx,
  storeId: number,
  { line }: SoldLine,
  typed: string | null | undefined,
): Promise<string | null> {
  if (!typed) return null;
  const serial = readSerial(typed);
  if (serial === null || !(await isSerialOf(tx, { storeId, orderLineId: line.id, serial })))
    refuseFields({ serial: "invalid" });
  return serial;
}

/** The first piece of the line without an open claim, while there are fewer than pieces that were not refunded. A piece with a serial number can have only one. */
async function freePiece(tx: Tx, { line }: SoldLine, kept: number, serial: string | null): Promise<number> {
  const open = await listOpenClaims(tx, line.id);
  const same = open.find((claim) => serial !== null && claim.serial === serial);
  const taken = new Set(open.map(({ piece }) => piece));
  for (let piece = 1; piece <= line.quantity && !same && open.length < kept; piece++)
    if (!taken.has(piece)) return piece;
  refuse("claim_open", { number: (same ?? open[0]!).number });
}
