import { LRUCache } from "lru-cache";
import { indexForms, takeApart } from "./numbers/codes.ts";
import { lines } from "./dictionary/lines.ts";
import { makers } from "./dictionary/makers.ts";
import { fold } from "./fold.ts";
import { clustersOf, runsOf, type Run } from "./scripts.ts";
import { pairsOf, segment } from "./segments.ts";

/** A lexeme that a text is found by, with its position. */
interface Token {
  lexeme: string;
  at: number;
}

/** Longest lexeme, in characters. PostgreSQL accepts up to 2,046 bytes, but nothing that long is a word. */
const longestWord = 64;

function tokensOfRun(run: Run): string[][] {
  if (run.script === "latin") return indexForms(takeApart(run.text.slice(0, longestWord)));
  const places = segment(run).map((word) => [word]);
  const singles = run.script === "han" ? clustersOf(run).map((cluster) => `~${cluster}`) : [];
  places[0]?.push(...pairsOf(run), ...singles);
  return places;
}

const beforeModels = new Set([...makers, ...lines].flat().filter((name) => /^[a-z]+$/.test(name)));

/** The model that a letter and the number after it are, behind a maker or a line, as most shoppers type it: `s5` for a Galaxy S 5. */
function modelAt(runs: readonly Run[], at: number): string | undefined {
  const [before, letter, number] = [runs[at - 1], runs[at], runs[at + 1]].map((run) => run?.text ?? "") as [
    string,
    string,
    string,
  ];
  return /^[a-z]$/.test(letter) && /^\d{1,2}$/.test(number) && beforeModels.has(before) ? letter + number : undefined;
}

/** Cached, since the names of categories, makers and values occur in thousands of products. */
const recent = new LRUCache<string, Token[]>({ max: 4000 });
const longestKept = 120;

/** All lexemes that a text is found by, with positions from 0. */
export function tokensOf(text: string): readonly Token[] {
  const kept = recent.get(text);
  if (kept) return kept;
  const tokens = readTokens(text);
  if (text.length <= longestKept) recent.set(text, tokens);
  return tokens;
}

/** How many pieces are in a pack: `1 pc(s)` is no PC, and `300 pcs` are no computers. */
const pieces = /(?<=\d ?)pc(?:s\b|\(s\))/g;

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const runs = runsOf(fold(text).replace(pieces, "piece"));
  for (const [index, run] of runs.entries()) {
    const model = modelAt(runs, index);
    for (const forms of tokensOfRun(run)) {
      if (model !== undefined) tokens.push({ lexeme: model, at });
      for (const lexeme of forms) if (lexeme.length <= longestWord) tokens.push({ lexeme, at });
      at++;
    }
  }
  return tokens;
}

/** A code in the form in which exact codes are compared: `DS-2CD1043` → `#ds2cd1043`. */
export function codeLexeme(code: string): string | undefined {
  const joined = fold(code).replace(/[^\p{L}\p{N}]/gu, "");
  return joined.length > 1 && joined.length <= longestWord ? `#${joined}` : undefined;
}

/** The words of a text as written, for the list that typing mistakes are corrected from. */
export function wordsOf(text: string): string[] {
  return runsOf(fold(text)).flatMap((run) => {
    if (run.script !== "latin") return segment(run);
    const { parts, joined } = takeApart(run.text.slice(0, longestWord));
    return parts.length > 1 ? [...parts, joined] : parts;
  });
}
