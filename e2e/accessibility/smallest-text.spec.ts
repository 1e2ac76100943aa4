import { expect, sizes, storeUrl, test } from "../fixtures/shop.ts";

// A browser setting: no text is smaller, whatever the page says.
test.use({ viewport: sizes.phone, launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...launchOptions.args!, "--blink-settings=minimumFontSize=24"] }) });

test("with a smallest text size of 24 px the words at the bottom of the screen are whole, Khmer ones too", async ({ page }) => {
  await page.goto(storeUrl("S001", "/kh"));
  const beyond = await page.locator("nav.fixed .truncate").evaluateAll((all) => all.map((word) => word.getBoundingClientRect().bottom - innerHeight));
  expect(beyond.length).toBeGreaterThan(3);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});

test("nor are titles of campaigns cut: a banner grows with its title", async ({ page }) => {
  for (const path of ["/", "/kh", "/zh"]) {
    await page.goto(storeUrl("S001", path));
    const titles = await page.locator("main section:first-of-type li a .font-semibold").evaluateAll((all) =>
      all.map((title) => ({ cut: title.scrollHeight - title.clientHeight, over: title.getBoundingClientRect().bottom - title.closest("a")!.getBoundingClientRect().bottom })),
    );
    expect(titles.length, path).toBeGreaterThan(1);
    for (const { cut, over } of titles) {
      expect(cut, path).toBeLessThanOrEqual(1);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  }
});
