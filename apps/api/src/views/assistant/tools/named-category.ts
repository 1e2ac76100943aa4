import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "../../../platform/context.ts";
import { categories, shelfCounts } from "../../../modules/catalog/tables.ts";
import { namesWholly, parseQuery } from "../../../modules/search/public.ts";
import { readSoldProducts } from "../../catalog/sold-products.ts";

/** A category or sub-category, as a filter of a product list. */
type CategoryFilter = { category_id: number } | { sub_category_id: number };

/**
 * The category or sub-category whose name a text is, such as `phones` or `កាមេរ៉ា`. Names of groups,
 * the level between the two, do not count: lists cannot be filtered by a group, and its category has
 * other things too.
 */
export async function namedCategory(context: Context, text: string): Promise<CategoryFilter | undefined> {
  const category = named(await readCategories(context), text);
  if (!category || category.level === 2) return undefined;
  return category.level === 1 ? { category_id: category.id } : { sub_category_id: category.id };
}

/** Most words that the name of a category within a text may have. */
const longestKind = 3;
/** Number of words at the beginning of a text that are searched for a name. */
const mostWords = 24;
const segmenter = new Intl.Segmenter("km", { granularity: "word" });

/** The first words within a text that are the name of a category of any level: `phone` in "a phone for my mother". Longer names win over shorter ones. */
export async function kindWithin(context: Context, text: string): Promise<string | undefined> {
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).slice(0, mostWords);
  const known = await readCategories(context);
  for (let length = longestKind; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const last = words[at + length - 1]!;
      const run = text.slice(words[at]!.index, last.index + last.segment.length);
      if (named(known, run)) return run;
    }
  }
  return undefined;
}

function readCategories({ database, store }: Context) {
  return database.db
    .select({ id: categories.id, level: categories.level, name: categories.name, total: shelfCounts.total })
    .from(categories)
    .leftJoin(
      shelfCounts,
      and(
        eq(shelfCounts.shelfId, categories.id),
        eq(shelfCounts.storeId, store.id),
        inArray(shelfCounts.kind, ["category", "subcategory"]),
      ),
    );
}

/** Of the categories whose name a text is, the one of the lowest level, and of several there the one with the most products. Groups have no count of products. */
function named(known: Awaited<ReturnType<typeof readCategories>>, text: string) {
  const query = parseQuery(text);
  const all = known.filter(({ name, level, total }) => (level === 2 || total) && namesWholly(query, name));
  return all.sort((a, b) => b.level - a.level || (b.total ?? 0) - (a.total ?? 0))[0];
}

/** Share of the products found that must be of one sub-category, so that a text means that sub-category. */
const dominantShare = 0.6;

/** The sub-category that most of the products are of, if there is one. Accessories and spare parts count only if the first product is one of them. */
export async function dominantSubcategory(
  context: Context,
  ids: readonly number[],
): Promise<CategoryFilter | undefined> {
  const sold = await readSoldProducts(context, ids);
  const companions = await companionCategories(context);
  const isOwn = ({ product }: (typeof sold)[number]) => !companions.has(product.categoryId);
  const subcategories = (sold[0] && isOwn(sold[0]) ? sold.filter(isOwn) : sold).flatMap(
    ({ product }) => product.subcategoryId ?? [],
  );
  const [largest] = [...Map.groupBy(subcategories, (id) => id)].sort(([, a], [, b]) => b.length - a.length);
  return largest && largest[1].length >= subcategories.length * dominantShare
    ? { sub_category_id: largest[0] }
    : undefined;
}

/** Categories of products that go with others, such as cases and spare parts. */
async function companionCategories({ database }: Context): Promise<Set<number>> {
  const rows = await database.db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.companion, true), eq(categories.level, 1)));
  return new Set(rows.map(({ id }) => id));
}
