import type { claimStates } from "@shop/contract/calls/claims";

export type ClaimState = (typeof claimStates)[number];

/** What staff can make of a claim, by its state. A refused or closed one is over; its piece may be claimed for again. */
export const claimMoves: Record<ClaimState, readonly ClaimState[]> = {
  received: ["in_review", "approved", "refused", "closed"],
  in_review: ["approved", "refused", "closed"],
  approved: ["repaired", "replaced", "refused", "closed"],
  repaired: ["closed"],
  replaced: ["closed"],
  refused: [],
  closed: [],
};

/** States in which a claim is over. */
export const overStates = ["refused", "closed"] as const satisfies ClaimState[];
