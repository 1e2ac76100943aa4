import { goods } from "./goods.ts";
import { lines } from "./lines.ts";
import { makers } from "./makers.ts";
import { properties } from "./properties.ts";

/**
 * Synonyms: each row has the words for one thing in English, Khmer and Chinese. Among them are the
 * usual spellings of Khmer loan words, brands as people say them, and English words that catalogues
 * use for the same thing. A search for one word of a row finds all of them; products with the word
 * that was typed come first. Spellings that `fold` makes equal are written once. In a row English comes first, then Khmer,
 * then Chinese; a long row has a line for each.
 */
export const dictionary: readonly (readonly string[])[] = [...goods, ...properties, ...makers, ...lines];
