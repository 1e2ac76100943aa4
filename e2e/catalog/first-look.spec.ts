import { alive, storeUrl, test } from "../fixtures/shop.ts";
import { expect } from "./patient.ts";
import { holdBack } from "../fixtures/hold-back.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, breaks: true });

for (const [list, varied, tryAgain] of [
  ["/camera", false, "Try again"],
  ["/kh/phone", true, "ព្យាយាមម្តងទៀត"],
] as const) {
  test(`a product tapped on ${list} is shown as its card was while the rest is lost or on its way, and whole when that is there`, async ({
    page,
  }) => {
    await page.goto(storeUrl("S001", list));
    await alive(page);
    // The script of product pages is prefetched before anything is tapped.
    await expect(page.locator('link[rel="modulepreload"][href^="/assets/product-"]').first()).toBeAttached();
    const data = "**/product/*.data?*";
    const card = page.locator("main article").first();
    const name = (await card.getByRole("heading").textContent())!;
    // The first request is lost: the card's product stays, and says so.
    await page.route(data, (route) => route.abort("failed"));
    await card.getByRole("link", { name, exact: true }).tap();
    const again = page.getByRole("main").getByRole("button", { name: tryAgain });
    await expect(again).toBeInViewport();
    await expect(page.locator("main .skeleton")).toHaveCount(0);
    await page.unroute(data);
    const letThrough = await holdBack(page, data);
    await again.tap();
    await expect(again).toHaveCount(0);

    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(page).toHaveTitle(new RegExp(name));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Options that are still loading cannot be bought either.
    await expect(page.locator(".page-bar").filter({ visible: true })).toHaveCount(varied ? 0 : 1);
    // The floating button is above the bar from the start.
    const bottomOfChat = () =>
      page
        .locator("details > summary")
        .last()
        .evaluate((button) => getComputedStyle(button.closest(".fixed")!).bottom);
    const bottom = await bottomOfChat();
    if (!varied) {
      await page.locator(".page-bar").getByRole("button", { name: "Add to cart" }).tap();
      await expect(page.getByRole("button", { name: "Carts: 1" })).toBeVisible();
    }
    await expect(page.locator("main table")).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 40));
    letThrough();

    await expect(page.locator("main table")).toBeVisible();
    await expect(page.locator(".page-bar").filter({ visible: true })).toHaveCount(1);
    expect(await bottomOfChat()).toBe(bottom);
    await expect(page.locator("main .skeleton")).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(40);
  });
}

for (const saveData of [false, true]) {
  test(`what a product's page needs is ${saveData ? "not fetched for a finger that only touches, where data is saved" : "fetched once, when a finger touches its card"}`, async ({
    browser,
    contextOptions,
  }) => {
    // Not the fixture's page: request interception turns the browser's cache off.
    const context = await browser.newContext({
      ...contextOptions,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
      serviceWorkers: "block",
    });
    await context.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value: { saveData: value } }),
      saveData,
    );
    const page = await context.newPage();
    const asked = { ahead: 0, whenTapped: 0, answered: 0 };
    const isData = (url: string) => /\/product\/\d+\.data$/.test(new URL(url).pathname);
    const inspector = await context.newCDPSession(page);
    await inspector.send("Network.enable");
    inspector.on("Network.requestWillBeSent", ({ request: { url, headers } }) => {
      if (isData(url) && headers["Sec-Purpose"] === "prefetch") asked.ahead++;
    });
    // The browser also revalidates its cached copy, for which nobody waits.
    inspector.on("Network.responseReceived", ({ type, response: { url, fromDiskCache } }) => {
      if (isData(url)) asked.answered++;
      if (isData(url) && type === "Fetch" && !fromDiskCache) asked.whenTapped++;
    });
    await page.goto(storeUrl("S001", "/camera"));
    await alive(page);
    const link = page.locator("main article h2 a").first();
    await link.dispatchEvent("touchstart");
    if (saveData) await page.waitForTimeout(500);
    else await expect.poll(() => asked.answered).toBe(1);
    await link.tap();
    await expect(page.locator("main table")).toBeVisible();
    expect(asked).toMatchObject(saveData ? { ahead: 0, whenTapped: 1 } : { ahead: 1, whenTapped: 0 });
    await context.close();
  });
}

test("the next page of a list is prefetched while its link is being pressed", async ({ page }) => {
  await page.goto(storeUrl("S001", "/phone"));
  await alive(page);
  const ahead = page.waitForRequest((request) => /\/phone\.data\?.*page=2/.test(request.url()));
  // Neither a resting pointer nor a long touch, which the router waits for.
  await page.getByRole("link", { name: "Next page" }).dispatchEvent("pointerdown");
  await ahead;
});

test("Back from a tapped product shows its list as it was left, without asking for it or rendering it again", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/camera?sort=newest"));
  await alive(page);
  await expect(page.locator('link[rel="modulepreload"][href^="/assets/product-"]').first()).toBeAttached();
  const names = page.locator("main article h2");
  const listed = await names.allTextContents();
  const card = page.locator("main article").nth(9);
  await card.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    element.dataset.left = "";
  });
  const top = async () => (await card.boundingBox())!.y;
  const leftAt = await top();
  await card.getByRole("link").first().tap();
  await expect(page.getByRole("heading", { level: 1, name: listed[9]!, exact: true })).toBeVisible();
  await expect(page.locator("[data-left]")).toBeHidden();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(page).toHaveURL(/\/camera\?sort=newest$/);
  await expect(page.locator("article[data-left]")).toBeInViewport();
  await expect(names).toHaveText(listed);
  await expect.poll(top).toBeCloseTo(leftAt, 0);
  expect(asked).not.toContain("/camera.data");
});

test.describe("while the script of product pages is loading", () => {
  // Requests of a service worker cannot be delayed.
  test.use({ serviceWorkers: "block" });

  let letThrough: () => void;
  test.beforeEach(async ({ page }) => {
    letThrough = await holdBack(page, "**/assets/product-*.js");
    await page.goto(storeUrl("S001", "/camera"));
    await alive(page);
  });

  test("picture, name and price of a tapped product are shown at once, and not after coming back", async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 500));
    const card = page.locator("main article").nth(4);
    const name = (await card.getByRole("heading").textContent())!;
    await expect(card.locator("img")).toHaveJSProperty("complete", true);
    const sight = page.locator("main ~ [aria-hidden]", { hasText: name });
    await card.getByRole("link", { name, exact: true }).tap();

    await expect(sight.locator("img")).toHaveJSProperty("complete", true);
    await expect(sight).toContainText(/\$[\d,]+\.\d\d/);
    await expect(page).toHaveURL(/\/camera$/);
    const shownAt = await sight.locator(".text-title").boundingBox();
    const scrolled = await page.evaluate(() => scrollY);
    letThrough();

    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(sight).toHaveCount(0);
    await expect(page.locator("main table")).toBeVisible();
    expect(shownAt!.x).toBe((await page.getByRole("heading", { level: 1 }).boundingBox())!.x);

    await page.goBack();
    await expect(page).toHaveURL(/\/camera$/);
    // Until the list is back, the product's page has cards too.
    await expect(card.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(sight).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await card.getByRole("link", { name, exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  });

  test("a list in the back/forward cache is restored as it was after a document was opened from it", async ({
    page,
  }) => {
    await page.locator("main article h2 a").first().tap();
    const sight = page.locator("main ~ [aria-hidden] .text-title");
    await expect(sight).toBeVisible();
    // Browsers under test have no back/forward cache, so its event is simulated.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    await expect(sight).toHaveCount(0);
  });
});
