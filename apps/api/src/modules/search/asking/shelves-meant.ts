import type { LocalText } from "@shop/kit/locale";
import { categoryPhrases, holdsSeveral } from "../documents/category-phrases.ts";
import { narrowKinds } from "../reading/kinds-named.ts";
import type { Query } from "../reading/query.ts";
import { keyOf } from "../reading/units.ts";
import { goodsKeys } from "../words/synonyms.ts";

/** A category of the shop; level 1 stands above all, level 3 holds products. */
export interface Shelf {
  id: number;
  level: number;
  name: LocalText;
}

/**
 * The categories that hold what a query means, by the last noun of their English names:
 * for a phone `Phones`, `Button phones` and `Foldable phones`, but neither `Phone cases` nor the
 * whole of `Phone Tablet`, with watches, where something narrower is there; for a keyboard `Keyboards` and none of laptops. Where a category is called
 * just as the thing was in English, what that is also called does not count: a smartphone is a phone,
 * but no button phone, while 耳机 are headphones and earbuds. None where none is named so.
 */
export function shelvesMeant(query: Query, shelves: readonly Shelf[]): Shelf[] {
  const { terms } = query;
  const wanted = narrowKinds(query).map((kind) => kind.slice(1));
  const [first = ""] = wanted;
  const isTyped = terms.some(({ units }) => keyOf(units) === first);
  const narrow = isTyped && shelves.some(({ level, name }) => level > 1 && namesOf(name).includes(first)) ? [first] : wanted;
  const ownKinds = new Set(shelves.flatMap(({ level, name }) => (level > 1 ? namesOf(name) : [])));
  const isCalled = (phrase: string, kind: string) => phrase === kind || (phrase.endsWith(` ${kind}`) && !(ownKinds.has(kind) && isPartOf(phrase, kind) && !query.phrases.includes(`^${phrase}`)));
  const kindsCalled = ({ name }: Shelf) => narrow.filter((kind) => namesOf(name).some((phrase) => isCalled(phrase, kind)));
  const named = shelves.filter((shelf) => kindsCalled(shelf).length > 0);
  const narrower = named.filter(({ level }) => level > 1);
  const lowest = narrower.filter(({ level }) => level === 3).flatMap(kindsCalled);
  // Of `Printers and network` only the printers are meant, where they have a shelf of their own, and of `Cooling` with its fans the coolers.
  const isWhole = (shelf: Shelf) => !holdsSeveral(shelf.name) && kindsCalled(shelf).some((kind) => lowest.includes(kind));
  const own = lowest.length > 0 ? narrower.filter((shelf) => shelf.level === 3 || isWhole(shelf)) : narrower;
  return own.length > 0 ? own : named;
}

/** Whether a name is that of what goes into other goods: `Laptop keyboards` among the keyboards. */
const isPartOf = (phrase: string, kind: string): boolean => goodsKeys.has(phrase.slice(0, -kind.length - 1));

const namesOf = ({ en }: LocalText) => categoryPhrases({ en }).map((phrase) => phrase.slice(1).replace(/ for .*/, ""));
