import type { Locator, Page } from "@playwright/test";
import { callApi, plainProducts } from "../fixtures/customer.ts";
import { alive, expect, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { enterAs, otherBrowser, serverCart } from "./people.ts";

// Requests in progress when the session ends are refused.
test.use({ viewport: sizes.desktop, refusals: [401] });

const count = (page: Page, what: "Cart" | "Wishlist", number: number) =>
  page.getByRole("button", { name: `${what}: ${number}`, exact: true });

/** Returns to a page, as from another window; it refreshes at most every two seconds. */
async function lookedAtAgain(page: Page, expected: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(expected).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 15_000 });
}

test("cart and wishlist of one browser appear in another when it is focused again; quantities add up; signing out affects one of them", async ({
  page,
  browser,
}) => {
  const phone = await enterAs(page, "/login");
  const [product, other] = await plainProducts(page);
  await page.goto(storeUrl("S001", `/product/${product!.id}`));
  await expect(count(page, "Cart", 0)).toBeVisible();
  await alive(page);
  const phoneBrowser = await otherBrowser(browser, phone, `/product/${product!.id}`);

  await phoneBrowser.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(count(phoneBrowser, "Cart", 1)).toBeVisible();
  await expect(count(page, "Cart", 0)).toBeVisible();
  await lookedAtAgain(page, count(page, "Cart", 1));

  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(count(page, "Cart", 2)).toBeVisible();
  await callApi(page, "POST", "/api/wishlist/add", { product_id: other!.id });
  await lookedAtAgain(phoneBrowser, count(phoneBrowser, "Cart", 2));
  await expect(count(phoneBrowser, "Wishlist", 1)).toBeVisible();
  expect(await serverCart(page)).toEqual([{ product_id: product!.id, quantity: 2 }]);

  await phoneBrowser.goto(storeUrl("S001", "/logout"));
  await expect(phoneBrowser.getByText("Log out Success !")).toBeVisible();
  await expect(phoneBrowser).toHaveURL(storeUrl("S001"));
  expect(await callApi(phoneBrowser, "GET", "/api/cart")).toMatchObject({ code: -1 });
  expect(await serverCart(page)).toHaveLength(1);
  await phoneBrowser.context().close();
});

test(
  "two tabs of one browser: changes of cart, wishlist, compare and session appear in the other without a reload",
  { tag: "@full" },
  async ({ page, context }) => {
    await page.goto(storeUrl("S001", "/login"));
    const [product] = await plainProducts(page);
    await page.goto(storeUrl("S001", `/product/${product!.id}`));
    await alive(page);
    const tab = await context.newPage();
    await tab.goto(storeUrl("S001"));
    await alive(tab);
    const head = tab.getByRole("banner");

    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(count(tab, "Cart", 1)).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("button", { name: /compare/i })
      .first()
      .click();
    await expect(head.getByRole("link", { name: "Compare: 1" })).toBeVisible();

    await expect(head.getByRole("link", { name: "Login", exact: true })).toBeVisible();
    await enterAs(page, `/product/${product!.id}`);
    await expect(head.getByRole("link", { name: "My Account" })).toBeVisible();
    await expect.poll(() => serverCart(page)).toEqual([{ product_id: product!.id, quantity: 1 }]);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(count(tab, "Cart", 2)).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("button", { name: /wishlist/i })
      .first()
      .click();
    await expect(count(tab, "Wishlist", 1)).toBeVisible();

    // An account page is left when another tab signs out.
    await tab.goto(storeUrl("S001", "/account/myaccount/mydata"));
    await alive(tab);
    await page.goto(storeUrl("S001", "/logout"));
    await expect(page.getByText("Log out Success !")).toBeVisible();
    await tab.waitForURL(/\/login\?next=%2Faccount%2Fmyaccount%2Fmydata$/);
    await expect(head.getByRole("link", { name: "Login", exact: true })).toBeVisible();
    await expect(count(tab, "Wishlist", 0)).toBeVisible();
  },
);
