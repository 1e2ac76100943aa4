import { setTimeout as sleep } from "node:timers/promises";
import { slowTime } from "../../apps/storefront/app/lib/constants.ts";
import { enterAs, password } from "../account/people.ts";
import { codeFor, newPhone } from "../fixtures/phones.ts";
import { alive, expect, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { holdBack } from "../fixtures/hold-back.ts";

test.describe("a page that does not arrive", () => {
  test.use({ serviceWorkers: "block" });

  test("a product's first look says what to do", { tag: "@full" }, async ({ page }) => {
    await page.goto(storeUrl("S001", "/kh/phone"));
    await alive(page);
    await page.route(/\.data(\?|$)/, () => {});
    await page.getByRole("main").locator('a[href*="/product/"]').first().click();
    await expect(page).toHaveURL(/\/kh\/product\//);
    await expect(page.getByRole("status").filter({ hasText: "សូមពិនិត្យអ៊ីនធឺណិត" })).toBeVisible({ timeout: 15_000 });
  });

  test("says what to do, and another tap navigates on", async ({ page }) => {
    await page.goto(storeUrl("S001", "/zh/phone"));
    await alive(page);
    await page.clock.install();
    // Never answered, as on a network that was lost silently.
    const isData = /\.data(\?|$)/;
    await page.route(isData, () => {});
    const categories = page.getByRole("main").locator('a[href*="/category"]');
    await categories.first().click();
    await expect(page.locator(".progress")).toBeVisible();
    await page.clock.fastForward(slowTime);
    await expect(page.getByRole("status").filter({ hasText: "请检查网络或重试" })).toBeVisible();
    await page.unroute(isData);
    await categories.nth(1).click();
    await expect(page).toHaveURL(/\/zh\/category/);
  });

  test("a form that is never answered says so, and is sent again with all that was typed", async ({ page }) => {
    await page.goto(storeUrl("S001", "/forgot-password"));
    await alive(page);
    await page.clock.install();
    const isData = /\.data(\?|$)/;
    await page.route(isData, () => {});
    const form = page.getByRole("main").locator("form");
    await form.getByRole("textbox").fill(newPhone());
    await form.getByRole("button").click();
    await page.clock.runFor(1000);
    await expect(page.locator(".bg-scrim")).toBeVisible();
    await page.clock.runFor(slowTime);
    await expect(form.getByRole("alert")).toContainText("The connection broke. Please try again.");
    await expect(page.locator(".bg-scrim")).toHaveCount(0);
    await page.unroute(isData);
    await form.getByRole("button").click();
    await expect(page.getByLabel("Code of six digits")).toBeVisible();
  });
});

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, serviceWorkers: "block" });

    test("the progress bar is shown after 200 ms, takes 5 s and disappears 500 ms after the page has arrived (specification, section 9)", async ({
      page,
    }) => {
      await page.goto(storeUrl("S001", "/help-center"));
      await alive(page);
      const release = await holdBack(page, /\.data(\?|$)/);
      const bar = page.locator(".progress");
      await page.getByRole("main").locator('a[href^="/help-center/detail/"]').first().click();
      await expect(bar).toBeVisible();
      expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe("5s");
      release();
      await expect(page).toHaveURL(/\/help-center\/detail\//);
      await expect(bar).toHaveCount(0);
      // Fades out for 500 ms and is then removed.
      await expect(page.locator("div.fixed.top-0 > .transition-opacity")).toHaveCount(0, { timeout: 2000 });
    });

    test("a full-screen overlay covers the page while a form is being sent (specification, section 2)", async ({
      page,
    }) => {
      await page.goto(storeUrl("S001", "/register"));
      await alive(page);
      await page.route("**/register.data", async (route) => {
        await sleep(1500);
        await route.continue();
      });
      // The page records what it shows, because it is being left while the overlay is visible.
      await page.evaluate(() => {
        new MutationObserver(() => {
          const overlay = document.querySelector(".bg-scrim");
          if (!overlay) return;
          const { x, y, width, height } = overlay.getBoundingClientRect();
          sessionStorage.setItem("overlay", JSON.stringify({ x, y, width, height, text: overlay.textContent }));
        }).observe(document.body, { childList: true, subtree: true });
      });
      const form = page.getByRole("main");
      await form.getByLabel("Name").fill("Dara");
      await form.getByLabel("Phone number").fill(newPhone());
      await form.getByLabel("Password", { exact: true }).fill("correct horse 1");
      await form.getByRole("button", { name: "Create account" }).click();
      await expect(page).toHaveURL(/\/otp\/verify/);
      const noted = JSON.parse((await page.evaluate(() => sessionStorage.getItem("overlay"))) ?? "null") as object;
      expect(noted).toEqual({ x: 0, y: 0, ...viewport, text: "Loading" });
      await expect(page.locator(".bg-scrim")).toHaveCount(0);
    });
  });
}

