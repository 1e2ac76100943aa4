import { generationNamed } from "../words/numbers/measures.ts";

/** The models of Intel's processors begin with their generation: i5-13400, i7-1065G7, i5-8250U. */
const model = /\bi[3579][- ](1[0-4](?=\d{2,3}(?!\d))|\d(?=\d{3}(?!\d)))/gi;

/** The generations of the processors that a text names, which few products say in words: `13th gen` for an i5-13400. */
export const generationsIn = (text: string): string =>
  [...new Set([...text.matchAll(model)].map(([, number]) => generationNamed(number!)))].join(" ");
