import type { Handlers } from "./platform/handler.ts";
import { signInHandlers } from "./flows/sign-in/routes.ts";
import { storeHandlers } from "./modules/stores/routes.ts";
import { sitemapHandlers } from "./views/sitemap/routes.ts";

/** The one table of what answers each call of the contract. */
export const handlers = {
  ...storeHandlers,
  ...sitemapHandlers,
  ...signInHandlers,
} satisfies Partial<Handlers>;
