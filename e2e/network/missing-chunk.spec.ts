import { expect, test } from "@playwright/test";
import { alive, sizes, storeUrl } from "../fixtures/shop.ts";

test.use({ serviceWorkers: "block" });

test("a failed chunk load reloads the page once, at the link that was followed; a second one within a minute shows the error page (specification, section 8)", async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001"));
  await alive(page);
  let documents = 0;
  // Counted when they are asked for: a document's scripts are, too, before it is read whole.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route(/\/assets\/promotions-[^/]+\.js$/, (route) => (documents ? route.continue() : route.abort()));
  await page.route(/\/assets\/look-up-[^/]+\.js$/, (route) => route.abort());
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL(storeUrl("S001", "/promotions"));
  await alive(page);
  expect(documents).toBe(1);
  await header.getByRole("link", { name: "Warranty" }).click();
  await expect(page.getByRole("heading", { name: "An error occurred" })).toBeVisible();
  expect(documents).toBe(1);
});

test("a part fetched ahead that does not arrive leaves the page with what was typed, and is fetched again when it is wanted; a reload keeps all but the password", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/login"));
  await alive(page);
  let documents = 0;
  page.on("request", (request) => request.isNavigationRequest() && documents++);
  const panels = /\/assets\/panels-[^/]+\.js$/;
  await page.route(panels, (route) => route.abort());
  const name = page.getByLabel("Phone number or email");
  const password = page.getByLabel("Password", { exact: true });
  await name.fill("012345678");
  await password.fill("secret word");
  const failed = page.waitForEvent("requestfailed", (request) => panels.test(request.url()));
  await page.mouse.move(5, 5);
  await failed;
  await page.unroute(panels);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(password).toHaveValue("secret word");
  expect(documents).toBe(0);
  await page.reload();
  await expect(name).toHaveValue("012345678");
  await expect(password).toHaveValue("");
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
