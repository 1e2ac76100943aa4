import { useRef } from "react";
import type { Refusal } from "@shop/contract/types";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { Alert } from "../../../ui/notices/alert.tsx";
import { useIntoView } from "../../../ui/use-into-view.ts";
import type { Quote } from "./checkout-data.ts";
import { changesSince, type LineChange } from "./seen-lines.ts";

/** Refusals because something differs from what the page showed. */
const changes: readonly string[] = [
  "price_changed",
  "out_of_stock",
  "product_not_found",
  "price_on_request",
  "cart_empty",
];

export const isChange = (refusal: Refusal | null | undefined): boolean => !!refusal && changes.includes(refusal.error);

/** Shows what changed and asks again, so that nothing is ordered unseen. */
export function ChangedNotice({
  quote,
  total,
  values,
}: {
  quote: Quote;
  total: number | undefined;
  values: Record<string, string>;
}) {
  const t = useT();
  const money = useMoney();
  const place = useRef<HTMLDivElement>(null);
  useIntoView(() => place.current);
  const text = (change: LineChange) => {
    if (change.kind === "price")
      return t("checkout.was_now", { was: change.was === null ? "–" : money(change.was), now: money(change.now) });
    if (change.kind === "quantity") return t("checkout.was_now", { was: change.was, now: change.now });
    if (change.kind === "short") return t("checkout.short", { wanted: change.wanted, left: change.left });
    return t(change.kind === "gone" ? "checkout.gone" : "checkout.added");
  };
  const before = Number(values.expected_total);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="warning">
        <p className="font-semibold">{t("checkout.changed_title")}</p>
        <p>{t("checkout.changed_text")}</p>
        <ul className="list-disc pl-5">
          {changesSince(quote, values.seen).map((change) => (
            <li key={`${change.name} ${change.kind}`}>{t("core.named", { name: change.name, text: text(change) })}</li>
          ))}
          {values.expected_total && total !== undefined && before !== total && (
            <li>
              {t("core.named", {
                name: t("checkout.grand_total"),
                text: t("checkout.was_now", { was: money(before), now: money(total) }),
              })}
            </li>
          )}
        </ul>
      </Alert>
    </div>
  );
}
