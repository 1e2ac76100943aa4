import { best, dictionaryWordsNear, isOfNames, type Meant } from "./meant-words.ts";
import { nearKeysAsked } from "./near.ts";
import type { Code } from "../words/codes.ts";

/** Shorter words are too near to others to be known beside a number. */
const longEnough = 5;

/** The name that letters before a number are, or are one slip away from. */
const nameOf = (letters: string): string | undefined =>
  isOfNames(letters) ? letters : letters.length < longEnough ? undefined : best(letters, dictionaryWordsNear(nearKeysAsked(letters)), 1)[0]?.word;

/** Names that were typed as one with a number, after or before it: `dashcam4k`, `iphnoe15`, `360camera`. */
function namesBesideNumbers(text: string): string[] {
  const boundaries = [...text.matchAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g)].map(({ index }) => index);
  return boundaries.flatMap((at) => {
    const [first, last] = [text.slice(0, at), text.slice(at)];
    const name = /^[a-z]+$/.test(first) ? nameOf(first) : undefined;
    if (name !== undefined) return [`${name} ${last}`];
    return /^[a-z]{3,}$/.test(last) && isOfNames(last) ? [`${first} ${last}`] : [];
  });
}

/** What a code that nothing has may be instead: words with hyphens between them (`hdd-4tb`), a name beside a number, or one with an O for a zero (`rtx5o70`). */
export function takenApart({ parts, joined, hasDigit }: Code): Meant[] {
  const words = parts.length > 1 && parts.some(isOfNames) ? [parts.join(" ")] : [];
  const codes = hasDigit ? [...namesBesideNumbers(joined), joined.replace(/(?<=\d)o|o(?=\d)/g, "0")] : [];
  // Whoever errs in its letters has the rest of it right: `ahc-b1a51`.
  const rest = parts.length > 1 ? parts.filter((part) => part.length >= longEnough && /[a-z]/.test(part) && /\d/.test(part)) : [];
  return [...[...words, ...codes].filter((word) => word !== joined).map((word) => ({ word, edits: 1 })), ...rest.map((word) => ({ word, edits: 2 }))];
}
