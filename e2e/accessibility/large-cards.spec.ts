import { alive, expect, isFull, languages, storeUrl, test } from "../fixtures/shop.ts";

/** Browser settings that enlarge the text; neither makes the screen wider. */
const settings = { "text twice as large": "defaultFontSize=32", "no text below 24 px": "minimumFontSize=24" };

for (const [what, setting] of Object.entries(settings).slice(0, isFull ? 2 : 1)) {
  test(`with ${what} the cards of a phone show prices and words whole, and nothing to press on their pictures`, async ({
    playwright,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...launchOptions.args!, `--blink-settings=${setting}`],
    });
    for (const prefix of Object.values(languages)) {
      for (const path of ["/", "/promotions"]) {
        // The test lays out the deferred content itself.
        const page = await browser.newPage({ viewport: { width: 360, height: 740 }, bypassCSP: true });
        await page.goto(storeUrl("S001", prefix + path));
        await alive(page);
        await page.addStyleTag({ content: ".later { content-visibility: visible !important }" });
        const article = page.locator("main article").filter({ has: page.locator("s") });
        await article.first().scrollIntoViewIfNeeded();
        await expect(article.first().locator("button[aria-pressed]")).toHaveCount(2);
        const faults = await page.locator("main article").evaluateAll((cards) => {
          const linesOf = (range: Range | Element) =>
            new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          const said: string[] = [];
          for (const card of cards) {
            const { left, right } = card.getBoundingClientRect();
            for (const price of card.querySelectorAll(".figures, .whitespace-nowrap")) {
              const box = price.getBoundingClientRect();
              if (linesOf(price) > 1 || box.left < left || box.right > right) said.push(`price ${price.textContent}`);
            }
            const text = card.querySelector("h2 a, h3 a")!.firstChild!;
            for (const word of text.textContent!.matchAll(/[\w.+]+/g)) {
              const range = document.createRange();
              range.setStart(text, word.index);
              range.setEnd(text, word.index + word[0].length);
              if (linesOf(range) > 1) said.push(`word ${word[0]}`);
            }
            const picture = card.querySelector("img")!.getBoundingClientRect();
            for (const keep of card.querySelectorAll("button[aria-pressed]")) {
              const box = keep.getBoundingClientRect();
              if (box.top < picture.bottom || box.left < left || box.right > right)
                said.push(`${keep.getAttribute("aria-label")}`);
            }
          }
          return said;
        });
        expect(faults, prefix + path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), prefix + path).toBe(360);
        await page.close();
      }
    }
    await browser.close();
  });
}
