import { codeFor, expect, newPhone, storeUrl, test } from "../fixtures/shop.ts";

test.use({ javaScriptEnabled: false });

test("browsing, searching and reading work without a script", async ({ page }) => {
  await page.goto(storeUrl("S001"));
  await page.getByRole("main").locator('a[href="/phone"]').first().click();
  await expect(page).toHaveURL(/\/phone$/);
  const first = await page.getByRole("main").locator('a[href*="/product/"]').first().getAttribute("href");

  await page.getByRole("main").locator('a[href*="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2/);
  expect(await page.getByRole("main").locator('a[href*="/product/"]').first().getAttribute("href")).not.toBe(first);

  await page.getByRole("main").locator('a[href*="/product/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("Galaxy S25");
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().press("Enter");
  await expect(page).toHaveURL(/\/search\/Galaxy/);
  await expect(page.getByRole("main").getByText("Samsung Galaxy S25").first()).toBeVisible();
});

test("an account is opened and an address added without a script", async ({ page }) => {
  const phone = newPhone();
  await page.goto(storeUrl("S001", "/kh/register?next=%2Fkh%2Faccount%2Fmyaccount%2Faddresses%3Fadd%3D1"));
  const form = page.getByRole("main").locator("form").first();
  await form.locator("[name=name]").fill("Dara");
  await form.locator("[name=phone]").fill(phone);
  await form.locator("[name=password]").fill("correct horse 1");
  await form.locator("[type=submit]").click();
  await expect(page).toHaveURL(/\/kh\/otp\/verify$/);
  await page.locator("[name=otp]").fill(await codeFor(phone));
  await page.getByRole("main").locator("form").first().locator("[type=submit]").click();
  await expect(page).toHaveURL(/\/kh\/account\/myaccount\/addresses\?add=1$/);
  await page.locator("[name=name]").fill("ផ្ទះ");
  await page.locator("[name=lat]").fill("11.55");
  await page.locator("[name=long]").fill("104.92");
  await page.getByRole("main").locator("form [type=submit]").first().click();
  await expect(page.getByRole("main").getByText("ផ្ទះ").first()).toBeVisible();
});

test.describe("refusals", () => {
  test.use({ refusals: [400] });

  test("a wrong code says so in the shopper's language and loses nothing", async ({ page }) => {
    const phone = newPhone();
    await page.goto(storeUrl("S001", "/zh/register"));
    const form = page.getByRole("main").locator("form").first();
    await form.locator("[name=name]").fill("Li");
    await form.locator("[name=phone]").fill(phone);
    await form.locator("[name=password]").fill("correct horse 1");
    await form.locator("[type=submit]").click();
    const code = await codeFor(phone);
    await page.locator("[name=otp]").fill(code === "000000" ? "000001" : "000000");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("main").locator("form").first().locator("[type=submit]").click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByText("验证码不正确").first()).toBeVisible();
    await page.locator("[name=otp]").fill(code);
    await page.getByRole("main").locator("form").first().locator("[type=submit]").click();
    await expect(page).toHaveURL(/\/zh\/account\/myaccount$/);
  });
});
