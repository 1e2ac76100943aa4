import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namingBrand, namesMatch } from "../asking/name-match.ts";
import { parseQuery } from "./query.ts";
import { signsOf } from "./signs.ts";
import { wordsTyped } from "./terms/term-kinds.ts";
import { anyTerm, countedWords, everyMeasure, everyTerm, inOrder, wholeWords } from "../asking/tsquery.ts";
import { others, typed } from "../../../testing/read-terms.ts";

describe("reading a query", () => {
  it("reads words and phrases of the dictionary as terms", () => {
    expect(typed("samsung mobile phone case")).toEqual(["samsung", "mobile phone case"]);
    expect(typed("wireless mouse logitech")).toEqual(["wireless", "mouse", "logitech"]);
    expect(typed("ស្មាតហ្វូនសាមសុង")).toEqual(["ស្មាតហ្វូន", "សាមសុង"]);
  });

  it("knows the names of goods in the other languages, loan words included", () => {
    expect(others("ស្មាតហ្វូន")).toEqual(expect.arrayContaining(["phone", "smartphone"]));
    // No synonyms in a third language: products with names in that language have English names too.
    expect(others("ស្មាតហ្វូន")).not.toContain("手机");
    for (const other of ["手机", "ទូរសព្ទ"]) expect(others("phone")).not.toContain(other);
    expect(others("手机")).toEqual(expect.arrayContaining(["phone", "smartphone"]));
    expect(others("អាយហ្វូន")).toContain("iphone");
    expect(others("索尼")).toContain("sony");
  });

  it.each([
    ["a vowel of another sound", "ឡេណូវ៉ែ", "lenovo"],
    ["a letter of the other series", "ឌែល", "dell"],
    ["a letter that is nearly said so", "អេបផល", "apple"],
    ["signs for a sound that Khmer has none for", "ហ្សៀវមី", "xiaomi"],
    ["one piece of it that is a word too", "កុំព្យូទ័រយូរដៃ", "laptop"],
    ["an R that is not heard", "ស្ពីកកឺ", "speaker"],
    ["its consonants alone", "ប៉ូវើប៊ែង", "power bank"],
    ["two ways to write the same nasal", "ថ្មបំរុង", "power bank"],
    ["letters of the alphabet", "ឌីវីអា", "dvr"],
    ["blanks between its words", "ថ្ម បម្រុង", "power bank"],
    ["Chinese in pieces", "行動 電源", "power bank"],
  ])("recognises a word that is spelt by its sound: %s", (_, text, meant) => expect(others(text)).toContain(meant));

  it("reads questions and whole sentences as what they ask for", () => {
    for (const [text, asked] of [
      ["which phone has good camera", "phone good camera"],
      ["do you have macbook", "macbook"],
      ["give me cheap laptop", "cheap laptop"],
      ["what is your cheapest phone", "cheapest phone"],
      ["hello who can install camera", "install camera"],
      ["បងមាន iphone 17 ទេ", "iphone 17"],
      ["ជួយណែនាំទូរស័ព្ទ", "ទូរស័ព្ទ"],
      ["哪里可以修手机", "修手机"],
      ["你们有什么平板", "平板"],
      ["what is the best camera for night", "camera night"],
      ["hikvision best camera", "hikvision camera"],
      ["camera that works with alexa", "camera alexa"],
      ["家里装什么监控", "家里监控"],
    ] as const)
      expect([text, typed(text)]).toEqual([text, typed(asked)]);
    expect(parseQuery("which phone has good camera").kinds).toContain("$phone");
    expect(typed("vivo best camera")).toEqual(["vivo", "best camera"]);
    expect(parseQuery("camera that works without wifi").kinds).toContain("$camera");
    expect(parseQuery("show me the cheapest laptop").wish).toEqual(parseQuery("the cheapest laptop").wish);
    // Alone, these words are searched for.
    expect(typed("who")).toEqual(["who"]);
  });

  it("recognises a misspelt Khmer word with others right behind it", () => {
    for (const [text, meant] of [
      ["នាឡីកាដៃ", "watch"],
      ["គាមេរ៉ាពេលយប់", "camera"],
      ["កាមែរ៉ាមើលផ្ទះ", "camera"],
      ["ស្ពីកឃ័រប៊្លូធុស", "speaker"],
      ["ស្ពីកឃ័រប៊្លូធុស", "bluetooth"],
    ] as const)
      expect(others(text), text).toContain(meant);
    // Too few sounds match nothing, and other words are not split.
    for (const text of ["សាលារៀន", "គាត់"]) expect(others(text), text).toEqual([]);
  });

  it("accepts either of two models or amounts with a word for `or` between them", () => {
    for (const text of ["iphone 17 or 16", "iphone 17 vs 16", "iphone 17 ឬ 16"])
      expect(everyTerm(parseQuery(text)), text).toContain("('17' | '16')");
    expect(everyMeasure(parseQuery("laptop 8gb or 16gb"))).toMatch(/'8' <-> 'gb'.* \| .*'16' <-> 'gb'/);
    expect(typed("charger or cable")).toEqual(["charger", "cable"]);
  });

  it("does not read everyday Khmer words as names of the same sound, nor `house` as the beginning of `smart home`", () => {
    for (const [text, name] of [
      ["កាមេរ៉ាអាគារ", "aqara"],
      ["ខ្សែបន្ថែម usb", "ram"],
      ["អំពូលពន្លឺខ្លាំង", "yellow"],
      ["ស្រោមពិសេស", "baseus"],
      ["ម៉ាស៊ីនព្រីនរូបថត", "robot"],
      ["កាមេរ៉ាសម្ងាត់", "smart"],
      ["ទូរស័ព្ទលេងហ្គេម", "yellow"],
      ["រ៉ូបូតបូមធូលីផ្ទះ", "smart home"],
    ] as const)
      expect(others(text), text).not.toContain(name);
    expect(parseQuery("ប្រភេទទូរស័ព្ទ").kinds).toContain("$phone");
  });

  it("recognises a Khmer word without its silent letters", () => {
    for (const text of ["ទូរសាប់", "ទូរសប់ដៃ", "ទូរសាប់ samsung"]) expect(parseQuery(text).kinds, text).toContain("$phone");
  });

  it("reads the plural of abbreviations", () => {
    for (const [many, one] of [
      ["tvs", "tv"],
      ["cpus", "cpu"],
      ["gaming pcs", "gaming pc"],
    ])
      expect([many, parseQuery(many!).kinds]).toEqual([many, parseQuery(one!).kinds]);
  });

  it("does not confuse words with the same beginning", () => {
    expect(others("ឆ្នាំងសាកលឿន")).not.toContain("car charger");
    expect(typed("ឆ្នាំងសាកលឿន")).toHaveLength(1);
    expect(parseQuery("ឆ្នាំងសាកលឿន").preferred).not.toBeNull();
  });

  it("counts mentions of a word, but not of longer words that begin with it", () => {
    expect(parseQuery("wifi").terms.map(countedWords)).toEqual(["'wifi'"]);
  });

  it("finds a word of the dictionary inside longer ones, but counts only whole mentions", () => {
    for (const [text, pair] of [
      ["កាមេរ៉ា 4k", "~កាមេ"],
      ["耳机 sony", "~耳机"],
    ] as const) {
      expect(everyTerm(parseQuery(text)), text).toContain(pair);
      expect(everyTerm(parseQuery(text), { typed: true }), text).not.toContain("~");
      expect(wholeWords(parseQuery(text)), text).not.toContain("~");
    }
    // An unknown word may be part of any other.
    expect(everyTerm(parseQuery("蘑菇 sony"), { typed: true })).toContain("~");
  });

  it("counts a name of several words only where they stand together", () => {
    expect(everyTerm(parseQuery("video camera"), { typed: true })).toContain(
      "('video' <1> 'camera':*) | ('video' <2> 'camera':*)",
    );
    expect(everyTerm(parseQuery("video camera"))).not.toContain("<1>");
    // For a maker, the words of the name may stand anywhere.
    expect(everyTerm(parseQuery("cooler master"), { typed: true })).not.toContain("<1>");
  });

  it("counts a name with two words joined as typed, if it is also written so", () => {
    const own = (text: string) =>
      parseQuery(text).terms.flatMap((term) => term.own.map((form) => form.map(({ lexeme }) => lexeme).join(" ")));
    expect(own("micro sd card")).toContain("microsd card");
    expect(own("smart watch")).toContain("smartwatch");
    expect(own("sd card")).not.toContain("sdcard");
  });

  it("recognises Khmer names of which a part is typed in Latin letters", () => {
    for (const text of ["ពង្រីក wifi", "ឧបករណ៍ពង្រីកwi-fi", "ពង្រិក wifi", "ឧបករណ៍បន្ថែមវ៉ាយហ្វាយ"])
      expect(parseQuery(text).kinds, text).toContain("$wifi extender");
    expect(parseQuery("ឆ្នាំងសាក wireless").kinds).toContain("$wireless charger");
    for (const text of ["កាមេរ៉ា wifi", "កាមេរ៉ា cart"]) expect(typed(text), text).toHaveLength(2);
  });

  it("reads a place of use as a word of its own without a space before it", () =>
    expect(wordsTyped(parseQuery("ភ្លើងបន្ទប់").terms)).toHaveLength(2));

  it("finds neighbouring words written as one", () => expect(anyTerm(parseQuery("head set"))).toContain("'headset'"));

  it("reads two words as the one that the dictionary has", () => {
    expect(typed("head set usb")).toEqual(["headset", "usb"]);
    expect(others("head set")).toContain("headphone");
    expect(typed("power bank")).toEqual(["power bank"]);
    for (const [text, word] of [
      ["lap top", "laptop"],
      ["desk top", "desk top"],
      ["lap top 15", "laptop"],
    ] as const)
      expect([text, typed(text)[0], parseQuery(text).wish]).toEqual([text, word, null]);
  });

  it("joins two pieces of a word to a name of several words", () => {
    expect(typed("wi fi extender")).toEqual(["wifi extender"]);
    expect(typed("lap top bag")).toEqual(["laptop bag"]);
    // But not where the pieces have a name of their own.
    expect(typed("power bank case")).toEqual(["power bank", "case"]);
  });

  it("matches categories by their whole name, or by its beginning while it is typed", () => {
    const name = { en: "Dome cameras", km: "កាមេរ៉ារាងកោះ", zh: "半球摄像机" };
    for (const text of ["dome camera", "dome cam", "hikvision dome camera", "半球摄像机", "កាមេរ៉ារាងកោះ"])
      expect(namesMatch(parseQuery(text), name), text).toBe(true);
    for (const text of ["phone", "手机", ""]) expect(namesMatch(parseQuery(text), name), text).toBe(false);
  });

  it("matches brands by their names, not by goods that such brands make", () => {
    for (const text of ["razer", "razer laptop", "gaming razer", "raz"])
      expect(namingBrand(parseQuery(text))("Razer"), text).toBe(true);
    for (const text of ["gaming laptop", "gaming"]) expect(namingBrand(parseQuery(text))("Razer"), text).toBe(false);
    for (const text of ["三星手机", "សាមសុង"]) expect(namingBrand(parseQuery(text))("Samsung"), text).toBe(true);
  });

  it("counts characters as a reader does", () => {
    expect(signsOf("手机")).toEqual({ latin: 0, khmer: 0, han: 2 });
    expect(signsOf("កាមេរ៉ា").khmer).toBe(3);
    expect(signsOf("ab 1 — 😀").latin).toBe(3);
  });

  it.each(["", "   ", "!!! ???", "😀😀", "\u202e\u200f", "' & | ! ( ) :* <->"])("finds no word in %j", (text) => {
    expect(parseQuery(text).terms).toEqual([]);
    expect(everyTerm(parseQuery(text))).toBeNull();
  });

  it("stays short for any length of text, and never fails", () => {
    expect(parseQuery("phone ".repeat(2000)).terms.length).toBeLessThanOrEqual(8);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const query = parseQuery(text);
        for (const write of [everyTerm, anyTerm, inOrder, wholeWords]) write(query);
        return query.terms.length <= 8;
      }),
    );
  });
});
