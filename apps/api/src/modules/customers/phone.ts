import parsePhoneNumber from "libphonenumber-js/mobile";
import { asciiDigits } from "@shop/kit/digits";

export type Operator = "smart" | "cellcard" | "metfone";

/** Prefixes of the three operators that stores name (specification, section 1), as dialled at home. */
const prefixes: Record<Operator, string> = {
  smart: "010 015 016 069 070 081 086 087 093 096 098",
  cellcard: "011 012 014 017 061 076 077 078 079 085 089 092 095 099",
  metfone: "031 060 066 067 068 071 088 090 097",
};

const operators = new Map(
  Object.entries(prefixes).flatMap(([operator, list]) => list.split(" ").map((prefix) => [prefix.slice(1), operator as Operator] as const)),
);

/**
 * A mobile phone in E.164, from whatever usual way it is written: Cambodian without a country,
 * others with theirs. Null for what no message can reach.
 */
export function parsePhone(text: string): string | null {
  const plain = asciiDigits(text).trim().replace(/^00(?=[1-9])/, "+");
  const phone = parsePhoneNumber(plain, "KH");
  return phone?.isValid() ? phone.number : null;
}

/** The operator of a Cambodian phone in E.164; null for other operators and countries. */
export function operatorOf(phone: string | null): Operator | null {
  return phone?.startsWith("+855") ? (operators.get(phone.slice(4, 6)) ?? null) : null;
}
