import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { isFull, storeUrl } from "../fixtures/shop.ts";

// Only a headed browser has a back/forward cache, and only if its driver does not turn it off.
test.use({
  serviceWorkers: "allow",
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: process.env.CHROMIUM_WHOLE ?? launchOptions.executablePath,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

async function inspect(page: Page): Promise<CDPSession> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Page.enable");
  return inspector;
}

for (const path of isFull ? ["/phone", "/product/1"] : ["/product/1"]) {
  test(`Back from another document shows ${path} as it was left, out of the browser's memory`, async ({ page }) => {
    const inspector = await inspect(page);
    const came: string[] = [];
    const reasons: string[] = [];
    inspector.on("Page.frameNavigated", ({ frame, type }) => void came.push(`${type} ${new URL(frame.url).pathname}`));
    inspector.on(
      "Page.backForwardCacheNotUsed",
      ({ notRestoredExplanations }) => void reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await page.goto(storeUrl("S001", path), { waitUntil: "networkidle" });
    await page.goto(storeUrl("S001", "/help-center"), { waitUntil: "networkidle" });
    // The driver would wait for a load event that never comes.
    void inspector.send("Runtime.evaluate", { expression: "history.back()" }).catch(() => undefined);
    await expect.poll(() => came.at(-1), { timeout: 30_000 }).toBe(`BackForwardCacheRestore ${path}`);
    expect(reasons).toEqual([]);
  });
}

test("a page restored by Back shows what was put into the cart and compared after it was left", async ({ page }) => {
  const inspector = await inspect(page);
  const came: string[] = [];
  inspector.on("Page.frameNavigated", ({ type }) => void came.push(type));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(storeUrl("S001", "/help-center"), { waitUntil: "networkidle" });
  await page.goto(storeUrl("S001", "/product/2"), { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("main").getByRole("button", { name: "Compare Apple iPhone 17 Pro Max" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Compare: 1" })).toBeVisible();
  void inspector.send("Runtime.evaluate", { expression: "history.back()" }).catch(() => undefined);
  await expect.poll(() => came.at(-1), { timeout: 30_000 }).toBe("BackForwardCacheRestore");
  const named = async (name: string) =>
    (
      await inspector.send("Runtime.evaluate", {
        expression: `document.querySelectorAll("header [aria-label='${name}']").length`,
        returnByValue: true,
      })
    ).result.value as number;
  await expect.poll(() => Promise.all(["Compare: 1", "Cart: 1"].map(named))).toEqual([1, 1]);
});

test("the browser accepts the speculation rules, and prefetches the other language when the pointer is near", async ({
  page,
}) => {
  const inspector = await inspect(page);
  const faults: string[] = [];
  const fetched: string[] = [];
  inspector.on("Preload.ruleSetUpdated", ({ ruleSet }) => void (ruleSet.errorType && faults.push(ruleSet.errorType)));
  inspector.on(
    "Preload.prefetchStatusUpdated",
    ({ prefetchUrl, status }) => void (status === "Ready" && fetched.push(new URL(prefetchUrl).pathname)),
  );
  await inspector.send("Preload.enable");
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(storeUrl("S001", "/phone"), { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "中文" }).hover();
  await expect.poll(() => fetched, { timeout: 30_000 }).toContain("/zh/phone");
  expect(faults).toEqual([]);
});
