import { callApi } from "../fixtures/customer.ts";
import { atBank, expectOrdered, readyToPay } from "../fixtures/payment.ts";
import { alive, expect, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";

test.describe("on a connection that breaks", () => {
  test.use({ breaks: true, serviceWorkers: "block" });

  test("a code stays while the shop cannot be reached, and leads to its order however late the answer", async ({
    page,
  }) => {
    await readyToPay(page);
    const opened = await callApi(page, "POST", "/payment/generate_khqr", { payment_method: "wing", type: "khqr" });
    const { payment_id } = opened.data as { payment_id: string };
    await page.goto(storeUrl("S001", `/checkout/khqr?payment=${payment_id}`));
    await alive(page);
    const asked = /\/check_payment_status$|\.data(\?|$)/;
    let broken = 0;
    await page.route(asked, (route) => {
      broken++;
      return route.abort("failed");
    });
    await expect.poll(() => broken, { timeout: 15_000 }).toBeGreaterThan(1);
    await expect(page.getByRole("main").getByRole("img", { name: "KHQR" })).toBeVisible();
    await page.unroute(asked);
    await page.route(asked, async (route) => {
      await page.waitForTimeout(3000);
      await route.continue();
    });
    await atBank(page, payment_id, "approve");
    await expectOrdered(page, 30_000);
  });

  test("a code that could not be loaded is requested again with one tap", async ({ page }) => {
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=khqr"));
    await alive(page);
    await page.route("**/payment/generate_khqr", (route) => route.abort("failed"));
    await page.getByRole("button", { name: /^Pay / }).click();
    const dialog = page.getByRole("dialog");
    const again = dialog.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(
      dialog.getByText("The connection broke. Please try again."),
      "the shop is not said to be busy",
    ).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/payment/generate_khqr");
    await again.click();
    await expect(dialog.getByRole("img", { name: "KHQR" })).toBeVisible();
  });

  test("a payment method that could not be priced leaves the checkout as it is, says so, and is priced once the shop is back", async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=khqr"));
    await alive(page);
    const main = page.getByRole("main");
    const note = main.locator("[name=note]");
    await note.fill("ring twice");
    const asked = /\/checkout\.data/;
    await page.route(asked, (route) => route.abort("failed"));
    await main.getByRole("radio", { name: /^Cash on Delivery/ }).check();
    const again = main.getByRole("button", { name: "Try again" });
    await expect(again).toBeInViewport();
    await expect(main.getByText("The connection broke. Please try again.")).toBeInViewport();
    await expect(main.getByRole("radio", { name: /^Cash on Delivery/ })).toBeChecked();
    await expect(note).toHaveValue("ring twice");
    await expect(
      main.locator("[name=intent][value=place]"),
      "nothing is ordered at another way's price",
    ).toBeDisabled();
    await expectAccessible(page);
    await again.click();
    await expect(again, "tried, and in vain").toBeVisible();
    await page.unroute(asked);
    await again.click();
    await expect(again).toHaveCount(0);
    await main.getByRole("button", { name: "Place order" }).click();
    await expectOrdered(page);
    expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
  });

  test("after paying, the shopper is told that the order is placed, even if the last answer is lost", async ({
    page,
  }) => {
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=khqr"));
    await alive(page);
    await page.route(/\/rest\/checkout$/, (route) => route.abort("failed"));
    await page.getByRole("button", { name: /^Pay / }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve in the simulated bank" }).click();
    await expectOrdered(page);
  });
});
