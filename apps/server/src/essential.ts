import { extraPaths } from "@shop/contract/paths";
import { locales } from "@shop/kit/locale";

const oneOf = (words: readonly string[]) => `(${words.join("|")})`;

/** Pages to buy, pay and sign in with, and the list of one's orders: who cannot see that the order was placed may order once more. */
const pages = [
  "checkout",
  "buynow",
  "paypal",
  "login",
  "register",
  "otp",
  "forgot-password",
  "logout",
  "account/myaccount/myorders",
];

/** Calls of the store API that those pages make, below `/rest` or, where the API is served alone, at the root. */
const calls = [
  "checkout",
  "payment",
  "upload",
  "api/(auth|verify|profile|places|cart|checkout|payment|bookings/keep|site)",
];

/** Only whole segments of a path match. The dot is for the data of a page, which the browser gets from `/page.data`. */
const end = "(?=[/.?]|$)";

const essential = new RegExp(
  [
    `^${oneOf(locales.map(({ prefix }) => prefix))}/${oneOf(pages)}${end}`,
    `^(/rest)?/${oneOf(calls)}${end}`,
    `^/(healthz|readyz|metrics)${end}`,
    `^${oneOf([extraPaths.webhooks, extraPaths.paymentPictures])}`,
  ].join("|"),
);

/**
 * Whether a request is still served while the server is overloaded and rejects others: what is needed
 * to finish buying, paying or signing in, webhooks of payment providers, and the operators' health
 * checks and metrics.
 */
export const isEssential = (url: string): boolean => essential.test(url);
