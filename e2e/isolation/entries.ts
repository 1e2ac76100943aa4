import type { Victim } from "./victim.ts";

type Form = Partial<Record<string, string>>;

export interface PageEntry {
  /** The URL to attack, with the victim's ids in it. */
  at: (victim: Victim) => string;
  /** The victim sees private data there. */
  shows?: true;
  /** The URL names an object of the victim, so another customer must not get the page. */
  theirs?: true;
  /** Forms that an attacker submits; required for every page with an action. */
  forms?: (victim: Victim) => Form[];
}

const open = (path: string): PageEntry => ({ at: () => path });
const wrongDigits = "9999";
const order = ({ addressId }: Victim) => ({ address: String(addressId), way: "cod", note: "mine" });

/** Every page of the route table by its pattern, and how others would attack it. */
export const entries: Record<string, PageEntry> = {
  "/robots.txt": open("/robots.txt"),
  "/sitemap.xml": open("/sitemap.xml"),
  "/sitemap/parts/:part": open("/sitemap/parts/pages.xml"),
  "/manifest.webmanifest": open("/manifest.webmanifest"),
  "/download/qr.svg": open("/download/qr.svg"),
  "/search/:text": open("/search/Only-Hers"),
  "/search": open("/search?text=Only-Hers"),
  "/": open("/"),
  "/category": open("/category"),
  "/category/:categoryId/sub/:subId": open("/category/1/sub/1"),
  "/phone": open("/phone"),
  "/camera": open("/camera"),
  "/smarthome": open("/smarthome"),
  "/sparepart": open("/sparepart"),
  "/promotions": open("/promotions"),
  "/brands": open("/brands"),
  "/product/:id": { at: ({ productId }) => `/product/${productId}` },
  "/compare": open("/compare"),
  "/services": open("/services"),
  "/services/allfreelancer": open("/services/allfreelancer"),
  "/services/freelancer": {
    at: () => "/services/freelancer?id=1&service=7001",
    forms: () => [{ starts_at: "2030-01-01T08:00:00+07:00" }],
  },
  "/pcbuilder": { at: ({ buildId }) => `/pcbuilder?build=${buildId}&id=${buildId}` },
  "/pcbuilder/compare": { at: ({ buildId }) => `/pcbuilder/compare?a=${buildId}&b=${buildId}` },
  "/warranty": {
    at: ({ orderNumber, claimNumber }) => `/warranty?order=${orderNumber}&claim=${claimNumber}&phone=${wrongDigits}`,
  },
  "/warranty/claim": {
    at: ({ orderLineId }) => `/warranty/claim?line=${orderLineId}`,
    theirs: true,
    forms: ({ orderLineId }) => [{ line: String(orderLineId), problem: "It does not start.", key: "isolation-claim" }],
  },
  "/check-result/:id?": open("/check-result/CHECK-1"),
  "/help-center": open("/help-center?q=Only-Hers"),
  "/help-center/index-copy": open("/help-center/index-copy"),
  "/help-center/category/:id": open("/help-center/category/1"),
  "/help-center/detail/:id": { at: () => "/help-center/detail/1", forms: () => [{ helpful: "yes" }] },
  "/policy": open("/policy"),
  "/news": open("/news"),
  "/news/:id": open("/news/1"),
  "/chat": { at: () => "/chat", forms: () => [{ text: "Where is my order?" }] },
  "/tracking-delivery": { at: ({ orderNumber }) => `/tracking-delivery?order=${orderNumber}` },
  "/tracking-delivery/index copy": {
    at: ({ orderNumber }) => `/tracking-delivery/index%20copy?order=${orderNumber}&phone=${wrongDigits}`,
  },

  "/login": { at: () => "/login", forms: ({ phone }) => [{ phone, password: "not her password" }] },
  "/register": {
    at: () => "/register",
    forms: ({ phone }) => [{ name: "Somebody", phone, password: "stolen password 1" }],
  },
  "/otp/verify": {
    at: ({ phone }) => `/otp/verify?phone=${phone}`,
    forms: ({ phone }) => [{ phone, otp: "000000", secret: "guessed" }],
  },
  "/forgot-password": {
    at: () => "/forgot-password",
    forms: ({ phone }) => [{ phone, otp: "000000", password: "stolen password 1" }],
  },
  "/account/myaccount": { at: () => "/account/myaccount", shows: true },
  "/account/myaccount/mydata": {
    at: () => "/account/myaccount/mydata",
    shows: true,
    forms: () => [
      { intent: "remove", password: "not her password" },
      { intent: "password", current_password: "not her password", password: "stolen password 1" },
      { intent: "confirm", secret: "guessed", otp: "000000" },
      { name: "Somebody", lang: "en" },
    ],
  },
  "/account/myaccount/myorders": { at: () => "/account/myaccount/myorders" },
  "/account/myaccount/myorders/checkout-detail/:id?": {
    at: ({ orderNumber }) => `/account/myaccount/myorders/checkout-detail/${orderNumber}`,
    shows: true,
    theirs: true,
    forms: () => [
      { intent: "cancel" },
      { intent: "again", key: "isolation-again" },
      { intent: "move", booking: "1", starts_at: "2030-01-01T08:00:00+07:00" },
    ],
  },
  "/account/myaccount/addresses": {
    at: ({ addressId }) => `/account/myaccount/addresses?edit=${addressId}`,
    shows: true,
    forms: ({ addressId }) =>
      ["remove", "default", "save"].map((intent) => ({
        intent,
        id: String(addressId),
        name: "Moved",
        lat: "11.5",
        long: "104.9",
      })),
  },
  "/account/myaccount/removed": { at: () => "/account/myaccount/removed" },
  "/account/myaccount/claims": { at: () => "/account/myaccount/claims" },
  "/account/myaccount/claims/:number": {
    at: ({ claimNumber }) => `/account/myaccount/claims/${claimNumber}`,
    shows: true,
    theirs: true,
    forms: () => [{ intent: "withdraw" }, { text: "Not hers.", key: "isolation-answer" }],
  },
  "/checkout": {
    at: ({ addressId }) => `/checkout?address=${addressId}`,
    shows: true,
    forms: (victim) => [order(victim), { ...order(victim), way: "khqr" }],
  },
  "/checkout/khqr": { at: ({ paymentId }) => `/checkout/khqr?payment=${paymentId}`, theirs: true },
  "/checkout/:way": { at: ({ paymentId }) => `/checkout/paypal?payment=${paymentId}`, theirs: true },
  "/buynow/:id?": {
    at: ({ productId, addressId }) => `/buynow/${productId}?address=${addressId}`,
    shows: true,
    forms: (victim) => [order(victim)],
  },
  "/paypal/success": { at: ({ paymentId }) => `/paypal/success?payment_id=${paymentId}` },
  "/paypal/error": open("/paypal/error"),
  "/download": open("/download"),
  "/print/order": { at: ({ orderNumber }) => `/print/order?id=${orderNumber}`, shows: true, theirs: true },
  "/print/check": open("/print/check?id=CHECK-1"),
  "/design": open("/design"),
  "/*": { at: ({ orderNumber }) => `/no-such-page/${orderNumber}` },
  // Afterwards an attacker is signed out.
  "/logout": { at: () => "/logout", forms: () => [{}] },
};
