import { sql } from "drizzle-orm";
import { type Facts, type Slot, slots } from "../../modules/builds/public.ts";
import { leadFirst, representingVariants } from "../../modules/catalog/public.ts";
import type { Context } from "../../platform/context.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import { factsOf } from "./part-facts.ts";

/** A product that can go into a slot, with what it is sorted and judged by. */
export interface Candidate {
  productId: number;
  /** The variant that represents the product, whose price is the product's; 0 without variants. */
  variantId: number;
  brandId: number | null;
  /** The current price in minor units; null for a price on request. */
  price: number | null;
  inStock: boolean;
  popularity: number;
  facts: Facts;
}

interface Row extends Record<string, unknown> {
  id: number;
  version: string;
  category: string;
  brand_id: number | null;
  brand: string | null;
  sort_price: string | null;
  in_stock: boolean;
  popularity: number;
  variant_id: number | null;
  options: string[] | null;
}

export interface SlotCandidates {
  /** What sells best first. */
  candidates: Candidate[];
  /** Brands of these products by name. */
  brands: { id: number; name: string }[];
}

/** Maximum number of brands in the filter. */
const mostBrands = 200;

/** Everything that a store sells for a slot. */
export async function readCandidates(
  { database, store }: Pick<Context, "database" | "store">,
  slot: Slot,
): Promise<SlotCandidates> {
  const { db } = database;
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.xmin::text as version, s.key as category, l.brand_id, b.name as brand, l.sort_price, l.in_stock, l.popularity, lead.id as variant_id, lead.options
    from categories s
    join listings l on l.subcategory_id = s.id and l.store_id = ${store.id}
    join products p on p.id = l.product_id
    left join brands b on b.id = l.brand_id
    left join lateral (
      select id, options from (${representingVariants(sql`l.store_id`, sql`l.product_id`)}) representing order by ${leadFirst} limit 1
    ) lead on true
    where s.key = any(${sql.param([...slots[slot].categories])}::text[])
    order by l.popularity desc, p.id`);
  const facts = await factsOf(
    database,
    rows.map((row) => ({ id: row.id, version: row.version, category: row.category, options: row.options ?? [] })),
  );
  const candidates = rows.map((row, index) => ({
    productId: row.id,
    variantId: row.variant_id ?? 0,
    brandId: row.brand_id,
    price: row.sort_price === null ? null : Number(row.sort_price),
    inStock: row.in_stock,
    popularity: row.popularity,
    facts: facts[index]!,
  }));
  const brands = new Map(
    rows.flatMap(({ brand_id: id, brand: name }) => (id === null || name === null ? [] : [[id, { id, name }]])),
  );
  return {
    candidates,
    brands: [...brands.values()].sort((a, b) => byName.compare(a.name, b.name) || a.id - b.id).slice(0, mostBrands),
  };
}

const byName = new Intl.Collator("en", { sensitivity: "base" });

/** Ids of a store's products for a slot whose name contains a text, in any language. */
export async function namedLike(
  { database, store }: Pick<Context, "database" | "store">,
  slot: Slot,
  name: string,
): Promise<Set<number>> {
  const like = `%${escapeLike(name)}%`;
  const { rows } = await database.db.execute<{ id: number }>(sql`
    select p.id
    from categories s
    join listings l on l.subcategory_id = s.id and l.store_id = ${store.id}
    join products p on p.id = l.product_id
    where s.key = any(${sql.param([...slots[slot].categories])}::text[]) and p.name::text ilike ${like}`);
  return new Set(rows.map(({ id }) => id));
}
