import type { claimStates } from "@shop/contract/calls/claims";

export type ClaimState = (typeof claimStates)[number];

/** What staff can make of a claim, by its state. A refused, withdrawn or closed one is over; its piece may be claimed for again. */
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

/** States in which a claim is over. */
export const overStates = ["refused", "closed", "withdrawn"] as const satisfies ClaimState[];

/** States in which its shopper can withdraw a claim: nothing has been done to the piece yet. */
export const withdrawable: readonly ClaimState[] = ["received", "in_review", "asked", "approved"];
