import parsePhoneNumber from "libphonenumber-js/mobile";
import { asciiDigits } from "@shop/kit/digits";

/**
 * A mobile phone in E.164, from whatever usual way it is written: Cambodian without a country,
 * others with theirs. Null for what no message can reach.
 */
export function parsePhone(text: string): string | null {
  const plain = asciiDigits(text)
    .trim()
    .replace(/^00(?=[1-9])/, "+");
  const phone = parsePhoneNumber(plain, "KH");
  return phone?.isValid() ? phone.number : null;
}
