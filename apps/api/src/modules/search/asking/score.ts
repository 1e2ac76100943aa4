import sql, { join, type Sql } from "sql-template-tag";
import { besideColours, inAnyColour, thingAlone } from "../reading/narrow-query.ts";
import type { Query } from "../reading/query.ts";
import { tsquery } from "./conditions.ts";
import { sayingByHead, sayingOf } from "./saying.ts";
import { real } from "./score-sql.ts";
import { sideOf, worthOfSide } from "./side.ts";
import { letterSigns, looseSigns, matchSigns, type Sign } from "./match-signs.ts";
import type { TsQuery } from "./tsquery.ts";
import type { Demand, Vocabulary } from "./vocabulary.ts";
import { weights } from "./weights.ts";

/** The parts of the score, as SQL. */
interface Scoring {
  /** From the head of one product alone. */
  score: Sql;
  /** See {@link sideOf}. */
  side: Sql;
  /** What the side adds. It depends on all results, each of which needs a column `side`. */
  worthOfSide: Sql;
  /** What the words add, from the columns `head` and `unpacked`, the decompressed body. */
  saying: Sql;
  /** The same, roughly, from `head` alone. */
  sayingByHead: Sql;
}

interface Weighed {
  query: Query;
  demand: Demand;
  vocabulary: Pick<Vocabulary, "pruned">;
  companions: Sql;
  letter?: string | undefined;
}

export function scoring({ query, demand, vocabulary, companions, letter }: Weighed): Scoring {
  const { pruned } = vocabulary;
  // Products that have only some of the words are scored by the thing alone: phones for `phone with nice pictures`.
  const weighed = demand === "every" ? besideColours(query) : thingAlone(query);
  const signs = [
    ...matchSigns(weighed),
    ...(demand === "every" ? [] : looseSigns(query, weighed)),
    ...(letter === undefined ? [] : letterSigns(query, letter)),
  ];
  return {
    score: sql`(${sumOf(signs.map(([condition, weight]) => [pruned(condition), weight]))} + least(ln(popularity + 1), 12)::real * ${real(weights.popularity)})`,
    side: sideOf(inAnyColour(query), companions, pruned),
    worthOfSide,
    saying: sayingOf(weighed, pruned),
    sayingByHead: sayingByHead(weighed, pruned),
  };
}

/** The numbers of conditions that statements have. A statement has the next higher one, so that few are different and have to be planned. */
const numbersOfSigns = [16, 32, 64, 128];

/** The sum of what the conditions add that are met. For a single word several signs have the same condition, so their weights are added up and it is checked once. */
function sumOf(signs: readonly Sign[]): Sql {
  const worth = new Map<TsQuery, number>();
  for (const [condition, weight] of signs)
    if (condition !== null) worth.set(condition, (worth.get(condition) ?? 0) + weight);
  const number = numbersOfSigns.find((most) => most >= worth.size) ?? worth.size;
  const none: Sign = [null, 0];
  const all: Sign[] = [...worth, ...Array.from({ length: number - worth.size }, () => none)];
  return join(
    all.map(([condition, weight]) => sql`case when head @@ ${tsquery(condition)} then ${real(weight)} else 0 end`),
    " + ",
  );
}
