import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import type { CleanRecord } from "./product-record.ts";

/** What a record with the SKU of a variant changes: lists of prices and of stock have one line for each. */
export interface SingleVariant extends Pick<CleanRecord, "sku" | "price" | "promoPrice" | "stock"> {
  productId: number;
}

/** The change of a single variant, or why there is none: everything else belongs to its product. */
export function singleVariant(record: CleanRecord, productId: number): SingleVariant | string {
  const { sku, price, promoPrice, stock, ...others } = record;
  return Object.values(others).some((value) => value !== undefined)
    ? `sku: ${sku} is a variant, whose own line can change only its price, promo_price and stock`
    : { sku, price, promoPrice, stock, productId };
}

/** What a record has changed: a product, or the variant with this SKU. */
export interface Changed {
  productId: number;
  variantSku: string | null;
}

/** Writes the prices of single variants. Returns those that changed. */
export async function priceVariants(tx: Tx, variants: readonly SingleVariant[]): Promise<Changed[]> {
  const rows = variants.flatMap(({ sku, price, promoPrice = null }) =>
    price === undefined ? [] : [{ sku, price, promo_price: promoPrice }],
  );
  if (rows.length === 0) return [];
  const written = await tx.execute<{ product_id: number; sku: string }>(sql`
    update variants kept set price = r.price, promo_price = r.promo_price
    from jsonb_to_recordset(${sql.param(JSON.stringify(rows))}::jsonb) as r (sku text, price bigint, promo_price bigint)
    where kept.sku = r.sku and (kept.price, kept.promo_price) is distinct from (r.price, r.promo_price)
    returning kept.product_id, kept.sku`);
  return written.rows.map((row) => ({ productId: row.product_id, variantSku: row.sku }));
}
