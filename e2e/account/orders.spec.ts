import { addAddress, plainProducts } from "../fixtures/customer.ts";
import { alive, expect, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { enterAs, orderOne, serverCart } from "./people.ts";

const list = "/account/myaccount/myorders";

test("an order can be ordered again, asked about and cancelled; orders are found by number, product and state", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const phone = await enterAs(page, "/login");
  const [product, other] = await plainProducts(page);
  const address = await addAddress(page);
  const first = await orderOne(page, product!.id, address);
  const second = await orderOne(page, other!.id, address);

  const track = page.getByRole("main").getByRole("link", { name: "Track delivery" });
  await page.goto(storeUrl("S001", `${list}/checkout-detail/${first}`));
  await alive(page);
  await expect(page.getByText("Street 51")).toBeVisible();
  await expect(page.getByText(/^Expected on/)).toBeVisible();
  await expect(track).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  for (const place of [page.getByRole("heading", { level: 1 }), page.getByRole("region", { name: "Ask for help" })]) {
    const number = place.getByText(first, { exact: true });
    expect(await number.evaluate((element) => element.getClientRects().length), "the number is on one line").toBe(1);
  }
  await page.setViewportSize(sizes.phone);
  await expect(
    page.getByRole("navigation", { name: "My Account" }).getByRole("link", { name: "My orders" }),
    "the order is one of them",
  ).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Ask for help" }).click();
  const help = page.getByRole("region", { name: "Ask for help" });
  await expect(help).toBeInViewport();
  const chat = new URL((await help.getByRole("link", { name: /Telegram/ }).getAttribute("href"))!);
  expect(chat.searchParams.get("text")).toBe(`Hello, I have a question about my order ${first}.`);
  expect(chat.href).not.toContain(phone.slice(3));
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page.getByText("Put into your cart: 1.")).toBeVisible();
  expect(await serverCart(page)).toEqual([{ product_id: product!.id, quantity: 1 }]);

  await alive(page);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("What you paid will be refunded to you."), "nothing was paid").toHaveCount(0);
  await page.getByRole("button", { name: "Keep order" }).click();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expectAccessible(page);
  const print = page.getByRole("main").getByRole("link", { name: "Print" });
  const placeOf = (button: HTMLElement) => [button.offsetLeft, button.offsetTop];
  const place = await print.evaluate(placeOf);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("The order is cancelled.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await expect(page.getByText("Nothing was paid")).toBeVisible();
  await expect(page.getByText(/^Expected on/), "nobody waits for it any more").toHaveCount(0);
  await expect(track, "and nothing is on its way").toHaveCount(0);
  expect(await print.evaluate(placeOf), "what can be done further stays where it is").toEqual(place);
  expect(
    await print.evaluate((button: HTMLElement) => button.offsetWidth === button.parentElement!.clientWidth),
    "the third button has the second row to itself",
  ).toBe(true);

  const orders = page.getByRole("main").locator('a[href*="checkout-detail"]');
  await page.goto(storeUrl("S001", list));
  await alive(page);
  await expect(orders).toHaveCount(2);
  await expect(page.getByLabel("Order number or product"), "two orders are seen without a search").toHaveCount(0);
  for (let more = 0; more < 2; more++) await orderOne(page, product!.id, address);
  await page.reload();
  await alive(page);
  await expect(orders).toHaveCount(4);
  await page.getByLabel("State").selectOption("cancelled");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(first);
  await page.getByLabel("State").selectOption("");
  for (const [text, number] of [
    [second.toLowerCase(), second],
    [product!.name.slice(0, 30), first],
  ] as const) {
    await page.getByLabel("Order number or product").fill(text);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(orders.filter({ hasText: number })).toHaveCount(1);
  }
  await page.getByLabel("Order number or product").fill("nothing has this name");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No order fits this search.")).toBeVisible();
});

test.describe("an order that is not there", () => {
  test.use({ refusals: [404] });

  test("is said not to be found, with the categories as ways to go on, for a signed-in shopper too", async ({
    page,
  }) => {
    await enterAs(page, "/login");
    for (const path of [`${list}/checkout-detail/S001-26-XXXX-XXXX`, "/account/myaccount/claims/C26-XXXX-XXXX"]) {
      await page.goto(storeUrl("S001", path));
      await alive(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Not Found");
      await expect(page.getByRole("main").getByRole("link", { name: "Camera" })).toBeVisible();
    }
  });
});
