import { expect, test } from "vitest";
import { inLanguage, localeOfSlug, localizePath, locales, negotiateLanguage, splitPath } from "./locale.ts";

test("specification, section 1: English has no prefix, Khmer kh, Chinese zh; documents say km", () => {
  expect(locales.map(({ slug, prefix, language }) => [slug, prefix, language])).toEqual([
    ["en", "", "en"],
    ["kh", "/kh", "km"],
    ["zh", "/zh", "zh"],
  ]);
});

test("splitting a path and localizing it are inverse", () => {
  for (const path of ["/", "/phone", "/search/kh", "/khmer"]) {
    for (const locale of locales) {
      const whole = localizePath(path, locale);
      expect(splitPath(whole)).toEqual({ locale, path });
    }
  }
  expect(localizePath("/?x=1", localeOfSlug("kh")!)).toBe("/kh?x=1");
});

test("the browser's languages are ranked by weight", () => {
  expect(negotiateLanguage("km-KH,km;q=0.9,en;q=0.8")).toBe("km");
  expect(negotiateLanguage("fr,zh-TW;q=0.5,en;q=0.1")).toBe("zh");
  expect(negotiateLanguage("km;q=0,fr")).toBe("en");
  expect(negotiateLanguage("fr ; q=0.9, km ;q=0.8, en ;q=0.7")).toBe("km");
  expect(negotiateLanguage(null)).toBe("en");
  const began = process.threadCpuUsage();
  expect(negotiateLanguage(`fr${"\t".repeat(120_000)}x, km`)).toBe("km");
  expect(process.threadCpuUsage(began).user, "microseconds").toBeLessThan(500_000);
});

test("catalogue texts fall back to English", () => {
  expect(inLanguage({ en: "Camera", km: "កាមេរ៉ា" }, "km")).toBe("កាមេរ៉ា");
  expect(inLanguage({ en: "Camera", zh: "" }, "zh")).toBe("Camera");
});
