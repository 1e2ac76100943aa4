import type { Handlers } from "../../platform/handler.ts";
import { onePage } from "../../platform/pagination.ts";
import { findClaim } from "./find-claim.ts";
import { findWarranty } from "./find-warranty.ts";
import { listClaims, readClaim, readClaimItem } from "./own-claims.ts";
import { showCheck } from "./show-check.ts";

export const warrantyHandlers = {
  "warranty.find": async (context, { query }) => onePage(await findWarranty(context, query)),
  "deviceChecks.get": async (context, { params }) => ({ data: await showCheck(context, params.code) }),
  "claims.item": async (context, { params }) => ({ data: await readClaimItem(context, params.line_id) }),
  "claims.list": (context, { query }) => listClaims(context, query.page),
  "claims.get": async (context, { params }) => ({ data: await readClaim(context, params.number) }),
  "claims.find": async (context, { query }) => ({ data: await findClaim(context, query) }),
} satisfies Partial<Handlers>;
