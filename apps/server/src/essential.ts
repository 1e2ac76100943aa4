import { besidePaths } from "@shop/contract/paths";
import { locales } from "@shop/kit/locale";

const oneOf = (words: readonly string[]) => `(${words.join("|")})`;

/** To buy, to pay, to sign in, and to read that an order was placed: who does not may order once more. */
const pages = ["checkout", "buynow", "paypal", "login", "register", "otp", "forgot-password", "logout", "account/myaccount/myorders"];

/** What these pages ask of the store API, which stands at the root where it is alone. */
const calls = ["checkout", "payment", "upload", "api/(auth|verify|profile|places|cart|checkout|payment|bookings/keep|site)"];

/** Whole words of a path; the data of a page are asked for at `/page.data`. */
const end = "(?=[/.?]|$)";

const essential = new RegExp(
  [
    `^${oneOf(locales.map(({ prefix }) => prefix))}/${oneOf(pages)}${end}`,
    `^(/rest)?/${oneOf(calls)}${end}`,
    `^/(healthz|readyz|metrics)${end}`,
    `^${oneOf([besidePaths.webhooks, besidePaths.paymentPictures])}`,
  ].join("|"),
);

/**
 * What goes on when all else is sent away: whoever is in the middle of buying, paying or signing
 * in, money that is told of, and what operators ask.
 */
export const isEssential = (url: string): boolean => essential.test(url);
