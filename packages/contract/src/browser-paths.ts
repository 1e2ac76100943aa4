/** Method and path of a call; the client fills in `{name}`, and the server parses it. */
export type CallPath = readonly [method: "GET" | "POST" | "PUT" | "DELETE", path: string];

/** The calls that pages make in the browser. Every first visit loads them, so those that only servers make are in `paths.ts`. */
export const browserPaths = {
  "categories.list": ["GET", "/api/categories"],
  "categories.groups": ["GET", "/model_ecommerce/features/category_id={id}"],
  "brands.list": ["GET", "/api/brands"],
  "products.list": ["GET", "/api/products"],
  "products.byIds": ["GET", "/api/products/by-ids"],
  "search.suggest": ["GET", "/api/search/suggest"],
  "auth.session": ["GET", "/api/auth/session"],
  "auth.logout": ["POST", "/api/auth/logout"],
  "places.search": ["GET", "/api/places"],
  "wishlist.list": ["GET", "/api/wishlist"],
  "wishlist.add": ["POST", "/api/wishlist/add"],
  "wishlist.remove": ["DELETE", "/api/wishlist/remove/{wishlist_id}"],
  "cart.get": ["GET", "/api/cart"],
  "cart.update": ["PUT", "/api/cart/update/{id}"],
  "cart.remove": ["DELETE", "/api/cart/remove/{id}"],
  "cart.adopt": ["POST", "/api/cart/adopt"],
  "checkout.place": ["POST", "/checkout"],
  "orders.list": ["GET", "/api/checkout/history"],
  "payment.generateKhqr": ["POST", "/payment/generate_khqr"],
  "payment.generate": ["POST", "/payment/generate"],
  "payment.status": ["POST", "/payment/check_payment_status"],
  "tracking.find": ["GET", "/api/tracking"],
  "tracking.get": ["GET", "/api/tracking/{id}"],
  "chat.history": ["POST", "/api/chat/history"],
  "chat.clear": ["POST", "/api/chat/clear"],
  "bookings.times": ["GET", "/api/freelancers/{id}/times"],
  "bookings.next": ["GET", "/api/free-times"],
  "bookings.keep": ["POST", "/api/bookings/keep"],
  "reviews.list": ["GET", "/api/freelancers/{id}/reviews"],
  "builder.saved": ["GET", "/api/builder/saved"],
  "builder.save": ["POST", "/api/builder/saved"],
  "builder.remove": ["DELETE", "/api/builder/saved/{id}"],
} as const satisfies Record<string, CallPath>;

export type BrowserCall = keyof typeof browserPaths;
