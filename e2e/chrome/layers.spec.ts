import type { Locator, Page } from "@playwright/test";
import { plainProducts } from "../fixtures/customer.ts";
import { alive, expect, expectAccessible, isFull, sizes, storeUrl, test } from "../fixtures/shop.ts";

/** A layer above the page, and how to open it. */
interface Layer {
  name: string;
  path: string;
  open: (page: Page) => Locator;
  shown: (page: Page) => Locator;
}

const dialog = (page: Page) => page.locator("dialog[open]");
const bottom = (page: Page) =>
  page
    .getByRole("navigation")
    .filter({ has: page.locator('button[aria-haspopup="dialog"]') })
    .last();

const layers: Layer[] = [
  {
    name: "menu",
    path: "/phone",
    open: (page) => page.getByRole("banner").locator('button[aria-haspopup="dialog"]').first(),
    shown: dialog,
  },
  {
    name: "cart",
    path: "/phone",
    open: (page) => bottom(page).locator('button[aria-haspopup="dialog"]').nth(0),
    shown: dialog,
  },
  {
    name: "wishlist",
    path: "/phone",
    open: (page) => bottom(page).locator('button[aria-haspopup="dialog"]').nth(1),
    shown: dialog,
  },
  {
    name: "filters",
    path: "/phone",
    open: (page) => page.getByRole("main").getByRole("link", { name: "តម្រង" }).first(),
    shown: dialog,
  },
  {
    name: "picture",
    path: "/product/1",
    open: (page) => page.getByRole("button", { name: "ពង្រីករូបភាព" }),
    shown: dialog,
  },
];

test(
  "every drawer and dialog is accessible in dark mode and Khmer, traps the focus, and returns it",
  { tag: "@full" },
  async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    for (const { name, path, open, shown } of layers) {
      await test.step(name, async () => {
        await page.goto(storeUrl("S001", `/kh${path}`));
        await alive(page);
        await open(page).click();
        await expect(shown(page)).toBeVisible();
        await expectAccessible(page);
        for (let press = 0; press < 12; press++) {
          await page.keyboard.press("Tab");
          const outside = await page.evaluate(
            () => document.activeElement !== document.body && !document.activeElement?.closest("dialog[open]"),
          );
          expect(outside, `${name}: the focus after ${press + 1} presses`).toBe(false);
        }
        await page.keyboard.press("Escape");
        await expect(shown(page)).toHaveCount(0);
        await expect(open(page)).toBeFocused();
      });
    }
  },
);

if (isFull)
  test("suggestions and the menu of categories are accessible in the dark, on a desktop in Chinese", async ({
    page,
  }) => {
    await page.setViewportSize(sizes.desktop);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(storeUrl("S001", "/zh/phone"));
    await alive(page);
    await page.getByRole("banner").getByRole("combobox").fill("手机");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "全部分类" }).first().click();
    await expect(page.getByRole("link", { name: "智能手机" }).first()).toBeVisible();
    await expectAccessible(page);
  });

test("a cart line links to its product wherever it is tapped, except on its buttons", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/policy"));
  const [product] = await plainProducts(page);
  await page.goto(storeUrl("S001", `/product/${product!.id}`));
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "Carts: 1" }).click();
  const line = dialog(page).getByRole("listitem").filter({ hasText: product!.name });
  await line.getByRole("button", { name: "One more" }).click();
  await expect(line.locator("output")).toHaveText("2");
  await page.goto(storeUrl("S001", "/policy"));
  await page.getByRole("button", { name: "Carts: 2" }).click();
  await line.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(storeUrl("S001", `/product/${product!.id}`));
});

test("a drawer stays open if a press that began in it ends outside, and closes on a press outside", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(storeUrl("S001", "/phone"));
  await page.getByRole("banner").locator('button[aria-haspopup="dialog"]').first().click();
  const title = dialog(page).getByRole("heading").first();
  await expect(title).toBeVisible();
  const { x, y, width } = (await title.boundingBox())!;
  const drawer = (await dialog(page).boundingBox())!;
  const beside = { x: drawer.x + drawer.width + 30, y: y + 200 };
  await page.mouse.move(x + width / 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(beside.x, beside.y);
  await expect(dialog(page)).toHaveCount(0);
});
