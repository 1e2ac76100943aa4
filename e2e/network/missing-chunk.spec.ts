import { expect, test } from "@playwright/test";
import { storeUrl } from "../fixtures/shop.ts";

test.use({ serviceWorkers: "block" });

test("a failed chunk load reloads the page once; a second one within a minute shows the error page (specification, section 8)", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/phone"));
  await expect(page.getByRole("button", { name: "Cart: 0" })).toBeVisible();
  await page.route(/\/assets\/brands-[^/]+\.js$/, (route) => route.abort());
  const home = page.getByRole("banner").getByRole("link", { name: "Mekong Lotus: home page" });
  let documents = 0;
  page.on("domcontentloaded", () => documents++);

  // Navigates to the brands with the router, like a link in the page.
  const toBrands = async () => {
    await home.click();
    await expect(page).toHaveURL(storeUrl("S001"));
    await page
      .getByRole("main")
      .getByRole("link", { name: /^See all: Brands/ })
      .click();
  };
  await toBrands();
  await expect.poll(() => documents).toBe(1);
  // The new document is hydrated once its cart opens.
  const drawer = page.getByRole("dialog", { name: "Cart" });
  await expect(async () => {
    if (!(await drawer.isVisible())) await page.getByRole("button", { name: "Cart: 0" }).click({ timeout: 1000 });
    await expect(drawer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await toBrands();
  await expect(page.getByRole("heading", { name: "An error occurred" })).toBeVisible();
  expect(documents).toBe(1);
});

test("a product whose script is missing after that leaves its list as it is, which says so", async ({ page }) => {
  await page.goto(storeUrl("S001", "/phone"));
  await expect(page.getByRole("button", { name: "Cart: 0" })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("chunk_reloaded_at", String(Date.now())));
  await page.route(/\/assets\/product-[^/]+\.js$/, (route) => route.abort());
  const card = page.locator("main article a").first();
  await card.click();
  await expect(page.getByRole("status").filter({ hasText: "The connection broke." })).toBeVisible();
  await expect(page).toHaveURL(storeUrl("S001", "/phone"));
  await card.click({ trial: true });
});
