import type { Page } from "@playwright/test";
import { storeGuestCart } from "../fixtures/guest-cart.ts";
import { addAddress, signUpWithThings } from "../fixtures/customer.ts";
import {
  alive,
  expect,
  expectAccessible,
  isFull,
  languages,
  sizes,
  storeUrl,
  test,
  type Language,
} from "../fixtures/shop.ts";

/** Pages that no other test checks in every language. */
const publicPages = [
  "/category",
  "/chat",
  "/pcbuilder",
  "/search/galaxy",
  "/compare",
  "/forgot-password",
  "/brands",
  "/promotions",
  "/help-center",
  "/help-center/category/1",
  "/policy",
  "/news",
  "/tracking-delivery",
  "/paypal/error",
];
const narrowPages = [
  "/",
  ...publicPages,
  "/product/1",
  "/login",
  "/register",
  "/services",
  "/services/allfreelancer",
  "/services/freelancer?id=1",
  "/warranty",
  "/check-result",
];
const mapPage = "/account/myaccount/addresses?add=1";
const accountPages = [
  "/account/myaccount",
  "/account/myaccount/mydata",
  "/account/myaccount/myorders",
  "/account/myaccount/addresses",
  mapPage,
  "/checkout",
];

const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

// Pairwise: each page in one language, size and colour scheme, the next page in the next ones.
const kinds = Object.keys(languages) as Language[];
const wayOf = (index: number) => ({
  language: kinds[index % 3]!,
  size: index % 2 ? ("phone" as const) : ("desktop" as const),
  colorScheme: index % 4 < 2 ? ("light" as const) : ("dark" as const),
});

async function look(page: Page, path: string, index: number): Promise<void> {
  const { language, size, colorScheme } = wayOf(index);
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme });
  await page.goto(storeUrl("S001", languages[language] + path));
  // The map loads after the page.
  if (path === mapPage) await expect(page.getByRole("link", { name: "OpenStreetMap" })).toBeVisible();
  await test.step(`${path}, ${language}, ${size}, ${colorScheme}`, () => expectAccessible(page));
}

test("axe finds nothing on any page, alternating between languages, sizes and colour schemes", async ({ page }) => {
  for (const [index, path] of publicPages.entries()) await look(page, path, index);
});

test(
  "axe finds nothing on the pages of a customer and in the cart and wishlist drawers",
  { tag: "@full" },
  async ({ page }) => {
    const product = await signUpWithThings(page);
    await addAddress(page);
    for (const [index, path] of accountPages.entries()) await look(page, path, index + 1);
    await page.setViewportSize(sizes.phone);
    await page.goto(storeUrl("S001", "/policy"));
    for (const [opener, drawer] of [
      ["Carts: 1", "Cart"],
      ["Favorite: 1", "Wishlist"],
    ] as const) {
      await page.getByRole("button", { name: opener }).click();
      await expect(page.getByRole("dialog", { name: drawer }).getByText(product.name).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    }
  },
);

test("enlarged to 400 % every page still fits its width, in three languages", { tag: "@full" }, async ({ page }) => {
  // WCAG 1.4.10: 1280 px at 400 % are 320 px.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [index, path] of narrowPages.entries()) {
    const prefix = languages[kinds[index % 3]!];
    await page.goto(storeUrl("S001", prefix && path === "/" ? prefix : prefix + path));
    expect(await scrollsSideways(page), `${prefix}${path}`).toBe(false);
  }
});

test("on a phone in landscape, and at 400 % zoom, sticky elements do not fill the screen", async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/product/1", "/kh/category"]) {
      await page.goto(storeUrl("S001", path));
      await page.evaluate(() => scrollTo(0, 400));
      const free = await page.evaluate(() => {
        const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 3, y));
        return lines.filter((element) => element?.closest("main")).length / innerHeight;
      });
      expect(free, `${path} at ${width}`).toBeGreaterThan(0.9);
    }
    await storeGuestCart(page, {});
    await page.reload();
    await alive(page);
    await page.locator('nav button[aria-haspopup="dialog"]').first().click();
    await expect(page.getByRole("dialog").getByRole("listitem").first(), "lines of the cart").toBeInViewport({
      ratio: 0.9,
    });
  }
});

if (isFull)
  test("texts 40 % longer break nothing: no page scrolls sideways, and no button cuts its text off", async ({
    page,
  }) => {
    for (const [index, path] of narrowPages.entries()) {
      const size = index % 2 ? ({ width: 360, height: 800 } as const) : sizes.desktop;
      await page.setViewportSize(size);
      await page.goto(storeUrl("S001", path));
      // Texts are lengthened after hydration, which would restore them.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__reactFiber")),
      );
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
      const cut = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
        for (const text of texts) {
          const words = text.data.trim();
          if (words.length < 2 || text.parentElement?.closest("script, style")) continue;
          // 40 % longer, by whole words, like a translation.
          text.data = `${text.data} ${words.slice(0, Math.ceil(words.length * 0.4)).trim()}`;
        }
        return [...document.querySelectorAll<HTMLElement>("button, a, label, summary")]
          .filter(
            (element) =>
              element.offsetParent !== null &&
              getComputedStyle(element).overflowX !== "visible" &&
              element.scrollWidth > element.clientWidth + 1,
          )
          .filter((element) => !/line-clamp|truncate|sr-only/.test(element.className))
          .map((element) => element.textContent);
      });
      expect(cut, path).toEqual([]);
      expect(await scrollsSideways(page), `${path} at ${size.width}`).toBe(false);
    }
  });

test("in high contrast, main buttons have a border, and what is chosen looks different from what is not", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/product/1"));
  const background = (of: string) =>
    page
      .getByRole("main")
      .locator(of)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await background("[role=group] a[aria-current]")).not.toBe(
    await background("[role=group] a:not([aria-current])"),
  );
  expect(await page.locator(".page-bar .bg-accent").evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe(
    "solid",
  );
  await page.goto(storeUrl("S001", "/services/freelancer?id=1"));
  await expect(page.locator("[name=day]:checked + *")).toBeVisible();
  expect(await background("[name=day]:checked + *")).not.toBe(
    await background("[name=day]:not(:checked, :disabled) + *"),
  );
});

test("links and buttons are tall enough for a thumb", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  for (const path of ["/login", "/register", "/otp/verify", "/product/1"]) {
    await page.goto(storeUrl("S001", path));
    const low = await page
      .getByRole("main")
      .locator("a, button")
      .filter({ visible: true })
      // A card's link covers the card by its ::after.
      .evaluateAll((all) =>
        all
          .filter(
            (element) =>
              element.getBoundingClientRect().height < 43.5 &&
              getComputedStyle(element, "::after").position !== "absolute",
          )
          .map((element) => element.textContent),
      );
    expect(low, path).toEqual([]);
  }
});
