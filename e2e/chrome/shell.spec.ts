import type { Page } from "@playwright/test";
import { plainProducts } from "../fixtures/customer.ts";
import { alive, expect, expectAccessible, isFull, languages, sizes, storeUrl, test } from "../fixtures/shop.ts";

const open = async (page: Page, size: keyof typeof sizes, path = "/", store = "S001") => {
  await page.setViewportSize(sizes[size]);
  await page.goto(storeUrl(store, path));
  await alive(page);
};

test.describe("header (specification, section 2)", () => {
  test("logo and name lead home; Help, Warranty, Tracking, Compare, Wishlist, Cart and Login are there", async ({ page }) => {
    await open(page, "desktop", "/phone");
    const header = page.getByRole("banner");
    for (const [name, path] of [["Help", "/help-center"], ["Warranty", "/warranty"], ["Tracking", "/tracking-delivery"], ["Compare: 0", "/compare"], ["Login", "/login"]] as const) {
      await expect(header.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    await expect(header.getByRole("button", { name: "Wishlist: 0" })).toBeVisible();
    await expect(header.getByRole("button", { name: "Cart: 0" })).toBeVisible();
    await header.getByRole("link", { name: "Mekong Lotus: home page" }).click();
    await expect(page).toHaveURL(storeUrl("S001"));
  });

  test("a store without a store code has no Compare", async ({ page }) => {
    for (const size of ["desktop", "phone"] as const) {
      await open(page, size, "/", "S016");
      await expect(page.getByRole("link", { name: /^Compare/ })).toHaveCount(0);
    }
  });

  test("the menu bar has All Category, All Brand and the store's own entries with their targets", async ({ page }) => {
    await open(page, "desktop");
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const [name, path] of [["All Category", "/category"], ["All Brand", "/brands"], ["Promotions", "/promotions"], ["PC Builder", "/pcbuilder"], ["News", "/news"]] as const) {
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
    while (!(await categories.first().evaluate((first) => first === document.activeElement))) await page.keyboard.press("Tab");
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
  test("the switcher stays on the page with its query and remembers the choice for 365 days", async ({ page, context }) => {
    await open(page, "desktop", "/phone?page=2");
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

test.describe("drawers (specification, section 2)", () => {
  test("the menu has Help Center, Warranty, Tracking, Shop By Categories, and a MAIN MENU item to come back", async ({ page }) => {
    await open(page, "phone");
    const opener = page.getByRole("button", { name: "Menu" });
    await opener.click();
    const drawer = page.getByRole("dialog");
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(300);
    for (const name of ["Help Center", "Warranty", "Tracking"]) await expect(drawer.getByRole("link", { name, exact: true }).first()).toBeVisible();
    await expect(drawer.getByText("Shop By Categories")).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "Camera" }).click();
    await expect(drawer.getByRole("link", { name: "See all: Camera" })).toBeVisible();
    await drawer.getByRole("button", { name: "MAIN MENU" }).click();
    await expect(drawer.getByText("Shop By Categories")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });

  test("the brand drawer lists all brands", async ({ page }) => {
    await open(page, "desktop");
    await page.getByRole("link", { name: "All Brand" }).click();
    const drawer = page.getByRole("dialog", { name: "All Brand" });
    await expect(drawer.getByRole("link", { name: "Samsung" })).toHaveAttribute("href", /\/category\?brand_id=\d+/);
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(300);
    await expectAccessible(page);
  });

  for (const size of ["phone", "desktop"] as const) {
    test(`the empty cart and wishlist say so, letter for letter, on a ${size}`, async ({ page }) => {
      await open(page, size);
      await page.getByRole("button", { name: size === "phone" ? "Carts: 0" : "Cart: 0" }).click();
      const cart = page.getByRole("dialog", { name: "Cart" });
      await expect(cart.getByText("Your shopping cart is empty.", { exact: true })).toBeVisible();
      await expect(cart.getByRole("button", { name: "Checkout" })).toBeDisabled();
      await expect(cart.getByText(/0\.00/)).toHaveCount(0);
      await expect(cart.getByRole("link", { name: "All Category" })).toHaveAttribute("href", "/category");
      await expect.poll(async () => (await cart.boundingBox())?.width).toBe(320);
      await expectAccessible(page);
      await cart.getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: size === "phone" ? "Favorite: 0" : "Wishlist: 0" }).click();
      const wishlist = page.getByRole("dialog", { name: "Wishlist" });
      await expect(wishlist.getByText("Your shopping wishlist is empty.", { exact: true })).toBeVisible();
      await expect(wishlist.getByText("Don't hesitate and browse our catalog to find something beautiful for You!", { exact: true })).toBeVisible();
      await expect.poll(async () => (await wishlist.boundingBox())?.width).toBe(300);
      await expectAccessible(page);
    });
  }

  test("a guest's cart: lines, quantity blocked at 1, totals, removing, another tab (specification, sections 4 and 5)", async ({ page, context }) => {
    await open(page, "desktop");
    const [product] = await plainProducts(page);
    const { id, name, price: usual, promo_price: promo } = product!;
    const price = promo ?? usual;
    const line = { id, name, image: "/placeholder.svg", price, quantity: 2, variant_name: null, variant_option_id: null };
    await page.evaluate((one) => localStorage.setItem("cart", JSON.stringify([one])), line);
    await page.reload();
    await page.getByRole("button", { name: "Cart: 2" }).click();
    const cart = page.getByRole("dialog", { name: "Cart" });
    const of = (pieces: number) => cart.getByText(`$${(price * pieces).toFixed(2)}`).first();
    await expect(cart.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout");
    await expect(of(2)).toBeVisible();
    await cart.getByRole("button", { name: "One less" }).click();
    await expect(cart.getByRole("button", { name: "One less" })).toBeDisabled();
    await expect(of(1)).toBeVisible();
    const other = await context.newPage();
    await other.goto(storeUrl("S001"));
    await expect(other.getByRole("button", { name: "Cart: 1" })).toBeVisible();
    await cart.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(cart.getByText("Your shopping cart is empty.")).toBeVisible();
    await expect(other.getByRole("button", { name: "Cart: 0" })).toBeVisible();
  });
});

test.describe("small screens (specification, section 2)", () => {
  test("the bottom navigation has Home, Compare, Carts, Favorite, Account, each at least 44 px", async ({ page }) => {
    await open(page, "phone");
    const bar = page.getByRole("navigation", { name: "Menu" });
    for (const [role, name] of [["link", "Home"], ["link", "Compare: 0"], ["button", "Carts: 0"], ["button", "Favorite: 0"], ["link", "Account"]] as const) {
      const box = (await bar.getByRole(role, { name }).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test("the app banner is shown on phones, links to the download and stays closed", async ({ page }) => {
    await open(page, "phone");
    const banner = page.getByRole("complementary", { name: "Easy to purchase on App" });
    await expect(banner.getByRole("link", { name: "Download App" })).toHaveAttribute("href", "/download");
    await banner.getByRole("button").click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(banner).toBeHidden();
    await page.evaluate(() => localStorage.removeItem("app_banner_closed"));
    await open(page, "desktop");
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

test.describe("floating (specification, sections 2 and 9)", () => {
  test("scroll-to-top is shown after 20 px and scrolls to the top", async ({ page }) => {
    await open(page, "desktop");
    const toTop = page.getByRole("button", { name: "Back to top" });
    await page.evaluate(() => scrollTo(0, 20));
    await expect(toTop).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 21));
    await expect(toTop).toBeVisible();
    await page.evaluate(() => scrollTo(0, 2000));
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("with less motion asked for, the page is at its top at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "desktop");
    await page.evaluate(() => scrollTo(0, 2000));
    const left = await page.getByRole("button", { name: "Back to top" }).evaluate((button: HTMLElement) => {
      button.click();
      return scrollY;
    });
    expect(left).toBe(0);
  });

  test("no layout shift when the scroll-to-top button appears and disappears", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.moved = `${(entry as PerformanceEntry & { value: number }).value} ${document.documentElement.dataset.moved ?? ""}`;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "phone");
    await page.evaluate(() => scrollTo(0, 600));
    await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("button", { name: "Back to top" })).toHaveCount(0);
    // Layout shifts are reported with the frame after the one in which they occur.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();
  });

  test.describe("before the web font is loaded", () => {
    // A service worker would bypass the test's route.
    test.use({ serviceWorkers: "block", viewport: { width: 360, height: 740 } });

    test("no layout shift when the Khmer font arrives after the page", async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] })[]) {
            const what = entry.sources.map(({ node, previousRect, currentRect }) => `${node instanceof Element ? node.outerHTML.slice(0, 200) : node?.textContent}: ${JSON.stringify([previousRect, currentRect])}`);
            document.documentElement.dataset.moved = [entry.value, ...what, document.documentElement.dataset.moved].join("\n");
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      let send = () => {};
      const seen = new Promise<void>((resolve) => (send = resolve));
      await page.route("**/*.woff2*", async (route) => {
        await seen;
        await route.continue();
      });
      await page.goto(storeUrl("S001", "/kh/phone"), { waitUntil: "domcontentloaded" });
      await alive(page);
      const lettersWide = () =>
        page.locator('a[href="/kh/download"]').first().evaluate((link) => {
          const letters = document.createRange();
          letters.selectNodeContents(link);
          return letters.getBoundingClientRect().width;
        });
      const before = await lettersWide();
      send();
      await expect.poll(lettersWide, "in its own face").not.toBe(before);
      // Layout shifts are reported with the frame after the one in which they occur.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();
    });
  });

  test("on a small phone the chat button is beside the links of a form, not over them", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const slug of Object.values(languages)) {
      await page.goto(storeUrl("S001", `${slug}/login`));
      await alive(page);
      const button = page.locator("details > summary").last();
      const forgot = page.getByRole("main").locator('a[href*="/forgot-password"]');
      await expect
        .poll(async () => {
          const [over, under] = [(await button.boundingBox())!, (await forgot.boundingBox())!];
          return over.y + over.height <= under.y || over.y >= under.y + under.height || over.x >= under.x + under.width;
        })
        .toBe(true);
    }
  });

  test("on a small phone no floating button touches a small one of a PC that is put together, wherever the page is scrolled to", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(storeUrl("S001", "/pcbuilder?parts=5002,5062,5048,5082-508201x2"));
    await alive(page);
    /** The small controls under the buttons that are shown. */
    const touched = () =>
      page.locator("details > summary").last().evaluate((chat) => {
        const floating = [...chat.closest(".fixed")!.children].filter((part) => part.checkVisibility({ visibilityProperty: true })).map((part) => part.getBoundingClientRect());
        const small = [...document.querySelectorAll("main :is(a, button, select)")].filter((control) => control.checkVisibility({ contentVisibilityAuto: true }) && control.clientWidth * control.clientHeight < 12_000);
        return small
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return floating.some((button) => button.left < right && left < button.right && button.top < bottom && top < button.bottom);
          })
          .map((control) => control.ariaLabel ?? control.textContent);
      });
    const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (let at = 0; at < end; at += 70) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await expect.poll(touched, `at ${at}`).toEqual([]);
    }
    await page.evaluate((top) => scrollTo(0, top), end);
    await expect(page.getByLabel("Chat with us"), "at the end there is room").toBeVisible();
  });

  test("the focused element, down to the last card of a list, is never covered by the chat button, which is reached at the end", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(storeUrl("S001", "/search/iphone%2017"));
    await alive(page);
    const floating = page.locator("details > summary").last();
    const controls = page.getByRole("main").locator("article :is(a, button)");
    await controls.first().focus();
    const count = isFull ? await controls.count() : 32;
    for (let at = 0; at < count; at++) {
      await expect
        .poll(() =>
          floating.evaluate((button) => {
            const [over, under] = [button.getBoundingClientRect(), document.activeElement!.getBoundingClientRect()];
            const apart = over.bottom <= under.top || over.top >= under.bottom || over.left >= under.right || over.right <= under.left;
            return apart || getComputedStyle(button).visibility === "hidden";
          }),
        )
        .toBe(true);
      await page.keyboard.press("Tab");
    }
    const name = page.getByRole("main").locator("article h2 a").first();
    await name.focus();
    expect(await name.evaluate((link) => getComputedStyle(link, "::after").outlineStyle), "the line goes around the whole card").toBe("solid");
    await page.getByRole("contentinfo").locator("a, button").last().focus();
    await expect.poll(() => floating.evaluate((button) => getComputedStyle(button).visibility)).toBe("visible");
  });

  test("chat links and the assistant are one tap away", async ({ page }) => {
    await open(page, "phone");
    await page.getByLabel("Chat with us").click();
    await expect(page.getByRole("link", { name: "Ask the assistant" })).toHaveAttribute("href", "/chat");
    for (const name of ["Telegram", "Messenger", "WhatsApp"]) await expect(page.getByRole("link", { name: new RegExp(`Chat on ${name}`) })).toHaveAttribute("target", "_blank");
    await expectAccessible(page);
  });
});

