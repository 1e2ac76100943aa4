import { paymentWays } from "@shop/contract/payment-ways";
import { languages } from "@shop/kit/locale";
import { storeFields } from "@shop/api/modules/stores/public";

/** Fields that differ only in language, payment method or province have one line of help. */
const generalName = (name: string) =>
  name
    .replace(/\.(?:en|km|zh)$/, ".LANGUAGE")
    .replace(/^payment\.[^.]+/, "payment.METHOD")
    .replace(/\.\d\d$/, ".PROVINCE");

/** The fields of a store with their valid values, for the help. */
export function storeFieldLines(): string[] {
  const fields = new Map([...storeFields].map(([name, { expects }]) => [generalName(name), expects]));
  return [
    ...[...fields].map(([name, expects]) => `${name.padEnd(36)} ${expects}`),
    `LANGUAGE: ${languages.join(", ")}`,
    `METHOD: ${paymentWays.join(", ")}`,
    "PROVINCE: its two digits, 01 to 25, such as 12 for Phnom Penh; * is every province without a value of its own",
    "price-percent and riel-rate change all prices of the store. If that is interrupted, run the same command again.",
  ];
}
