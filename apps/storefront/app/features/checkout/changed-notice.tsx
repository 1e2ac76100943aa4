import { useMoney, useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/alert.tsx";
import type { Quote } from "./checkout-data.ts";
import { changesSince } from "./seen-prices.ts";

/** Before anything is ordered at another price, the shopper is shown what changed and asked again. */
export function ChangedNotice({ quote, seen }: { quote: Quote; seen: string | undefined }) {
  const t = useT();
  const money = useMoney();
  return (
    <Alert tone="warning">
      <p className="font-semibold">{t("checkout.changed_title")}</p>
      <p>{t("checkout.changed_text")}</p>
      <ul className="list-disc pl-5">
        {changesSince(quote, seen).map((change) => (
          <li key={change.name}>
            {change.name}:{" "}
            {change.now === null
              ? t("checkout.gone")
              : t("checkout.was_now", { was: change.was === null ? "–" : money(change.was), now: money(change.now) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
