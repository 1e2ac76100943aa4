import { alive, expect, expectAccessible, languages, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { enterAs, password } from "./people.ts";

const words = {
  en: ["Show Password", "Hide Password"],
  km: ["បង្ហាញពាក្យសម្ងាត់", "លាក់ពាក្យសម្ងាត់"],
  zh: ["显示密码", "隐藏密码"],
} as const;

test.use({ viewport: sizes.phone, refusals: [400, 401] });

for (const language of ["en", "km", "zh"] as const) {
  test(`a password can be looked at while it is typed, by key too, and is sent as a password, ${language}`, async ({
    page,
  }) => {
    const [show, hide] = words[language];
    await page.goto(storeUrl("S001", `${languages[language]}/login`));
    await alive(page);
    const form = page.getByRole("main").locator("form");
    const field = form.locator("[name=password]");
    await form.locator("[name=login]").fill("012 345 678");
    await field.fill("correct horse 1");
    await field.press("Tab");
    await expect(page.getByRole("button", { name: show, exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveAttribute("type", "text");
    await expectAccessible(page);
    const box = (await page.getByRole("button", { name: hide, exact: true }).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    // As seen by a browser that offers to save the password.
    await page.evaluate(() =>
      addEventListener("submit", () =>
        requestAnimationFrame(() =>
          sessionStorage.setItem("seen", document.querySelector<HTMLInputElement>("main [name=password]")!.type),
        ),
      ),
    );
    await form.locator("[type=submit]").click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBe("password");
  });
}

test("a visible password is not carried along to another language", async ({ page }) => {
  await enterAs(page, "/account/myaccount/mydata");
  await page.getByLabel("New password", { exact: true }).fill("another horse 2");
  await page.getByLabel("New phone number").fill("012 345 678");
  await page.getByRole("button", { name: "Show New password" }).click();
  await page.evaluate(() =>
    addEventListener("pagehide", () => sessionStorage.setItem("seen", sessionStorage.getItem("typed")!)),
  );
  await page.locator("header summary").click();
  await page.locator("header").getByRole("link", { name: "中文" }).click();
  await page.waitForURL(/\/zh\//);
  const seen = await page.evaluate(() => sessionStorage.getItem("seen"));
  expect(seen).toContain("012 345 678");
  expect(seen).not.toContain("another horse 2");
});

test("password fields are cleared once the password was changed, and kept if the old one was wrong", async ({
  page,
}) => {
  await enterAs(page, "/account/myaccount/mydata");
  await alive(page);
  const form = page.locator("main form").filter({ has: page.locator("[name=current_password]") });
  const [current, next] = [form.locator("[name=current_password]"), form.locator("[name=password]")];
  await current.fill("wrong horse 1");
  await next.fill("another horse 2");
  await form.locator("[type=submit]").click();
  await expect(form.getByText("The password is not right")).toBeVisible();
  await expect(next).toHaveValue("another horse 2");
  await current.fill(password);
  await form.locator("[type=submit]").click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(current).toHaveValue("");
  await expect(next).toHaveValue("");
});
