import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Sort } from "@shop/contract/types";
import { toMinor } from "@shop/kit/money";
import type { Context } from "../../platform/context.ts";
import { listings, shelfCounts } from "../../modules/catalog/tables.ts";

/** What a list without text is narrowed by. Prices are major units of the store's currency. */
export interface Browsing {
  categoryId?: number | undefined;
  subcategoryId?: number | undefined;
  brandIds?: readonly number[] | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  inStock?: boolean | undefined;
  promotion?: boolean | undefined;
  sort?: Sort | undefined;
}

/** Further than this a narrowed list is not counted, nor can be turned to. */
const mostCounted = 10_000;

/** Each order, and the same from its end. What can be bought comes first where no other order is chosen. */
const orders: Record<Sort, { forwards: SQL[]; backwards: SQL[] }> = {
  relevance: {
    forwards: [desc(listings.inStock), desc(listings.popularity), asc(listings.productId)],
    backwards: [asc(listings.inStock), asc(listings.popularity), desc(listings.productId)],
  },
  newest: {
    forwards: [desc(listings.createdAt), asc(listings.productId)],
    backwards: [asc(listings.createdAt), desc(listings.productId)],
  },
  price_asc: {
    forwards: [sql`${listings.sortPrice} asc nulls last`, asc(listings.productId)],
    backwards: [sql`${listings.sortPrice} desc nulls first`, desc(listings.productId)],
  },
  price_desc: {
    forwards: [sql`${listings.sortPrice} desc nulls last`, asc(listings.productId)],
    backwards: [sql`${listings.sortPrice} asc nulls first`, desc(listings.productId)],
  },
  name: {
    forwards: [asc(listings.sortName), asc(listings.productId)],
    backwards: [desc(listings.sortName), desc(listings.productId)],
  },
};

/** Ids of a slice from the beginning of a list. */
export function browseProducts(
  context: Context,
  browsing: Browsing,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  return readIds(context, browsing, "forwards", offset, limit);
}

/** A page of a list with its total. Pages of its second half are read from its end, so the last is as quick as the first. */
export async function browsePage(
  context: Context,
  browsing: Browsing,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  // The first page needs no total to be found.
  if (offset === 0) {
    const [total, ids] = await Promise.all([
      countProducts(context, browsing),
      browseProducts(context, browsing, { offset, limit }),
    ]);
    return { ids, total };
  }
  const total = await countProducts(context, browsing);
  const size = Math.min(limit, total - offset);
  if (size <= 0) return { ids: [], total };
  const after = total - offset - size;
  // A list that was counted only up to the limit has no known end.
  if (after >= offset || total === mostCounted)
    return { ids: await browseProducts(context, browsing, { offset, limit }), total };
  return { ids: (await readIds(context, browsing, "backwards", after, size)).reverse(), total };
}

async function readIds(
  context: Context,
  browsing: Browsing,
  way: "forwards" | "backwards",
  offset: number,
  limit: number,
): Promise<number[]> {
  const rows = await context.database.db
    .select({ id: listings.productId })
    .from(listings)
    .where(conditions(context, browsing))
    .orderBy(...orders[browsing.sort ?? "relevance"][way])
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

function conditions({ store, now }: Context, browsing: Browsing): SQL | undefined {
  const { categoryId, subcategoryId, brandIds, priceMin, priceMax, inStock, promotion } = browsing;
  const minorPerMajor = toMinor(1, store.currency)!;
  return and(
    eq(listings.storeId, store.id),
    categoryId === undefined ? undefined : eq(listings.categoryId, categoryId),
    subcategoryId === undefined ? undefined : eq(listings.subcategoryId, subcategoryId),
    brandIds === undefined
      ? undefined
      : brandIds.length === 1
        ? eq(listings.brandId, brandIds[0]!)
        : inArray(listings.brandId, [...brandIds]),
    priceMin === undefined ? undefined : gte(listings.sortPrice, Math.ceil(priceMin * minorPerMajor - 1e-6)),
    priceMax === undefined ? undefined : lte(listings.sortPrice, Math.floor(priceMax * minorPerMajor + 1e-6)),
    inStock ? listings.inStock : undefined,
    promotion
      ? and(listings.onPromotion, or(isNull(listings.promoEndsAt), gt(listings.promoEndsAt, now())))
      : undefined,
  );
}

/**
 * How long a list is: exactly for a whole category, sub-category, brand or store, from the kept
 * counts; counted, up to a limit, where it is narrowed further.
 */
async function countProducts(context: Context, browsing: Browsing): Promise<number> {
  const { db } = context.database;
  const shelf = wholeShelf(browsing);
  if (shelf) {
    const [row] = await db
      .select({ total: shelfCounts.total })
      .from(shelfCounts)
      .where(
        and(
          eq(shelfCounts.storeId, context.store.id),
          eq(shelfCounts.kind, shelf.kind),
          eq(shelfCounts.shelfId, shelf.id),
        ),
      );
    return row?.total ?? 0;
  }
  return db.$count(
    db
      .select({ id: listings.productId })
      .from(listings)
      .where(conditions(context, browsing))
      .limit(mostCounted)
      .as("counted"),
  );
}

/** The single category, sub-category, brand or store that a list consists of, whose total is stored; undefined for any other list. */
function wholeShelf(browsing: Browsing): { kind: typeof shelfCounts.$inferSelect.kind; id: number } | undefined {
  const { categoryId, subcategoryId, brandIds, priceMin, priceMax, inStock, promotion } = browsing;
  if (priceMin !== undefined || priceMax !== undefined || inStock || promotion) return undefined;
  const shelves = [
    ...(categoryId === undefined ? [] : [{ kind: "category" as const, id: categoryId }]),
    ...(subcategoryId === undefined ? [] : [{ kind: "subcategory" as const, id: subcategoryId }]),
    ...(brandIds ?? []).map((id) => ({ kind: "brand" as const, id })),
  ];
  if (brandIds?.length === 0 || shelves.length > 1) return undefined;
  return shelves[0] ?? { kind: "all", id: 0 };
}
