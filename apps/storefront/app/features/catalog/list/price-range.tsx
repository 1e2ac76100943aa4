import { longestPrice } from "@shop/contract/limits";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { FilterPart } from "./filter-options.tsx";
import type { ListQuery } from "./list-query.ts";

interface PriceRangeProps {
  query: ListQuery;
  /** Lowest and highest price in the list, shown as placeholders. */
  range: { min: number; max: number } | null;
  /** Submits the form when a field with a changed price loses the focus. */
  live: boolean;
}

/** Characters allowed in a price, see `list-query.ts`: digits (also Khmer and full-width), separators and currency signs. */
const writtenPrice = String.raw`[\s\d០-៩０-９$៛,.]*`;

/** Minimum and maximum price, in the store's currency. Also submitted by Enter or the form's button. */
export function PriceRange({ query, range, live }: PriceRangeProps) {
  const t = useT();
  const money = useMoney();
  const field = (name: string, label: string, value: number | null, hint: number | undefined) => (
    <label className="grid min-w-0 grow gap-1 text-sm text-muted">
      {label}
      <input
        // Remounts when its filter changes, which resets this field without touching what is typed in the other one.
        key={value}
        type="text"
        inputMode="decimal"
        pattern={writtenPrice}
        name={name}
        defaultValue={value ?? ""}
        placeholder={hint === undefined ? "" : money(hint)}
        maxLength={longestPrice}
        autoComplete="off"
        // Submitting an invalid form would move the focus back to the invalid field, so that Tab could not leave it.
        onBlur={({ currentTarget: input }) =>
          live && input.value !== input.defaultValue && input.form?.checkValidity() && input.form.requestSubmit()
        }
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-2 text-base text-ink tabular-nums placeholder:text-sm"
      />
    </label>
  );
  return (
    <FilterPart legend={t("catalog.filter_price")}>
      <div className="flex items-end gap-3">
        {field("price_min", t("catalog.price_from"), query.priceMin, range?.min)}
        {field("price_max", t("catalog.price_to"), query.priceMax, range?.max)}
      </div>
    </FilterPart>
  );
}
