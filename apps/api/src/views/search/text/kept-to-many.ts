import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/database.ts";
import {
  conditionOf,
  enoughOfTiers,
  everyHead,
  isGoods,
  waysToBeMeant,
  type Narrowing,
  type Searched,
} from "../../../modules/search/public.ts";
import { readPlaces } from "./read-places.ts";

/**
 * Restricts a search for goods to those themselves, if more products match than it looks at, which is `most`, and the
 * best-selling have enough of those goods for a list. Otherwise, in a shop with thousands of PC cases, which are in `Cases
 * and power`, these would leave hardly any place for the power supplies.
 */
export async function keptToMany(db: Db, searched: Searched, narrowing: Narrowing, most: number): Promise<Searched> {
  const { demand, query, vocabulary } = searched;
  if (demand !== "every" || query.thing === null || !isGoods(query.thing)) return searched;
  if (conditionOf(searched, narrowing, vocabulary.head) === null) return searched;
  const [only = null] = waysToBeMeant(query, await readPlaces(db));
  if (only === null) return searched;
  const count = async (asked: Searched) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select ${everyHead(asked, narrowing).count(most)}::integer as count`,
    );
    return rows[0]!.count;
  };
  const itself = { ...searched, only };
  const good = await count(itself);
  // All that match are counted only if the goods themselves do not tell that there are enough.
  const isMany = good >= Math.ceil(most * enoughOfTiers) && (good >= most || (await count(searched)) >= most);
  return isMany ? itself : searched;
}
