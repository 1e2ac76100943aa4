/** A stretch of folded text in one kind of writing. */
export interface Run {
  script: "latin" | "khmer" | "han";
  text: string;
}

const khmer = "\\u1780-\\u17d3\\u17dc";
const han = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc";
/** Letters and digits of every script that is written with spaces. */
const spaced = `[[\\p{L}\\p{M}\\p{N}]--[${khmer}]--[${han}]]`;

/** A word or code with what may stand inside it: `ds-2cd1043g2/liu`, `15.6`, `at&t`, `s24+`. */
const inside = "[\\-_.\\/'’\\&]";
const mixed = new RegExp(`(?<khmer>[${khmer}]+)|(?<han>[${han}]+)|(?<latin>${spaced}+(?:${inside}${spaced}+)*\\+?)`, "gv");
/** The same for texts that are all ASCII, as most of a catalogue is: ten times as fast. */
const ascii = new RegExp(`[a-z0-9]+(?:${inside}[a-z0-9]+)*\\+?`, "gv");

/** Cuts a folded text into stretches of one kind of writing; what is no letter or digit divides. */
export function runsOf(folded: string): Run[] {
  const prepared = folded
    // 20,100 mAh is one number.
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    // Inches, as screens are named: 15.6" and 15.6''. What closes a quotation that was opened measures nothing: "iphone 15".
    .replace(/(\d)\s*(?:"|”|“|''|′′)(?<!(?:^|\s)["“”][^"“”]*.)/g, "$1 inch ")
    // Feet, as cables are: 10'.
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

/** What a reader takes for one sign: a Khmer letter with all that hangs on it, a Chinese character. */
export function clustersOf({ script, text }: Run): string[] {
  return script === "khmer" ? (text.match(khmerCluster) ?? []) : [...text];
}
