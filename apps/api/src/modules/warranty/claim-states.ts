import type { claimStates } from "@shop/contract/calls/claims";

export type ClaimState = (typeof claimStates)[number];

/** The states that staff can move a claim to, by its state. Refused, withdrawn and closed are final; the same piece may then have a new claim. */
export const claimMoves: Record<ClaimState, readonly ClaimState[]> = {
  received: ["in_review", "asked", "approved", "refused", "closed"],
  in_review: ["asked", "approved", "refused", "closed"],
  asked: ["in_review", "approved", "refused", "closed"],
  approved: ["repaired", "replaced", "refused", "closed"],
  repaired: ["closed"],
  replaced: ["closed"],
  refused: [],
  closed: [],
  withdrawn: [],
};

/** Final states. */
export const overStates = ["refused", "closed", "withdrawn"] as const satisfies ClaimState[];

/** States in which the shopper can withdraw a claim: nothing has been done to the piece yet. */
export const withdrawable: readonly ClaimState[] = ["received", "in_review", "asked", "approved"];
