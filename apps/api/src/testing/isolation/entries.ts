import type { CallName } from "@shop/contract/paths";
import { samplePassword } from "../samples/customer.ts";
import { pictureForm } from "../samples/picture.ts";
import type { Victim } from "./victim.ts";

/** One way to make a call about the victim. */
export interface Sent {
  /** Values for the `{name}`s of the path. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** The `Idempotency-Key`, where one must be there. */
  key?: string;
}

interface Entry {
  /** As the victim would send it, with the ids of the victim's own things. */
  send: (victim: Victim) => Sent;
  /**
   * What it means to others: `own` answers everybody with their own things; `theirs` names a thing
   * of the victim and must be refused; `anybody` is about no customer.
   */
  about: "own" | "theirs" | "anybody";
  /** How the shop answers the victim at the end, where that is not 200; null for what only an attacker sends. */
  answers?: number | null;
}

const anybody = (sent: Sent | (() => Sent) = {}, answers = 200): Entry => ({
  about: "anybody",
  send: typeof sent === "function" ? sent : () => sent,
  answers,
});
const own = (send: Entry["send"] = () => ({}), answers = 200): Entry => ({ about: "own", send, answers });
const theirs = (send: Entry["send"], answers: number | null = 200): Entry => ({ about: "theirs", send, answers });

let serial = 0;
/** Another number each time: one phone gets few codes a day. */
const newPhone = () => `0129${String(++serial).padStart(5, "0")}`;

const order = ({ addressId }: Victim) => ({
  address: addressId,
  payment_type: "cod",
  checkout_type: "buy_now",
  product_id: 1,
  quantity: 1,
});
const line = { product_id: 1, quantity: 1 };

