import { randomInt } from "node:crypto";

/** Digits and letters that are not taken for another when read out: no 0, 1, I, L, O. 31 of them, a prime. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const length = 7;

/**
 * The last sign of a number, so that a number read or typed wrong is noticed: modulo a prime with
 * a weight of its own for each place, every single wrong sign and every two that changed places are.
 */
function checkSign(text: string): string {
  const sum = [...text].reduce((total, sign, index) => total + (index + 1) * signs.indexOf(sign), 0);
  return signs[sum % signs.length]!;
}

/**
 * A new order number, such as `S001-26-K7Q4-9XP3`: store, year, and seven random signs with a
 * check sign. Nobody can guess another's. A store that publishes no code has none in its numbers.
 */
export function makeOrderNumber(storeCode: string | null, at: Date): string {
  const random = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
  const whole = random + checkSign(random);
  const year = String(at.getUTCFullYear()).slice(2);
  return [storeCode, year, whole.slice(0, 4), whole.slice(4)].filter(Boolean).join("-");
}

/**
 * A number as somebody typed it, in the form in which it is kept: small letters and missing
 * dashes do not matter. Null when it cannot be one, as when a sign is wrong.
 */
export function readOrderNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const parts = /^([A-Z][A-Z0-9]{1,15})?(\d{2})([2-9A-HJKMNP-Z]{8})$/.exec(plain);
  if (!parts) return null;
  const [, code, year, whole = ""] = parts;
  if (checkSign(whole.slice(0, length)) !== whole[length]) return null;
  return [code, year, whole.slice(0, 4), whole.slice(4)].filter(Boolean).join("-");
}
