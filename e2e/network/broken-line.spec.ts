import type { Page } from "@playwright/test";
import { enterAs, orderOne, password, serverCart } from "../account/people.ts";
import { addAddress, callApi, plainProducts } from "../fixtures/customer.ts";
import { expectOrdered, readyToPay } from "../fixtures/payment.ts";
import { codeFor, newPhone } from "../fixtures/phones.ts";
import { alive, expect, send, sizes, storeUrl, test } from "../fixtures/shop.ts";

test.use({ viewport: sizes.phone, breaks: true, serviceWorkers: "block" });

/** The router's requests. */
const data = /\.data(\?|$)/;

const press = (page: Page, button: string) =>
  page.getByRole("main").getByRole("button", { name: button, exact: true }).click();

/** Requests of the page fail, although the phone is online: its form stays and says so where it can be seen. */
async function breakOff(page: Page, submit: () => Promise<void>): Promise<void> {
  await page.route(data, (route) => route.abort("failed"));
  await submit();
  await expect(page.getByRole("alert").filter({ hasText: "The connection broke. Please try again." })).toBeInViewport();
  await page.unroute(data);
}

test.describe("signing in", () => {
  // The page after the registration asks once more for what the logout has closed.
  test.use({ refusals: [401] });

  test("a login, a registration and a code that were not answered are sent again with one tap", async ({ page }) => {
    await page.goto(storeUrl("S001", "/register?next=%2Fphone"));
    await alive(page);
    const phone = newPhone();
    await page.getByLabel("Name").fill("Dara");
    await page.getByLabel("Phone number").fill(phone);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await breakOff(page, () => press(page, "Create account"));
    await press(page, "Create account");
    await page.waitForURL(storeUrl("S001", "/otp/verify"));

    const code = await codeFor(phone);
    // It is sent as soon as it is whole.
    await breakOff(page, () => page.getByLabel("Code of six digits").fill(code));
    await press(page, "Confirm");
    await page.waitForURL(storeUrl("S001", "/phone"));

    await callApi(page, "POST", "/api/auth/logout");
    await page.goto(storeUrl("S001", "/login?next=%2Fphone"));
    await alive(page);
    await page.getByLabel("Phone number or email").fill(phone);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await breakOff(page, () => press(page, "Login"));
    await press(page, "Login");
    await page.waitForURL(storeUrl("S001", "/phone"));
  });
});

test("what is chosen of a list, its next page and another page leave it as it is if their request fails, and it says so", async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/category"));
  await alive(page);
  const filter = page.getByRole("checkbox", { name: "On promotion" });
  const order = page.getByLabel("Sort by");
  const said = page.getByRole("status").filter({ hasText: "The connection broke. Please try again." });
  const ways = [
    () => filter.click(),
    () => order.selectOption("price_asc"),
    () => page.getByRole("link", { name: "Next page" }).click(),
    () => page.locator("header").getByRole("link", { name: "Warranty" }).click(),
  ];
  for (const way of ways) {
    await page.route(data, (route) => route.abort("failed"));
    await way();
    // The script and the style of another page come first, and the page is laid out again with that style: seconds on a busy machine.
    await expect(said).toBeVisible({ timeout: 20_000 });
    await said.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(storeUrl("S001", "/category"));
    await expect(page.locator("main article")).toHaveCount(24);
    await expect(filter).not.toBeChecked();
    await expect(order).toHaveValue("relevance");
    await page.unroute(data);
  }
  await filter.click();
  await expect(page).toHaveURL(/\?promotion=1$/);
  await expect(filter).toBeChecked();
});

test("filters chosen on a phone stay chosen in their drawer if the request for their list fails", async ({ page }) => {
  await page.goto(storeUrl("S001", "/camera"));
  await alive(page);
  const filters = page.getByRole("link", { name: "Filters" });
  const drawer = page.getByRole("dialog");
  const promotion = drawer.getByRole("checkbox", { name: "On promotion" });
  await filters.click();
  await promotion.check();
  await drawer.getByLabel("From").fill("5");
  await page.route(data, (route) => route.abort("failed"));
  await drawer.getByRole("button", { name: /^Show/ }).click();
  await expect(page.getByText("The connection broke. Please try again.")).toBeVisible();
  await page.unroute(data);
  await filters.click();
  await expect(promotion).toBeChecked();
  await expect(drawer.getByLabel("From")).toHaveValue("5");
  await drawer.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL(/\?price_min=5&promotion=1$/);
  await expect(page.getByRole("link", { name: /^Filters/ })).toHaveText(/2/);
});

