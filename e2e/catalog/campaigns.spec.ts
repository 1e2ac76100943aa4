import type { Page } from "@playwright/test";
import { storeUrl, test } from "../fixtures/shop.ts";
import { expect } from "./patient.ts";

/** The home pages of stores, in three languages. */
const homes = (...stores: string[]) =>
  stores.flatMap((store) => ["/", "/kh", "/zh"].map((path) => storeUrl(store, path)));

/** Opens a page and waits for its fonts, which its lines are broken by. */
async function openInItsFonts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}

test("rows of products and campaigns end at the edge of a desktop page, and campaign titles are not cut off", async ({
  page,
}) => {
  for (const path of ["/", "/kh", "/zh"]) {
    await openInItsFonts(page, storeUrl("S001", path));
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const row = page.locator("main ul.card-row").first();
      expect(
        await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        `${path} at ${width}`,
      ).toBe(0);
      const cut = await page
        .locator("main section:first-of-type li a span .font-semibold")
        .evaluateAll((all) =>
          all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
        );
      expect(cut, `${path} at ${width}`).toEqual([]);
    }
    const third = page.locator("main section:first-of-type li").nth(2);
    const { x, width } = (await third.boundingBox())!;
    const whole = (await page.locator("main .page").boundingBox())!;
    expect(x + width, path).toBeLessThanOrEqual(whole.x + whole.width - 16 + 0.5);
  }
});

test("a single campaign is as wide as a phone's page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S012"));
  expect((await page.locator("main section:first-of-type li").boundingBox())!.width).toBe(328);
});

test(
  "a campaign's title is not cut off and does not overlap its picture, on narrow phones in three languages",
  { tag: "@full" },
  async ({ page }) => {
    for (const address of homes("S001", "S003", "S006")) {
      await openInItsFonts(page, address);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        const titles = await page
          .getByRole("main")
          .locator("section:first-of-type li a")
          .evaluateAll((banners) =>
            banners.map((banner) => {
              const words = document.createRange();
              words.selectNodeContents(banner.querySelector("span span")!);
              const { left, width: whole } = banner.getBoundingClientRect();
              const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
              return { text: words.toString(), share: (words.getBoundingClientRect().right - left) / whole, lines };
            }),
          );
        expect(titles.length, address).toBeGreaterThan(1);
        expect(
          titles.filter(({ share, lines }) => lines > 3 || share > 0.475),
          `${address} at ${width}`,
        ).toEqual([]);
      }
    }
  },
);

test(
  "campaigns are as wide as the page, also a single one, and their texts are not cut off",
  { tag: "@full" },
  async ({ page }) => {
    for (const address of homes("S001", "S005", "S012")) {
      await openInItsFonts(page, address);
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const { left, cut } = await page
          .getByRole("main")
          .locator("section:first-of-type ul")
          .evaluate((list) => ({
            left: list.getBoundingClientRect().right - list.lastElementChild!.getBoundingClientRect().right,
            cut: [...list.querySelectorAll("span span")]
              .filter((words) => words.scrollHeight > words.clientHeight + 1)
              .map(({ textContent }) => textContent),
          }));
        expect(cut, `${address} at ${width}`).toEqual([]);
        expect(left, `${address} at ${width}`).toBeLessThan(17);
      }
    }
  },
);
