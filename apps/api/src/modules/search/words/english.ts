/** Words that end in s without being plurals. */
const whole = new Set([
  "lens",
  "gps",
  "canvas",
  "series",
  "chassis",
  "wireless",
  "business",
  "atlas",
  "bias",
  "gas",
  "ios",
  "macos",
]);

/** Plurals of abbreviations; the rules below leave such short words unchanged. */
const letters: ReadonlyMap<string, string> = new Map(["tv", "ap", "cpu", "gpu"].map((word) => [`${word}s`, word]));

/**
 * The singular of an English word, by Harman's S-stemmer with one more rule for -ches, -shes, -xes and -sses. A stronger
 * stemmer would merge words that shoppers keep apart, such as `charge` and `charger`.
 */
export function singular(word: string): string {
  const called = letters.get(word);
  if (called) return called;
  if (word.length < 4 || !word.endsWith("s") || whole.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (word === "lenses") return "lens";
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:us|ss|is)$/.test(word)) return word;
  return word.slice(0, -1);
}

/** The key of a phrase, from its folded words: their singulars with spaces between. In a phrase `pcs` means computers, not pieces. */
export function phraseKey(words: readonly string[]): string {
  return words.map((word) => (word === "pcs" ? "pc" : singular(word))).join(" ");
}
