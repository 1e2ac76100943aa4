import type { Page } from "@playwright/test";
import { phoneText } from "@shop/kit/phone-text";
import { wrongCode } from "@shop/api/testing/shops/outbox";
import { callApi } from "../fixtures/customer.ts";
import { codeFor, newPhone } from "../fixtures/phones.ts";
import { alive, expect, expectAccessible, isFull, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { enterAs, password } from "./people.ts";

// Codes and sign-ins are refused on purpose.
test.use({ refusals: [400, 401, 429], viewport: sizes.phone });

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();
const code = (page: Page) => page.getByLabel("Code of six digits");

async function register(page: Page, phone: string, email = ""): Promise<void> {
  await page.goto(storeUrl("S001", "/register"));
  await alive(page);
  await page.getByLabel("Name", { exact: true }).fill("Sokha");
  await page.getByLabel("Phone number", { exact: true }).fill(phone);
  await page.getByLabel("Email (optional)").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Create account");
  await page.waitForURL(/\/otp\/verify$/);
  await alive(page);
}

/** Submits the sign-in form. */
async function signIn(page: Page, name: string, secret: string): Promise<void> {
  await page.goto(storeUrl("S001", "/login"));
  await alive(page);
  await page.getByLabel("Phone number or email").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await press(page, "Login");
}

test("a forgotten password: asked for in any usual way of writing the number, set with the code, signed in; the old one is refused and every other session has ended", async ({
  page,
  browser,
}) => {
  const phone = await enterAs(page, "/login");
  const elsewhere = await (await browser.newContext({ viewport: sizes.phone, locale: "en-US" })).newPage();
  await elsewhere.goto(storeUrl("S001", "/login"));
  await alive(elsewhere);
  await main(elsewhere).getByRole("link", { name: "Forgot password?" }).click();
  await elsewhere.getByLabel("Phone number", { exact: true }).fill(`+855 (0)${phone.slice(1, 3)} ${phone.slice(3)}`);
  await expect(main(elsewhere).getByText("Cellcard", { exact: true })).toBeVisible();
  await press(elsewhere, "Send code");
  await elsewhere.waitForURL(/\/otp\/verify$/);
  await alive(elsewhere);
  await code(elsewhere).fill(await codeFor(phone));
  await elsewhere.getByLabel("New password", { exact: true }).fill("another horse 2");
  await press(elsewhere, "Save password");
  await elsewhere.waitForURL(storeUrl("S001", "/account/myaccount"));
  expect(await callApi(page, "GET", "/api/profile")).toMatchObject({ code: -1 });
  expect(await callApi(page, "POST", "/api/auth/login", { phone, password })).toMatchObject({ code: -1 });
  expect(await callApi(page, "POST", "/api/auth/login", { phone, password: "another horse 2" })).toMatchObject({
    code: 0,
  });
  await elsewhere.context().close();
});

test("the page for a code starts in its field, and takes a code in Khmer digits, pasted with a blank in it", async ({
  page,
}) => {
  const phone = newPhone();
  await register(page, phone);
  await expect(code(page)).toBeFocused();
  await expect(main(page).getByText(phoneText(phone)), "as the account writes it").toBeVisible();
  const right = await codeFor(phone);
  const inKhmer = right.replace(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)));
  await page.keyboard.insertText(`${inKhmer.slice(0, 3)} ${inKhmer.slice(3)}`);
  await page.waitForURL(storeUrl("S001", "/account/myaccount"));
  await page.goto(storeUrl("S001", "/account/myaccount/mydata"));
  await alive(page);
  const form = main(page)
    .locator("form")
    .filter({ has: page.getByLabel("New email") });
  await form.getByLabel("New email").fill(`new${phone}@example.com`);
  await form.getByLabel("Current password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Send code" }).click();
  await expect(code(page), "asked for here").toBeFocused();
  await page.reload();
  await alive(page);
  await expect(code(page)).toBeVisible();
  await expect(code(page), "not when the page is opened later").not.toBeFocused();
});

test("a wrong code is said once, at its field, and is announced", async ({ page }) => {
  const phone = newPhone();
  await register(page, phone);
  await code(page).fill(wrongCode(await codeFor(phone)));
  await expect(page.getByRole("alert")).toHaveText("The code is not right");
  await expect(page.getByText("The code is not right").filter({ visible: true })).toHaveCount(1);
  await expect(code(page)).toHaveAccessibleDescription("The code is not right");
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
});

