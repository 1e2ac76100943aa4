import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanSearchText, isWorthSuggesting, markMatches, searchPath } from "./search-text.ts";

const marked = (name: string, searched: string) =>
  markMatches(name, searched)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join("");

describe("suggestions are requested", () => {
  it("from three Latin characters", () => {
    expect(isWorthSuggesting("ip")).toBe(false);
    expect(isWorthSuggesting("  i p ")).toBe(true);
    expect(isWorthSuggesting("tv ")).toBe(false);
    expect(isWorthSuggesting("ipc")).toBe(true);
  });

  it("from two characters of Khmer or Chinese", () => {
    expect(isWorthSuggesting("手")).toBe(false);
    expect(isWorthSuggesting("手机")).toBe(true);
    expect(isWorthSuggesting("ក្រៅ")).toBe(true);
    expect(isWorthSuggesting("ថ្ម")).toBe(true);
    expect(isWorthSuggesting("ស្")).toBe(false);
    expect(isWorthSuggesting("សោ")).toBe(true);
    expect(isWorthSuggesting("ស")).toBe(false);
  });
});

describe("the URL of search results", () => {
  it("can contain any text", () => {
    expect(searchPath(" a/b  c&d% ")).toBe("/search/a%2Fb%20c%26d%25");
    expect(searchPath("កាមេរ៉ា")).toBe(`/search/${encodeURIComponent("កាមេរ៉ា")}`);
    expect(cleanSearchText(`a\u0000\n${"x".repeat(10_000)}`)).toHaveLength(200);
    expect(searchPath("\u202eiphone\u202c \u2067ទូរស័ព្ទ")).toBe(searchPath("iphone ទូរស័ព្ទ"));
    for (const text of ["", " ", ".", "..", "\u202e"]) expect(searchPath(text)).toBe("/search");
    expect(() => searchPath("😀".repeat(300))).not.toThrow();
    expect(() => searchPath("\ud83d")).not.toThrow();
  });
});

describe("highlighting matches", () => {
  it("highlights every word, in any case and order", () => {
    expect(marked("Samsung Galaxy S24 Ultra", "ultra sam")).toBe("[Sam]sung Galaxy S24 [Ultra]");
    expect(marked("Samsung Galaxy S24", "galaxy s")).toBe("Samsung [Galaxy] S24");
    expect(marked("AMD Ryzen 7 9700X", "ryzen 7")).toBe("AMD [Ryzen] [7] 9700X");
    expect(marked("Dome camera", "zebra")).toBe("Dome camera");
    expect(marked("Dome camera", "   ")).toBe("Dome camera");
  });

  it("finds model codes with and without hyphens", () => {
    expect(marked("Hikvision DS-2CD1043G2-LIU", "ds2cd1043")).toBe("Hikvision [DS-2CD1043]G2-LIU");
    expect(marked("iPhone 15 Pro", "iphone15")).toBe("[iPhone 15] Pro");
    expect(marked("DS2CD1043", "DS-2CD")).toBe("[DS2CD]1043");
  });

  it("does not break Khmer characters apart", () => {
    expect(marked("កាមេរ៉ាក្រៅ", "កាមេ")).toBe("[កាមេ]រ៉ាក្រៅ");
    expect(marked("ស្មាតហ្វូន", "សមាត")).toBe("ស្មាតហ្វូន");
    expect(marked("ក្រៅ", "ក")).toBe("[ក្រៅ]");
    expect(marked("ក្រៅ", "ក្")).toBe("[ក្រៅ]");
    expect(marked("苹果手机壳", "手机")).toBe("苹果[手机]壳");
  });

  it("highlights Khmer in each spelling that the search treats as equal", () => {
    expect(marked("ទូរស័ព្ទ Samsung", "ទូរសព្ទ")).toBe("[ទូរស័ព្ទ] Samsung");
    expect(marked("ទូរសព្ទ", "ទូរស័ព្ទ")).toBe("[ទូរសព្ទ]");
    expect(marked("កាមេរ៉ា Wi-Fi", "កាមេរា wi fi")).toBe("[កាមេរ៉ា] [Wi]-[Fi]");
    expect(marked("ក្តារចុច", "ក្ដារចុច")).toBe("[ក្តារចុច]");
    expect(marked("ដៃ", "តៃ")).toBe("ដៃ");
  });

  it("keeps the whole name, whatever is searched for", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, searched) => {
        expect(
          markMatches(name, searched)
            .map(({ text }) => text)
            .join(""),
        ).toBe(name);
      }),
    );
    for (const searched of ["(", "[", "\\", "a|b", ".*", "-", "<script>", "' OR 1=1 --"])
      expect(() => markMatches("a (b) [c] \\ -", searched)).not.toThrow();
  });
});
