import sql from "sql-template-tag";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import {
  conditionOf,
  everyHead,
  isGoods,
  mostCandidates,
  readBest,
  waysToBeMeant,
  type Best,
  type Narrowing,
  type Searched,
} from "../../../modules/search/public.ts";
import type { Counted } from "../counts.ts";
import type { SearchRequest } from "./request-and-answer.ts";

/** What is searched for, and what is known of it already. */
export interface Kept {
  searched: Searched;
  best?: Best;
}

/**
 * Restricts a search for goods to those themselves, if more products match than it looks at, which is `most`, and the
 * best-selling have enough of those goods for a list. Otherwise, in a shop with thousands of PC cases, which are in `Cases
 * and power`, these would leave hardly any place for the power supplies.
 */
export async function keptToMany(
  db: Db,
  searched: Searched,
  { narrowing, places, most = mostCandidates }: Pick<SearchRequest<Counted>, "narrowing" | "places" | "most">,
): Promise<Kept> {
  const { demand, query, vocabulary } = searched;
  if (demand !== "every" || query.thing === null || !isGoods(query.thing)) return { searched };
  if (conditionOf(searched, narrowing, vocabulary.head) === null) return { searched };
  const [only = null] = waysToBeMeant(query, await places());
  if (only === null) return { searched };
  const itself = { ...searched, only: vocabulary.pruned(only) };
  const best = await readBest(db, itself, narrowing, most);
  if (best === null) return { searched };
  // All that match are counted only if the goods themselves do not tell that there are enough.
  const isMany = best.ids.length >= most || (await areMany(db, searched, narrowing, most));
  return isMany ? { searched: itself, best } : { searched };
}

/** Whether as many of the best-selling products match as a search looks at. */
async function areMany(db: Db, searched: Searched, narrowing: Narrowing, most: number): Promise<boolean> {
  const [row] = await runPlanned<{ many: boolean }>(
    db,
    sql`select (select count(*) from ${everyHead(searched, narrowing).best(most)} best) >= ${most}::integer as many`,
  );
  return row!.many;
}
