import type { Language } from "@shop/kit/locale";
import { collators } from "../../platform/texts/collators.ts";

/** The code of Phnom Penh, where nearly all shoppers live. */
const capital = "12";

/** The order of places in lists: Phnom Penh first, then by name in the collation of the language. */
export function inPlaceOrder(
  language: Language,
): (one: { code: string; name: string }, other: { code: string; name: string }) => number {
  return (one, other) =>
    Number(other.code === capital) - Number(one.code === capital) || collators[language].compare(one.name, other.name);
}
