import type { Handlers } from "./platform/handler.ts";
import { storeHandlers } from "./modules/stores/routes.ts";

/** The one table of what answers each call of the contract. */
export const handlers = {
  ...storeHandlers,
} satisfies Partial<Handlers>;
