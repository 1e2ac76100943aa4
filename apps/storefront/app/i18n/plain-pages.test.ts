import { expect, test } from "vitest";
import "./server-messages.ts";
import { busyPage, lastPage, noStorePage } from "./plain-pages.ts";

test("if the error page itself fails, there is still a way home (specification, section 8)", () => {
  expect(lastPage("en")).toContain("<h1>An error occurred while showing the error page</h1>");
  expect(lastPage("en")).toContain('<a href="/">Home page</a>');
  expect(lastPage("km")).toContain('<html lang="km">');
  expect(lastPage("km")).toContain('href="/kh"');
});

test.each([
  ["/kh/product/1", "en-US", "km", "ហាងកំពុងរវល់", "ព្យាយាមម្តងទៀត"],
  ["/zh", null, "zh", "店铺繁忙", "重试"],
  ["/product/1", "km-KH", "km", "ហាងកំពុងរវល់", "ព្យាយាមម្តងទៀត"],
  ["/", "fr", "en", "The shop is busy", "Try again"],
])("a shop that is busy says so at %s to a browser of %s in %s", async (path, accepted, language, text, again) => {
  const away = noStorePage(
    new Request(`http://shop.example${path}`, { headers: accepted === null ? {} : { "accept-language": accepted } }),
    503,
  );
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
  const page = await away.text();
  expect(page).toBe(busyPage(path, accepted));
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${text}`);
  expect(page).toContain(`<a href="">${again}</a>`);
});

test("is readable without a style sheet, in dark mode too", () => {
  expect(busyPage("/kh", null)).toContain(`<meta name="color-scheme" content="light dark">`);
  expect(busyPage("/kh", null)).toContain("font:1rem/1.7 ");
});

test("a host without a store says so in the language of the address", async () => {
  const unknown = noStorePage(new Request("http://nobody.example/zh/cart"), 404);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain("<h1>此地址没有店铺");
});
