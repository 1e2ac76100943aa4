import { expect, sizes, storeUrl, test } from "../fixtures/shop.ts";

// A browser setting: no text is smaller, whatever the page says.
test.use({ viewport: sizes.phone, launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: [...launchOptions.args!, "--blink-settings=minimumFontSize=20"] }) });

test("with a smallest text size of 20 px the words at the bottom of the screen are whole, Khmer ones too", async ({ page }) => {
  await page.goto(storeUrl("S001", "/kh"));
  const beyond = await page.locator("nav.fixed .truncate").evaluateAll((all) => all.map((word) => word.getBoundingClientRect().bottom - innerHeight));
  expect(beyond.length).toBeGreaterThan(3);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});
