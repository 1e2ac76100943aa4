/**
 * Method and path of every call, as plain data so that the browser loads no schemas. Paths from
 * the specification's section 7 are verbatim. The client fills in `{name}`, and the server parses
 * it.
 */
export const paths = {
  "site.get": ["GET", "/api/site"],
  "vendor.info": ["GET", "/api/vendor/info"],

  "categories.list": ["GET", "/api/categories"],
  "categories.groups": ["GET", "/model_ecommerce/features/category_id={id}"],
  "brands.list": ["GET", "/api/brands"],
  "products.list": ["GET", "/api/products"],
  "products.headerSearch": ["GET", "/products/page={page}&row_per_page={row_per_page}&name={name}"],
  "products.byIds": ["GET", "/api/products/by-ids"],
  "product.get": ["GET", "/api/product/{product_id}"],
  "search.suggest": ["GET", "/api/search/suggest"],
  "home.get": ["GET", "/api/home"],
  "sitemap.parts": ["GET", "/api/sitemap"],
  "sitemap.products": ["GET", "/api/sitemap/{part}"],

  "auth.register": ["POST", "/api/auth/register"],
  "auth.verify": ["POST", "/api/verify"],
  "auth.resend": ["POST", "/api/auth/resend"],
  "auth.login": ["POST", "/api/auth/login"],
  "auth.session": ["GET", "/api/auth/session"],
  "auth.logout": ["POST", "/api/auth/logout"],
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
  "places.search": ["GET", "/api/places"],

  "wishlist.list": ["GET", "/api/wishlist"],
  "wishlist.add": ["POST", "/api/wishlist/add"],
  "wishlist.remove": ["DELETE", "/api/wishlist/remove/{wishlist_id}"],
  "cart.get": ["GET", "/api/cart"],
  "cart.add": ["POST", "/api/cart/add"],
  "cart.update": ["PUT", "/api/cart/update/{id}"],
  "cart.remove": ["DELETE", "/api/cart/remove/{id}"],
  "cart.adopt": ["POST", "/api/cart/adopt"],

  "checkout.quote": ["POST", "/checkout/quote"],
  "checkout.place": ["POST", "/checkout"],
  "checkout.placeFromCart": ["POST", "/api/checkout"],
  "orders.list": ["GET", "/api/checkout/history"],
  "orders.detail": ["GET", "/api/checkout/history/detail/{id}"],
  "orders.cancel": ["POST", "/api/checkout/history/cancel/{id}"],
  "orders.again": ["POST", "/api/checkout/history/again/{id}"],
  "payment.options": ["GET", "/api/payment/options"],
  "payment.banks": ["GET", "/api/payment/banks"],
  "payment.generateKhqr": ["POST", "/payment/generate_khqr"],
  "payment.generate": ["POST", "/payment/generate"],
  "payment.status": ["POST", "/payment/check_payment_status"],
  "upload.image": ["POST", "/upload"],

  "help.categories": ["GET", "/api/help"],
  "help.article": ["GET", "/api/help/articles/{id}"],
  "help.search": ["GET", "/api/help/search"],
  "help.feedback": ["POST", "/api/help/articles/{id}/feedback"],
  "policy.get": ["GET", "/api/policy"],
  "news.list": ["GET", "/api/news"],
  "news.get": ["GET", "/api/news/{id}"],
  "tracking.find": ["GET", "/api/tracking"],
  "tracking.get": ["GET", "/api/tracking/{id}"],

  "chat.ask": ["POST", "/api/chat"],
  "chat.history": ["POST", "/api/chat/history"],
  "chat.clear": ["POST", "/api/chat/clear"],

  "freelancers.list": ["GET", "/api/freelancers"],
  "freelancers.get": ["GET", "/api/freelancers/{id}"],
  "bookings.times": ["GET", "/api/freelancers/{id}/times"],
  "bookings.next": ["GET", "/api/free-times"],
  "bookings.hold": ["POST", "/api/bookings"],
  "bookings.keep": ["POST", "/api/bookings/keep"],
  "bookings.list": ["GET", "/api/bookings"],
  "bookings.moveTimes": ["GET", "/api/bookings/{id}/times"],
  "bookings.move": ["POST", "/api/bookings/{id}/move"],
  "bookings.cancel": ["POST", "/api/bookings/{id}/cancel"],
  "reviews.write": ["POST", "/api/bookings/{id}/review"],
  "reviews.list": ["GET", "/api/freelancers/{id}/reviews"],
  "warranty.find": ["GET", "/api/warranty"],
  "deviceChecks.get": ["GET", "/api/check-result/{code}"],
  "claims.item": ["GET", "/api/warranty/items/{line_id}"],
  "claims.make": ["POST", "/api/warranty/claims"],
  "claims.list": ["GET", "/api/warranty/claims"],
  "claims.get": ["GET", "/api/warranty/claims/{number}"],
  "claims.answer": ["POST", "/api/warranty/claims/{number}/answer"],
  "claims.withdraw": ["POST", "/api/warranty/claims/{number}/withdraw"],
  "claims.find": ["GET", "/api/warranty/claim"],

  "builder.get": ["GET", "/api/builder"],
  "builder.choices": ["GET", "/api/builder/choices"],
  "builder.suggest": ["GET", "/api/builder/suggestions"],
  "builder.saved": ["GET", "/api/builder/saved"],
  "builder.save": ["POST", "/api/builder/saved"],
  "builder.remove": ["DELETE", "/api/builder/saved/{id}"],
} as const satisfies Record<string, readonly ["GET" | "POST" | "PUT" | "DELETE", string]>;

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
