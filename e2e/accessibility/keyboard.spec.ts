import type { Page } from "@playwright/test";
import { addAddress, plainProducts, signUp } from "../fixtures/customer.ts";
import { alive, expect, isFull, sizes, storeUrl, test } from "../fixtures/shop.ts";

/** Presses Tab until an element with this name has the focus; fails if the keyboard does not get there. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let step = 0; step < 120; step++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement!.matches("body, main") ? null : (document.activeElement as HTMLElement);
      const label =
        element?.closest("label") ?? (element?.id ? document.querySelector(`label[for="${element.id}"]`) : null);
      return [element?.getAttribute("aria-label"), element?.textContent, label?.textContent]
        .filter(Boolean)
        .join(" | ");
    });
    if (name.test(focused)) return;
    seen.push(focused.slice(0, 40));
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} was not reached; the focus went over ${seen.join(" > ")}`);
}

/** Whether the focused element has a visible focus indicator. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });

for (const [size, viewport] of Object.entries(sizes)) {
  if (size === "phone" && !isFull) continue;
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test("a purchase works with the keyboard alone, and the focus is always visible", async ({ page }) => {
      await page.goto(storeUrl("S001", "/login"));
      await signUp(page);
      await addAddress(page, { description: "Street 271" });
      const [product] = await plainProducts(page);
      await page.goto(storeUrl("S001", `/product/${product!.id}`));
      await alive(page);

      await tabTo(page, /^Add to cart$/);
      expect(await focusShows(page)).toBe(true);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: /^Carts?: 1$/ }).filter({ visible: true })).toBeVisible();
      await tabTo(page, /^Carts?: 1/);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
      await tabTo(page, /^Checkout$/);
      expect(await focusShows(page)).toBe(true);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(page.getByRole("radio", { name: /Cash on Delivery/ })).toBeVisible();
      await tabTo(page, /KHQR/);
      // Only one radio button of a group is reachable by Tab; arrows select.
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(/way=(?!khqr)/);
      while (!page.url().includes("way=cod")) {
        const before = page.url();
        await page.keyboard.press("ArrowDown");
        await expect.poll(() => page.url()).not.toBe(before);
      }
      await tabTo(page, /^Place order$/);
      expect(await focusShows(page)).toBe(true);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/account\/myaccount\/myorders/);
    });

    test("the focus stays inside a drawer, and returns after Escape closes it", async ({ page }) => {
      await page.goto(storeUrl("S001", "/phone"));
      const opener = page.getByRole("button", { name: /^Carts?: 0$/ }).filter({ visible: true });
      await page.evaluate(() => scrollTo(0, 1500));
      await opener.focus();
      const scrolled = await page.evaluate(() => scrollY);
      await page.keyboard.press("Enter");
      const drawer = page.getByRole("dialog", { name: "Cart" });
      await expect(drawer).toBeVisible();
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press("Tab");
        expect(
          await drawer.evaluate(
            (element) => element.contains(document.activeElement) || document.activeElement === document.body,
          ),
        ).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(drawer).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => scrollY), "the page stays where it was").toBe(scrolled);
    });
  });
}

test("the first Tab reaches the skip link, and beside a list one leads past its filters", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/phone"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await tabTo(page, /^Skip filters$/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Sort by")).toBeFocused();
});

test("on a phone the focused element is not covered by the bars at the bottom, of pages and of the filters", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  /** Goes through the page with Tab; no focused element may be under a bar. */
  const goThrough = async (bars: string, steps: number) => {
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press("Tab");
      const under = await page.evaluate((selector) => {
        const focused = document.activeElement!;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const bar = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(selector);
        return bar && !bar.contains(focused) ? focused.outerHTML.slice(0, 120) : null;
      }, bars);
      expect(under, page.url()).toBeNull();
    }
  };
  for (const path of ["/zh/product/1", "/kh/category?cat_id=1"]) {
    await page.goto(storeUrl("S001", path));
    await alive(page);
    await goThrough(".page-bar, nav.fixed", 60);
  }
  await page.getByRole("link", { name: "តម្រង", exact: true }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
  await goThrough("dialog .sticky", 40);
});

test("Escape closes the language menu on a phone and returns the focus to its button", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/kh"));
  await alive(page);
  const globe = page.getByRole("banner").locator("summary");
  await globe.press("Enter");
  const english = page.getByRole("banner").getByRole("link", { name: "English" }).filter({ visible: true });
  await expect(english).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(english).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(english).toHaveCount(0);
  await expect(globe).toBeFocused();
});

test("a navigation announces the page's title and moves a lost focus to its start; a new query is not a new page", async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/help-center"));
  await alive(page);
  const named = page.locator("body > [role=status].sr-only");
  await expect(named).toHaveText("");
  await page.getByRole("main").locator('a[href^="/help-center/detail/"]').first().press("Enter");
  await expect(page).toHaveURL(/\/help-center\/detail\//);
  await expect(named).toHaveText(await page.title());
  await expect(page.locator("#content")).toBeFocused();
  const stays = page.getByRole("banner").getByRole("link", { name: "Promotions" });
  await stays.press("Enter");
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(named).toHaveText(await page.title());
  await expect(stays).toBeFocused();
  const before = await named.textContent();
  await page.getByRole("main").locator('a[href*="page=2"]').first().press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await page.waitForTimeout(300);
  expect(await named.textContent()).toBe(before);
  await page.setViewportSize(sizes.phone);
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page.getByRole("dialog").getByRole("link", { name: "Tracking" }).press("Enter");
  await expect(page).toHaveURL(/\/tracking-delivery$/);
  await expect(page.locator("#content"), "not the button that opened the menu").toBeFocused();
});

test("an invalid field is scrolled into view with its label", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/register"));
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  const label = page.locator("main label").first();
  const covered = async () => {
    const header = (await page.locator("header .sticky").boundingBox())!;
    return header.y + header.height - (await label.boundingBox())!.y;
  };
  await expect.poll(covered, { message: "px of it that the header covers" }).toBeLessThanOrEqual(0);
});

test("the field for a question to the assistant shows the focus around it, as other fields do", async ({ page }) => {
  await page.goto(storeUrl("S001", "/chat"));
  const outline = () =>
    page
      .getByRole("textbox")
      .last()
      .evaluate((field: HTMLTextAreaElement) => getComputedStyle(field.form!).outline);
  expect(await outline()).toMatch(/none/);
  await page.getByRole("textbox").last().focus();
  expect(await outline()).toMatch(/solid 2px/);
});
