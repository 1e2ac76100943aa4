import { longestPrice } from "@shop/contract/limits";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { FilterPart } from "./filter-options.tsx";
import type { ListQuery } from "./list-query.ts";

interface PriceRangeProps {
  query: ListQuery;
  /** The lowest and highest price of what is listed, shown as a hint. */
  range: { min: number; max: number } | null;
  /** Sent as soon as a field is left with another price in it. */
  live: boolean;
}

/** What prices are written with (`list-query.ts` reads them): digits, also of Khmer and full width, commas, a point, the sign of the money. */
const writtenPrice = String.raw`[\s\d០-៩０-９$៛,.]*`;

/** Lowest and highest price to show, in the store's currency; sent with Enter or the form's button too. */
export function PriceRange({ query, range, live }: PriceRangeProps) {
  const t = useT();
  const money = useMoney();
  const field = (name: string, label: string, value: number | null, hint: number | undefined) => (
    <label className="grid min-w-0 grow gap-1 text-sm text-muted">
      {label}
      <input
        // A price that is taken back empties its field, and leaves the other one what is being typed there.
        key={value}
        type="text"
        inputMode="decimal"
        pattern={writtenPrice}
        name={name}
        defaultValue={value ?? ""}
        placeholder={hint === undefined ? "" : money(hint)}
        maxLength={longestPrice}
        autoComplete="off"
        // A form that is not valid would call the focus back to its fault, so that Tab could not leave it.
        onBlur={({ currentTarget: input }) => live && input.value !== input.defaultValue && input.form?.checkValidity() && input.form.requestSubmit()}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink tabular-nums"
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
