import { inLanguage, type Language } from "@shop/kit/locale";
import type { orderLines } from "./tables.ts";

/** The name of an order line's variant when it was ordered; null for a product without variants. */
export function orderedVariant(
  { variantName, variantNames }: Pick<typeof orderLines.$inferSelect, "variantName" | "variantNames">,
  language: Language,
): string | null {
  return variantNames ? inLanguage(variantNames, language) : variantName;
}
