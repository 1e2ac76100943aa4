import { LRUCache } from "lru-cache";

/**
 * Serializes the loaders' data in the router's own format (that of `turbo-stream`): one flat list
 * in which each value stands once and refers to nested values by index. The router writes it as
 * a stream, which takes a timer and several turns of the event loop, and then as a string literal
 * in a script; this writes it synchronously, as JSON in the page.
 * See `flatten.ts` of `turbo-stream` 2, which the router has in its `vendor` directory.
 */

/** Values that are encoded as negative numbers instead of an index. */
const undefinedValue = -7;
const nullValue = -5;

const signs: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Escapes JSON for use inside a script element. */
export const inScript = (json: string): string => json.replace(/[<>&\u2028\u2029]/g, (sign) => signs[sign]!);

/** Encoded property names and short strings, which recur on every page. */
const short = new LRUCache<string, string>({ max: 5000 });
const shortLength = 100;

function textOf(value: string): string {
  if (value.length > shortLength) return inScript(JSON.stringify(value));
  const known = short.get(value);
  if (known !== undefined) return known;
  const text = inScript(JSON.stringify(value));
  short.set(value, text);
  return text;
}

/** Thrown for values that are not plain data, which only the router can serialize. */
class NotPlain extends Error {}

/** Passes the content of the preceding element to the router's stream controller in the page. */
export const handingOver =
  "window.__reactRouterContext.streamController.enqueue(document.currentScript.previousSibling.text);window.__reactRouterContext.streamController.close();";

/** Serializes data; null if they contain something that is not plain JSON, such as a date or a promise. */
export function handoffOf(data: object): string | null {
  const places = new Map<unknown, number>();
  const written: string[] = [];
  const open: unknown[] = [];
  const placeOf = (value: unknown): number => {
    const known = places.get(value);
    if (known) return known;
    if (value === undefined) return undefinedValue;
    if (value === null) return nullValue;
    const place = places.size;
    places.set(value, place);
    open.push(value, place);
    return place;
  };
  placeOf(data);
  try {
    while (open.length > 0) {
      const place = open.pop() as number;
      written[place] = oneValue(open.pop(), placeOf);
    }
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
  return `[${written.join(",")}]\n`;
}

function oneValue(value: unknown, placeOf: (value: unknown) => number): string {
  if (typeof value === "string") return textOf(value);
  if (typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)))
    return String(value);
  if (Array.isArray(value)) {
    let text = "[";
    for (let index = 0; index < value.length; index++)
      text += (index > 0 ? "," : "") + (index in value ? placeOf(value[index]) : -1);
    return `${text}]`;
  }
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    throw new NotPlain();
  let text = "{";
  for (const name of Object.keys(value))
    text += `${text === "{" ? "" : ","}"_${placeOf(name)}":${placeOf((value as Record<string, unknown>)[name])}`;
  return `${text}}`;
}
