import { openAt } from "../fixtures/open-at.ts";
import { expect, expectAccessible, storeUrl, test } from "../fixtures/shop.ts";

test.describe("header (specification, section 2)", () => {
  test("logo and name lead home; Help, Warranty, Tracking, Compare, Wishlist, Cart and Login are there", async ({
    page,
  }) => {
    await openAt(page, "desktop", "/phone");
    const header = page.getByRole("banner");
    for (const [name, path] of [
      ["Help", "/help-center"],
      ["Warranty", "/warranty"],
      ["Tracking", "/tracking-delivery"],
      ["Compare: 0", "/compare"],
      ["Login", "/login?next=%2Fphone"],
    ] as const) {
      await expect(header.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    await expect(header.getByRole("button", { name: "Wishlist: 0" })).toBeVisible();
    await expect(header.getByRole("button", { name: "Cart: 0" })).toBeVisible();
    await header.getByRole("link", { name: "Mekong Lotus: home page" }).click();
    await expect(page).toHaveURL(storeUrl("S001"));
  });

  test("on a scrolled phone only the search stays of the header, and its upper row is back for the keyboard", async ({
    page,
  }) => {
    await openAt(page, "phone", "/phone");
    const header = page.getByRole("banner");
    const [menu, search] = [header.getByRole("button", { name: "Menu" }), header.getByRole("combobox")];
    await expect(menu).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 900));
    await expect(menu).not.toBeInViewport();
    await expect(search).toBeInViewport({ ratio: 1 });
    expect((await search.boundingBox())!.y, "as high as its margin").toBeLessThan(12);
    await search.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(header.locator("summary:focus")).toBeInViewport({ ratio: 1 });
    await expect(menu).toBeInViewport({ ratio: 1 });
  });

  test("on a phone the menu leaves the screen with the page, and is back once that is scrolled up", async ({
    page,
  }) => {
    await openAt(page, "phone", "/phone");
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 900);
    await expect(menu).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(menu).toBeInViewport({ ratio: 1 });
  });

  test("a store without a store code has no Compare", async ({ page }) => {
    for (const size of ["desktop", "phone"] as const) {
      await openAt(page, size, "/", "S016");
      await expect(page.getByRole("link", { name: /^Compare/ })).toHaveCount(0);
    }
  });

  test("the menu bar has All Category, All Brand and the store's own entries with their targets", async ({ page }) => {
    await openAt(page, "desktop");
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const [name, path] of [
      ["All Category", "/category"],
      ["All Brand", "/brands"],
      ["Promotions", "/promotions"],
      ["PC Builder", "/pcbuilder"],
      ["News", "/news"],
    ] as const) {
      await expect(menu.getByRole("link", { name })).toHaveAttribute("href", path);
    }
    await menu.getByRole("link", { name: "All Category" }).click();
    await expect(page.getByRole("link", { name: "Smartphones" })).toHaveAttribute("href", /\/category\/\d+\/sub\/\d+/);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Smartphones" })).toHaveCount(0);
    await expect(menu.getByRole("link", { name: "All Category" })).toBeFocused();

    // With the keyboard: down to the second category, and with Tab into its groups.
    await page.keyboard.press("Enter");
    const categories = page.locator(".shadow-float > div > ul > li > a");
    await expect(categories.nth(1)).toBeVisible();
    await page.keyboard.press("Tab");
    while (!(await categories.first().evaluate((first) => first === document.activeElement)))
      await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(categories.nth(1)).toBeFocused();
    const within = categories.nth(1).locator("xpath=..").locator('a[href*="/sub/"]');
    await expect(within.first()).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(within.first()).toBeFocused();
  });
});

test.describe("languages (specification, sections 2 and 9)", () => {
  test("the switcher stays on the page with its query and remembers the choice for 365 days", async ({
    page,
    context,
  }) => {
    await openAt(page, "desktop", "/phone?page=2");
    await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "ខ្មែរ" }).click();
    await expect(page).toHaveURL(storeUrl("S001", "/kh/phone?page=2"));
    await expect(page.locator("html")).toHaveAttribute("lang", "km");
    const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected")!;
    expect(cookie.value).toBe("kh");
    expect((cookie.expires - Date.now() / 1000) / 86_400).toBeGreaterThan(364);
    expect((cookie.expires - Date.now() / 1000) / 86_400).toBeLessThanOrEqual(365);
    await page.goto(storeUrl("S001"));
    await expect(page).toHaveURL(storeUrl("S001", "/kh"));
  });
});
