import { LRUCache } from "lru-cache";
import { indexForms, takeApart } from "./codes.ts";
import { fold } from "./fold.ts";
import { clustersOf, runsOf, type Run } from "./scripts.ts";
import { pairsOf, segment } from "./segments.ts";

/** Something a text can be found by, and its place in the text. */
interface Token {
  lexeme: string;
  at: number;
}

/** PostgreSQL takes lexemes up to 2,046 bytes; nothing that long is a word. */
const longestWord = 64;

function tokensOfRun(run: Run): string[][] {
  if (run.script === "latin") return indexForms(takeApart(run.text.slice(0, longestWord)));
  const places = segment(run).map((word) => [word]);
  const singles = run.script === "han" ? clustersOf(run).map((cluster) => `~${cluster}`) : [];
  places[0]?.push(...pairsOf(run), ...singles);
  return places;
}

/** Names of categories, makers and values stand in thousands of products each. */
const recent = new LRUCache<string, Token[]>({ max: 4000 });
const longestKept = 120;

/** Everything that a text is found by, with places counted from 0. */
export function tokensOf(text: string): readonly Token[] {
  const kept = recent.get(text);
  if (kept) return kept;
  const tokens = readTokens(text);
  if (text.length <= longestKept) recent.set(text, tokens);
  return tokens;
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const run of runsOf(fold(text))) {
    for (const forms of tokensOfRun(run)) {
      for (const lexeme of forms) if (lexeme.length <= longestWord) tokens.push({ lexeme, at });
      at++;
    }
  }
  return tokens;
}

/** A maker's code in the one form in which exact codes are compared: `DS-2CD1043` → `#ds2cd1043`. */
export function codeLexeme(code: string): string | undefined {
  const joined = fold(code).replace(/[^\p{L}\p{N}]/gu, "");
  return joined.length > 1 && joined.length <= longestWord ? `#${joined}` : undefined;
}

/** Words as they are written, for the list of words that typing mistakes are looked up in. */
export function wordsOf(text: string): string[] {
  return runsOf(fold(text)).flatMap((run) => {
    if (run.script !== "latin") return segment(run);
    const { parts, joined } = takeApart(run.text.slice(0, longestWord));
    return parts.length > 1 ? [...parts, joined] : parts;
  });
}
