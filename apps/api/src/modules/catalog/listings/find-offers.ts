import { sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";
import type { Queryable } from "../../../platform/database/database.ts";
import { variantName } from "../products/option-names.ts";

interface Wanted {
  productId: number;
  /** 0 for a product without variants, or for none chosen. */
  variantId: number;
}

/** The current price and stock of a product or variant in a store; amounts are in minor units. */
export interface Offer extends Wanted {
  /** Whether the store sells the product, and the variant if one is named. */
  isSold: boolean;
  /** Whether it has variants and none is named, so that it cannot be bought yet. */
  choiceIsOpen: boolean;
  /** Whether the variant belongs to the product; true for 0. */
  variantBelongs: boolean;
  name: LocalText;
  categoryName: LocalText;
  /** Path or address of the picture, of the variant if that has one. */
  image: string | null;
  /** Null if no variant is named. */
  variantName: LocalText | null;
  /** Null for a price on request. */
  listPrice: number | null;
  /** Null if there is no promotion now. */
  promoPrice: number | null;
  /** The price to pay: that of the promotion, or the list price. */
  price: number | null;
  /** Whether no variant is chosen and prices of the variants differ. */
  priceFrom: boolean;
  /** Pieces for sale: on hand and not held by open payments. */
  pieces: number;
  /** The owner of the pieces: 0 for the stock that stores share, otherwise the store. */
  stockStoreId: number;
  isInStock: boolean;
  /** 0 for none. */
  warrantyMonths: number;
}

interface Row {
  product_id: number;
  variant_id: number;
  is_sold: boolean;
  has_variants: boolean;
  variant_belongs: boolean;
  name: LocalText;
  category_name: LocalText;
  image: string | null;
  options: string[] | null;
  option_names: LocalText[] | null;
  list_price: string | null;
  promo_price: string | null;
  pieces: number | null;
  stock_store_id: number;
  in_stock: boolean | null;
  price_from: boolean | null;
  warranty_months: number;
}

const amount = (value: string | null) => (value === null ? null : Number(value));

/** The current offers of a store for products. Products that no longer exist are left out. */
export async function findOffers(
  db: Queryable,
  storeId: number,
  wanted: readonly Wanted[],
  at: Date,
): Promise<Offer[]> {
  if (wanted.length === 0) return [];
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select w.product_id, w.variant_id, p.name, c.name as category_name, p.warranty_months, v.options, v.option_names,
      l.product_id is not null and (w.variant_id = 0 or n.variant_id is not null) as is_sold,
      exists (select from variants any_variant where any_variant.product_id = p.id) as has_variants,
      w.variant_id = 0 or v.id is not null as variant_belongs,
      coalesce(v.image, p.images[1]) as image,
      case when w.variant_id = 0 then l.price else n.price end as list_price,
      case when coalesce(case when w.variant_id = 0 then l.promo_ends_at else n.promo_ends_at end > ${at.toISOString()}::timestamptz, true)
        then case when w.variant_id = 0 then l.promo_price else n.promo_price end end as promo_price,
      coalesce(own.on_hand - own.held, pool.on_hand - pool.held) as pieces, coalesce(own.store_id, 0) as stock_store_id, l.in_stock, l.price_from
    from unnest(${sql.param(wanted.map(({ productId }) => productId))}::integer[], ${sql.param(wanted.map(({ variantId }) => variantId))}::integer[])
      with ordinality as w (product_id, variant_id, place)
    join products p on p.id = w.product_id
    join categories c on c.id = p.category_id
    left join variants v on v.id = w.variant_id and v.product_id = p.id
    left join listings l on l.store_id = ${storeId} and l.product_id = p.id
    left join listing_variants n on n.store_id = ${storeId} and n.variant_id = v.id
    left join stock own on own.product_id = p.id and own.variant_id = w.variant_id and own.store_id = ${storeId}
    left join stock pool on pool.product_id = p.id and pool.variant_id = w.variant_id and pool.store_id = 0
    order by w.place`);
  return rows.map((row) => {
    const [listPrice, promoPrice] = [amount(row.list_price), amount(row.promo_price)];
    const pieces = row.is_sold ? (row.pieces ?? 0) : 0;
    const choiceIsOpen = row.has_variants && row.variant_id === 0;
    return {
      productId: row.product_id,
      variantId: row.variant_id,
      isSold: row.is_sold,
      choiceIsOpen,
      variantBelongs: row.variant_belongs,
      name: row.name,
      categoryName: row.category_name,
      image: row.image,
      variantName: row.options && variantName({ options: row.options, optionNames: row.option_names }),
      listPrice: row.is_sold ? listPrice : null,
      promoPrice: row.is_sold ? promoPrice : null,
      price: row.is_sold ? (promoPrice ?? listPrice) : null,
      priceFrom: choiceIsOpen && row.is_sold && Boolean(row.price_from),
      pieces,
      stockStoreId: row.stock_store_id,
      isInStock: choiceIsOpen ? row.is_sold && Boolean(row.in_stock) : pieces > 0,
      warrantyMonths: row.warranty_months,
    };
  });
}
