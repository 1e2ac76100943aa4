import type { Facets } from "@shop/contract/types";
import { inLanguage, type Language } from "@shop/kit/locale";
import { toMajor } from "@shop/kit/money";
import type { Context } from "../../../platform/context.ts";
import { collators } from "../../../platform/texts/collators.ts";
import type { Count, CountedValue, FacetCounts } from "../counts.ts";

/** Limits of the filters: the least share of the list that must have an attribute, and numbers that fit on a screen. */
const leastShare = 0.1;
const mostAttributes = 8;
const mostValues = 24;
const mostBrands = 60;

const megabytes: Record<string, number> = { KB: 1e-3, MB: 1, GB: 1e3, TB: 1e6 };

/** The size in a label, in megabytes; null if it is none. */
function megabytesOf(label: string): number | null {
  const [, amount, unit] = /^([\d.]+) ?([KMGT]B)\b/.exec(label) ?? [];
  return unit === undefined ? null : Number(amount) * megabytes[unit]!;
}

/** As one reads them; 1 TB comes after 512 GB. */
function inReadingOrder(order: Intl.Collator): (a: { label: string }, b: { label: string }) => number {
  return (a, b) => {
    const [one, other] = [megabytesOf(a.label), megabytesOf(b.label)];
    return (one !== null && other !== null && one - other) || order.compare(a.label, b.label);
  };
}

interface Names {
  ofServices: boolean;
  store: Context["store"];
  language: Language;
  /** What is in use stays whatever it counts: ids of brands, and of values by key of their attribute. */
  chosen: { brands: ReadonlySet<number>; attributes: ReadonlyMap<string, readonly number[]> };
}

/** Counts as shoppers read them, in their language. */
export function nameFacets(counts: FacetCounts, { ofServices, store, language, chosen }: Names): Facets {
  const major = (amount: number) => toMajor(amount, store.currency);
  return {
    of_services: ofServices,
    categories: counts.categories.map((category) => ({
      id: category.id,
      name: inLanguage(category.name, language),
      ...counted(category),
    })),
    brands: foremost(counts.brands, mostBrands, (id) => chosen.brands.has(id)).map((brand) => ({
      id: brand.id,
      name: brand.name,
      ...counted(brand),
    })),
    price: counts.price && { min: major(counts.price.min), max: major(counts.price.max) },
    in_stock: counted({ count: counts.inStock, partial: counts.partial }),
    promotion: counted({ count: counts.promotion, partial: counts.partial }),
    attributes: shared(counts, chosen.attributes, language),
  };
}

/** A number that is that of the list it leads to, or the least that it can be. Nothing is known of a list in whose looked-at part there is none. */
function counted({ count, partial }: Pick<Count, "count" | "partial">): Facets["in_stock"] {
  if (!partial) return { count };
  return count > 0 ? { count, at_least: true } : { count: null };
}

/** Those that most have, and the chosen ones. */
function foremost<Value extends Count>(
  values: readonly Value[],
  most: number,
  isChosen: (id: number) => boolean,
): Value[] {
  return values.filter(({ id }, at) => at < most || isChosen(id));
}

/** The attributes that the products at hand share, those that most have first. */
function shared(
  { attributes, looked, varied }: FacetCounts,
  chosen: Names["chosen"]["attributes"],
  language: Language,
): Facets["attributes"] {
  const keys = Map.groupBy(attributes, ({ key }) => key);
  const sum = (values: readonly CountedValue[]) => values.reduce((all, { count }) => all + count, 0);
  const order = collators[language];
  return [...keys]
    .filter(([key, values]) => chosen.has(key) || (values.length > 1 && sum(values) >= looked * leastShare))
    .sort(
      ([a, few], [b, many]) =>
        Number(chosen.has(b)) - Number(chosen.has(a)) || sum(many) - sum(few) || (a < b ? -1 : 1),
    )
    .slice(0, mostAttributes)
    .map(([key, values]) => ({
      key,
      label: inLanguage(values[0]!.label, language),
      values: foremost(values, mostValues, (id) => chosen.get(key)?.includes(id) ?? false)
        // Variants of one product differ in it: chosen, a value leaves only those whose variant of it is within the limits.
        .map((each) => ({
          value: each.value,
          label: inLanguage(each.valueLabel, language),
          ...(varied.includes(each.key) ? { count: null } : counted(each)),
        }))
        .sort(inReadingOrder(order)),
    }));
}
