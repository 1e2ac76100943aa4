import { index, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import { productRoute } from "./lib/links/product-route.ts";

/**
 * All URLs of the shop (specification, section 2). `:lang?` is a locale's slug;
 * `routes/language.tsx` answers 404 for any other word there and is the layout of all pages.
 */
export default [
  route("robots.txt", "routes/seo/robots.ts"),
  route("sitemap.xml", "routes/seo/sitemap-index.ts"),
  route("sitemap/parts/:part", "routes/seo/sitemap-part.ts"),
  route("manifest.webmanifest", "routes/install/manifest.ts"),
  route("download/qr.svg", "routes/install/download-qr.ts"),
  route(":lang?", "routes/language.tsx", [
    // First, and a sibling of the other routes with two segments: `/search/phone` also matches
    // `/:lang/phone` with the same rank, and the router takes the first only among siblings.
    route("search/:text", "routes/catalog/search.tsx"),
    route("search", "routes/catalog/search.tsx", { id: "routes/catalog/search-empty" }),
    index("routes/catalog/home.tsx"),
    route("category", "routes/catalog/category.tsx"),
    route("category/:categoryId/sub/:subId", "routes/catalog/sub-category.tsx"),
    route("phone", "routes/catalog/phone.tsx"),
    route("camera", "routes/catalog/camera.tsx"),
    route("smarthome", "routes/catalog/smarthome.tsx"),
    route("sparepart", "routes/catalog/sparepart.tsx"),
    route("promotions", "routes/catalog/promotions.tsx"),
    route("brands", "routes/catalog/brands.tsx"),
    route("product/:id", "routes/catalog/product.tsx", { id: productRoute }),
    route("compare", "routes/compare.tsx"),
    ...prefix("services", [
      index("routes/services/services.tsx"),
      route("allfreelancer", "routes/services/freelancers.tsx"),
      route("freelancer", "routes/services/freelancer.tsx"),
    ]),
    route("pcbuilder", "routes/pc-builder/builder.tsx"),
    route("pcbuilder/compare", "routes/pc-builder/compare.tsx"),
    route("warranty", "routes/warranty/look-up.tsx"),
    route("warranty/claim", "routes/warranty/claim.tsx"),
    route("check-result/:id?", "routes/warranty/check-result.tsx"),

    ...prefix("help-center", [
      index("routes/help/center.tsx"),
      route("index-copy", "routes/help/center.tsx", { id: "help-center-copy" }),
      route("category/:id", "routes/help/category.tsx"),
      route("detail/:id", "routes/help/article.tsx"),
    ]),
    route("policy", "routes/help/policy.tsx"),
    route("news", "routes/news/news.tsx"),
    route("news/:id", "routes/news/news-item.tsx"),
    route("chat", "routes/chat.tsx"),
    route("tracking-delivery", "routes/tracking.tsx"),
    route("tracking-delivery/index copy", "routes/tracking.tsx", { id: "tracking-copy" }),

    route("login", "routes/auth/login.tsx"),
    route("register", "routes/auth/register.tsx"),
    route("otp/verify", "routes/auth/otp-verify.tsx"),
    route("forgot-password", "routes/auth/forgot-password.tsx"),
    route("logout", "routes/auth/logout.tsx"),
    ...prefix("account/myaccount", [
      index("routes/account/summary.tsx"),
      route("mydata", "routes/account/my-data.tsx"),
      route("myorders", "routes/account/my-orders.tsx"),
      route("myorders/checkout-detail/:id?", "routes/account/order-detail.tsx"),
      route("claims", "routes/account/claims.tsx"),
      route("claims/:number", "routes/account/claim.tsx"),
      route("addresses", "routes/account/addresses.tsx"),
      route("removed", "routes/account/removed.tsx"),
    ]),
    route("checkout", "routes/checkout/checkout.tsx"),
    route("checkout/khqr", "routes/checkout/khqr.tsx"),
    route("checkout/:way", "routes/checkout/link.tsx"),
    route("buynow/:id?", "routes/checkout/buy-now.tsx"),
    route("paypal/success", "routes/checkout/paypal-success.tsx"),
    route("paypal/error", "routes/checkout/paypal-error.tsx"),

    route("download", "routes/install/download.ts"),
    route("print/order", "routes/print/order.tsx"),
    route("print/check", "routes/print/check.tsx"),
    route("design", "routes/design.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
