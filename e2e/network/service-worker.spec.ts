import { expect, test } from "@playwright/test";
import { sizes, storeUrl } from "../fixtures/shop.ts";

test.use({ viewport: sizes.desktop, serviceWorkers: "allow" });

test("a new version of the service worker takes over without breaking an open page", async ({ page }) => {
  await page.goto(storeUrl("S001", "/phone"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await page.evaluate(() => caches.open("pages-0"));
  let documents = 0;
  page.on("request", (request) => request.isNavigationRequest() && documents++);

  // With another URL the browser sees a new version of the worker.
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await navigator.serviceWorker.register("/service-worker.js?later");
    await changed;
  });
  expect(documents).toBe(0);
  // The old version's cache is removed, and the open page still works.
  await expect.poll(() => page.evaluate(() => caches.has("pages-0"))).toBe(false);
  await page.getByRole("button", { name: "Cart: 0" }).click();
  await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("main").locator('a[href*="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
});

test("cached pictures, however many, evict none of the shop's scripts", async ({ page }) => {
  await page.goto(storeUrl("S001", "/phone"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .find((name) => /\/assets\/framework-/.test(name))!,
  );
  const isKept = () => page.evaluate(async (address) => Boolean(await caches.match(address)), script);
  await expect.poll(isKept).toBe(true);
  await page.evaluate(async () => {
    const cache = await caches.open("files-1");
    for (let number = 0; number < 420; number++) await cache.put(`/media/seen-${number}`, new Response("seen"));
    // The next picture evicts the oldest ones.
    await fetch(document.querySelector<HTMLImageElement>("main img[srcset]")!.src);
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("files-1")).keys()).length))
    .toBeLessThanOrEqual(400);
  expect(await isKept()).toBe(true);
});
