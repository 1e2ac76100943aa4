import { wrongCode } from "@shop/api/testing/shops/outbox";
import { codeFor, newPhone } from "../fixtures/phones.ts";
import { alive, expect, languages, send, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { password } from "./people.ts";

test.describe("the page a visitor came from (specification, section 2)", () => {
  test.use({ refusals: [400], viewport: sizes.phone });

  test("is returned to after login, registration and a code of six digits; logging out says so and goes home", async ({
    page,
  }) => {
    const wanted = "/account/myaccount/myorders?state=placed";
    const phone = newPhone();
    await page.goto(storeUrl("S001", wanted));
    await page.waitForURL(storeUrl("S001", `/login?next=${encodeURIComponent(wanted)}`));
    await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Sokha");
    await page.getByLabel("Phone number", { exact: true }).fill(phone);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/\/otp\/verify$/);
    await alive(page);

    const code = page.getByLabel("Code of six digits");
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code).toHaveAttribute("inputmode", "numeric");
    await expect(page.getByText(/You can ask for a new code in [1-5]?\d s/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send a new code" })).toBeDisabled();
    const right = await codeFor(phone);
    await code.fill(wrongCode(right));
    await expect(code).toHaveAccessibleDescription("The code is not right");
    await alive(page);
    // A code filled in by the phone is submitted automatically.
    await code.fill(right);
    await page.waitForURL(storeUrl("S001", wanted));

    await alive(page);
    await page.getByRole("link", { name: "Log out" }).click();
    await expect(page.getByText("Log out Success !")).toBeVisible();
    await expect(page).toHaveURL(storeUrl("S001"));
  });
});

test.describe("back after signing in", () => {
  test.use({ refusals: [400, 401], viewport: sizes.phone });

  test("is the page before it, after a login and after a registration, with wrong entries on the way", async ({
    page,
  }) => {
    const before = storeUrl("S001", "/help-center");
    const wanted = "/account/myaccount/myorders?state=placed";
    const main = page.getByRole("main");
    const phone = newPhone();
    const arrive = async () => {
      await page.waitForURL(storeUrl("S001", wanted));
      await alive(page);
    };
    await page.goto(before);
    await page.goto(storeUrl("S001", `/login?next=${encodeURIComponent(wanted)}`));
    await alive(page);
    await main.getByRole("link", { name: "Create account" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Sokha");
    await page.getByLabel("Phone number", { exact: true }).fill(phone);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/\/otp\/verify$/);
    await alive(page);
    const code = page.getByLabel("Code of six digits");
    const right = await codeFor(phone);
    await code.fill(wrongCode(right));
    await expect(code).toHaveAccessibleDescription("The code is not right");
    await expect(code).toHaveValue("");
    await code.fill(right);
    await arrive();
    await page.goBack();
    await expect(page).toHaveURL(before);

    await page.context().clearCookies();
    await page.goto(storeUrl("S001", wanted));
    await page.waitForURL(/\/login/);
    await alive(page);
    await page.getByLabel("Phone number or email").fill(phone);
    await page.getByLabel("Password", { exact: true }).fill("wrong");
    await main.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("The phone number, email or password is not right")).toBeVisible();
    await expect(page.getByLabel("Phone number or email")).toHaveValue(phone);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Login" }).click();
    await arrive();
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
});

test.describe("with an expired session", () => {
  test.use({ refusals: [401], viewport: sizes.desktop });

  test("a language chosen during sign-in or code entry is that of the page returned to", async ({ page }) => {
    const phone = newPhone();
    const main = page.getByRole("main");
    const choose = async (language: "km" | "zh") => {
      await page
        .locator(`a[hreflang="${language}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(({ pathname }) => pathname.startsWith(languages[language]));
      await alive(page);
    };
    await page.goto(storeUrl("S001", "/account/myaccount/myorders?state=placed"));
    await alive(page);
    await choose("zh");
    await main.locator('a[href^="/zh/register"]').click();
    await main.locator("[name=name]").fill("Sokha");
    await main.locator("[name=phone]").fill(phone);
    await main.locator("[name=password]").fill(password);
    await main.locator("form [type=submit]").click();
    await page.waitForURL(/\/zh\/otp\/verify$/);
    await alive(page);
    await choose("km");
    await page.locator("[name=otp]").fill(await codeFor(phone));
    await page.waitForURL(storeUrl("S001", "/kh/account/myaccount/myorders?state=placed"));

    await page.context().clearCookies({ name: "jwt" });
    await page.reload();
    await alive(page);
    await choose("zh");
    await main.locator("[name=login]").fill(phone);
    await main.locator("[name=password]").fill(password);
    await main.locator("form [type=submit]").click();
    await page.waitForURL(storeUrl("S001", "/zh/account/myaccount/myorders?state=placed"));
  });
});

/** Return addresses that a browser could take for another site, or that are invalid. */
const foreign = [
  "//evil.example",
  "///evil.example",
  "https://evil.example/",
  "http:evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5Cevil.example",
  "/%2F/evil.example",
  "/.//evil.example",
  "/kh/..//evil.example",
  "/kh//evil.example",
  "/%2e%2e//evil.example",
  "/\t/evil.example",
  "\n//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example@s001.localhost",
  "",
];

test("only return addresses of the same site are followed: after sign-in, and if signed in already", async () => {
  const json = { "content-type": "application/json" };
  const phone = newPhone();
  await send("S001", "/rest/api/auth/register", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ name: "Dara", phone, password }),
  });
  const verified = await send("S001", "/rest/api/verify", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ phone, otp: await codeFor(phone) }),
  });
  const cookie = `jwt=${(JSON.parse(verified.text) as { data: { token: string } }).data.token}`;
  const body = new URLSearchParams({ login: phone, password }).toString();
  const host = storeUrl("S001");
  for (const [next, followed] of [
    ...foreign.map((address) => [address, "/account/myaccount"] as const),
    ["/kh/checkout?way=cod", "/checkout?way=cod"] as const,
  ]) {
    const address = `/login?${new URLSearchParams({ next })}`;
    const here = await send("S001", address, { headers: { cookie } });
    // Double-encoded slashes stay part of this site's path.
    const isPath = next.startsWith("/%5C") || next.startsWith("/%2F");
    const led = new URL(String(here.headers.location), host);
    expect([here.status, led.origin], next).toEqual([302, new URL(host).origin]);
    if (!isPath) expect(led.pathname + led.search, next).toBe(followed);
    if (next.startsWith("/%5C") || followed !== "/account/myaccount" || next === "//evil.example") {
      const signedIn = await send("S001", address, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: host.slice(0, -1) },
        body,
      });
      expect([signedIn.status, new URL(String(signedIn.headers.location), host).origin], next).toEqual([
        302,
        new URL(host).origin,
      ]);
    }
  }
});
