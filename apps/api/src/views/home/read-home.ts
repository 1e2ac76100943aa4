import { sql } from "drizzle-orm";
import type { CallData, ProductCard } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import { browseProducts, type Browsing } from "../catalog/browse-products.ts";
import { readBrands, readCategories } from "../catalog/categories.ts";
import { readProductCards } from "../catalog/product-card.ts";

/** How many of each the home page shows. */
const sizes = { promotions: 12, newest: 12, services: 8, shelf: 12, brands: 24 };

/** The home page: promotions, new products, services, and the best-selling products of each category. */
export async function readHome(context: Context): Promise<CallData<"home.get">> {
  const categories = await readCategories(context);
  const service = categories.find(({ key }) => key === "service");
  const shown = categories.filter((category) => category !== service);
  const first = (browsing: Browsing, limit: number) =>
    browseProducts(context, { inStock: true, ...browsing }, { offset: 0, limit });
  const [promotions, newest, services, shelves, brands] = await Promise.all([
    first({ promotion: true }, sizes.promotions),
    first({ sort: "newest" }, sizes.newest),
    service ? first({ categoryId: service.id }, sizes.services) : [],
    readShelves(
      context,
      shown.map(({ id }) => id),
    ),
    readBrands(context, { limit: sizes.brands, offset: 0, by: "size" }),
  ]);

  const ids = new Set([...promotions, ...newest, ...services, ...[...shelves.values()].flat()]);
  const cards = new Map((await readProductCards(context, [...ids])).map((card) => [card.id, card]));
  const cardsOf = (wanted: readonly number[]): ProductCard[] => wanted.flatMap((id) => cards.get(id) ?? []);
  return {
    promotions: cardsOf(promotions),
    newest: cardsOf(newest),
    services: cardsOf(services),
    shelves: shown
      .map(({ key: _, ...category }) => ({ category, products: cardsOf(shelves.get(category.id) ?? []) }))
      .filter(({ products }) => products.length > 0),
    brands,
  };
}

/** What sells best of each category and is in stock, by category. */
async function readShelves(
  { database, store }: Context,
  categoryIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await database.db.execute<{ category_id: number; product_id: number }>(sql`
    select c.category_id, best.product_id
    from unnest(${sql.param([...categoryIds])}::integer[]) as c (category_id)
    cross join lateral (
      select product_id, popularity from listings
      where store_id = ${store.id} and category_id = c.category_id and in_stock
      order by popularity desc, product_id
      limit ${sizes.shelf}
    ) best
    order by c.category_id, best.popularity desc, best.product_id`);
  const shelves = Map.groupBy(rows, (row) => row.category_id);
  return new Map([...shelves].map(([id, shelf]) => [id, shelf.map((row) => row.product_id)]));
}
