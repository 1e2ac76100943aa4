/** A part of a folded text in one script. `latin` stands for all scripts with spaces, `han` also for Japanese. */
export interface Run {
  script: "latin" | "khmer" | "han";
  text: string;
}

const khmer = "\\u1780-\\u17d3\\u17dc";
const han = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc";
/** Letters and digits of every script that is written with spaces. */
const spaced = `[[\\p{L}\\p{M}\\p{N}]--[${khmer}]--[${han}]]`;

/** Characters that may stand inside a word or code: `ds-2cd1043g2/liu`, `15.6`, `at&t`. */
const inside = "[\\-_.\\/'’\\&]";
const mixed = new RegExp(
  `(?<khmer>[${khmer}]+)|(?<han>[${han}]+)|(?<latin>${spaced}+(?:${inside}${spaced}+)*\\+?)`,
  "gv",
);
/** The same for texts in ASCII, as most of a catalogue is; ten times as fast. */
const ascii = new RegExp(`[a-z0-9]+(?:${inside}[a-z0-9]+)*\\+?`, "gv");

/** Splits a folded text into runs of one script. In scripts with spaces a run is one word or code. Other characters only divide. */
export function runsOf(folded: string): Run[] {
  const prepared = folded
    // Thousands separators are removed: 20,100 mAh.
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    // Inches of screens: 15.6" and 15.6''. Not a quotation mark that closes an open quotation: "iphone 15".
    .replace(/(\d)\s*(?:"|”|“|''|′′)(?<!(?:^|\s)["“”][^"“”]*.)/g, "$1 inch ")
    // Feet of cables: 10'.
    .replace(/(\d)['’′](?![\p{L}'’′])(?<!(?:^|\s)['‘’][^'‘’]*.)/gu, "$1 ft ");
  if (/^[\x00-\x7f]*$/.test(prepared)) return (prepared.match(ascii) ?? []).map((text) => ({ script: "latin", text }));
  return [...prepared.matchAll(mixed)].map(({ groups }) =>
    groups!.khmer !== undefined
      ? { script: "khmer", text: groups!.khmer }
      : groups!.han !== undefined
        ? { script: "han", text: groups!.han }
        : { script: "latin", text: groups!.latin! },
  );
}

const khmerCluster = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3])*[\u17b6-\u17d1\u17dd]*|./gsu;

/** Splits a run into characters as a reader sees them: a Khmer letter with its subscripts, vowels and signs, or a single character. */
export function clustersOf({ script, text }: Run): string[] {
  return script === "khmer" ? (text.match(khmerCluster) ?? []) : [...text];
}
