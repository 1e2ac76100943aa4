import { expect, test, type Browser, type Page } from "@playwright/test";
import { storeGuestCart } from "../fixtures/guest-cart.ts";
import { signUp } from "../fixtures/customer.ts";
import { recordShifts } from "../fixtures/layout-shifts.ts";
import { openAt } from "../fixtures/open-at.ts";
import { alive, sizes, storeUrl } from "../fixtures/shop.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has cached the page and its files. */
async function kept(page: Page, path: string): Promise<void> {
  await page.goto(storeUrl("S001", path));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), page.url()), { timeout: 30_000 })
    .toBe(true);
  // The drawers are loaded at the first sign of interaction after hydration.
  await expect
    .poll(
      async () => {
        await page.mouse.move(5, 5);
        await page.mouse.move(6, 6);
        return page.evaluate(async () =>
          (await (await caches.open("scripts-1")).keys()).some(({ url }) => /panels-/.test(url)),
        );
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

test("visited pages and the cart open offline, and the page says clearly that it is offline", async ({
  page,
  context,
}) => {
  await kept(page, "/phone");
  await storeGuestCart(page, { name: "Lamp", quantity: 2 });
  await kept(page, "/");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("button", { name: "Cart: 2" })).toBeVisible();
  await page.getByRole("button", { name: "Cart: 2" }).click();
  await expect(page.getByRole("dialog", { name: "Cart" }).getByText("Lamp")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto(storeUrl("S001", "/phone"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(storeUrl("S001", "/camera"));
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 }), "it comes by itself").toHaveText("Camera");
});

/** Makes every URL fail for the service worker, like a shop that is down, while the phone is online. */
async function takeShopAway(page: Page, browser: Browser): Promise<void> {
  const { targetInfo } = await (await page.context().newCDPSession(page)).send("Target.getTargetInfo");
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send("Target.getTargets");
  // Service workers of other tests may still exist.
  const workers = targetInfos.filter(
    ({ type, browserContextId }) => type === "service_worker" && browserContextId === targetInfo.browserContextId,
  );
  expect(workers).toHaveLength(1);
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId: workers[0]!.targetId });
  const orders = [
    { method: "Network.enable" },
    { method: "Network.setBlockedURLs", params: { urlPatterns: [{ urlPattern: "*://*:*/*", block: true }] } },
  ];
  // The setting is active once the worker has answered, not when it was sent.
  const answered = new Set<number>();
  devtools.on("Target.receivedMessageFromTarget", ({ message }) =>
    answered.add((JSON.parse(message) as { id: number }).id),
  );
  for (const [id, order] of orders.entries())
    await devtools.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, ...order }) });
  await expect.poll(() => answered.has(orders.length - 1)).toBe(true);
}

test("an online phone is not told that it is offline if the shop cannot be reached", async ({ page, browser }) => {
  await kept(page, "/zh");
  // A script that is loaded late and fails would reload the page.
  await page.waitForLoadState("networkidle");
  await takeShopAway(page, browser);
  await page.goto(storeUrl("S001", "/zh/camera"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("暂时无法连接店铺");
});

test("offline, the installed shop starts in the shopper's language: with its home page, or a message in that language", async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize(sizes.desktop);
  await kept(page, "/");
  await page.goto(storeUrl("S001", "/phone"));
  await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "ខ្មែរ" }).click();
  await page.waitForURL(storeUrl("S001", "/kh/phone"));
  await context.setOffline(true);
  await page.goto(storeUrl("S001"));
  await expect(page.getByRole("heading", { level: 1 }), "no home page in English, which is kept").toHaveText(
    "អ្នកមិនមានអ៊ីនធឺណិតទេ",
  );
  await context.setOffline(false);
  await expect(page.getByRole("contentinfo"), "it comes by itself").toBeVisible();
  await kept(page, "/kh");
  await context.setOffline(true);
  await page.goto(storeUrl("S001"));
  await expect(page).toHaveURL(storeUrl("S001", "/kh"));
  await expect(page.getByRole("contentinfo")).toBeVisible();

  // Without a chosen language, it starts in the browser's.
  const chinese = await (await browser.newContext({ locale: "zh-CN" })).newPage();
  await kept(chinese, "/");
  await expect(chinese).toHaveURL(storeUrl("S001", "/zh"));
  await chinese.context().setOffline(true);
  await chinese.goto(storeUrl("S001"));
  await expect(chinese).toHaveURL(storeUrl("S001", "/zh"));
  await expect(chinese.getByRole("contentinfo")).toBeVisible();
  await chinese.context().close();
});

