import { useMoney, useT } from "../i18n/locale.tsx";
import { classNames } from "./class-names.ts";
import { useInRiel } from "./in-riel.ts";

interface PriceProps {
  /** Decimal major units; null means price on request. */
  price: number | null;
  /** The reduced price during a promotion. */
  promo?: number | null;
  /** Whether it is the lowest of several prices. */
  from?: boolean;
  size?: "small" | "medium" | "large";
  /** Also shows riel if the store has a rate. */
  riel?: boolean;
}

const sizes = { small: "text-base font-semibold", medium: "text-price", large: "text-price-large" };

/** A price; during a promotion with the old price struck through beside it. */
export function Price({ price, promo = null, from = false, size = "medium", riel = false }: PriceProps) {
  const t = useT();
  const money = useMoney();
  const inRiel = useInRiel();
  const payable = promo ?? price;
  if (payable === null) return <p className={classNames(sizes[size], "text-muted")}>{t("core.price_on_request")}</p>;
  const reduced = promo !== null && price !== null && promo < price;
  const rielText = riel && inRiel(payable);
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {reduced && <span className="sr-only">{t("core.price_now")}</span>}
        {/* Together: a card whose lines go upwards would otherwise have the word below the price. */}
        <span className="flex flex-wrap items-baseline gap-x-2">
          {from && <span className="text-sm text-muted">{t("core.price_from")}</span>}
          <span className={classNames("figures", sizes[size], reduced && "text-promotion")}>{money(payable)}</span>
        </span>
        {reduced && (
          <>
            <span className="sr-only">{t("core.price_before")}</span>
            <s className={classNames("figures text-muted", size === "large" ? "text-base" : "text-sm")}>
              {money(price)}
            </s>
          </>
        )}
      </p>
      {rielText && (
        <p className={classNames("khmer whitespace-nowrap text-muted", size === "large" ? "text-base" : "text-xs")}>
          {rielText}
        </p>
      )}
    </div>
  );
}
