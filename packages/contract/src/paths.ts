import { browserPaths, type CallPath } from "./browser-paths.ts";

/**
 * Method and path of every call, as plain data, apart from its schemas. Paths from the specification's section 7 are
 * verbatim.
 */
export const paths = {
  ...browserPaths,

  "site.get": ["GET", "/api/site"],
  "vendor.info": ["GET", "/api/vendor/info"],

  "products.headerSearch": ["GET", "/products/page={page}&row_per_page={row_per_page}&name={name}"],
  "product.get": ["GET", "/api/product/{product_id}"],
  "home.get": ["GET", "/api/home"],
  "sitemap.parts": ["GET", "/api/sitemap"],
  "sitemap.products": ["GET", "/api/sitemap/{part}"],

  "auth.register": ["POST", "/api/auth/register"],
  "auth.verify": ["POST", "/api/verify"],
  "auth.resend": ["POST", "/api/auth/resend"],
  "auth.login": ["POST", "/api/auth/login"],
  "auth.forgotPassword": ["POST", "/api/auth/forgot-password"],
  "auth.resetPassword": ["POST", "/api/auth/reset-password"],

  "profile.get": ["GET", "/api/profile"],
  "profile.update": ["PUT", "/api/profile"],
  "profile.changePassword": ["POST", "/api/profile/password"],
  "profile.requestContactChange": ["POST", "/api/profile/contact"],
  "profile.confirmContactChange": ["POST", "/api/profile/contact/confirm"],
  "profile.export": ["GET", "/api/profile/export"],
  "profile.remove": ["POST", "/api/profile/remove"],
  "locations.list": ["GET", "/api/profile/location"],
  "locations.add": ["POST", "/api/profile/location/add"],
  "locations.update": ["PUT", "/api/profile/location/update/{id}"],
  "locations.remove": ["DELETE", "/api/profile/location/remove/{id}"],

  "cart.add": ["POST", "/api/cart/add"],
  "checkout.quote": ["POST", "/checkout/quote"],
  "checkout.placeFromCart": ["POST", "/api/checkout"],
  "orders.detail": ["GET", "/api/checkout/history/detail/{id}"],
  "orders.cancel": ["POST", "/api/checkout/history/cancel/{id}"],
  "orders.again": ["POST", "/api/checkout/history/again/{id}"],
  "payment.options": ["GET", "/api/payment/options"],
  "payment.banks": ["GET", "/api/payment/banks"],
  "upload.image": ["POST", "/upload"],

  "help.categories": ["GET", "/api/help"],
  "help.article": ["GET", "/api/help/articles/{id}"],
  "help.search": ["GET", "/api/help/search"],
  "help.feedback": ["POST", "/api/help/articles/{id}/feedback"],
  "policy.get": ["GET", "/api/policy"],
  "news.list": ["GET", "/api/news"],
  "news.get": ["GET", "/api/news/{id}"],

  "chat.ask": ["POST", "/api/chat"],

  "freelancers.list": ["GET", "/api/freelancers"],
  "freelancers.get": ["GET", "/api/freelancers/{id}"],
  "bookings.hold": ["POST", "/api/bookings"],
  "bookings.list": ["GET", "/api/bookings"],
  "bookings.moveTimes": ["GET", "/api/bookings/{id}/times"],
  "bookings.move": ["POST", "/api/bookings/{id}/move"],
  "bookings.cancel": ["POST", "/api/bookings/{id}/cancel"],
  "reviews.write": ["POST", "/api/bookings/{id}/review"],
  "warranty.find": ["GET", "/api/warranty"],
  "deviceChecks.get": ["GET", "/api/check-result/{code}"],
  "claims.item": ["GET", "/api/warranty/items/{line_id}"],
  "claims.make": ["POST", "/api/warranty/claims"],
  "claims.list": ["GET", "/api/warranty/claims"],
  "claims.get": ["GET", "/api/warranty/claims/{number}"],
  "claims.answer": ["POST", "/api/warranty/claims/{number}/answer"],
  "claims.withdraw": ["POST", "/api/warranty/claims/{number}/withdraw"],
  "claims.find": ["GET", "/api/warranty/claim"],

  "builder.choices": ["GET", "/api/builder/choices"],
  "builder.suggest": ["GET", "/api/builder/suggestions"],
} as const satisfies Record<string, CallPath>;

/**
 * Paths at the root of the shop's own origin that the API answers beside its calls: private
 * pictures, pictures of KHQR codes, webhooks of providers, and the simulated bank, which is also
 * below the API's own path.
 */
export const extraPaths = {
  privatePictures: "/media-private/",
  paymentPictures: "/payment-qr/",
  webhooks: "/webhooks/",
  simulator: "/simulator/",
} as const;

export type CallName = keyof typeof paths;
