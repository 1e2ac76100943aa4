import { lexeme } from "./lexeme.ts";
import { tokensOf } from "../words/tokens.ts";

/** Weight of a place; `lexeme.ts` says what they mean. */
type Weight = "A" | "B" | "C" | "D";

/** The highest position that PostgreSQL stores in a tsvector; positions after it become this one. */
const lastPlace = 16_383;
/** Gap between the positions of two texts, so that no phrase matches across them. */
const apart = 10;
/** Most positions that are stored for one word. */
const mostPlaces = 20;

/** Builds the text form of a tsvector: words and marks with their positions and weights. */
export class Vector {
  readonly #places = new Map<string, string[]>();
  #next = 1;

  /** Adds the words of a text. Words in `lesser` get weight C whatever the `weight`; words for which `without` is true are left out. */
  add(
    text: string,
    weight: Weight,
    { lesser, without }: { lesser?: ReadonlySet<string>; without?: (word: string) => boolean } = {},
  ): void {
    const tokens = without ? tokensOf(text).filter(({ lexeme: word }) => !without(word)) : tokensOf(text);
    for (const { lexeme: word, at } of tokens)
      this.#put(word, `${Math.min(this.#next + at, lastPlace)}${lesser?.has(word) ? "C" : weight}`);
    this.#next += (tokens.at(-1)?.at ?? 0) + apart;
  }

  /** Adds a lexeme without a position. */
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
    for (const [word, places] of this.#places)
      text += places.length > 0 ? `${lexeme(word)}:${places.join(",")} ` : `${lexeme(word)} `;
    return text.trimEnd();
  }
}
