import { sql } from "drizzle-orm";
import type { Database } from "@shop/api/platform/database/database";
import type { Catalogue, Meaning } from "./meanings.ts";

export interface BenchProduct {
  id: number;
  sku: string;
  model: string | null;
  name: string;
  brand: string | null;
  category: string;
  subcategory: string | null;
  catalogue: Catalogue;
  /** Its specifications, one on each line: `Capacity: 16 GB`. */
  facts: string;
  /** Its lowest price, in major units. */
  price: number | null;
}

/** Every product of the benchmark, with what meanings are checked against. */
export async function readProducts({ db }: Database): Promise<Map<number, BenchProduct>> {
  const { rows } = await db.execute<BenchProduct & Record<string, unknown>>(sql`
    select p.id, p.sku, p.model, p.name ->> 'en' as name, b.name as brand, c.key as category, s.key as subcategory,
      (select coalesce(string_agg(coalesce(spec #>> '{label,en}', spec ->> 'label') || ': ' || coalesce(spec #>> '{value,en}', spec ->> 'value'), chr(10)), '') from jsonb_array_elements(p.specs) spec) as facts,
      (select min(sort_price) / 100.0 from listings where product_id = p.id)::double precision as price,
      case when p.sku like 'BBY-%' then 'bestbuy' when p.sku like 'ICE-%' then 'icecat' when p.sku like 'PCP-%' then 'pcparts' when p.sku like 'UPC-%' then 'upc' else 'demo' end as catalogue
    from products p left join brands b on b.id = p.brand_id join categories c on c.id = p.category_id left join categories s on s.id = p.subcategory_id
    order by p.id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a product matches a meaning. */
export function isMeant(product: BenchProduct | undefined, means: Meaning): boolean {
  if (!product) return false;
  if (means.code !== undefined && product.model !== means.code && product.sku !== means.code) return false;
  if (means.brand !== undefined && product.brand?.toLowerCase() !== means.brand.toLowerCase()) return false;
  if (means.in && !means.in.includes(product.category) && !means.in.includes(product.subcategory ?? "")) return false;
  if (means.most !== undefined && !(product.price !== null && product.price <= means.most)) return false;
  const name = product.name.replace(/[™®©]/g, "");
  if (means.fact && ![name, ...product.facts.split("\n")].some((fact) => means.fact!.test(fact))) return false;
  return (means.name?.test(name) ?? true) && !(means.not?.test(name) ?? false);
}
