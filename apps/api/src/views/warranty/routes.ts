import type { Handlers } from "../../platform/handler.ts";
import { findWarranty } from "./find-warranty.ts";
import { showCheck } from "./show-check.ts";

export const warrantyHandlers = {
  "warranty.find": async (context, { query }) => ({ data: await findWarranty(context, query) }),
  "deviceChecks.get": async (context, { params }) => ({ data: await showCheck(context, params.code) }),
} satisfies Partial<Handlers>;