/** Every call of the contract, as an attacker would make it, in this order: last what takes the victim's things away. */
export const entries: Record<CallName, Entry> = {
  "site.get": anybody({ query: { domain: "s001.localhost" } }),
  "vendor.info": anybody(),
  "categories.list": anybody(),
  "categories.groups": anybody({ params: { id: 1 } }),
  "brands.list": anybody(),
  "products.list": anybody(),
  "products.headerSearch": anybody({ params: { page: 1, row_per_page: 15, name: "Only-Hers" } }),
  "products.byIds": anybody({ query: { ids: "1" } }),
  "product.get": anybody({ params: { product_id: 1 } }),
  "search.suggest": anybody({ query: { text: "Only-Hers" } }),
  "home.get": anybody(),
  "sitemap.parts": anybody(),
  "sitemap.products": anybody({ params: { part: 1 } }),
  "places.search": anybody({ query: { text: "Phnom" } }),
  "payment.options": anybody(),
  "payment.banks": anybody(),
  "help.categories": anybody(),
  "help.article": anybody({ params: { id: 1 } }),
  "help.search": anybody({ query: { text: "Only-Hers" } }),
  "help.feedback": anybody({ params: { id: 1 }, body: { helpful: true } }),
  "policy.get": anybody(),
  "news.list": anybody(),
  "news.get": anybody({ params: { id: 1 } }, 404),
  "freelancers.list": anybody(),
  "freelancers.get": anybody({ params: { id: 1 } }, 404),
  "bookings.next": anybody(),
  "bookings.times": anybody({ params: { id: 1 }, query: { product_id: 1 } }, 404),
  "reviews.list": anybody({ params: { id: 1 } }),
  "builder.get": anybody(),
  "builder.choices": anybody({ query: { slot: "cpu" } }),
  "builder.suggest": anybody({ query: { use: "office", budget: 500 } }),
  "deviceChecks.get": anybody({ params: { code: "CHECK-1" } }, 404),

  "auth.session": own(),
  "auth.register": anybody(() => ({ body: { name: "New", phone: newPhone(), password: samplePassword } })),
  "auth.verify": theirs(({ phone }) => ({ body: { phone, otp: "000000" } }), null),
  "auth.resend": theirs(({ phone }) => ({ body: { phone, secret: "guessed", type: "forgot" } }), null),
  "auth.login": theirs(({ phone }) => ({ body: { phone, password: "not her password" } }), null),
  "auth.forgotPassword": anybody(() => ({ body: { phone: newPhone() } })),
  "auth.resetPassword": theirs(
    ({ phone }) => ({ body: { phone, otp: "000000", password: "stolen password 1" } }),
    null,
  ),
  "tracking.find": theirs(({ orderNumber }) => ({ query: { order: orderNumber, phone: "9999" } }), null),
  "warranty.find": theirs(({ orderNumber }) => ({ query: { order: orderNumber, phone: "9999" } }), null),
  "claims.find": theirs(({ claimNumber }) => ({ query: { claim: claimNumber, phone: "9999" } }), null),
  // Whoever does not know the name of a guest's conversation has his own.
  "chat.ask": own(() => ({ body: { text: "Where is my order?" } })),
  "chat.history": own(() => ({ body: {} })),
  "chat.clear": own(() => ({ body: {} })),

  "profile.get": own(),
  "profile.update": own(() => ({ body: { lang: "en" } })),
  "profile.export": own(),
  "profile.requestContactChange": own(() => ({ body: { email: "new@example.com", password: samplePassword } })),
  "profile.confirmContactChange": own(() => ({ body: { secret: "guessed", otp: "000000" } }), 400),
  "locations.list": own(),
  "locations.add": own(() => ({ body: { name: "Work", lat: 11.5, long: 104.9 } })),
  "locations.update": theirs(({ addressId }) => ({ params: { id: addressId }, body: { name: "Moved" } })),
  "wishlist.list": own(),
  "wishlist.add": own(() => ({ body: { product_id: 1 } })),
  "wishlist.remove": theirs(({ wishlistId }) => ({ params: { wishlist_id: wishlistId } })),
  "builder.saved": own(),
  "builder.save": own(() => ({ body: { name: "Only hers", parts: "1" } })),
  "builder.remove": theirs(({ buildId }) => ({ params: { id: buildId } })),
  "cart.get": theirs(({ addressId }) => ({ query: { address_id: addressId } })),
  "cart.add": own(() => ({ body: line })),
  "cart.adopt": own(() => ({ body: line, key: `line ${++serial}` })),
  "cart.update": theirs(({ cartLineId }) => ({ params: { id: cartLineId }, body: { set: 2 } })),
  "checkout.quote": theirs(({ addressId }) => ({ body: { address: addressId, ...line } })),
  "checkout.place": theirs((victim) => ({ body: order(victim) })),
  "cart.remove": theirs(({ cartLineId }) => ({ params: { id: cartLineId } })),
  "checkout.placeFromCart": theirs(({ addressId }) => ({ body: { address: addressId, payment_type: "cod" } })),
  "orders.list": own(),
  "orders.detail": theirs(({ orderNumber }) => ({ params: { id: orderNumber } })),
  "tracking.get": theirs(({ orderNumber }) => ({ params: { id: orderNumber } })),
  "orders.again": theirs(({ orderNumber }) => ({ params: { id: orderNumber } })),
  "payment.status": theirs(({ paymentId }) => ({ body: { payment_id: paymentId } })),
  "payment.generateKhqr": theirs((victim) => ({ body: { ...order(victim), payment_method: "wing", type: "khqr" } })),
  "payment.generate": theirs((victim) => ({ body: { ...order(victim), payment_method: "paypal" } })),
  "claims.list": own(),
  "claims.item": theirs(({ orderLineId }) => ({ params: { line_id: orderLineId } })),
  "claims.get": theirs(({ claimNumber }) => ({ params: { number: claimNumber } })),
  "claims.answer": theirs(({ claimNumber }) => ({ params: { number: claimNumber }, body: { text: "Not hers" } }), 409),
  "claims.make": theirs(({ orderLineId }) => ({ body: { line_id: orderLineId, problem: "Not hers" } }), 409),
  "bookings.list": own(),
  "bookings.keep": own(),
  "bookings.hold": own(
    () => ({ body: { freelancer_id: 1, product_id: 1, starts_at: "2030-01-01T08:00:00+07:00" } }),
    404,
  ),
  "bookings.moveTimes": theirs(({ bookingId }) => ({ params: { id: bookingId } })),
  "bookings.move": theirs(
    ({ bookingId }) => ({ params: { id: bookingId }, body: { starts_at: "2030-01-01T08:00:00+07:00" } }),
    409,
  ),
  "reviews.write": theirs(({ bookingId }) => ({ params: { id: bookingId }, body: { stars: 1, text: "Not hers" } })),
  "bookings.cancel": theirs(({ bookingId }) => ({ params: { id: bookingId } }), 409),
  "upload.image": own(() => ({ body: pictureForm() })),
  "claims.withdraw": theirs(({ claimNumber }) => ({ params: { number: claimNumber } })),
  "orders.cancel": theirs(({ orderNumber }) => ({ params: { id: orderNumber }, body: {} })),
  "locations.remove": theirs(({ addressId }) => ({ params: { id: addressId } })),
  "profile.changePassword": own(
    () => ({ body: { current_password: "not her password", password: "stolen password 1" } }),
    400,
  ),
  "profile.remove": own(() => ({ body: { password: "not her password" } }), 400),
  // After this an attacker is nobody.
  "auth.logout": own(),
};
