import type { Queryable } from "../../../platform/database/database.ts";
import { indexRules } from "../tables.ts";

/** The fingerprint of the rules by which all documents were last written; undefined if never. */
export async function findIndexRules(db: Queryable): Promise<string | undefined> {
  const [row] = await db.select({ fingerprint: indexRules.fingerprint }).from(indexRules);
  return row?.fingerprint;
}

export async function writeIndexRules(db: Queryable, fingerprint: string): Promise<void> {
  await db
    .insert(indexRules)
    .values({ fingerprint })
    .onConflictDoUpdate({ target: indexRules.single, set: { fingerprint } });
}
