import type { Handlers } from "./platform/handler.ts";
import { accountHandlers } from "./flows/account/routes.ts";
import { cartHandlers } from "./flows/cart/routes.ts";
import { signInHandlers } from "./flows/sign-in/routes.ts";
import { wishlistHandlers } from "./flows/wishlist/routes.ts";
import { customerHandlers } from "./modules/customers/routes.ts";
import { storeHandlers } from "./modules/stores/routes.ts";
import { profileHandlers } from "./views/account/routes.ts";
import { catalogHandlers } from "./views/catalog/routes.ts";
import { homeHandlers } from "./views/home/routes.ts";
import { sitemapHandlers } from "./views/sitemap/routes.ts";

/** The one table of what answers each call of the contract. */
export const handlers = {
  ...storeHandlers,
  ...catalogHandlers,
  ...homeHandlers,
  ...sitemapHandlers,
  ...signInHandlers,
  ...customerHandlers,
  ...profileHandlers,
  ...accountHandlers,
  ...cartHandlers,
  ...wishlistHandlers,
} satisfies Partial<Handlers>;
