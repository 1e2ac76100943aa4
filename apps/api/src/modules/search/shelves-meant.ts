import type { LocalText } from "@shop/kit/locale";
import { categoryPhrases, holdsSeveral } from "./category-phrases.ts";
import { narrowKinds, type Query } from "./query.ts";
import { keyOf } from "./terms.ts";

/** A category of the shop; level 1 stands above all, level 3 holds products. */
export interface Shelf {
  id: number;
  level: number;
  name: LocalText;
}

/**
 * The categories that hold what a query means, by the last noun of their English names:
 * for a phone `Phones`, `Button phones` and `Foldable phones`, but neither `Phone cases` nor the
 * whole of `Phone Tablet`, with watches, where something narrower is there. Where a category is called
 * just as the thing was in English, what that is also called does not count: a smartphone is a phone,
 * but no button phone, while 耳机 are headphones and earbuds. None where none is named so.
 */
export function shelvesMeant(query: Query, shelves: readonly Shelf[]): Shelf[] {
  const { terms } = query;
  const wanted = narrowKinds(query).map((kind) => kind.slice(1));
  const [first = ""] = wanted;
  const isTyped = terms.some(({ units }) => keyOf(units) === first);
  const narrow = isTyped && shelves.some(({ level, name }) => level > 1 && namesOf(name).includes(first)) ? [first] : wanted;
  const named = shelves.filter(({ name }) => namesOf(name).some((phrase) => narrow.some((kind) => phrase === kind || phrase.endsWith(` ${kind}`))));
  const narrower = named.filter(({ level }) => level > 1);
  // Of `Printers and network` only the printers are meant, where they have a shelf of their own.
  const own = narrower.some(({ level }) => level === 3) ? narrower.filter(({ level, name }) => level === 3 || !holdsSeveral(name)) : narrower;
  return own.length > 0 ? own : named;
}

const namesOf = ({ en }: LocalText) => categoryPhrases({ en }).map((phrase) => phrase.slice(1).replace(/ for .*/, ""));
