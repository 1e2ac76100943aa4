import { inArray } from "drizzle-orm";
import type { Facets } from "@shop/contract/types";
import { inLanguage, type Language } from "@shop/kit/locale";
import { toMajor } from "@shop/kit/money";
import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import { brands, categories } from "../../modules/catalog/tables.ts";
import { searchAttributes } from "../../modules/search/tables.ts";
import type { Count, FacetCounts } from "./find-products.ts";

/** An attribute is worth a filter when so much of the list has it, and so few do not fit on a screen. */
const leastShare = 0.1;
const mostAttributes = 8;
const mostValues = 24;
const mostBrands = 60;

type AttributeRow = typeof searchAttributes.$inferSelect;

interface Names {
  store: Context["store"];
  language: Language;
  /** Keys of attributes that are in use, which stay whatever they count. */
  usedKeys: ReadonlySet<string>;
}

/** Counts with the names that shoppers read, in their language. */
export async function nameFacets(db: Queryable, counts: FacetCounts, { store, language, usedKeys }: Names): Promise<Facets> {
  const ids = (list: readonly Count[]) => list.map(({ id }) => id);
  const named = async (list: readonly Count[], read: (ids: number[]) => Promise<{ id: number; name: string }[]>) => {
    const names = new Map((list.length > 0 ? await read(ids(list)) : []).map(({ id, name }) => [id, name]));
    return list.flatMap(({ id, count }) => (names.has(id) ? [{ id, name: names.get(id)!, count }] : []));
  };
  const major = (amount: number) => toMajor(amount, store.currency);
  return {
    complete: !counts.partial,
    categories: await named(counts.categories, async (wanted) => {
      const rows = await db.select({ id: categories.id, name: categories.name }).from(categories).where(inArray(categories.id, wanted));
      return rows.map(({ id, name }) => ({ id, name: inLanguage(name, language) }));
    }),
    brands: await named(counts.brands.slice(0, mostBrands), (wanted) => db.select({ id: brands.id, name: brands.name }).from(brands).where(inArray(brands.id, wanted))),
    price: counts.price && { min: major(counts.price.min), max: major(counts.price.max) },
    in_stock: counts.inStock,
    promotion: counts.promotion,
    attributes: shared(await readRows(db, ids(counts.attributes)), counts, usedKeys, language),
  };
}

async function readRows(db: Queryable, ids: number[]): Promise<Map<number, AttributeRow>> {
  const rows = ids.length > 0 ? await db.select().from(searchAttributes).where(inArray(searchAttributes.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The attributes that the products at hand share, those that most have first. */
function shared(rows: Map<number, AttributeRow>, { attributes, looked }: FacetCounts, usedKeys: ReadonlySet<string>, language: Language): Facets["attributes"] {
  const keys = new Map<string, { row: AttributeRow; count: number }[]>();
  for (const { id, count } of attributes) {
    const row = rows.get(id);
    if (row) keys.set(row.key, [...(keys.get(row.key) ?? []), { row, count }]);
  }
  const sum = (values: { count: number }[]) => values.reduce((all, { count }) => all + count, 0);
  const order = new Intl.Collator(language, { numeric: true });
  return [...keys]
    .filter(([key, values]) => usedKeys.has(key) || (values.length > 1 && sum(values) >= looked * leastShare))
    .sort(([a, few], [b, many]) => Number(usedKeys.has(b)) - Number(usedKeys.has(a)) || sum(many) - sum(few) || (a < b ? -1 : 1))
    .slice(0, mostAttributes)
    .map(([key, values]) => ({
      key,
      label: inLanguage(values[0]!.row.label, language),
      values: values
        .slice(0, mostValues)
        .map(({ row, count }) => ({ value: row.value, label: inLanguage(row.valueLabel, language), count }))
        .sort((a, b) => order.compare(a.label, b.label)),
    }));
}
