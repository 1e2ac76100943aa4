import type { Handlers, Streams } from "./platform/handler.ts";
import { accountHandlers } from "./flows/account/routes.ts";
import { bookingHandlers } from "./flows/bookings/routes.ts";
import { cartHandlers } from "./flows/cart/routes.ts";
import { checkoutHandlers } from "./flows/checkout/routes.ts";
import { orderHandlers } from "./flows/orders/routes.ts";
import { paymentHandlers } from "./flows/payments/routes.ts";
import { signInHandlers } from "./flows/sign-in/routes.ts";
import { claimHandlers } from "./flows/warranty/routes.ts";
import { wishlistHandlers } from "./flows/wishlist/routes.ts";
import { chatHandlers, chatStreams } from "./modules/assistant/routes.ts";
import { buildHandlers } from "./modules/builds/routes.ts";
import { customerHandlers } from "./modules/customers/routes.ts";
import { helpHandlers } from "./modules/help/routes.ts";
import { policyHandlers } from "./modules/policy/routes.ts";
import { storeHandlers } from "./modules/stores/routes.ts";
import { uploadHandlers } from "./modules/uploads/routes.ts";
import { profileHandlers } from "./views/account/routes.ts";
import { assistant } from "./views/assistant/assistant.ts";
import { bookingViewHandlers } from "./views/bookings/routes.ts";
import { catalogHandlers } from "./views/catalog/routes.ts";
import { freelancerHandlers } from "./views/freelancers/routes.ts";
import { helpSearchHandlers } from "./views/help/routes.ts";
import { homeHandlers } from "./views/home/routes.ts";
import { listHandlers } from "./views/lists/routes.ts";
import { newsHandlers } from "./views/news/routes.ts";
import { orderViewHandlers } from "./views/orders/routes.ts";
import { pcBuilderHandlers } from "./views/pc-builder/routes.ts";
import { searchHandlers } from "./views/search/routes.ts";
import { siteHandlers } from "./views/site/routes.ts";
import { sitemapHandlers } from "./views/sitemap/routes.ts";
import { trackingHandlers } from "./views/tracking/routes.ts";
import { warrantyHandlers } from "./views/warranty/routes.ts";

/** The one table of what answers each call of the contract. */
export const handlers = {
  ...storeHandlers,
  ...siteHandlers,
  ...catalogHandlers,
  ...homeHandlers,
  ...listHandlers,
  ...searchHandlers,
  ...sitemapHandlers,
  ...signInHandlers,
  ...customerHandlers,
  ...profileHandlers,
  ...accountHandlers,
  ...cartHandlers,
  ...wishlistHandlers,
  ...checkoutHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...orderViewHandlers,
  ...uploadHandlers,
  ...helpHandlers,
  ...helpSearchHandlers,
  ...policyHandlers,
  ...newsHandlers,
  ...trackingHandlers,
  ...freelancerHandlers,
  ...bookingHandlers,
  ...bookingViewHandlers,
  ...warrantyHandlers,
  ...claimHandlers,
  ...pcBuilderHandlers,
  ...buildHandlers,
  ...chatHandlers(assistant),
} satisfies Handlers;

/** Calls that can be answered piece by piece too. */
export const streams = { ...chatStreams(assistant) } satisfies Streams;