test.describe("footer (specification, section 2)", () => {
  test("about, numbers, social links, QR code, app stores, payment and delivery pictures", async ({ page }) => {
    await open(page, "desktop");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(/Mekong Lotus sells phones/)).toBeVisible();
    for (const operator of ["Smart", "Cellcard", "Metfone", "WhatsApp"]) await expect(footer.getByText(operator, { exact: true })).toBeVisible();
    for (const name of ["Facebook", "Telegram", "TikTok", "YouTube"]) await expect(footer.getByRole("link", { name: new RegExp(name) })).toBeVisible();
    for (const name of ["Scan to download the app", "KHQR", "Cash on Delivery", "Money Transfer", "Anakut Cash", "PayPal", "Delivery: To all 25 provinces"]) {
      const picture = footer.getByRole("img", { name });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(footer.getByRole("link", { name: "Get it on Google Play" })).toHaveAttribute("href", /play\.google/);
    await expect(footer.getByRole("link", { name: "Download on the App Store" })).toHaveAttribute("href", /apps\.apple/);
  });

  test("S007 shows a different footer", async ({ page }) => {
    await open(page, "desktop", "/", "S007");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /Visit us/ })).toBeVisible();
    await expectAccessible(page);
    await open(page, "desktop", "/", "S001");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /Visit us/ })).toHaveCount(0);
  });
});

test.describe("branding (specification, section 1)", () => {
  test("colour, title, favicon and manifest are the store's", async ({ page }) => {
    await open(page, "desktop", "/", "S003");
    await expect(page).toHaveTitle(/^Romdoul Mobile/);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#e11d48");
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /favicon/);
    const manifest = await page.evaluate(async () => (await fetch("/manifest.webmanifest")).json() as Promise<{ name: string; theme_color: string }>);
    expect(manifest).toMatchObject({ name: "Romdoul Mobile", theme_color: "#e11d48" });
  });

  test("every component of the design system is accessible, in light and dark mode, and no page scrolls sideways", async ({ page }) => {
    for (const [store, colorScheme] of [["S001", "light"], ["S008", "light"], ["S006", "dark"], ["S008", "dark"]] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, "desktop", "/design", store);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
