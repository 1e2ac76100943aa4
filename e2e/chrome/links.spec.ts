import { openAt } from "../fixtures/open-at.ts";
import { expect, storeUrl, test } from "../fixtures/shop.ts";

test("a link's page is prefetched while the pointer rests on it, and links are followed as a browser does", async ({
  page,
  context,
}) => {
  await openAt(page, "desktop", "/phone");
  const menu = page.getByRole("navigation", { name: "Main" });
  const promotions = menu.getByRole("link", { name: "Promotions" });
  const prefetched = page.locator('link[rel="prefetch"][href*=".data"]');
  // Passing over it is not enough.
  await promotions.dispatchEvent("mouseover");
  await promotions.dispatchEvent("mouseout");
  await menu.getByRole("link", { name: "News" }).hover();
  await expect(prefetched).toHaveAttribute("href", /^\/news\.data/);

  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    promotions.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(opened).toHaveURL(storeUrl("S001", "/promotions"));
  await opened.close();
  await expect(page).toHaveURL(storeUrl("S001", "/phone"));

  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  // The shown document stays: the router follows links.
  await page.evaluate(() => (document.body.dataset.stayed = ""));
  await promotions.click();
  await expect(page).toHaveURL(storeUrl("S001", "/promotions"));
  await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();
  await promotions.click();
  await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();
  expect(await entries()).toBe(before + 1);
  await expect(page.locator("body[data-stayed]")).toBeAttached();
});
