import { expect, it } from "vitest";
import { locales } from "@shop/kit/locale";
import "./server-messages.ts";
import type { RootData } from "../lib/root-data.ts";
import { pageMeta, sharedPicture } from "./meta.ts";

const site = { name: "Angkor Mobile", tagline: "Phones for everyone.", logo: "/media/logo.svg" } as RootData["site"];
const root: RootData = { site, origin: "https://shop.example", locale: locales[1]! };

it("has the canonical URL in the page's language, and the alternates in the others", () => {
  const meta = pageMeta({ root, title: "កាមេរ៉ា", path: "/category?cat_id=2" });
  expect(meta).toContainEqual({ title: "កាមេរ៉ា · Angkor Mobile" });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://shop.example/kh/category?cat_id=2" });
  const alternates = meta
    .filter((entry) => "rel" in entry && entry.rel === "alternate")
    .map((entry) => ("hrefLang" in entry ? [entry.hrefLang, entry.href] : []));
  expect(alternates).toEqual([
    ["en", "https://shop.example/category?cat_id=2"],
    ["km", "https://shop.example/kh/category?cat_id=2"],
    ["zh", "https://shop.example/zh/category?cat_id=2"],
    ["x-default", "https://shop.example/category?cat_id=2"],
  ]);
  expect(meta).toContainEqual({ property: "og:image", content: "https://shop.example/media/logo.svg.png" });
  expect(pageMeta({ root, title: "x", path: "/product/1", image: "/placeholder.svg" })).toContainEqual({
    property: "og:image",
    content: "https://shop.example/media/logo.svg.png",
  });
});

it("titles the home page with the store's name and tagline, with the language's colon, or with the name alone", () => {
  const titleOf = (tagline: string, locale = locales[1]!) =>
    pageMeta({ root: { ...root, locale, site: { ...site, tagline } }, title: null, path: "/" })[0];
  expect(titleOf("ទូរស័ព្ទ")).toEqual({ title: "Angkor Mobile៖ ទូរស័ព្ទ" });
  expect(titleOf("Phones for everyone.", locales[0])).toEqual({ title: "Angkor Mobile: Phones for everyone." });
  expect(titleOf("手机", locales[2])).toEqual({ title: "Angkor Mobile：手机" });
  expect(titleOf("")).toEqual({ title: "Angkor Mobile" });
});

it("has no alternates for pages that are not indexed", () => {
  const meta = pageMeta({ root, title: "x", path: "/search/x", noindex: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(JSON.stringify(meta)).not.toContain("alternate");
});

it("replaces the shop's own SVGs by their PNGs in shared pictures", () => {
  expect(sharedPicture("/media/demo/a b.svg", root.origin)).toBe("https://shop.example/media/demo/a%20b.svg.png");
  expect(sharedPicture("/media/a.jpg", root.origin)).toBe("https://shop.example/media/a.jpg");
  expect(sharedPicture("https://cdn.example/a.svg", root.origin)).toBe("https://cdn.example/a.svg");
});
