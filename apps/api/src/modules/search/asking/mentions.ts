import sql, { type Sql } from "sql-template-tag";
import type { Db } from "../../../platform/database/database.ts";
import type { Asked } from "./candidates.ts";
import { conditionOf, narrowed, quickest, tsquery, type Narrowing } from "./conditions.ts";
import { companionNamed } from "./meant.ts";
import { byTier } from "../documents/by-tier.ts";
import { inAnyColour } from "../reading/narrow-query.ts";
import { kindsNamed } from "../reading/kinds-named.ts";
import { hasDigit, isLine, isMaker } from "../reading/terms/term-kinds.ts";
import { keyOf } from "../reading/terms/units.ts";
import { allOf, anyLexeme, anyOf, everyTerm, ofTerm, type TsQuery } from "./tsquery.ts";
import { goodsKeys, isService } from "../words/synonyms.ts";
import { headsMeet, headsOf, inHeads, isMet, mostBeside } from "./which-match.ts";

/**
 * Whether any match also meets the condition `itself` by its head. Its other words may be anywhere: for `120hz phone`
 * and `ip67 speaker` only facts have them. Without a number among the words two such products are needed, since one
 * description may have them all by chance.
 */
async function anyIs(db: Db, asked: Asked, narrowing: Narrowing, itself: TsQuery): Promise<boolean> {
  if (await headsMeet(db, inHeads(asked, narrowing, itself))) return true;
  if (!asked.body || itself === null) return false;
  const least = asked.query.terms.some(hasDigit) ? 1 : 2;
  const inBody = sql`${quickest(sql`body`, asked, narrowing, "body")} and head @@ ${tsquery(itself)}`;
  return isMet(db, sql`select count(*) = ${least}::integer as met from ${byTier(sql``, inBody, least)} found`);
}

/** How the matches relate to the kind of goods that the query names. */
type Mention = "itself" | "only mentioned" | "in other colours" | "not sold";

/**
 * Whether the matches only mention the kind of goods that the query names, although there are such goods: phones have a
 * camera and a SIM, but `camera with SIM` asks for cameras. If no name, category or fact has that word, descriptions
 * use it in another sense (`stands` as a verb).
 */
export async function mentionOf(db: Db, asked: Asked, narrowing: Narrowing): Promise<Mention> {
  const { query } = asked;
  if (query.thing === null) {
    if (await lineLacksColour(db, asked, narrowing)) return "in other colours";
    return (await isPartOf(db, asked, narrowing)) ? "only mentioned" : "itself";
  }
  // By its name, not by a word that only implies it: what has Wi-Fi is no router.
  const name = query.thing.standsFor ? { ...query.thing, own: [] } : query.thing;
  // Services are often in a group of several kinds, such as `Repair and care`, and belong to any of them.
  const weights = isService(keyOf(name.units)) ? "ABC" : "AB";
  const itself = anyOf([anyLexeme(query.kinds), anyLexeme(query.wholePhrases), ofTerm(name, { weights })]);
  const found = await anyIs(db, asked, narrowing, itself);
  if (found && !(await isOnlyDoneTo(db, asked, narrowing))) return "itself";
  const areSold = (condition: TsQuery) =>
    headsMeet(db, allOf([narrowed(narrowing), asked.vocabulary.pruned(condition)]));
  if (await areSold(itself)) return "only mentioned";
  return (await areSold(ofTerm(query.thing))) ? "itself" : "not sold";
}

/**
 * Whether there are goods such as are asked for, but only other products have all of the words: a `ddr4 sodimm 16gb` is no
 * computer that takes such memory. Beside a maker or a line this holds for accessories only, which the page of a
 * phone mentions (`redmi note 14 battery`); other goods may be known by that name alone.
 */
async function isPartOf(db: Db, asked: Asked, narrowing: Narrowing): Promise<boolean> {
  const { query, companions } = asked;
  // A `dell laptop ssd` may be the laptop.
  if (query.good === null || query.terms.some((term) => term !== query.good && goodsKeys.has(keyOf(term.units))))
    return false;
  const ofGood = ofTerm(query.good, { weights: "AB" });
  if (!query.terms.some((term) => isMaker(term) || isLine(term))) {
    // A `notebook ram` is any memory module.
    const kinds = query.kinds.flatMap((kind) => [kind, ...kindsNamed(kind.slice(1))]);
    const itself = anyOf([anyLexeme(kinds), ofGood]);
    return !(await anyIs(db, asked, narrowing, itself)) && headsMeet(db, allOf([narrowed(narrowing), itself]));
  }
  const itself = anyOf([anyLexeme(query.kinds), ofGood]);
  if (await anyIs(db, asked, narrowing, itself)) return false;
  const parts = headsOf(allOf([narrowed(narrowing), itself])!);
  return isMet(db, sql`select exists (select from ${parts} found where (head @@ ${companions}) is true) as met`);
}

/** Whether goods of a line are asked for in a colour that only their accessories have, although there are such goods. */
async function lineLacksColour(db: Db, asked: Asked, narrowing: Narrowing): Promise<boolean> {
  const plain = inAnyColour(asked.query);
  if (plain === asked.query) return false;
  const line = allOf([everyTerm(plain, { weights: "AB" }), narrowed(narrowing)]);
  const itself = (condition: TsQuery) =>
    isMet(
      db,
      sql`select exists (select from ${headsOf(allOf([line, condition])!)} found where (head @@ ${asked.companions}) is not true) as met`,
    );
  const coloured = inHeads(asked, narrowing);
  return !(coloured && (await itself(coloured))) && itself(null);
}

/**
 * Whether a thing is named, but heads match only for accessories and services that are not named: for `laptop with big
 * screen` only a screen replacement has two of the words.
 */
export async function isOnlyBeside(db: Db, asked: Asked, narrowing: Narrowing): Promise<boolean> {
  if (asked.query.thing === null) return false;
  const condition = inHeads(asked, narrowing);
  return condition === null || areBeside(db, asked, headsOf(condition));
}

/**
 * Whether the words occur only in facts and descriptions of accessories and services: those of `home camera` in a
 * service that installs cameras at home.
 */
async function isOnlyDoneTo(db: Db, asked: Asked, narrowing: Narrowing): Promise<boolean> {
  const { terms } = asked.query;
  if (terms.length === 1 || terms.some(({ units }) => isService(keyOf(units)))) return false;
  const found = asked.body
    ? byTier(sql`head`, sql`body @@ ${tsquery(conditionOf(asked, narrowing, asked.vocabulary.body)!)}`, mostBeside)
    : headsOf(inHeads(asked, narrowing)!);
  // Checked in this order because a few best-selling products are usually enough to say no, while the second check may have to look at all.
  return (
    (await areBeside(db, asked, found)) &&
    !(await headsMeet(db, inHeads(asked, narrowing, everyTerm(asked.query, { weights: "AB" }))))
  );
}

/** Whether all products, given by a query for their heads, are accessories that the query does not name. */
function areBeside(db: Db, { query, companions, vocabulary }: Asked, heads: Sql): Promise<boolean> {
  const isBeside = sql`(head @@ ${companions}) is true and not head @@ ${tsquery(vocabulary.pruned(companionNamed(query)))}`;
  return isMet(db, sql`select not exists (select from ${heads} found where not (${isBeside})) as met`);
}