// These take long, and the store API's own tests cover their rules.
if (isFull) {
  test("an unknown phone number gets the same page and no code", async ({ page }) => {
    const phone = newPhone();
    await page.goto(storeUrl("S001", "/forgot-password"));
    await alive(page);
    await page.getByLabel("Phone number", { exact: true }).fill(phone);
    await press(page, "Send code");
    await page.waitForURL(/\/otp\/verify$/);
    await expect(
      page.getByText(`If ${phoneText(phone)} can receive it, a code of six digits is on its way.`),
    ).toBeVisible();
    await expectAccessible(page);
    await code(page).fill("123456");
    await page.getByLabel("New password", { exact: true }).fill("another horse 2");
    await press(page, "Save password");
    await expect(code(page)).toHaveAccessibleDescription("The code is not right");
  });

  test("another code can be requested after the countdown: the old one is void, the new one opens the account", async ({
    page,
  }) => {
    const phone = newPhone();
    await register(page, phone);
    const old = await codeFor(phone);
    const again = page.getByRole("button", { name: "Send a new code" });
    await expect(again).toBeDisabled();
    const left = async () =>
      Number(/in (\d+) s/.exec((await page.getByText(/You can ask for a new code in/).textContent())!)![1]);
    const first = await left();
    expect(first).toBeGreaterThan(30);
    await expect.poll(left).toBeLessThan(first);
    await expect(again).toBeEnabled({ timeout: 70_000 });
    await again.click();
    await expect(page.getByText("A new code is on its way.")).toBeVisible();
    await alive(page);
    await expect.poll(() => codeFor(phone)).not.toBe(old);
    const fresh = await codeFor(phone);
    // The next countdown is twice as long.
    expect(await left()).toBeGreaterThan(90);
    await code(page).fill(old);
    await expect(code(page)).toHaveAccessibleDescription("The code is not right");
    await alive(page);
    await code(page).fill(fresh);
    await page.waitForURL(storeUrl("S001", "/account/myaccount"));
  });

  test("after five wrong tries the code is void, even the right one", async ({ page }) => {
    const phone = newPhone();
    await register(page, phone);
    const right = await codeFor(phone);
    for (let tries = 1; tries <= 5; tries++) {
      await code(page).fill(wrongCode(right, tries));
      await expect(page.getByRole("alert")).toContainText(
        tries < 5 ? "The code is not right" : /The code is not right|Too many wrong tries/,
      );
      await page.goto(storeUrl("S001", "/otp/verify"));
      await alive(page);
    }
    await code(page).fill(right);
    await expect(page.getByRole("alert")).toContainText("Too many wrong tries. Please ask for a new code");
    expect(await callApi(page, "GET", "/api/profile")).toMatchObject({ code: -1 });
  });

  test("requesting too many codes says when to try again", async ({ page }) => {
    const phone = newPhone();
    const ask = async (slug: string) => {
      await page.goto(storeUrl("S001", `${slug}/forgot-password`));
      await alive(page);
      await page.locator("input[name=phone]").fill(phone);
      await main(page).locator("button[type=submit]").click();
    };
    for (let asked = 1; asked <= 3; asked++) {
      await ask("");
      await page.waitForURL(/\/otp\/verify$/);
    }
    const told = {
      "": /Too many tries\. Please wait \d+ (seconds|minutes) and try again/,
      "/kh": /សូមរង់ចាំ \d+ (វិ)?នាទី រួច/,
      "/zh": /请等待 \d+ (秒|分钟)后重试/,
    };
    for (const [slug, words] of Object.entries(told)) {
      await ask(slug);
      await expect(page.getByRole("alert")).toContainText(words);
    }
    // The header says so as well.
    const answer = await page.evaluate(
      async (body) => {
        const { status, headers } = await fetch("/forgot-password", {
          method: "POST",
          body: new URLSearchParams(body),
        });
        return [status, Number(headers.get("retry-after")) > 0, headers.get("cache-control")];
      },
      { phone },
    );
    expect(answer).toEqual([429, true, "private, no-store"]);
  });

  test("an account with an email can sign in by it, in any case; the message for a wrong password reveals nothing", async ({
    page,
  }) => {
    const phone = newPhone();
    const email = `sokha${phone}@example.com`;
    await register(page, phone, email);
    await code(page).fill(await codeFor(phone));
    await page.waitForURL(storeUrl("S001", "/account/myaccount"));
    await callApi(page, "POST", "/api/auth/logout");
    await signIn(page, email, "wrong horse 1");
    await expect(page.getByRole("alert")).toContainText("The phone number, email or password is not right");
    await signIn(page, email.toUpperCase(), password);
    await page.waitForURL(storeUrl("S001", "/account/myaccount"));
  });

  test("a new email takes effect once its code was entered, and signs in from then on", async ({ page }) => {
    const phone = await enterAs(page, "/account/myaccount/mydata");
    const email = `new${phone}@example.com`;
    const form = main(page)
      .locator("form")
      .filter({ has: page.getByLabel("New email") });
    await form.getByLabel("New email").fill(email);
    await form.getByLabel("Current password", { exact: true }).fill(password);
    await form.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByText(`If ${email} can receive it`)).toBeVisible();
    const right = await codeFor(email);
    await code(page).fill(wrongCode(right));
    await press(page, "Confirm the code");
    await expect(page.getByRole("alert")).toHaveText("The code is not right");
    expect((await callApi(page, "GET", "/api/profile")).data).toMatchObject({ email: null });
    await code(page).fill(right);
    await press(page, "Confirm the code");
    // In the header the email is shown beside the code.
    await expect(code(page)).toBeHidden();
    await expect(main(page).getByText(email)).toBeVisible();
    await callApi(page, "POST", "/api/auth/logout");
    await signIn(page, email, password);
    await page.waitForURL(storeUrl("S001", "/account/myaccount"));
  });
}
