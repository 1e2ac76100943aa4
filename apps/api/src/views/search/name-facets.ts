import type { Facets } from "@shop/contract/types";
import { inLanguage, type Language } from "@shop/kit/locale";
import { toMajor } from "@shop/kit/money";
import type { Context } from "../../platform/context.ts";
import type { CountedValue, FacetCounts } from "./find-products.ts";

/** An attribute is worth a filter when so much of the list has it, and so few do not fit on a screen. */
const leastShare = 0.1;
const mostAttributes = 8;
const mostValues = 24;
const mostBrands = 60;

/** Made once: a collator costs more than what it sorts. */
const orders: Record<Language, Intl.Collator> = { en: collator("en"), km: collator("km"), zh: collator("zh") };

function collator(language: Language): Intl.Collator {
  return new Intl.Collator(language, { numeric: true });
}

interface Names {
  store: Context["store"];
  language: Language;
  /** Keys of attributes that are in use, which stay whatever they count. */
  usedKeys: ReadonlySet<string>;
}

/** Counts as shoppers read them, in their language. */
export function nameFacets(counts: FacetCounts, { store, language, usedKeys }: Names): Facets {
  const major = (amount: number) => toMajor(amount, store.currency);
  return {
    complete: !counts.partial,
    categories: counts.categories.map(({ id, name, count }) => ({ id, name: inLanguage(name, language), count })),
    brands: counts.brands.slice(0, mostBrands).map(({ id, name, count }) => ({ id, name, count })),
    price: counts.price && { min: major(counts.price.min), max: major(counts.price.max) },
    in_stock: counts.inStock,
    promotion: counts.promotion,
    attributes: shared(counts, usedKeys, language),
  };
}

/** The attributes that the products at hand share, those that most have first. */
function shared({ attributes, looked }: FacetCounts, usedKeys: ReadonlySet<string>, language: Language): Facets["attributes"] {
  const keys = Map.groupBy(attributes, ({ key }) => key);
  const sum = (values: readonly CountedValue[]) => values.reduce((all, { count }) => all + count, 0);
  const order = orders[language];
  return [...keys]
    .filter(([key, values]) => usedKeys.has(key) || (values.length > 1 && sum(values) >= looked * leastShare))
    .sort(([a, few], [b, many]) => Number(usedKeys.has(b)) - Number(usedKeys.has(a)) || sum(many) - sum(few) || (a < b ? -1 : 1))
    .slice(0, mostAttributes)
    .map(([key, values]) => ({
      key,
      label: inLanguage(values[0]!.label, language),
      values: values
        .slice(0, mostValues)
        .map(({ value, valueLabel, count }) => ({ value, label: inLanguage(valueLabel, language), count }))
        .sort((a, b) => order.compare(a.label, b.label)),
    }));
}
