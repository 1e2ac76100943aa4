import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "../../../platform/context.ts";
import { categories, shelfCounts } from "../../../modules/catalog/tables.ts";
import { namesWholly, parseQuery } from "../../../modules/search/public.ts";
import { readSoldProducts } from "../../catalog/sold-products.ts";

/** What lists can be narrowed to. */
export type Shelf = { category_id: number } | { sub_category_id: number };

/**
 * The sub-category or category that a text is the name of, as `phones` or `កាមេរ៉ា`. One that
 * only a group between them is called is none: the category holds other things too.
 */
export async function namedShelf({ database, store }: Context, text: string): Promise<Shelf | undefined> {
  const rows = await database.db
    .select({ id: categories.id, level: categories.level, name: categories.name, total: shelfCounts.total })
    .from(categories)
    .leftJoin(shelfCounts, and(eq(shelfCounts.shelfId, categories.id), eq(shelfCounts.storeId, store.id), inArray(shelfCounts.shelf, ["category", "subcategory"])));
  const query = parseQuery(text);
  const [named] = rows
    .filter(({ name, level, total }) => (level === 2 || total) && namesWholly(query, name))
    .sort((a, b) => b.level - a.level || (b.total ?? 0) - (a.total ?? 0));
  if (!named || named.level === 2) return undefined;
  return named.level === 1 ? { category_id: named.id } : { sub_category_id: named.id };
}

/** So much of the products must be of one sub-category for a text to mean that. */
const dominantShare = 0.6;

/** The sub-category that most of the products are of, if one is. */
export async function dominantShelf(context: Context, ids: readonly number[]): Promise<Shelf | undefined> {
  const shelves = (await readSoldProducts(context, ids)).flatMap(({ product }) => product.subcategoryId ?? []);
  const [largest] = [...Map.groupBy(shelves, (id) => id)].sort(([, a], [, b]) => b.length - a.length);
  return largest && largest[1].length >= shelves.length * dominantShare ? { sub_category_id: largest[0] } : undefined;
}