test("the snackbar disappears by itself (specification, sections 4 and 9)", async ({ page }) => {
  await page.goto(storeUrl("S001", "/phone"));
  await alive(page);
  await page.clock.install();
  const message = page.getByRole("status").filter({ hasText: "please login first" });
  await page
    .getByRole("main")
    .getByRole("button", { name: /wishlist/i })
    .first()
    .click();
  await expect(message).toBeVisible();
  const drawn = (element: Element) =>
    getComputedStyle(element).color !== getComputedStyle(element.parentElement!).backgroundColor;
  expect(await message.getByRole("button", { name: "Close" }).evaluate(drawn), "its cross is seen on its ground").toBe(
    true,
  );
  await page.clock.fastForward(5_000);
  await expect(message).toHaveCount(0);
});

test.describe("a form", () => {
  test.use({ viewport: sizes.phone, serviceWorkers: "block" });

  test("is sent once, however often it is submitted before the answer", async ({ page }) => {
    const phone = newPhone();
    await page.goto(storeUrl("S001", "/register"));
    await alive(page);
    const main = page.getByRole("main");
    await main.getByLabel("Name").fill("Dara");
    await main.getByLabel("Phone number").fill(phone);
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/\/otp\/verify/);
    await alive(page);
    let sent = 0;
    await page.route("**/otp/verify.data*", async (route) => {
      sent++;
      await sleep(1000);
      await route.continue();
    });
    await page.getByLabel("Code of six digits").focus();
    // The last digit submits it.
    await page.keyboard.type(await codeFor(phone));
    await page.keyboard.press("Enter");
    await page.waitForURL(storeUrl("S001", "/account/myaccount"));
    expect(sent).toBe(1);
  });

  test("that has been sent frees the page if the next one does not come", async ({ page }) => {
    await page.goto(storeUrl("S001", "/register"));
    await alive(page);
    const main = page.getByRole("main");
    await main.getByLabel("Name").fill("Dara");
    await main.getByLabel("Phone number").fill(newPhone());
    await main.getByLabel("Password", { exact: true }).fill(password);
    const release = await holdBack(page, "**/otp/verify.data*");
    await page.clock.install();
    const next = page.waitForRequest("**/otp/verify.data*");
    await main.getByRole("button", { name: "Create account" }).click();
    await page.clock.fastForward(1000);
    await expect(page.locator(".bg-scrim")).toBeVisible();
    await next;
    await page.clock.fastForward(10_000);
    await expect(page.locator(".bg-scrim")).toHaveCount(0);
    await expect(page.getByText("This takes long.")).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/otp\/verify/);
  });

  test("can be sent again when nothing came of it", { tag: "@full" }, async ({ page }) => {
    await enterAs(page, "/account/myaccount/mydata");
    // With 204 the browser stays on the page, as when the shopper stops it.
    await page.route("**/mydata", (route) => route.fulfill({ status: 204 }));
    const form = page.locator("form", { has: page.getByRole("button", { name: "Remove account" }) });
    // A copy has no script, as a form whose own has not come yet: the browser sends it as a document.
    await form.evaluate((element) => element.replaceWith(element.cloneNode(true)));
    await form.getByLabel("Current password", { exact: true }).fill(password);
    const remove = form.getByRole("button", { name: "Remove account" });
    const overlay = page.locator(".bg-scrim");
    await remove.click({ noWaitAfter: true });
    await expect(overlay).toBeVisible();
    await expect(overlay).toHaveCount(0, { timeout: 15_000 });
    await page.unroute("**/mydata");
    await remove.click();
    await page.waitForURL(/\/removed$/);
  });
});
