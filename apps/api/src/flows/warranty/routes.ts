import type { Handlers } from "../../platform/handler.ts";
import { answerClaim, withdrawClaim } from "./answer-claim.ts";
import { makeClaim } from "./make-claim.ts";

export const claimHandlers = {
  "claims.make": async (context, { body }) => ({ data: await makeClaim(context, body) }),
  "claims.answer": async (context, { params, body }) => ({ data: await answerClaim(context, params.number, body) }),
  "claims.withdraw": async (context, { params }) => ({ data: await withdrawClaim(context, params.number) }),
} satisfies Partial<Handlers>;
