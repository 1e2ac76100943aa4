import type { Handlers } from "../../platform/handler.ts";
import { findTracking, readOwnTracking } from "./find-tracking.ts";

export const trackingHandlers = {
  "tracking.find": async (context, { query }) => ({ data: await findTracking(context, query) }),
  "tracking.get": async (context, { params }) => ({ data: await readOwnTracking(context, params.id) }),
} satisfies Partial<Handlers>;
