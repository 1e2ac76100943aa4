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
export async function namedShelf(context: Context, text: string): Promise<Shelf | undefined> {
  const shelf = named(await readShelves(context), text);
  if (!shelf || shelf.level === 2) return undefined;
  return shelf.level === 1 ? { category_id: shelf.id } : { sub_category_id: shelf.id };
}

/** The longest run of words in a text, of at most this many, that is looked at as the name of a kind. */
const longestKind = 3;
/** Words of a text that are looked at: a question, no essay. */
const mostWords = 24;
const segmenter = new Intl.Segmenter("km", { granularity: "word" });

/** The words within a text that are the name of a category of any level, the longest run first: `phone` of "a phone for my mother". */
export async function kindWithin(context: Context, text: string): Promise<string | undefined> {
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).slice(0, mostWords);
  const shelves = await readShelves(context);
  for (let length = longestKind; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const last = words[at + length - 1]!;
      const run = text.slice(words[at]!.index, last.index + last.segment.length);
      if (named(shelves, run)) return run;
    }
  }
  return undefined;
}

function readShelves({ database, store }: Context) {
  return database.db
    .select({ id: categories.id, level: categories.level, name: categories.name, total: shelfCounts.total })
    .from(categories)
    .leftJoin(shelfCounts, and(eq(shelfCounts.shelfId, categories.id), eq(shelfCounts.storeId, store.id), inArray(shelfCounts.shelf, ["category", "subcategory"])));
}

/** The lowest and fullest of the categories that a text is the name of; groups have no counts of their own. */
function named(shelves: Awaited<ReturnType<typeof readShelves>>, text: string) {
  const query = parseQuery(text);
  const all = shelves.filter(({ name, level, total }) => (level === 2 || total) && namesWholly(query, name));
  return all.sort((a, b) => b.level - a.level || (b.total ?? 0) - (a.total ?? 0))[0];
}

/** So much of the products must be of one sub-category for a text to mean that. */
const dominantShare = 0.6;

/** The sub-category that most of the products are of, if one is; what only goes with others counts where such a thing is found first. */
export async function dominantShelf(context: Context, ids: readonly number[]): Promise<Shelf | undefined> {
  const sold = await readSoldProducts(context, ids);
  const companions = await companionCategories(context);
  const isOwn = ({ product }: (typeof sold)[number]) => !companions.has(product.categoryId);
  const shelves = (sold[0] && isOwn(sold[0]) ? sold.filter(isOwn) : sold).flatMap(({ product }) => product.subcategoryId ?? []);
  const [largest] = [...Map.groupBy(shelves, (id) => id)].sort(([, a], [, b]) => b.length - a.length);
  return largest && largest[1].length >= shelves.length * dominantShare ? { sub_category_id: largest[0] } : undefined;
}

/** Categories of what goes with other things, as cases and spare parts. */
async function companionCategories({ database }: Context): Promise<Set<number>> {
  const rows = await database.db.select({ id: categories.id }).from(categories).where(and(eq(categories.companion, true), eq(categories.level, 1)));
  return new Set(rows.map(({ id }) => id));
}