test("private pages are never cached, and after logout nothing of the customer is left (specification, section 4)", async ({
  page,
  context,
}) => {
  await kept(page, "/");
  await signUp(page);
  await page.goto(storeUrl("S001", "/account/myaccount"));
  await expect(page.getByRole("banner").getByRole("link", { name: "My Account" })).toBeVisible();
  await page.goto(storeUrl("S001", "/logout"));
  await expect(page.getByText("Log out Success !")).toBeVisible();
  await expect(page).toHaveURL(storeUrl("S001"));
  await expect(page.getByRole("banner").getByRole("link", { name: "Login", exact: true })).toBeVisible();

  const left = await page.evaluate(async () => {
    const addresses = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return {
      private: addresses.flat().filter((path) => /account|checkout|rest/.test(path) && !path.startsWith("/assets/")),
      storage: Object.keys(localStorage),
    };
  });
  expect(left.private).toEqual([]);
  expect(left.storage.filter((key) => /customer|snapshot|pending/.test(key))).toEqual([]);
  expect((await context.cookies()).find(({ name }) => name === "jwt")).toBeUndefined();
  await context.setOffline(true);
  await page.goto(storeUrl("S001", "/account/myaccount"));
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});

test("unknown pages say '404 Not Found' and 'This page could not be found', with a link home, in each language (specification, sections 2 and 8)", async ({
  page,
}) => {
  for (const [path, title, home] of [
    ["/nope", "404 Not Found", "/"],
    ["/nope/deeper", "404 Not Found", "/"],
    ["/kh/nope", "404 រកមិនឃើញ", "/kh"],
    ["/zh/nope", "404 未找到", "/zh"],
  ] as const) {
    const response = await page.goto(storeUrl("S001", path));
    expect(response?.status()).toBe(404);
    const html = (await response!.text()).split("<main")[1]!.split("</main>")[0]!;
    const camera = `${home === "/" ? "" : home}/camera`;
    expect(html, "there for whoever has no script").toContain(`href="${camera}"`);
    await expect(page.getByRole("main").locator(`a[href="${camera}"]`), "and once").toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Mekong Lotus`);
    if (home === "/") {
      await expect(page.getByText("This page could not be found", { exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
    } else {
      await expect(page.getByRole("main").locator("p a")).toHaveAttribute("href", home);
    }
    const categories = page.getByRole("main").locator("li a");
    await expect(categories.first()).toHaveAttribute("href", home === "/" ? "/category" : `${home}/category`);
    await expect(categories.filter({ hasText: /Camera|កាមេរ៉ា|摄像/ })).not.toHaveCount(0);
    await page.getByRole("main").getByRole("searchbox").fill("galaxy");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search[/?].*galaxy/);
  }
});

test("going back offline to a page that is not cached shows a message at its top with a retry button, and the page once online", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/login"));
  await signUp(page);
  await page.goto(storeUrl("S001", "/account/myaccount/addresses?add=1"), { waitUntil: "networkidle" });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const account = page
    .getByRole("navigation")
    .getByRole("link", { name: "Account", exact: true })
    .filter({ visible: true });
  await account.click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello/ })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "An error occurred" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/account/myaccount/addresses?add=1",
  );
  await context.setOffline(false);
  await expect(page.getByLabel("Name of the address"), "it comes by itself").toBeVisible();
});

test("going back offline to a page that the browser keeps shows it", async ({ page, context }) => {
  // Otherwise its data would be fetched ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await kept(page, "/kh/phone");
  await page.locator("main article a").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator("main article")).not.toHaveCount(0);
  await expect(page).toHaveURL(storeUrl("S001", "/kh/phone"));
  await context.setOffline(false);
});

test("what is chosen of a list offline leaves it as it is, the page says so, and it is applied once online", async ({
  page,
  context,
}) => {
  await openAt(page, "phone", "/phone");
  await page.getByRole("link", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog");
  const samsung = drawer.locator("label", { hasText: "Samsung" }).getByRole("checkbox");
  await samsung.check();
  await context.setOffline(true);
  const show = drawer.locator("[type=submit]");
  await show.click();
  await expect(page.getByRole("status").filter({ hasText: "You are offline." }).first()).toBeVisible();
  await page.getByRole("link", { name: "Filters" }).click();
  await expect(samsung).toBeChecked();
  await page.keyboard.press("Escape");
  const order = page.getByLabel("Sort by");
  await order.selectOption("price_asc");
  await expect(order).toHaveValue("relevance");
  await expect(page).toHaveURL(/\/phone$/);
  await expect(page.locator("main article")).not.toHaveCount(0);
  await context.setOffline(false);
  await order.selectOption("price_asc");
  await expect(page).toHaveURL(/sort=price_asc$/);
});

test("a variant can be chosen offline: its page has all of them", async ({ page, context }) => {
  await page.goto(storeUrl("S001", "/product/1?v=109"));
  await alive(page);
  await context.setOffline(true);
  const option = page.getByRole("main").getByRole("link", { name: "512 GB", exact: true });
  await option.click();
  await expect(option).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Samsung Galaxy S25 Ultra");
});

test("the menu, whose script has not been loaded, leaves the page as it is offline, and opens once online", async ({
  page,
  context,
}) => {
  await openAt(page, "phone", "/phone");
  await context.setOffline(true);
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByRole("status").filter({ hasText: "You are offline." }).first()).toBeVisible();
  await expect(page.locator("main article")).not.toHaveCount(0);
  await context.setOffline(false);
  await menu.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a form submitted offline keeps what was typed, and can be sent once online", async ({ page, context }) => {
  await page.goto(storeUrl("S001", "/login"));
  const phone = await signUp(page);
  await page.evaluate(() => fetch("/rest/api/auth/logout", { method: "POST" }));
  await page.goto(storeUrl("S001", "/login"), { waitUntil: "networkidle" });
  await page.getByLabel("Phone number or email").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill("correct horse 1");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  const login = page.getByRole("main").getByRole("button", { name: "Login" });
  await login.click();
  await expect(page.getByText("You are offline.")).toHaveCount(2);
  await expect(page.getByLabel("Phone number or email")).toHaveValue(phone);
  await context.setOffline(false);
  await expect(page.getByText("You are back online.")).toBeVisible();
  await login.click();
  await page.waitForURL(storeUrl("S001", "/account/myaccount"));
});

test("/download redirects a device to its app store (specification, section 2)", async ({ browser }) => {
  for (const [userAgent, host] of [
    ["Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile", "play.google.com"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "apps.apple.com"],
    ["Mozilla/5.0 (X11; Linux x86_64)", "play.google.com"],
  ] as const) {
    const page = await browser.newPage({ userAgent });
    const redirect = page.waitForResponse(storeUrl("S001", "/download"));
    // The target is an external site, which tests cannot reach.
    await page.goto(storeUrl("S001", "/download")).catch(() => undefined);
    expect(new URL((await (await redirect).headerValue("location"))!).host).toBe(host);
    await page.close();
  }
});

test("a guest who uses the wishlist is told 'please login first' (specification, section 4)", async ({ page }) => {
  await page.goto(storeUrl("S001", "/phone"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page
    .getByRole("main")
    .getByRole("button", { name: /wishlist/i })
    .first()
    .click();
  const message = page.getByRole("status").filter({ hasText: "please login first" });
  await expect(message).toBeVisible();
  await message.getByRole("button", { name: "Close" }).click();
  await expect(message).toHaveCount(0);
});

for (const [size, viewport] of Object.entries(sizes)) {
  test(`being offline is said as long as it lasts, and being back once, on a ${size} (specification, section 2)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    const shifts = await recordShifts(page);
    await page.goto(storeUrl("S001", "/policy"));
    await page.waitForLoadState("networkidle");
    const before = (await shifts()).length;
    await context.setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    expect((await shifts()).slice(before), "nothing moves when the notice comes").toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "You are back online." })).toBeVisible();
  });
}

test("on a phone neither the offline notice nor a snackbar covers the end of the page", async ({ page, context }) => {
  await openAt(page, "phone", "/compare");
  const last = page.getByRole("contentinfo").getByText("© Mekong Lotus");
  const isCovered = () =>
    last.evaluate((line) => {
      scrollTo(0, document.body.scrollHeight);
      const { left, bottom } = line.getBoundingClientRect();
      return document.elementFromPoint(left + 1, bottom - 1) !== line;
    });
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect.poll(isCovered).toBe(false);
  await context.setOffline(false);
  await expect(page.getByText("You are back online.")).toBeVisible();
  await expect.poll(isCovered).toBe(false);
});
