import type { MessageKey } from "./messages.ts";

/** How long a product's warranty is, in the words of `t`; null without one. */
export function warrantyText(t: (key: MessageKey, values?: Record<string, string | number>) => string, months: number): string | null {
  if (months === 1) return t("product.warranty_month");
  return months > 0 ? t("product.warranty_months", { months }) : null;
}
