import type { CustomerContext } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { lockOwnClaim, moveClaim, readClaimNumber, withdrawable, type Claim } from "../../modules/warranty/public.ts";
import { ownPictures } from "./own-pictures.ts";

async function ownClaim({ customer }: CustomerContext, tx: Tx, typed: string): Promise<Claim> {
  const number = readClaimNumber(typed) ?? refuse("claim_not_found");
  return (await lockOwnClaim(tx, customer, number)) ?? refuse("claim_not_found");
}

/**
 * Answers the shop's question about a claim, with text and pictures, and returns the claim to review.
 * Refused with `claim_not_asked` if there is no question, and `claim_not_found` for another customer's claim.
 */
export function answerClaim(
  context: CustomerContext,
  typed: string,
  answer: Input<"claims.answer">["body"],
): Promise<{ number: string }> {
  return repeatable(context, "claims.answer", { ...answer, number: typed }, async (tx) => {
    const claim = await ownClaim(context, tx, typed);
    if (claim.state !== "asked") refuse("claim_not_asked");
    const pictures = await ownPictures(context, tx, answer.pictures);
    await moveClaim(tx, claim, "in_review", {
      actor: `customer:${context.customer.customerId}`,
      at: context.now(),
      answer: answer.text,
      pictures,
    });
    return { number: claim.number };
  });
}

/** Withdraws a claim; a second call changes nothing. Refused with `claim_fixed` once the piece is repaired or replaced, or the claim is closed. */
export function withdrawClaim(context: CustomerContext, typed: string): Promise<{ number: string }> {
  return context.database.transaction(async (tx) => {
    const claim = await ownClaim(context, tx, typed);
    if (claim.state === "withdrawn") return { number: claim.number };
    if (!withdrawable.includes(claim.state)) refuse("claim_fixed");
    await moveClaim(tx, claim, "withdrawn", { actor: `customer:${context.customer.customerId}`, at: context.now() });
    return { number: claim.number };
  });
}
