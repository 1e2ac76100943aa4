import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { brands } from "../tables.ts";

/** Ids of brands by lower-case name. Adds new ones as written; they are shown once a store sells a product of them. */
export async function ensureBrands(tx: Tx, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = new Map(names.map((name) => [name.toLowerCase(), name]));
  if (wanted.size === 0) return new Map();
  const lower = sql<string>`lower(${brands.name})`;
  const read = async () => {
    const rows = await tx
      .select({ id: brands.id, name: lower })
      .from(brands)
      .where(sql`${lower} = any(${sql.param([...wanted.keys()])}::text[])`);
    return new Map(rows.map(({ id, name }) => [name, id]));
  };
  const known = await read();
  const missing = [...wanted].filter(([key]) => !known.has(key)).sort();
  if (missing.length === 0) return known;
  await tx
    .insert(brands)
    .values(missing.map(([, name]) => ({ name })))
    .onConflictDoNothing();
  return read();
}
