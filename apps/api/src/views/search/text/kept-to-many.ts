import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import { conditionOf, enoughOfTiers, everyHead, isGoods, waysToBeMeant, type Narrowing, type Searched } from "../../../modules/search/public.ts";
import { readPlaces } from "./read-places.ts";

/**
 * Restricts a search for goods to those themselves, if the best-selling products have so many of them that a list needs
 * no others. A search looks at no more than `most` of all that match: in a shop with thousands of PC cases, which are in
 * `Cases and power`, these would leave hardly any place for the power supplies.
 */
export async function keptToMany(db: Db, searched: Searched, narrowing: Narrowing, most: number): Promise<Searched> {
  const { demand, query, vocabulary } = searched;
  if (demand !== "every" || query.thing === null || !isGoods(query.thing)) return searched;
  const [only = null] = waysToBeMeant(query, await readPlaces(db));
  const asked = { ...searched, only };
  if (only === null || conditionOf(asked, narrowing, vocabulary.head) === null) return searched;
  const { rows } = await db.execute<{ met: boolean }>(sql`select ${everyHead(asked, narrowing).isOften(Math.ceil(most * enoughOfTiers))} as met`);
  return rows[0]!.met ? asked : searched;
}
