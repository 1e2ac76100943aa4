import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { addAddress, callApi, signUp } from "../fixtures/customer.ts";
import { expect, isFull, languages, storeUrl, test, type Language } from "../fixtures/shop.ts";

/** Taller than a screen to show more of a page; at half the scale to keep the images small and reduce the effect of text rendering. */
const views = { phone: { width: 390, height: 1500 }, desktop: { width: 1366, height: 1400 } } as const;
type Size = keyof typeof views;
const store = "S003";

const cart = [
  {
    id: 1,
    name: "Samsung Galaxy S25 Ultra",
    image: "/placeholder.svg",
    price: 1091,
    quantity: 2,
    variant_name: "Titanium Grey / 256 GB",
    variant_option_id: 2,
  },
];
const compared = [1, 2].map((id) => ({ id, name: `Product ${id}`, image: "/placeholder.svg" }));

interface View {
  path: string;
  /** Local storage before the page is opened. */
  keep?: Record<string, unknown>;
  /** Opens something on the page. */
  act?: (page: Page) => Promise<void>;
  signedIn?: boolean;
}

const drawer = (kind: number) => async (page: Page) => {
  // The cart is before the wishlist in a phone's bottom bar, and after it in a desktop's header.
  const openers = page
    .locator('header button[aria-haspopup="dialog"], nav button[aria-haspopup="dialog"]')
    .filter({ visible: true });
  const phone = page.viewportSize()!.width < 1000;
  await openers.nth((await openers.count()) - (phone === (kind === 0) ? 2 : 1)).click();
  await expect(page.locator("dialog[open]")).toBeVisible();
};

/** The twelve most used pages. */
const pages: Record<string, View> = {
  home: { path: "/" },
  list: { path: "/phone" },
  product: { path: "/product/1" },
  search: { path: "/search/galaxy" },
  promotions: { path: "/promotions" },
  brands: { path: "/brands" },
  cart: { path: "/policy", keep: { cart }, act: drawer(0) },
  wishlist: { path: "/policy", act: drawer(1) },
  compare: { path: "/compare", keep: { compare_products: compared } },
  login: { path: "/login" },
  help: { path: "/help-center" },
  checkout: { path: "/checkout", signedIn: true },
};

/** Every page in one size and one language, alternating; in all of them with FULL=1. */
const kinds = Object.keys(languages) as Language[];
const languagesOf = (index: number): Language[] => (isFull ? kinds : [kinds[index % 3]!]);

/** A customer with an address and one expensive product in the cart, which no other test buys. */
async function readyForCheckout(page: Page): Promise<void> {
  await page.goto(storeUrl(store, "/login"));
  await signUp(page);
  await addAddress(page, { description: "Street 271" });
  const { data } = await callApi(page, "GET", "/api/products?in_stock=1&sort=price_desc&row_per_page=40");
  const product = (data as { id: number; variant_option_type: unknown[] }[]).find(
    ({ variant_option_type }) => variant_option_type.length === 0,
  )!;
  await callApi(page, "POST", "/api/cart/add", { product_id: product.id, quantity: 1 });
}

// The shop uses system fonts for Latin; here it is the same one on every machine.
const face = readFileSync(
  join(import.meta.dirname, "../../node_modules/@fontsource/kantumruy-pro/files/kantumruy-pro-latin-400-normal.woff2"),
).toString("base64");

async function fixFace(page: Page): Promise<void> {
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    document.fonts.add(
      await new FontFace("Fixed Latin", bytes, { weight: "100 900", unicodeRange: "U+0000-024F, U+2000-20CF" }).load(),
    );
    document.documentElement.style.setProperty("--font-latin", '"Fixed Latin"');
  }, face);
}

/** Waits for fonts, pictures and the visitor's own data. */
async function settled(page: Page): Promise<void> {
  await fixFace(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ complete, loading }) => !complete && loading !== "lazy")
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
}

/** Tolerance for another machine's Chinese font, or a line that wraps differently. */
const tolerance = { threshold: 0.3, maxDiffPixelRatio: 0.04, scale: "device", timeout: 20_000 } as const;

test.use({
  deviceScaleFactor: 0.5,
  serviceWorkers: "block",
  colorScheme: "light",
  contextOptions: { reducedMotion: "reduce" },
});

for (const [index, [name, view]] of Object.entries(pages).entries()) {
  for (const [offset, size] of (Object.keys(views) as Size[]).entries()) {
    if (!isFull && offset !== index % 2) continue;
    test(`${name} looks as it should on a ${size}`, async ({ page }) => {
      await page.setViewportSize(views[size]);
      if (view.keep)
        await page.addInitScript(
          (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
          view.keep,
        );
      if (view.signedIn) await readyForCheckout(page);
      for (const language of languagesOf(index + offset)) {
        const prefix = languages[language];
        await page.goto(storeUrl(store, prefix && view.path === "/" ? prefix : prefix + view.path));
        await settled(page);
        await view.act?.(page);
        await settled(page);
        await expect(page).toHaveScreenshot(`${name}-${language}-${size}.png`, {
          mask: [page.locator("time")],
          ...tolerance,
        });
      }
    });
  }
}

test("a broken layout is noticed", async ({ page }) => {
  await page.setViewportSize(views.phone);
  await page.goto(storeUrl(store, "/phone"));
  await settled(page);
  await page.evaluate(() => (document.querySelector<HTMLElement>("main")!.style.marginLeft = "2rem"));
  await expect(page).not.toHaveScreenshot("list-en-phone.png", tolerance);
});
