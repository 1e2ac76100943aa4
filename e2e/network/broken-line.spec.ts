import { enterAs } from "../account/people.ts";
import type { Page } from "@playwright/test";
import { alive, expect, sizes, test } from "../fixtures/shop.ts";

test.use({ viewport: sizes.phone, breaks: true, serviceWorkers: "block" });

/** Requests of the page fail, although the phone is online, until the shopper retries. */
async function breakOff(page: Page, act: () => Promise<unknown>): Promise<void> {
  const data = /\.data(\?|$)/;
  await page.route(data, (route) => route.abort("failed"));
  await act();
  await expect(page.getByRole("heading", { name: "An error occurred" })).toBeVisible();
  await page.unroute(data);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "An error occurred" })).toHaveCount(0);
  await alive(page);
}

test("what was typed into a form is restored after submitting it failed", async ({ page }) => {
  await enterAs(page, "/account/myaccount/addresses?add=1");
  const main = page.getByRole("main");
  await main.locator("[name=name]").fill("Office");
  await main.locator("[name=description]").fill("Street 51, the blue gate");
  await page.getByLabel("Latitude").fill("11.5621");
  await page.getByLabel("Longitude").fill("104.916");
  await breakOff(page, () => main.getByRole("button", { name: "Save" }).click());
  await expect(page.getByLabel("Latitude")).toHaveValue("11.5621");
  await expect(main.locator("[name=name]")).toHaveValue("Office");
  await expect(main.locator("[name=description]")).toHaveValue("Street 51, the blue gate");
});
