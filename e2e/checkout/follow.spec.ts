import type { Locator, Page } from "@playwright/test";
import { logIn } from "../account/people.ts";
import { callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import { ownProduct, readyToPay, raisePrice, leavePieces } from "../fixtures/payment.ts";
import { e164 } from "../fixtures/phones.ts";
import { alive, expect, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";

test.use({ viewport: sizes.phone, serviceWorkers: "block" });

/** Many steps on a busy machine. */
const patient = { timeout: 20_000 };

test("the checkout shows a guest's lines beside the customer's own, and removing one in the drawer removes it there (specification, section 4)", async ({
  page,
}) => {
  const { phone } = await readyToPay(page);
  const brought = (await plainProducts(page))[1]!;
  await callApi(page, "POST", "/api/auth/logout");
  await page.goto(storeUrl("S001", `/product/${brought.id}`));
  await alive(page);
  await page.getByRole("button", { name: "Add to cart" }).filter({ visible: true }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cart"))).toContain(String(brought.id));
  await page.goto(storeUrl("S001", "/login?next=%2Fcheckout"));
  await logIn(page, phone, "/checkout");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: brought.name });
  await expect(line).toBeVisible(patient);

  await page
    .getByRole("button", { name: /^Carts?: 2$/ })
    .filter({ visible: true })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Remove ${brought.name}` })
    .click();
  await expect(line).toHaveCount(0, patient);
});

test("a changed price is reported when another payment method is chosen, and the main button asks for what is missing", async ({
  page,
}) => {
  const own = await ownProduct(page, 20);
  await readyToPay(page, "en", "S001", own);
  await page.goto(storeUrl("S001", "/checkout"));
  await alive(page);
  const main = page.getByRole("main");
  await raisePrice(own, 500);
  try {
    await main.getByRole("radio", { name: /Cash on Delivery/ }).check();
    await expect(main.getByRole("status").filter({ hasText: "Something has changed" })).toContainText(
      own.name,
      patient,
    );
    await expect(main.getByRole("button", { name: "Confirm and order" })).toBeEnabled();
  } finally {
    await raisePrice(own, -500);
  }
  await leavePieces(own, 0);
  try {
    await page.reload();
    await expect(main.getByRole("button", { name: "Take it out" })).toBeInViewport();
    await expectAccessible(page);
  } finally {
    await leavePieces(own, 50);
  }
});

for (const [way, index] of [
  ["cod", 22],
  ["khqr", 23],
] as const) {
  test(`after an order the cart does not show what was ordered, however long it takes to be read, nor do other tabs: ${way}`, async ({
    page,
  }) => {
    const own = await ownProduct(page, index);
    await readyToPay(page, "en", "S001", own);
    await page.goto(storeUrl("S001", `/checkout?way=${way}`));
    await alive(page);
    const held = (count: number, tab = page) =>
      tab.getByRole("button", { name: `Carts: ${count}`, exact: true }).filter({ visible: true });
    await expect(held(1)).toBeVisible(patient);
    const other = await page.context().newPage();
    await other.goto(storeUrl("S001", "/promotions"));
    await expect(held(1, other)).toBeVisible(patient);
    await page.bringToFront();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cart_snapshot"))).toContain(own.name);
    const { promise: read, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/api\/cart(\?|$)/, (route) => read.then(() => route.continue()));
    const asked = page.waitForRequest((request) => /\/api\/cart(\?|$)/.test(request.url()));
    await page
      .getByRole("main")
      .getByRole("button", { name: way === "cod" ? "Place order" : /^Pay / })
      .click();
    if (way === "khqr")
      await page.getByRole("dialog").getByRole("button", { name: "Approve in the simulated bank" }).click();
    await page.waitForURL(/\/account\/myaccount\/myorders/);
    await asked;
    await expect(held(0)).toBeVisible({ timeout: 500 });
    letGo();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cart_snapshot"))).not.toContain(own.name);
    await expect(held(0)).toBeVisible();
    await expect(held(0, other)).toBeVisible();
  });
}

test("without an address, a link to add one replaces the order button, and the delivery fee is said to depend on it", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/login"));
  await signUp(page);
  const [product] = await plainProducts(page);
  await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 });
  await page.goto(storeUrl("S001", "/checkout"));
  await expect(page.getByRole("main").getByRole("link", { name: "Add address" }).last()).toBeInViewport();
  await expect(page.getByText("depends on the address")).toBeVisible();
  await expect(page.getByText("Easy to purchase on App"), "who pays is not sent elsewhere").toBeHidden();
});

/** Types a note at the checkout and sends it without a session any more, which leads to the login. Returns the note's field. */
async function sendSignedOut(page: Page): Promise<Locator> {
  const note = page.getByLabel("Note for us or the driver");
  await note.fill("Ring twice");
  await page.context().clearCookies({ name: "jwt" });
  await page.getByRole("button", { name: "Place order", exact: true }).click();
  await page.waitForURL(/\/login\?next=/);
  return note;
}

test("a shopper who was signed out returns to the submitted checkout, and to what was typed (specification, section 2)", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const { phone } = await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=cod"));
  await alive(page);
  const note = await sendSignedOut(page);
  await expect(
    page.getByText("Please log in: then you come back to where you were."),
    "not the end of the page",
  ).toBeInViewport();
  await logIn(page, phone, "/checkout?way=cod");
  await expect(page.getByRole("button", { name: "Place order", exact: true })).toBeEnabled(patient);
  await expect(note).toHaveValue("Ring twice");
});

test("what was set aside while adding an address for another checkout does not replace what was typed last", async ({
  page,
}) => {
  const { phone, product } = await readyToPay(page);
  await page.goto(storeUrl("S001", `/buynow/${product.id}?way=cod`));
  await alive(page);
  await page.getByRole("main").getByRole("link", { name: "Add address" }).first().click();
  await page.waitForURL(/\/addresses\?add=1/);
  await page.goto(storeUrl("S001", "/checkout?way=cod"));
  await alive(page);
  const note = await sendSignedOut(page);
  await logIn(page, phone, "/checkout?way=cod");
  await expect(note).toHaveValue("Ring twice", patient);
});

test("a shopper whose session ended elsewhere is told why they have to sign in", async ({ page }) => {
  const { phone } = await readyToPay(page, "km");
  await change(
    "update sessions set revoked_at = now() where customer_id = (select id from customers where phone = $1)",
    [e164(phone)],
  );
  await page.goto(storeUrl("S001", "/kh/checkout"));
  await page.waitForURL(/\/kh\/login\?next=/);
  await expect(page.getByText("អ្នកបានចាកចេញពីគណនីនៅទីនេះ")).toBeVisible();
  await page.goto(storeUrl("S001", "/kh/login"));
  await expect(page.getByRole("main").getByRole("button", { name: "ចូលគណនី" })).toBeVisible();
  await expect(page.getByText("អ្នកបានចាកចេញពីគណនីនៅទីនេះ")).toHaveCount(0);
});

test.describe("a checkout in two tabs", () => {
  test.use({ refusals: [409] });

  test("redirects to the order that the other tab has placed, when focused again or on submit", async ({
    page,
    context,
  }) => {
    await readyToPay(page, "zh");
    await page.goto(storeUrl("S001", "/zh/checkout?way=cod"));
    await alive(page);
    // Without notifications from other tabs, as in another browser.
    const deaf = await context.newPage();
    await deaf.addInitScript(() =>
      Object.assign(window, {
        BroadcastChannel: class extends EventTarget {
          postMessage() {}
        },
      }),
    );
    await deaf.goto(storeUrl("S001", "/zh/checkout?way=cod"));
    await alive(deaf);
    const ordering = await context.newPage();
    await ordering.goto(storeUrl("S001", "/zh/checkout?way=cod"));
    await alive(ordering);
    await ordering.getByRole("button", { name: "提交订单", exact: true }).click();
    await ordering.waitForURL(/\/myorders/, patient);
    const [order] = (await callApi(ordering, "GET", "/api/checkout/history")).data as { id: string }[];
    // The page becomes visible again.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.waitForURL(`**/zh/account/myaccount/myorders/checkout-detail/${order!.id}`, patient);
    await expect(page.getByText("这些商品已经下单：这就是该订单。")).toBeVisible();
    await deaf.evaluate(() => document.querySelector<HTMLButtonElement>("[name=intent][value=place]")!.click());
    await deaf.waitForURL(`**/zh/account/myaccount/myorders/checkout-detail/${order!.id}`, patient);
    await expect(deaf.getByText("这些商品已经下单：这就是该订单。")).toBeVisible();
    // The order is older than this page, so here an empty cart is just empty.
    await page.goto(storeUrl("S001", "/zh/checkout"));
    await page.waitForURL(storeUrl("S001", "/zh"), patient);
  });
});

test("adding a product that sold out meanwhile says that it is unavailable", async ({ page }) => {
  const own = await ownProduct(page, 21);
  await signUp(page);
  await page.goto(storeUrl("S001", `/product/${own.id}`));
  await alive(page);
  await leavePieces(own, 0);
  try {
    await page.getByRole("button", { name: "Add to cart" }).filter({ visible: true }).first().click();
    await expect(page.getByRole("status").filter({ hasText: `${own.name}: Not available any more` })).toBeVisible(
      patient,
    );
  } finally {
    await leavePieces(own, 50);
  }
});
