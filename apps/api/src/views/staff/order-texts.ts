import { asciiDigits } from "@shop/kit/digits";
import { parsePhone } from "../../modules/customers/public.ts";

/**
 * What to look for in an order's number without dashes, name and phone (E.164) for a text as staff type it: one of the
 * lists has to fit, with all of its words.
 */
export function orderTexts(typed: string): string[][] {
  const plain = asciiDigits(typed).trim();
  const joined = plain.replace(/[\s().-]/g, "");
  if (!/^\+?\d+$/.test(joined)) return joined === plain ? [[plain]] : [plain.split(/\s+/), [joined]];
  // A part of a phone may begin with the 0 that E.164 leaves out; the random part of a number has none.
  return [[parsePhone(plain) ?? joined.replace(/^0/, "+855")]];
}
