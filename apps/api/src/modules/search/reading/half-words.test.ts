import { describe, expect, it } from "vitest";
import { withNameCompleted, withoutDigits, withoutHalfWord, withoutLetter } from "./begun-text.ts";
import { parseQuery } from "./query.ts";
import { everyTerm } from "../asking/tsquery.ts";
import { others } from "../../../testing/read-terms.ts";

describe("words that are half typed", () => {
  it("means the goods of the few names that it begins by all that they are called", () =>
    expect(everyTerm(parseQuery("secu", { typing: true }))).toMatch(/'dome' & 'camera'.*'burglar' & 'alarm'/));

  it("matches the last word as a prefix, but not numbers of one or two digits", () => {
    expect(everyTerm(parseQuery("gaming lapt"))).toContain("'lapt':*");
    expect(everyTerm(parseQuery("iphone 6"))).not.toContain("'6':*");
    expect(everyTerm(parseQuery("laptop gaming"))).not.toContain("'laptop':*");
  });

  it("reads a word of the dictionary as half a word only while it is typed", () => {
    expect(everyTerm(parseQuery("laptop stand"))).not.toContain("'stand':*");
    expect(everyTerm(parseQuery("laptop stand", { typing: true }))).toContain("'stand':*");
    expect(everyTerm(parseQuery("laptop stan"))).toContain("'stan':*");
  });

  it("reads a half-typed word as the goods that begin so", () => {
    const kinds = (text: string, typing: boolean) => parseQuery(text, { typing }).kinds;
    expect(kinds("scre", true)).toContain("$screen");
    // But not names that continue one of these, nor goods for what may become a property (`wireless`).
    expect(kinds("scre", true)).not.toContain("$screen protector");
    expect(kinds("wir", true)).not.toContain("$cable");
    expect(parseQuery("ឡេប", { typing: true }).terms[0]!.other).toContainEqual([{ lexeme: "laptop", prefix: false }]);
    expect(kinds("samsung lapt", true)).toContain("$laptop");
    for (const text of ["ទូរស", "ឡេប"]) expect(kinds(text, true).length, text).toBeGreaterThan(0);
    // The end of a longer name is no word by itself, as the plug is.
    expect(kinds("ម៉ាស៊ីនព្រី", true)).toContain("$printer");
    expect(kinds("ម៉ាស៊ីនព្រី", true)).not.toContain("$plug");
    expect(kinds("lapt", false)).not.toContain("$laptop");
    expect(kinds("pro", true)).toEqual([]);
  });

  it("reads the beginning of a word after `wireless` as the goods that are mostly wanted so", () => {
    const kinds = (text: string) => parseQuery(text, { typing: true }).kinds;
    for (const text of ["wireless m", "wireless mo", "bluetooth mou"]) expect(kinds(text), text).toContain("$mouse");
    expect(kinds("bluetooth s")).toContain("$speaker");
    expect(withoutLetter(parseQuery("wireless m", { typing: true }))).toBeNull();
    // Standards of Wi-Fi have letters, too.
    for (const text of ["wireless n", "wireless g"]) expect(parseQuery(text).good, text).toBeNull();
    expect(kinds("wireless mikrotik")).not.toContain("$mouse");
  });

  it("reads the beginning of a name of several words as that name, and a property as no goods", () => {
    const typing = (text: string) => parseQuery(text, { typing: true });
    for (const text of ["usb hub ty", "usb hub typ", "usb hub type", "usb hub type c"]) {
      expect(typing(text).kinds, text).toContain("$usb hub");
      expect(typing(text).terms[1]!.other, text).toContainEqual([
        { lexeme: "usb", prefix: false },
        { lexeme: "c", prefix: false },
      ]);
    }
    expect(typing("phone ca").kinds).toContain("$phone case");
    expect(typing("security ca").terms[0]!.other).toContainEqual([
      { lexeme: "dome", prefix: false },
      { lexeme: "camera", prefix: false },
    ]);
    expect(typing("phone dual si").kinds).toContain("$phone");
    for (const [text, kind] of [
      ["power b", "$power bank"],
      ["memory c", "$memory card"],
      ["screen p", "$screen protector"],
    ] as const)
      expect(typing(text).kinds, text).toContain(kind);
    expect(typing("samsung c").terms).toHaveLength(2);
    // Words that makers add to models are not completed, and `for` is no half word.
    expect(typing("s24 ultra").terms[1]!.other).toEqual([]);
    expect(typing("phone for").kinds).toContain("$smartphone");
  });

  it("reads an unknown last word as half of a longer name, even if typing has ended", () => {
    const kinds = (text: string) => parseQuery(text).kinds;
    for (const [text, kind] of [
      ["docking stat", "$docking station"],
      ["screen protec", "$screen protector"],
      ["power supp", "$power supply"],
      ["phone cas", "$phone case"],
    ] as const)
      expect(kinds(text), text).toContain(kind);
    // Whole words, and words of the dictionary, are not completed.
    for (const [text, kind] of [
      ["screen pro", "$screen protector"],
      ["phone car", "$phone card"],
      ["galaxy tab", "$tablet pc"],
    ] as const)
      expect(kinds(text), text).not.toContain(kind);
  });

  it("leaves out a last digit beside goods, unless it is of a model, a price or a whole number", () => {
    const left = (text: string) => withoutLetter(parseQuery(text, { typing: true }))?.text;
    for (const text of ["monitor 2", "laptop hp 1", "ម៉ូនីទ័រ ២", "power bank 2"])
      expect(left(text), text).toBe(text.slice(0, -2));
    for (const text of ["iphone 1", "galaxy note 1", "monitor 27", "phone under 5", "wifi6", "5"])
      expect(left(text), text).toBeUndefined();
  });

  it("leaves out a few digits after letters", () => {
    expect(["rtx 5", "rtx50", "GeForce RTX 507"].map((text) => withoutDigits(text))).toEqual([
      { text: "rtx", letter: "5" },
      { text: "rtx", letter: "50" },
      { text: "geforce rtx", letter: "507" },
    ]);
    // A number this long is complete, and the digits of a short code are not split off.
    for (const text of ["rtx5070", "tapo c2", "l32", "monitor"]) expect(withoutDigits(text), text).toBeNull();
  });

  it("removes a few letters after goods if they are no word", () => {
    expect(withoutHalfWord("phone un")).toEqual({ text: "phone", letter: "un" });
    expect(withoutHalfWord("gaming laptop r")).toEqual({ text: "gaming laptop", letter: "r" });
    expect(withoutHalfWord("អេក្រង់ក")).toEqual({ text: "អេក្រង", letter: "ក" });
    expect(withoutHalfWord("កុងតាក់ឆ្លា")).toEqual({ text: "កុងតាក", letter: "ឆ្លា" });
    expect(withoutHalfWord("学生手机便")).toEqual({ text: "学生手机", letter: "便" });
    for (const text of ["អេក្រង់", "学生手机", "三星手"]) expect(withoutHalfWord(text), text).toBeNull();
    // A maker, a property, goods, a usual word, or a word that does not follow goods.
    for (const text of ["phone lg", "charger gan", "laptop bag", "monitor arm", "contoso un", "phone unic", "phone"])
      expect(withoutHalfWord(text), text).toBeNull();
  });

  it("completes half a name of goods, but with no further word", () => {
    for (const [text, name] of [
      ["macbook charg", "macbook charger"],
      ["computer spea", "computer speaker"],
    ] as const)
      expect(withNameCompleted(text), text).toEqual({ text: name });
    // Beginnings of carbon monoxide sensors and of properties, a whole word, and one that is no goods.
    for (const text of ["thinkpad x1 carb", "phone wirel", "phone", "samsung un", "手机充"])
      expect(withNameCompleted(text), text).toBeNull();
  });

  it("reads a long Khmer letter as a beginning, too", () => {
    expect(everyTerm(parseQuery("ឆ្នាំ"))).toContain("'ឆ្នាំ':*");
    expect(everyTerm(parseQuery("ថ្ម"))).not.toContain("'ថ្ម':*");
  });

  it("reads the end of a Chinese or Khmer text as the beginning of a name, while it is typed", () => {
    const typing = (text: string) => parseQuery(text, { typing: true });
    const names = (text: string) =>
      typing(text)
        .terms.at(-1)!
        .other.map((form) => form.map(({ lexeme }) => lexeme).join(" "));
    // Across the words that it would be cut into: of 移动电源 and of 电脑摄像头.
    expect(names("移动电")).toContain("power bank");
    expect(typing("电脑摄像").kinds).toContain("$webcam");
    expect(typing("មេសវ៉ាយ").kinds).toContain("$mesh");
    // A single character, too, and a few that begin many names; of those the short ones, which are the usual.
    expect(names("华为平")).toContain("tablet");
    expect(typing("三星手").kinds).toEqual(expect.arrayContaining(["$phone", "$smartwatch"]));
    expect(typing("三星手").kinds).not.toContain("$vacuum");
    // What its first words name already is meant, rather than what goes with it.
    expect(typing("笔记本电").kinds).toContain("$laptop");
    expect(typing("笔记本电").kinds).not.toContain("$laptop battery");
    expect(names("充电")).toEqual(expect.arrayContaining(["charger", "power bank"]));
    expect(parseQuery("三星手").terms.at(-1)!.other).toEqual([]);
    expect(others("usb hub 多口")).not.toContain("harmonica");
    // Whole words stay what they are.
    expect(typing("三星手机").terms).toHaveLength(2);
    expect(typing("手机").kinds).toContain("$phone");
  });

  it("reads a filler as a beginning only while it is typed", () => {
    expect(others("ទូរស័ព្ទទេបង")).not.toContain("ptz");
    expect(parseQuery("ទូរស័ព្ទទេបង").kinds).toContain("$phone");
  });

  it("prefers the Khmer name that a text begins to a word of the same sound", () => {
    const typing = (text: string) => parseQuery(text, { typing: true });
    for (const [text, name] of [
      ["អាយហ្វ", "iphone"],
      ["សាំ", "samsung"],
      ["អេផ", "apple"],
      ["ឡេ", "laptop"],
      ["កាមេ", "camera"],
    ] as const)
      expect(typing(text).terms[0]!.units[0]!.text, text).toBe(name);
    expect(typing("អាយ").terms[0]!.other).toEqual(
      expect.arrayContaining([[{ lexeme: "iphone", prefix: false }], [{ lexeme: "ipad", prefix: false }]]),
    );
    expect(typing("ទូរ").kinds).toContain("$phone");
    expect(typing("ទូរ").kinds).not.toContain("$change");
    // Also when the shopper has finished typing.
    expect(parseQuery("ទូរ").kinds).toContain("$phone");
    expect(parseQuery("ទូរ").kinds).not.toContain("$change");
    for (const text of ["ឡេប", "投影", "打印"]) expect(parseQuery(text).kinds.length, text).toBeGreaterThan(0);
    expect(others("ឡេប")).toEqual(expect.arrayContaining(["laptop", "notebook"]));
    // A short form of a name is also its beginning.
    expect(everyTerm(typing("cam"))).not.toContain("'cam' |");
  });
});
