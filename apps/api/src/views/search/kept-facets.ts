import { sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { keep } from "../../platform/kept.ts";
import { mostCandidates, type Narrowing } from "../../modules/search/public.ts";
import { shelvesIn } from "./best-selling.ts";
import { mostValues, type Count, type CountedValue, type FacetCounts, type ListingFilter } from "./find-products.ts";

/** Of a product, what filters count. */
interface Counted {
  categoryId: number | null;
  subcategoryId: number | null;
  brandId: number | null;
  /** Minor units. */
  price: number | null;
  inStock: boolean;
  onPromotion: boolean;
  /** Milliseconds; null for a promotion without an end. */
  promoEndsAt: number | null;
  attributes: number[];
}

/** The best-selling products of a whole shelf, with the names of what is counted of them. */
interface CountedShelf {
  products: Counted[];
  categories: Map<number, LocalText>;
  brands: Map<number, string>;
  attributes: Map<number, Omit<CountedValue, "id" | "count">>;
}

/** Products of all kept shelves together; one takes some 200 bytes. */
const mostKept = 30_000;

const shelves = keep<CountedShelf>({ most: mostKept, sizeOf: ({ products }) => products.length });

async function readShelf({ database: { quick } }: Pick<Context, "database">, { storeId }: Narrowing, conditions: NonNullable<ReturnType<typeof shelvesIn>>): Promise<CountedShelf> {
  const { rows } = await quick.execute<{ shelf: { products: Counted[] | null; categories: [number, LocalText][] | null; brands: [number, string][] | null; attributes: [number, Omit<CountedValue, "id" | "count">][] | null } }>(sql`
    with best as materialized (
      select l.product_id, l.popularity, l.category_id, l.subcategory_id, l.brand_id, l.sort_price, l.in_stock, l.on_promotion, l.promo_ends_at, coalesce(d.attributes, '{}') as attributes
      from (select * from listings where ${sql.join([sql`store_id = ${storeId}`, ...conditions], sql` and `)} order by popularity desc, product_id limit ${mostCandidates}) l
      left join search_documents d on d.product_id = l.product_id)
    select json_build_object(
      'products', (select json_agg(json_build_object('categoryId', category_id, 'subcategoryId', subcategory_id, 'brandId', brand_id, 'price', sort_price, 'inStock', in_stock,
        'onPromotion', on_promotion, 'promoEndsAt', floor(extract(epoch from promo_ends_at) * 1000), 'attributes', attributes)) from best),
      'categories', (select json_agg(json_build_array(id, name)) from categories where id in (select category_id from best)),
      'brands', (select json_agg(json_build_array(id, name)) from brands where id in (select brand_id from best)),
      'attributes', (select json_agg(json_build_array(id, json_build_object('key', key, 'value', value, 'label', label, 'valueLabel', value_label)))
        from search_attributes where id in (select unnest(attributes) from best))) as shelf`);
  const { products, categories, brands, attributes } = rows[0]!.shelf;
  return { products: products ?? [], categories: new Map(categories), brands: new Map(brands), attributes: new Map(attributes) };
}

/** Counts by id, most first, with what is known by the id. */
function ranked<Named extends object>(counts: Map<number, number>, named: (id: number) => Named | undefined): (Count & Named)[] {
  return [...counts]
    .sort(([a, few], [b, many]) => many - few || a - b)
    .slice(0, mostValues)
    .flatMap(([id, count]) => {
      const names = named(id);
      return names ? { id, count, ...names } : [];
    });
}

/**
 * The counts of a shelf under other limits of price, stock and promotion, from memory; null where
 * the database has to be asked, since the shelf holds more than is looked at.
 */
export async function countKept(context: Pick<Context, "database" | "store" | "changes">, narrowing: Narrowing, filter: ListingFilter): Promise<FacetCounts | null> {
  const conditions = shelvesIn(narrowing);
  if (!conditions) return null;
  const { subcategoryId, categoryId, brandIds } = narrowing;
  const shelf = await shelves(context, `${subcategoryId ?? ""}/${subcategoryId === undefined ? (categoryId ?? "") : ""}/${brandIds?.[0] ?? ""}`, () => readShelf(context, narrowing, conditions));
  const partial = shelf.products.length >= mostCandidates;
  // Which products are looked at depends on these where there are more.
  if (partial && (filter.inStock || filter.promotion)) return null;
  return countShelf(shelf, filter, partial);
}

function countShelf(shelf: CountedShelf, { priceMin = -Infinity, priceMax = Infinity, inStock, promotion, at }: ListingFilter, partial: boolean): FacetCounts {
  const [categories, subcategories, brands, attributes] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
  const add = (counts: Map<number, number>, id: number | null) => id !== null && counts.set(id, (counts.get(id) ?? 0) + 1);
  const limited = priceMin !== -Infinity || priceMax !== Infinity;
  const sum = { looked: 0, inStock: 0, promotion: 0, min: Infinity, max: -Infinity };
  for (const product of shelf.products) {
    const { price } = product;
    const promoted = product.onPromotion && (product.promoEndsAt === null || product.promoEndsAt > at.getTime());
    if ((inStock && !product.inStock) || (promotion && !promoted)) continue;
    sum.looked++;
    if (price !== null) {
      sum.min = Math.min(sum.min, price);
      sum.max = Math.max(sum.max, price);
    }
    if (limited && (price === null || price < priceMin || price > priceMax)) continue;
    if (product.inStock) sum.inStock++;
    if (promoted) sum.promotion++;
    add(categories, product.categoryId);
    add(subcategories, product.subcategoryId);
    add(brands, product.brandId);
    for (const attribute of product.attributes) add(attributes, attribute);
  }
  return {
    categories: ranked(categories, (id) => shelf.categories.has(id) ? { name: shelf.categories.get(id)! } : undefined),
    subcategories: ranked(subcategories, () => ({})),
    brands: ranked(brands, (id) => shelf.brands.has(id) ? { name: shelf.brands.get(id)! } : undefined),
    attributes: ranked(attributes, (id) => shelf.attributes.get(id)),
    price: sum.max === -Infinity ? null : { min: sum.min, max: sum.max },
    inStock: sum.inStock,
    promotion: sum.promotion,
    looked: sum.looked,
    partial: partial && sum.looked > 0,
  };
}
