import type { Handlers } from "../../platform/handler.ts";
import { makeClaim } from "./make-claim.ts";

export const claimHandlers = {
  "claims.make": async (context, { body }) => ({ data: await makeClaim(context, body) }),
} satisfies Partial<Handlers>;
