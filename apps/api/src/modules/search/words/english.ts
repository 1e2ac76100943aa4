/** Words whose last s belongs to them. */
const whole = new Set(["lens", "gps", "canvas", "series", "chassis", "wireless", "business", "atlas", "bias", "gas", "ios", "macos"]);

/** What is called by letters, and takes an s like other words. */
const letters: ReadonlyMap<string, string> = new Map(["tv", "ap", "cpu", "gpu"].map((word) => [`${word}s`, word]));

/**
 * An English word without its plural, by Harman's S-rules and one more for -ches, -shes, -xes
 * and -sses. Anything cleverer would make one word of two that shoppers keep apart (charge,
 * charger).
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
