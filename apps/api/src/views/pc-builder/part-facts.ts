import { LRUCache } from "lru-cache";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import type { Spec } from "../../modules/catalog/tables.ts";
import { type Facts, readFacts } from "../../modules/builds/public.ts";

/** A version of a product in the catalogue: `version` changes with every change of its row. */
interface PartVersion {
  id: number;
  version: string;
  category: string;
  /** Of the variant that is meant; empty without variants. */
  options: readonly string[];
}

/** Cache of facts by product, variant and version; never outdated, since a change gives a new version. */
const facts = new LRUCache<string, Facts>({ max: 60_000 });

const keyOf = ({ id, version, options }: PartVersion) => `${id}/${version}/${options.join("/")}`;
const english = (value: Spec["value"]) => (typeof value === "string" ? value : value.en);

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  specs: Spec[];
}

/** What the rules know of each product; reads only those that are not known in this version. */
export async function factsOf({ db }: Database, parts: readonly PartVersion[]): Promise<Facts[]> {
  const wanted = [...new Set(parts.filter((part) => !facts.has(keyOf(part))).map(({ id }) => id))];
  if (wanted.length > 0) {
    const { rows } = await db.execute<Row>(sql`
      select p.id, concat_ws(' ', b.name, p.name->>'en') as name, p.specs
      from products p left join brands b on b.id = p.brand_id
      where p.id = any(${sql.param(wanted)}::integer[])`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const part of parts) {
      const row = byId.get(part.id);
      if (row)
        facts.set(
          keyOf(part),
          readFacts(
            row.name,
            part.category,
            new Map(row.specs.map(({ key, value }) => [key, english(value)])),
            part.options,
          ),
        );
    }
  }
  return parts.map((part) => facts.get(keyOf(part)) ?? { name: "", category: part.category });
}
