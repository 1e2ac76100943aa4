import type { Handlers } from "../../platform/handler.ts";
import { readPolicies } from "./read-policies.ts";

export const policyHandlers = {
  "policy.get": async (context) => ({ data: await readPolicies(context) }),
} satisfies Partial<Handlers>;
