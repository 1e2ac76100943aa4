import { createHash } from "node:crypto";
import generateKHQR from "bakong-khqr/src/controller/generateKHQR.js";
import information from "bakong-khqr/src/model/information.js";
import { toMajor, toMinor, type Currency, type Money } from "@shop/kit/money";
import { decodeKhqr } from "./decode-khqr.ts";

/** Who is paid: an individual's account, or a merchant's at an acquiring bank. */
export interface KhqrMerchant {
  bakongId: string;
  merchantId: string | null;
  acquiringBank: string | null;
  merchantName: string;
  city: string;
  mobile: string | null;
}

interface KhqrRequest {
  merchant: KhqrMerchant;
  money: Money;
  /** The bill number that the bank shows: the order's number. */
  billNumber: string;
  storeLabel: string;
  expiresAt: Date;
}

interface Khqr {
  text: string;
  /** Identifies the transfer at the bank. */
  md5: string;
}

const currencyCodes: Record<Currency, 840 | 116> = { USD: 840, KHR: 116 };
/** EMVCo, tags 59 and 60. */
export const maxName = 25;
export const maxCity = 15;
/** Electronics stores (ISO 18245). */
const categoryCode = "5732";

/** Our currency for an ISO number in a KHQR string; null for any other. */
export function currencyOfCode(code: string): Currency | null {
  return code === "840" ? "USD" : code === "116" ? "KHR" : null;
}

const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text);

/** Cuts a text to a maximum of UTF-16 units, without splitting a character. */
function fitting(text: string, units: number): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter("km").segment(text)) {
    if (kept.length + segment.length > units) break;
    kept += segment;
  }
  return kept.trim();
}

/** Tag 59 is Latin; a name in Khmer goes into tag 64, and the account's own name takes its place. */
function namesOf({ merchantName, city, bakongId }: KhqrMerchant) {
  const latin = isLatin(merchantName) ? merchantName : bakongId.split("@")[0]!;
  const name = fitting(latin, maxName);
  const latinCity = isLatin(city) ? fitting(city, maxCity) : "Phnom Penh";
  if (isLatin(merchantName) && isLatin(city)) return { name, city: latinCity };
  const other = { languagePreference: "km", merchantNameAlternateLanguage: fitting(merchantName, maxName) };
  return {
    name,
    city: latinCity,
    other: isLatin(city) ? other : { ...other, merchantCityAlternateLanguage: fitting(city, maxCity) },
  };
}

/**
 * A KHQR string for one payment of an exact amount, made by the National Bank's own library. It is decoded before
 * anybody sees it: throws if the checksum, amount, account or expiry is wrong, because a shopper would pay with it.
 */
export function makeKhqr({ merchant, money, billNumber, storeLabel, expiresAt }: KhqrRequest): Khqr {
  const { name, city, other } = namesOf(merchant);
  const optional = {
    currency: currencyCodes[money.currency],
    amount: toMajor(money.amount, money.currency),
    merchantCategoryCode: categoryCode,
    expirationTimestamp: expiresAt.getTime(),
    billNumber,
    mobileNumber: merchant.mobile ?? undefined,
    storeLabel: fitting(storeLabel, maxName),
    ...other,
  };
  const { bakongId, merchantId, acquiringBank } = merchant;
  const isMerchant = merchantId !== null && acquiringBank !== null;
  const text = isMerchant
    ? generateKHQR(new information.MerchantInfo(bakongId, name, city, merchantId, acquiringBank, optional), "merchant")
    : generateKHQR(new information.IndividualInfo(bakongId, name, city, optional), "individual");
  if (typeof text !== "string")
    throw new Error(`KHQR cannot be made: ${text.status?.errorCode} ${text.status?.message}`);
  assertRead(text, money, bakongId, expiresAt);
  return { text, md5: md5Of(text) };
}

function assertRead(text: string, { amount, currency }: Money, account: string, expiresAt: Date): void {
  const read = decodeKhqr(text);
  const isRight =
    read !== null &&
    read.account === account &&
    currencyOfCode(read.currency) === currency &&
    read.amount !== null &&
    toMinor(Number(read.amount), currency) === amount &&
    read.expiresAt === expiresAt.getTime();
  if (!isRight) throw new Error(`KHQR says something else than it should: ${text}`);
}

/** The key of a transfer at Bakong: the MD5 of the whole string. */
export const md5Of = (text: string): string => createHash("md5").update(text, "utf8").digest("hex");
