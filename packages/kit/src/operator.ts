import { asciiDigits } from "./digits.ts";

/** The three mobile operators for which stores have numbers (specification, section 1). */
type Operator = "smart" | "cellcard" | "metfone";

/** Their prefixes in national format. */
const prefixes: Record<Operator, string> = {
  smart: "010 015 016 069 070 081 086 087 093 096 098",
  cellcard: "011 012 014 017 061 076 077 078 079 085 089 092 095 099",
  metfone: "031 060 066 067 068 071 088 090 097",
};

const operators = new Map(
  Object.entries(prefixes).flatMap(([operator, list]) =>
    list.split(" ").map((prefix) => [prefix.slice(1), operator as Operator] as const),
  ),
);

/** Display names; the same in every language. */
export const operatorNames: Record<Operator, string> = { smart: "Smart", cellcard: "Cellcard", metfone: "Metfone" };

/** The operator of a Cambodian phone number in E.164 format; null for others. */
export function operatorOf(phone: string | null): Operator | null {
  return phone?.startsWith("+855") ? (operators.get(phone.slice(4, 6)) ?? null) : null;
}

/** Minimum digits after the 0 before a number is recognized. */
const enough = 5;

/**
 * The operator of a phone number that is being typed, in any usual notation of Cambodian numbers.
 * Null with too few digits and for anything else. Whether the number is valid is up to the API.
 */
export function operatorOfTyped(text: string): Operator | null {
  const plain = asciiDigits(text).replace(/[\s().\-\u200b]/g, "");
  const national = /^(?:(?:\+|00)?8550?|0)?([1-9]\d*)$/.exec(plain)?.[1];
  if (!national || national.length < enough || national.length > 9) return null;
  return operators.get(national.slice(0, 2)) ?? null;
}
