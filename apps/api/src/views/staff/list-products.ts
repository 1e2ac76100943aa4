import { sql } from "drizzle-orm";
import { readGtin } from "@shop/kit/gtin";
import type { LocalText } from "@shop/kit/locale";
import type { Queryable } from "../../platform/database/database.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import { firstRows, type FirstRows } from "./first-rows.ts";

interface Wanted {
  /** A part of a SKU, or of a name in any language; or the number below a barcode. */
  text?: string | undefined;
  /** Only what this store sells, at its prices and with its stock. */
  storeId?: number | undefined;
  /** Only what has fewer pieces for sale. */
  below?: number | undefined;
  /** Only those after this place. */
  after?: Article["place"] | undefined;
}

/** What has a price and stock of its own: a product without variants, or a variant. */
export interface Article extends Record<string, unknown> {
  sku: string;
  name: LocalText;
  /** Of a variant. */
  options: string[] | null;
  /** Minor units; null is price on request. */
  price: number | null;
  promoPrice: number | null;
  /** When the promotion of a product in the catalogue ends, as imports read it; null for no end, for a variant, which has that of its product, and in a store. */
  promoEndsAt: string | null;
  /** For sale: what open payments hold is not. */
  pieces: number;
  /** Its place in the list. */
  place: [productSku: string, sequence: number, variantId: number];
}

/** Products and variants with their prices and pieces, by SKU. */
export function listProductsForStaff(
  db: Queryable,
  { text, storeId, below, after }: Wanted,
  most = 200,
): Promise<FirstRows<Article>> {
  const pattern = text === undefined ? null : `%${escapeLike(text)}%`;
  const gtin = text === undefined ? null : (readGtin(text) ?? null);
  const isStore = storeId !== undefined;
  const priced = isStore
    ? sql`case when v.id is null then l.price else lv.price end`
    : sql`case when v.id is null then p.price else v.price end`;
  const promoted = isStore
    ? sql`case when v.id is null then l.promo_price else lv.promo_price end`
    : sql`case when v.id is null then p.promo_price else v.promo_price end`;
  const promoEnd = isStore
    ? sql`null`
    : sql`case when v.id is null then to_char(p.promo_ends_at at time zone 'Asia/Phnom_Penh', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+07:00"') end`;
  const sold = sql`join listings l on l.product_id = p.id and l.store_id = ${storeId}
    left join listing_variants lv on lv.variant_id = v.id and lv.store_id = ${storeId}`;
  const isAfter =
    after === undefined
      ? sql``
      : sql`and (p.sku, coalesce(v.sequence, 0), coalesce(v.id, 0)) > (${after[0]}, ${after[1]}::integer, ${after[2]}::integer)`;
  return firstRows(most, async (limit) => {
    const { rows } = await db.execute<Article>(sql`
      select coalesce(v.sku, p.sku) as sku, p.name, v.options, ${priced}::float8 as price,
        ${promoted}::float8 as "promoPrice", ${promoEnd} as "promoEndsAt", coalesce(k.on_hand - k.held, 0) as pieces,
        json_build_array(p.sku, coalesce(v.sequence, 0), coalesce(v.id, 0)) as place
      from products p left join variants v on v.product_id = p.id ${isStore ? sold : sql``}
      left join lateral (
        select on_hand, held from stock where product_id = p.id and variant_id = coalesce(v.id, 0) and store_id in (0, ${storeId ?? 0})
        order by store_id desc limit 1) k on true
      where (${pattern}::text is null or p.sku ilike ${pattern} or v.sku ilike ${pattern} or ${gtin}::text in (p.gtin, v.gtin)
          or exists (select from jsonb_each_text(p.name) each where each.value ilike ${pattern}))
        and (${below ?? null}::integer is null or coalesce(k.on_hand - k.held, 0) < ${below ?? null})
        ${isAfter}
      order by p.sku, v.sequence, v.id limit ${limit}`);
    return rows;
  });
}

/** Products and variants read at once. */
const portion = 500;

/** All of a list for staff, a portion at a time. */
export async function* readProductsForStaff(db: Queryable, wanted: Wanted): AsyncGenerator<Article[]> {
  let { after } = wanted;
  for (let isMore = true; isMore;) {
    const page = await listProductsForStaff(db, { ...wanted, after }, portion);
    yield page.found;
    after = page.found.at(-1)?.place;
    isMore = page.isMore;
  }
}
