import { openAt } from "../fixtures/open-at.ts";
import { expect, expectAccessible, languages, sizes, storeUrl, test } from "../fixtures/shop.ts";

test.describe("small screens (specification, section 2)", () => {
  test("the bottom navigation has Home, Compare, Carts, Favorite, Account, each at least 44 px", async ({ page }) => {
    await openAt(page, "phone");
    const bar = page.getByRole("navigation", { name: "Menu" });
    for (const [role, name] of [
      ["link", "Home"],
      ["link", "Compare: 0"],
      ["button", "Carts: 0"],
      ["button", "Favorite: 0"],
      ["link", "Account"],
    ] as const) {
      const box = (await bar.getByRole(role, { name }).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test("Home is marked as the current page, also where the address ends in a slash", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    for (const path of ["/", "/kh", "/kh/"]) {
      await page.goto(storeUrl("S001", path));
      await expect(page.locator("nav.fixed [aria-current=page]"), path).toHaveText(path === "/" ? "Home" : "ទំព័រដើម");
    }
  });

  test("the footer is below the first screen of a short page, where it is not seen to move when another comes", async ({
    page,
  }) => {
    for (const viewport of [{ width: 360, height: 640 }, sizes.phone, sizes.desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(storeUrl("S001", "/forgot-password"));
      await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    }
  });

  test("the app banner is shown on phones, links to the download and stays closed", async ({ page }) => {
    await openAt(page, "phone");
    const banner = page.getByRole("complementary", { name: "Easy to purchase on App" });
    await expect(banner.getByRole("link", { name: "Download App" })).toHaveAttribute("href", "/download");
    await banner.getByRole("button").click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(banner).toBeHidden();
    await page.evaluate(() => localStorage.removeItem("app_banner_closed"));
    await openAt(page, "desktop");
    await expect(banner).toBeHidden();
  });

  test("the app banner fits on one line on a narrow phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const prefix of Object.values(languages)) {
      await page.goto(storeUrl("S001", `${prefix}/phone`));
      const words = page.locator("aside p, aside a").filter({ visible: true });
      await expect(words).toHaveCount(2);
      const lines = await words.evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines, prefix).toEqual([1, 1]);
    }
  });
});

test.describe("footer (specification, section 2)", () => {
  test("about, numbers, social links, QR code, app stores, payment and delivery pictures", async ({ page }) => {
    await openAt(page, "desktop");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(/Mekong Lotus sells phones/)).toBeVisible();
    for (const operator of ["Smart", "Cellcard", "Metfone", "WhatsApp"])
      await expect(footer.getByText(operator, { exact: true })).toBeVisible();
    for (const name of ["Facebook", "Telegram", "TikTok", "YouTube"])
      await expect(footer.getByRole("link", { name: new RegExp(name) })).toBeVisible();
    for (const name of [
      "Scan to download the app",
      "KHQR",
      "Cash on Delivery",
      "Money Transfer",
      "Anakut Cash",
      "PayPal",
      "Delivery: To all 25 provinces",
    ]) {
      const picture = footer.getByRole("img", { name });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(footer.getByRole("link", { name: "Get it on Google Play" })).toHaveAttribute("href", /play\.google/);
    await expect(footer.getByRole("link", { name: "Download on the App Store" })).toHaveAttribute(
      "href",
      /apps\.apple/,
    );
  });

  test("S007 shows a different footer", async ({ page }) => {
    await openAt(page, "desktop", "/", "S007");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /Visit us/ })).toBeVisible();
    await expectAccessible(page);
    await openAt(page, "desktop", "/", "S001");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /Visit us/ })).toHaveCount(0);
  });
});

test.describe("branding (specification, section 1)", () => {
  test("colour, title, favicon and manifest are the store's", async ({ page }) => {
    await openAt(page, "desktop", "/", "S003");
    await expect(page).toHaveTitle(/^Romdoul Mobile/);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#e11d48");
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /favicon/);
    const manifest = await page.evaluate(
      async () => (await fetch("/manifest.webmanifest")).json() as Promise<{ name: string; theme_color: string }>,
    );
    expect(manifest).toMatchObject({ name: "Romdoul Mobile", theme_color: "#e11d48" });
  });

  test(
    "every component of the design system is accessible, in light and dark mode, and no page scrolls sideways",
    { tag: "@full" },
    async ({ page }) => {
      for (const [store, colorScheme] of [
        ["S001", "light"],
        ["S008", "light"],
        ["S006", "dark"],
        ["S008", "dark"],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await openAt(page, "desktop", "/design", store);
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    },
  );
});
