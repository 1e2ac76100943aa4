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
  const areOften = async (asked: Searched, many: number) => {
    if (conditionOf(asked, narrowing, vocabulary.head) === null) return false;
    const { rows } = await db.execute<{ met: boolean }>(
      sql`select ${everyHead(asked, narrowing).isOften(many)} as met`,
    );
    return rows[0]!.met;
  };
  if (!(await areOften(searched, most))) return searched;
  const [only = null] = waysToBeMeant(query, await readPlaces(db));
  const itself = { ...searched, only };
  return only !== null && (await areOften(itself, Math.ceil(most * enoughOfTiers))) ? itself : searched;
}
