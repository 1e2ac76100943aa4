import type { LocalText } from "@shop/kit/locale";
import { categoryPhrases, holdsSeveral } from "../documents/category-phrases.ts";
import { narrowKinds } from "../reading/kinds-named.ts";
import type { Query } from "../reading/query.ts";
import { keyOf } from "../reading/terms/units.ts";
import { goodsKeys } from "../words/synonyms.ts";

/** A category of the shop; level 1 is the top, level 3 contains products. */
export interface Category {
  id: number;
  level: number;
  name: LocalText;
}

/**
 * The categories that a query means, by the last noun of their English names. For `phone` these are `Phones`, `Button
 * phones` and `Foldable phones`, but not `Phone cases`, nor the broader `Phone Tablet`, which has watches too, if there
 * is a narrower category. For `keyboard` they are `Keyboards`, not `Laptop keyboards`.
 * If a category is called exactly as the thing was typed in English, synonyms do not count: a smartphone is a phone but
 * no button phone, while 耳机 means headphones and earbuds. Empty if no category is named so.
 */
export function categoriesMeant<Place extends Category>(query: Query, categories: readonly Place[]): Place[] {
  const { terms } = query;
  const wanted = narrowKinds(query).map((kind) => kind.slice(1));
  const [first = ""] = wanted;
  const isTyped = terms.some(({ units }) => keyOf(units) === first);
  const narrow =
    isTyped && categories.some(({ level, name }) => level > 1 && namesOf(name).includes(first)) ? [first] : wanted;
  const ownKinds = new Set(categories.flatMap(({ level, name }) => (level > 1 ? namesOf(name) : [])));
  const isCalled = (phrase: string, kind: string) =>
    phrase === kind ||
    (phrase.endsWith(` ${kind}`) &&
      !(ownKinds.has(kind) && isPartOf(phrase, kind) && !query.phrases.includes(`^${phrase}`)));
  const kindsCalled = ({ name }: Place) =>
    narrow.filter((kind) => namesOf(name).some((phrase) => isCalled(phrase, kind)));
  const named = categories.filter((category) => kindsCalled(category).length > 0);
  const narrower = named.filter(({ level }) => level > 1);
  const lowest = narrower.filter(({ level }) => level === 3).flatMap(kindsCalled);
  // If the printers of `Printers and network` have a category of their own, only that is meant. For `Cooling`, which
  // has fans too, it is that of the coolers.
  const isWhole = (category: Place) =>
    !holdsSeveral(category.name) && kindsCalled(category).some((kind) => lowest.includes(kind));
  const own = lowest.length > 0 ? narrower.filter((category) => category.level === 3 || isWhole(category)) : narrower;
  return own.length > 0 ? own : named;
}

/** Whether a category is named after the goods that its products go into: `Laptop keyboards`. */
const isPartOf = (phrase: string, kind: string): boolean => goodsKeys.has(phrase.slice(0, -kind.length - 1));

/** By the name itself: categories that are cached are asked for their names by every search. */
const read = new WeakMap<LocalText, readonly string[]>();

function namesOf(name: LocalText): readonly string[] {
  const known = read.get(name);
  if (known) return known;
  const names = categoryPhrases({ en: name.en }).map((phrase) => phrase.slice(1).replace(/ for .*/, ""));
  read.set(name, names);
  return names;
}
