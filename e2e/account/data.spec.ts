import { readFile } from "node:fs/promises";
import { addAddress, callApi, plainProducts } from "../fixtures/customer.ts";
import { codeFor, e164, newPhone } from "../fixtures/phones.ts";
import { alive, expect, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { enterAs, orderOne, password } from "./people.ts";

test.use({ refusals: [400, 401], viewport: sizes.phone });

test(
  "my data: name and language, a new phone confirmed by a code, a file with the orders, and the removal of the account",
  { tag: "@full" },
  async ({ page }) => {
    await enterAs(page, "/login", "Sokha");
    const [product] = await plainProducts(page);
    const number = await orderOne(page, product!.id, await addAddress(page));
    await page.goto(storeUrl("S001", "/account/myaccount/mydata"));
    await alive(page);
    await expectAccessible(page);
    await expect(
      page.getByRole("main").getByRole("heading", { name: "My data", exact: true }),
      "said once",
    ).toHaveCount(1);

    await page.getByLabel("Name", { exact: true }).fill("Sokha Chan");
    await page.getByLabel("Language").last().selectOption("km");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByText("Saved.")).toBeVisible();
    expect((await callApi(page, "GET", "/api/profile")).data).toMatchObject({ name: "Sokha Chan", lang: "km" });

    const phone = newPhone();
    const typed = page.getByLabel("New phone number");
    const code = page.getByLabel("Code of six digits");
    const own = page.locator("form").filter({ has: typed }).getByLabel("Current password", { exact: true });
    await typed.fill(newPhone());
    await own.fill("wrong horse 1");
    await page.getByRole("button", { name: "Send code" }).first().click();
    await expect(page.getByText("The password is not right")).toHaveCount(1);
    await own.fill(password);
    await page.getByRole("button", { name: "Send code" }).first().click();
    await expect(code).toBeVisible();
    // A wrong number: go back.
    await page.getByRole("main").getByRole("button", { name: "Back" }).click();
    await typed.fill(`0${phone.slice(1, 3)}`);
    await expect(page.getByRole("main").getByText("Cellcard", { exact: true })).toHaveCount(0);
    // The operator is shown while the number is being typed.
    await typed.fill(`+855 ${phone.slice(1, 3)} ${phone.slice(3, 6)}-${phone.slice(6)}`);
    await expect(page.getByRole("main").getByText("Cellcard", { exact: true })).toBeVisible();
    await own.fill(password);
    await page.getByRole("button", { name: "Send code" }).first().click();
    await expect(code).toBeVisible();
    // As if the phone discarded the page while the message is read.
    await page.reload();
    await code.fill(await codeFor(phone));
    await page.getByRole("button", { name: "Confirm the code" }).click();
    await expect(
      page.getByText(`${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)} · Cellcard`),
    ).toBeVisible();

    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download my data" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    const text = await readFile(await file.path(), "utf8");
    for (const own of [number, "Sokha Chan", "Street 51", e164(phone)]) expect(text).toContain(own);

    const removal = page
      .getByRole("main")
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Remove account" }) });
    await removal.getByLabel("Current password", { exact: true }).fill("wrong horse 1");
    await removal.getByRole("button", { name: "Remove account" }).click();
    await expect(removal.getByText("The password is not right")).toBeInViewport();
    await removal.getByLabel("Current password", { exact: true }).fill(password);
    await removal.getByRole("button", { name: "Remove account" }).click();
    await page.waitForURL(storeUrl("S001"));
    await expect(page.getByRole("status").filter({ hasText: "Your account has been removed." })).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("customer"))).toBeNull();
    // The message is shown only once.
    await page.goto(storeUrl("S001", "/account/myaccount/removed"));
    await expect(page).toHaveURL(storeUrl("S001"));
    await alive(page);
    await expect(page.getByText("Your account has been removed.")).toHaveCount(0);
    await page.goto(storeUrl("S001", "/account/myaccount"));
    await page.waitForURL(/\/login\?next=/);
    expect(await callApi(page, "POST", "/api/auth/login", { phone, password })).toMatchObject({ code: -1 });
  },
);

test("a name of one long word stays on the screen of a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enterAs(page, "/kh/account/myaccount", "Chanthavannakrithreaksmey-Sovannaphumputhea");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sovannaphumputhea");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
