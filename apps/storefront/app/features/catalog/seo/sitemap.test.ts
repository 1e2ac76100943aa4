import { expect, it } from "vitest";
import { robotsText, sitemapIndex, sitemapOf } from "./sitemap.ts";

const origin = "https://shop.example";

it("lists a page in three languages", () => {
  expect(sitemapOf(origin, [{ path: "/category?cat_id=5&x", changed: "2026-11-20T10:00:00.000Z" }, { path: "/" }]))
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/category?cat_id=5&amp;x</loc><lastmod>2026-11-20</lastmod></url>
<url><loc>https://shop.example/kh/category?cat_id=5&amp;x</loc><lastmod>2026-11-20</lastmod></url>
<url><loc>https://shop.example/zh/category?cat_id=5&amp;x</loc><lastmod>2026-11-20</lastmod></url>
<url><loc>https://shop.example/</loc></url>
<url><loc>https://shop.example/kh</loc></url>
<url><loc>https://shop.example/zh</loc></url>
</urlset>
`);
});

it("lists the parts", () => {
  expect(sitemapIndex(origin, ["/sitemap/parts/pages", "/sitemap/parts/1"])).toContain(
    "<sitemap><loc>https://shop.example/sitemap/parts/1</loc></sitemap>",
  );
});

it("disallows private pages in every language, and names the sitemap", () => {
  const lines = robotsText(origin).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "Disallow: /kh/checkout",
      "Disallow: /zh/account/",
      "Disallow: /rest/",
      "Sitemap: https://shop.example/sitemap.xml",
    ]),
  );
  expect(lines).not.toContain("Disallow: /");
});
