import { readyToPay } from "../fixtures/payment.ts";
import { alive, expect, sizes, storeUrl, test } from "../fixtures/shop.ts";

test.use({ viewport: sizes.phone });

test("the number of an account and the amount are copied, also where the browser has no clipboard; where it refuses every way it says so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
  await alive(page);
  const main = page.getByRole("main");
  await expect(
    main.getByRole("group", { name: "Bank transfer" }).getByRole("radio", { name: /ABA Bank/ }),
    "screen readers say what the accounts are for",
  ).toBeVisible();
  const message = (text: string) => page.getByRole("status").filter({ hasText: text });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const number = await main.locator("label").filter({ hasText: "ABA Bank" }).locator(".tabular-nums").innerText();
  const ofAccount = main.getByRole("button", { name: "Copy: ABA Bank" });
  await ofAccount.click();
  await expect(message(`${number} is copied.`)).toBeVisible();
  expect(await copied()).toBe(number);

  const amount = main.getByRole("button", { name: "Copy: Grand total" });
  // As in a browser inside another app, which refuses.
  await page.evaluate(
    () => (navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"))),
  );
  await amount.click();
  const total = await main.locator("[name=expected_total]").inputValue();
  await expect(message(`${total} is copied.`)).toBeVisible();
  expect(await copied()).toBe(total);
  await expect(amount).toBeFocused();

  await page.evaluate(() => (document.execCommand = () => false));
  await ofAccount.click();
  await expect(message("Your browser does not allow copying.")).toBeVisible();
});
