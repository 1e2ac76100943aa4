import { singular } from "../english.ts";

/** A word or code of a script with spaces, divided in several ways. */
export interface Code {
  /** The whole without dividers: `ds2cd1043g2liu`, `wifi`, `15.6`. */
  joined: string;
  /** Divided at hyphens, slashes and the like; a plain word has one part. */
  parts: string[];
  /** The parts, divided again where letters and digits meet: `iphone15` → iphone, 15. */
  pieces: string[];
  /** Whether it ends with a plus: `s24+`. */
  plus: boolean;
  hasDigit: boolean;
}

const number = /^\d+(?:\.\d+)+$/;

function divide(text: string): string[] {
  // A dot between digits is a decimal point and does not divide.
  return text.split(/[-_/'’&]+|(?<!\d)\.|\.(?!\d)/).filter(Boolean);
}

/** Letters and numbers of a part; `2.8mm` → 2.8, mm. */
function cut(part: string): string[] {
  return part.match(/\d+(?:\.\d+)*|[^\d.]+/g) ?? [part];
}

export function takeApart(chunk: string): Code {
  if (/^[a-z]+$/.test(chunk)) return { joined: chunk, parts: [chunk], pieces: [chunk], plus: false, hasDigit: false };
  const plus = chunk.endsWith("+");
  // Apostrophes are removed, since most shoppers do not type them: men's, mens.
  const text = (plus ? chunk.slice(0, -1) : chunk).replace(/['’]/g, "");
  const parts = divide(text);
  const joined = number.test(text) ? text : parts.join("").replaceAll(".", "");
  return { joined, parts, pieces: parts.flatMap(cut), plus, hasDigit: /\d/.test(text) };
}

/** Short words that may stand beside a number without a space: units, and additions to models. */
const ownLetters = new Set(
  "gb tb mb kb mm cm km ft in mp hz khz mhz ghz mah wh ah kg ml pcs pc ch w v k p m g x ti xt xtx pro max plus mini".split(
    " ",
  ),
);

/** Whether the pieces of a part are words of their own (`iphone15`, `500gb`), and not just a code (`2cd1043g2`, `fa831aa`). */
function isCompound(pieces: string[]): boolean {
  return (
    pieces.length > 1 &&
    pieces.length < 4 &&
    pieces.every((piece) => /\d/.test(piece) || piece.length > 2 || ownLetters.has(piece))
  );
}

/** Whether all pieces are specific enough to be searched one by one: the `a` of `a12` occurs in every second name. */
export const piecesTell = ({ pieces }: Code): boolean =>
  pieces.every((piece) => piece.length > 1 || /\d/.test(piece) || ownLetters.has(piece));

/** A name and its model that were typed as one, where catalogues write the model as one word: `nova5i` is a nova 5i. */
export function nameAndModel({ joined }: Code): [name: string, model: string] | undefined {
  const [, name, model] = /^([a-z]{3,})(\d+[a-z]{1,2})$/.exec(joined) ?? [];
  return name === undefined || isCompound(cut(model!)) ? undefined : [name, model!];
}

/** The forms under which a word or code is indexed: for each position, those that stand there. */
export function indexForms(code: Code): string[][] {
  const { parts, joined, plus, hasDigit } = code;
  if (parts.length === 1 && !hasDigit && !plus) return [[singular(joined)]];
  const places = parts
    .map((part) => {
      const pieces = cut(part);
      const forms = [singular(part)];
      if (part.includes(".") && !number.test(part)) forms.push(part.replaceAll(".", ""));
      const [first, ...others] = pieces.map(singular);
      return isCompound(pieces) ? [forms.concat(first!), ...others.map((piece) => [piece])] : [forms];
    })
    .flat();
  const worthJoining = parts.length > 1 && (hasDigit || parts.length < 4);
  if (worthJoining) places[0]!.push(singular(joined));
  if (plus) places.push(["plus"]);
  return places.map((forms) => [...new Set(forms)]);
}
