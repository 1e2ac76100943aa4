import { randomInt } from "node:crypto";
import { cambodianDay } from "@shop/kit/date";

/** Digits and letters that are not taken for another when read out: no 0, 1, I, L, O. 31 of them, a prime. */
const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const length = 7;

/**
 * The last sign of a code, so that one read or typed wrong is noticed: modulo a prime with a
 * weight of its own for each place, every single wrong sign and every two that changed places are.
 */
function checkSign(text: string): string {
  const sum = [...text].reduce((total, sign, index) => total + (index + 1) * signs.indexOf(sign), 0);
  return signs[sum % signs.length]!;
}

/** Seven random signs and a check sign: what can be read out on the telephone, and not guessed. */
export function makeCode(): string {
  const random = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
  return random + checkSign(random);
}

/** Whether {@link makeCode} could have made it; false when a sign is wrong. */
export function isCode(text: string): boolean {
  return /^[2-9A-HJKMNP-Z]{8}$/.test(text) && checkSign(text.slice(0, length)) === text[length];
}

/** The last two digits of the year in Cambodia, which are written before a code. */
export const codeYear = (at: Date): string => cambodianDay(at).slice(2, 4);
