import sql, { join } from "sql-template-tag";
import type { LocalText } from "@shop/kit/locale";
import type { Change } from "../../../platform/changes/changes.ts";
import type { Context } from "../../../platform/context.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import { catalogCache } from "../../../platform/changes/catalog-cache.ts";
import { mostCandidates, type Narrowing } from "../../../modules/search/public.ts";
import { shelfConditions } from "./best-selling.ts";
import type { CountedValue } from "../counts.ts";
import type { ListingFilter } from "../listing-filter.ts";

/** What filters count and lists are ordered by, of a product. */
export interface ShelvedProduct {
  id: number;
  categoryId: number | null;
  brandId: number | null;
  /** Minor units. */
  price: number | null;
  inStock: boolean;
  onPromotion: boolean;
  /** Milliseconds; null for a promotion without an end. */
  promoEndsAt: number | null;
  attributes: number[];
  /** Its place by age and by name among the shelf's products. */
  newest: number;
  named: number;
}

/** The best-selling products of a whole shelf, those in stock first, with the names of what is counted of them. */
export interface CachedShelf {
  products: ShelvedProduct[];
  /** Whether there may be more than these. */
  partial: boolean;
  categories: Map<number, LocalText>;
  brands: Map<number, string>;
  attributes: Map<number, Omit<CountedValue, "id" | "count">>;
}

/** Products in the cache at most, of all shelves together; one takes about 250 bytes. */
const maxSize = 80_000;

/** A shelf's name: of one of sub-category, category and brand, or of none. */
const nameOf = ({ subcategoryId, categoryId, brandIds }: Narrowing) =>
  `${subcategoryId ?? ""}/${subcategoryId === undefined ? (categoryId ?? "") : ""}/${brandIds?.[0] ?? ""}`;

/** A change that does not say where its products stand concerns every shelf. */
function concerns(name: string, { places }: Change): boolean {
  const [subcategory, category, brand] = name.split("/").map(Number);
  if (!places || !(subcategory || category || brand)) return true;
  return places.brands.includes(brand!) || places.categories.includes(subcategory || category!);
}

const shelves = catalogCache<CachedShelf>({ maxSize, sizeOf: ({ products }) => products.length, concerns });

async function readShelf(
  { database: { quick } }: Pick<Context, "database">,
  { storeId }: Narrowing,
  conditions: NonNullable<ReturnType<typeof shelfConditions>>,
): Promise<CachedShelf> {
  const [row] = await runPlanned<{
    shelf: {
      products: ShelvedProduct[] | null;
      categories: [number, LocalText][] | null;
      brands: [number, string][] | null;
      attributes: [number, Omit<CountedValue, "id" | "count">][] | null;
    };
  }>(
    quick,
    sql`
    with best as materialized (
      select l.product_id, l.popularity, l.category_id, l.brand_id, l.sort_price, l.in_stock, l.on_promotion, l.promo_ends_at, coalesce(d.attributes, '{}') as attributes,
        row_number() over (order by l.created_at desc, l.product_id) as newest, row_number() over (order by l.sort_name, l.product_id) as named
      from (select * from listings where ${join([sql`store_id = ${storeId}`, ...conditions], " and ")} order by in_stock desc, popularity desc, product_id limit ${mostCandidates}) l
      left join search_documents d on d.product_id = l.product_id)
    select json_build_object(
      'products', (select json_agg(json_build_object('id', product_id, 'categoryId', category_id, 'brandId', brand_id, 'price', sort_price, 'inStock', in_stock,
        'onPromotion', on_promotion, 'promoEndsAt', floor(extract(epoch from promo_ends_at) * 1000), 'attributes', attributes,
        'newest', newest, 'named', named) order by in_stock desc, popularity desc, product_id) from best),
      'categories', (select json_agg(json_build_array(id, name)) from categories where id in (select category_id from best)),
      'brands', (select json_agg(json_build_array(id, name)) from brands where id in (select brand_id from best)),
      'attributes', (select json_agg(json_build_array(id, json_build_object('key', key, 'value', value, 'label', label, 'valueLabel', value_label)))
        from search_attributes where id in (select unnest(attributes) from best))) as shelf`,
  );
  const { products, categories, brands, attributes } = row!.shelf;
  return {
    products: products ?? [],
    partial: (products?.length ?? 0) >= mostCandidates,
    categories: new Map(categories),
    brands: new Map(brands),
    attributes: new Map(attributes),
  };
}

/**
 * The shelf that a narrowing means, from memory as long as nothing of it changes; null where it
 * means no whole shelf.
 */
export async function cachedShelf(
  context: Pick<Context, "database" | "store" | "changes">,
  narrowing: Narrowing,
): Promise<CachedShelf | null> {
  const conditions = shelfConditions(narrowing);
  return conditions ? shelves(context, nameOf(narrowing), () => readShelf(context, narrowing, conditions)) : null;
}

/** Whether a product is on promotion at a moment. */
export const isPromoted = ({ onPromotion, promoEndsAt }: ShelvedProduct, at: Date) =>
  onPromotion && (promoEndsAt === null || promoEndsAt > at.getTime());

/** Whether a product's price is within limits; without a price it is within none. */
export function isPriced(
  { price }: ShelvedProduct,
  { priceMin = -Infinity, priceMax = Infinity }: ListingFilter,
): boolean {
  if (priceMin === -Infinity && priceMax === Infinity) return true;
  return price !== null && price >= priceMin && price <= priceMax;
}
