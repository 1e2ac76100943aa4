import type { Currency } from "@shop/kit/money";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { makeKhqr, maxCity, maxName, type KhqrMerchant } from "./make-khqr.ts";

/** Maximum length of account, merchant id and acquiring bank each, by Bakong's own library. */
const maxId = 32;
/** Maximum length of the three together: tag 30 holds 99 with four characters before each, which the library does not check. */
const maxIds = 99 - 3 * 4;

/** A text up to a maximum length in UTF-16 units, as banks' apps count. */
function readText(what: string, text: string, most: number): string {
  const read = text.trim();
  if (read === "" || read.length > most || /\p{Cc}/u.test(read))
    throw new StaffError(
      `The ${what} must be a text of at most ${most} characters, not "${text}" (${read.length} characters)`,
    );
  return read;
}

function readMobile(text: string): string {
  const digits = text.replace(/[\s+-]/g, "");
  if (!/^\d{8,15}$/.test(digits)) throw new StaffError(`"${text}" is not a phone number such as 85512345678`);
  return digits;
}

const orNull = (text: string | null, read: (text: string) => string) => (text === null ? null : read(text));

/**
 * Checks the KHQR data that staff enter; a {@link StaffError} says what is wrong. The account is stored as written, since
 * the bank's answers are compared with it. A code is made from the data once, so that staff see what the library
 * refuses, and not a shopper.
 */
export function readKhqrMerchant(given: KhqrMerchant, currency: Currency, now: Date): KhqrMerchant {
  const { bakongId } = given;
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*@[A-Za-z0-9]{2,}$/.test(bakongId) || bakongId.length > maxId) {
    throw new StaffError(`"${bakongId}" is not a Bakong account such as name@bank, of at most ${maxId} characters`);
  }
  if ((given.merchantId === null) !== (given.acquiringBank === null))
    throw new StaffError(
      "Give both a merchant id and an acquiring bank for a merchant's account, and neither for an individual's",
    );
  const merchant = {
    bakongId,
    merchantId: orNull(given.merchantId, (text) => readText("merchant id", text, maxId)),
    acquiringBank: orNull(given.acquiringBank, (text) => readText("acquiring bank", text, maxId)),
    merchantName: readText("merchant's name", given.merchantName, maxName),
    city: readText("city", given.city, maxCity),
    mobile: orNull(given.mobile, readMobile),
  };
  const ids = bakongId.length + (merchant.merchantId?.length ?? 0) + (merchant.acquiringBank?.length ?? 0);
  if (ids > maxIds)
    throw new StaffError(
      `Account, merchant id and acquiring bank may have ${maxIds} characters together, but have ${ids}`,
    );
  try {
    makeKhqr({
      merchant,
      money: { amount: 100, currency },
      billNumber: "1",
      storeLabel: "Shop",
      expiresAt: new Date(now.getTime() + 60_000),
    });
  } catch (error) {
    throw new StaffError(
      `No KHQR code can be made from this: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return merchant;
}
