import { lexeme } from "../asking/tsquery.ts";
import { tokensOf } from "../words/tokens.ts";

/** Weights of places: see `tsquery.ts`. */
type Weight = "A" | "B" | "C" | "D";

/** PostgreSQL counts no further: the places of what is longer are all the last. */
const lastPlace = 16_383;
/** Texts stand apart, so that no phrase runs from one into the next. */
const apart = 10;
/** Most places of one word that are kept. */
const mostPlaces = 20;

/** Words and marks with their places and weights, in the writing of a tsvector. */
export class Vector {
  readonly #places = new Map<string, string[]>();
  #next = 1;

  /** `lesser` are words that do not weigh more than C, wherever they stand; those of `without` are left out. */
  add(text: string, weight: Weight, { lesser, without }: { lesser?: ReadonlySet<string>; without?: (word: string) => boolean } = {}): void {
    const tokens = without ? tokensOf(text).filter(({ lexeme: word }) => !without(word)) : tokensOf(text);
    for (const { lexeme: word, at } of tokens) this.#put(word, `${Math.min(this.#next + at, lastPlace)}${lesser?.has(word) ? "C" : weight}`);
    this.#next += (tokens.at(-1)?.at ?? 0) + apart;
  }

  /** Without a place. */
  mark(word: string): void {
    if (!this.#places.has(word)) this.#places.set(word, []);
  }

  #put(word: string, place: string): void {
    const places = this.#places.get(word);
    if (!places) this.#places.set(word, [place]);
    else if (places.length < mostPlaces) places.push(place);
  }

  toString(): string {
    let text = "";
    for (const [word, places] of this.#places) text += places.length > 0 ? `${lexeme(word)}:${places.join(",")} ` : `${lexeme(word)} `;
    return text.trimEnd();
  }
}