test("a new address that could not be sent stays in its form, and is added once", async ({ page }) => {
  await enterAs(page, "/account/myaccount/addresses?add=1");
  const main = page.getByRole("main");
  await main.locator("[name=name]").fill("Office");
  await main.locator("[name=description]").fill("Street 51, the blue gate");
  await page.getByLabel("Latitude").fill("11.5621");
  await page.getByLabel("Longitude").fill("104.916");
  await breakOff(page, () => press(page, "Save"));
  await press(page, "Save");
  await page.waitForURL(storeUrl("S001", "/account/myaccount/addresses"));
  expect((await callApi(page, "GET", "/api/profile/location")).data).toMatchObject([
    { name: "Office", description: "Street 51, the blue gate" },
  ]);
});

test("an order of which no answer came is placed once, although it is sent again", async ({ page }) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=cod"));
  await alive(page);
  await page.getByRole("main").locator("[name=note]").fill("ring twice");
  await breakOff(page, () => press(page, "Place order"));
  // The order arrives, its answer is lost.
  await page.route(data, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    await send("S001", pathname + search, {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postDataBuffer()!,
    });
    await route.abort("failed");
  });
  await press(page, "Place order");
  await expect.poll(async () => (await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
  await page.unroute(data);
  await press(page, "Place order");
  await expectOrdered(page);
  expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
});

test("an order is ordered again and cancelled although the line broke on the way", async ({ page }) => {
  await enterAs(page, "/login");
  const [product] = await plainProducts(page);
  const number = await orderOne(page, product!.id, await addAddress(page));
  await page.goto(storeUrl("S001", `/account/myaccount/myorders/checkout-detail/${number}`));
  await alive(page);
  await breakOff(page, () => press(page, "Order again"));
  await press(page, "Order again");
  await expect(page.getByText("Put into your cart: 1.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Carts: 1" }), "the page's cart shows it").toBeVisible();
  expect(await serverCart(page)).toEqual([{ product_id: product!.id, quantity: 1 }]);

  await press(page, "Cancel order");
  await breakOff(page, () => press(page, "Cancel order"));
  await press(page, "Cancel order");
  await expect(page.getByText("The order is cancelled.")).toBeVisible();
  await expect(page.getByText("Nothing was paid")).toBeVisible();
});

test("a time is held and moved to although the line broke on the way", async ({ page }) => {
  await enterAs(page, "/login");
  await addAddress(page);
  const main = page.getByRole("main");
  /** Chooses the last free time. */
  const choose = async () => {
    await main.locator("[name=day]:enabled").last().check({ force: true });
    await main.getByRole("group").getByRole("group").getByRole("radio").last().check({ force: true });
  };
  const booked = async () =>
    (await callApi(page, "GET", "/api/bookings")).data as { id: number; order_number: string; starts_at: string }[];
  await page.goto(storeUrl("S001", "/services/freelancer?id=4"));
  await alive(page);
  await choose();
  await breakOff(page, () => press(page, "Hold this time and order"));
  await press(page, "Hold this time and order");
  await page.waitForURL(storeUrl("S001", "/checkout"));
  await alive(page);
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await press(page, "Place order");
  await page.waitForURL(/myorders/);
  const [before] = await booked();

  await page.goto(
    storeUrl("S001", `/account/myaccount/myorders/checkout-detail/${before!.order_number}?move=${before!.id}`),
  );
  await alive(page);
  await main
    .getByRole("group")
    .getByRole("group")
    .getByRole("radio")
    .filter({ visible: true })
    .first()
    .check({ force: true });
  await breakOff(page, () => press(page, "Move to another time"));
  await press(page, "Move to another time");
  await expect(page.getByText("The time is moved.")).toBeVisible();
  expect((await booked())[0]!.starts_at).not.toBe(before!.starts_at);
});

test("an account is removed although the line broke on the way", async ({ page }) => {
  await enterAs(page, "/account/myaccount/mydata");
  const removal = page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Remove account" }) });
  await removal.getByLabel("Current password", { exact: true }).fill(password);
  await breakOff(page, () => press(page, "Remove account"));
  await press(page, "Remove account");
  await page.waitForURL(storeUrl("S001"));
  // Not the page before, which says it too and may still be there.
  await expect(page.locator("body > [role=status]", { hasText: "Your account has been removed." })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("customer"))).toBeNull();
});
