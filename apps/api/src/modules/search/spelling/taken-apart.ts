import { best, dictionaryWordsNear, isOfNames, type Meant } from "./meant-words.ts";
import { nearKeysAsked } from "../words/near-keys.ts";
import type { Code } from "../words/numbers/codes.ts";

/** Shortest word that is corrected beside a number; shorter ones are too near to others. */
const longEnough = 5;

/** The name that letters before a number spell, with at most one mistake. */
const nameOf = (letters: string): string | undefined =>
  isOfNames(letters)
    ? letters
    : letters.length < longEnough
      ? undefined
      : best(letters, dictionaryWordsNear(nearKeysAsked(letters)), 1)[0]?.word;

/** Divides a name from the number before or after it: `dashcam4k`, `iphnoe15`, `360camera`. */
function namesBesideNumbers(text: string): string[] {
  const boundaries = [...text.matchAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g)].map(({ index }) => index);
  return boundaries.flatMap((at) => {
    const [first, last] = [text.slice(0, at), text.slice(at)];
    const name = /^[a-z]+$/.test(first) ? nameOf(first) : undefined;
    if (name !== undefined) return [`${name} ${last}`];
    return /^[a-z]{3,}$/.test(last) && isOfNames(last) ? [`${first} ${last}`] : [];
  });
}

/** Other readings of an unknown code: words with hyphens between them (`hdd-4tb`), a name and a number, or an O typed for a zero (`rtx5o70`). */
export function takenApart({ parts, joined, hasDigit }: Code): Meant[] {
  const words = parts.length > 1 && parts.some(isOfNames) ? [parts.join(" ")] : [];
  const codes = hasDigit ? [...namesBesideNumbers(joined), joined.replace(/(?<=\d)o|o(?=\d)/g, "0")] : [];
  // The longer parts of a code, in case that a mistake is in another part: `ahc-b1a51`.
  const rest =
    parts.length > 1 ? parts.filter((part) => part.length >= longEnough && /[a-z]/.test(part) && /\d/.test(part)) : [];
  return [
    ...[...words, ...codes].filter((word) => word !== joined).map((word) => ({ word, edits: 1 })),
    ...rest.map((word) => ({ word, edits: 2 })),
  ];
}
