import { expect, languages, sizes, storeUrl, test } from "../fixtures/shop.ts";

// A browser setting: no text is smaller, whatever the page says.
test.use({
  viewport: sizes.phone,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...launchOptions.args!, "--blink-settings=minimumFontSize=24"] }),
});

for (const [language, slug] of Object.entries(languages))
  for (const [wide, shown] of [
    [360, false],
    [700, true],
  ] as const)
    test(`with a smallest text size of 24 px the words at the bottom of the screen are ${shown ? "whole" : "left to screen readers where they are too wide"}, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: wide, height: 640 });
      await page.goto(storeUrl("S001", slug || "/"));
      const words = await page.locator("nav.fixed .truncate").evaluateAll((all) =>
        all.map((word) => ({
          isShown: word.clientWidth > 1,
          isWhole: word.scrollWidth <= word.clientWidth && word.getBoundingClientRect().bottom <= innerHeight,
        })),
      );
      expect(words).toHaveLength(5);
      expect(words.map(({ isShown }) => isShown)).toEqual(words.map(() => shown));
      if (shown) expect(words.every(({ isWhole }) => isWhole)).toBe(true);
      const icons = await page
        .locator("nav.fixed svg")
        .evaluateAll((all) => all.map((icon) => innerHeight - icon.getBoundingClientRect().bottom));
      expect(Math.min(...icons), "above the edge of the screen").toBeGreaterThan(4);
      await expect(page.locator("nav.fixed").getByRole("link").first(), "has a name").not.toHaveAccessibleName("");
    });

test("nor are titles of campaigns cut: a banner grows with its title", async ({ page }) => {
  for (const path of ["/", "/kh", "/zh"]) {
    await page.goto(storeUrl("S001", path));
    const titles = await page.locator("main section:first-of-type li a .font-semibold").evaluateAll((all) =>
      all.map((title) => ({
        cut: title.scrollHeight - title.clientHeight,
        over: title.getBoundingClientRect().bottom - title.closest("a")!.getBoundingClientRect().bottom,
      })),
    );
    expect(titles.length, path).toBeGreaterThan(1);
    for (const { cut, over } of titles) {
      expect(cut, path).toBeLessThanOrEqual(1);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  }
});
