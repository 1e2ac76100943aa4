import type { Handlers } from "../../platform/handler.ts";
import { onePage } from "../../platform/pagination.ts";
import { readPolicies } from "./read-policies.ts";

export const policyHandlers = {
  "policy.get": async (context) => onePage(await readPolicies(context)),
} satisfies Partial<Handlers>;
