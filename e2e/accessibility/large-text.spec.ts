import { enterAs, orderOne } from "../account/people.ts";
import { storeGuestCart } from "../fixtures/guest-cart.ts";
import { addAddress, callApi, plainProducts } from "../fixtures/customer.ts";
import { alive, expect, isFull, languages, sizes, storeUrl, test } from "../fixtures/shop.ts";

// A browser setting; unlike zoom it leaves the screen's width unchanged.
test.use({
  viewport: sizes.phone,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...launchOptions.args!, "--blink-settings=defaultFontSize=32"] }),
});

const paths = [
  "/",
  "/category?cat_id=1",
  "/product/1",
  "/pcbuilder",
  "/pcbuilder?parts=5002,5062,5048,5082-508201x2",
  "/pcbuilder?parts=5002&slot=board",
  "/pcbuilder/compare?a=5002&b=5003,5062",
  "/services/allfreelancer",
  "/services/freelancer?id=1",
  "/help-center",
  "/warranty",
  "/login",
];

/** The lines of an element's text. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

for (const [language, prefix] of Object.entries(languages).filter(([language]) => isFull || language === "km")) {
  test(`with text twice as large nothing leaves the screen of a phone, ${language}`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(storeUrl("S001", prefix + path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(sizes.phone.width);
      // A button may still end outside if its container clips it.
      const outside = await page
        .locator("main :is(a, button, input, select)")
        .evaluateAll((all) =>
          all
            .filter(
              (one) => !one.closest(".overflow-x-auto, .sr-only") && one.getBoundingClientRect().right > innerWidth + 1,
            )
            .map((one) => one.textContent),
        );
      expect(outside, path).toEqual([]);
    }
    await page.goto(storeUrl("S001", prefix + "/"));
    const name = page.getByRole("banner").getByText("Mekong Lotus", { exact: true }).first();
    expect(
      await name.evaluate((element) => element.scrollHeight - element.clientHeight),
      "the name is not cut",
    ).toBeLessThanOrEqual(1);
    expect(await name.evaluate(linesOf), "nor one of its two words").toBeLessThanOrEqual(2);
    const titles = await page
      .locator("main section:first-of-type li a [lang], main section:first-of-type li a .font-semibold")
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).display !== "none")
          .map((one) => {
            const [title, banner] = [one.getBoundingClientRect(), one.closest("a")!.getBoundingClientRect()];
            return {
              text: one.textContent,
              over: Math.max(banner.top - title.top, title.bottom - banner.bottom),
              share: title.width / banner.width,
            };
          }),
      );
    expect(titles.length).toBeGreaterThan(0);
    expect(
      titles.filter(({ over }) => over > 1),
      "words of banners are not cut",
    ).toEqual([]);
    expect(
      titles.filter(({ share }) => share < 0.6),
      "nor broken for a picture beside them",
    ).toEqual([]);
    const labels = await page
      .locator("nav .truncate")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(labels, "words at the bottom are not cut").toEqual([]);
    expect(await page.locator("nav .truncate").count()).toBeGreaterThan(3);
    await page.goto(storeUrl("S001", `${prefix}/product/1`));
    await alive(page);
    const bar = await page.locator(".page-bar").evaluate((element) => getComputedStyle(element).position);
    expect(bar).toBe("static");
    expect(await page.locator(".page-bar a").evaluate(linesOf), "words of the button to buy").toBeLessThanOrEqual(2);
    const icon = page.locator("footer li a.rounded-full svg").first();
    const middles = await icon.evaluate((svg) =>
      [svg, svg.parentElement!].map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
    );
    expect(middles[0]).toBeCloseTo(middles[1]!, 0);
    await page.goto(storeUrl("S007", `${prefix}/services/freelancer?id=1`));
    const days = page.locator("form label > span > span:last-child");
    await expect(days.first()).toBeVisible();
    expect(Math.max(...(await Promise.all((await days.all()).map((day) => day.evaluate(linesOf))))), "a date").toBe(1);
    const longName = page.getByRole("banner").getByText("Chaktomuk Digital", { exact: true }).first();
    for (const width of [320, sizes.phone.width]) {
      await page.setViewportSize({ ...sizes.phone, width });
      expect(await longName.evaluate(linesOf), "nor is a long word of a name broken").toBeLessThanOrEqual(2);
    }
    await storeGuestCart(page, {});
    await page.reload();
    await alive(page);
    await page.locator('nav button[aria-haspopup="dialog"]').first().click();
    const [picture, line] = [page.locator("dialog li img"), page.locator("dialog li a")];
    await expect
      .poll(
        async () =>
          (await line.boundingBox())!.y >= (await picture.boundingBox())!.y + (await picture.boundingBox())!.height,
        "words have the width of the drawer",
      )
      .toBe(true);
    await page.locator('dialog a[href$="/checkout"]').scrollIntoViewIfNeeded();
    await expect(page.locator('dialog a[href$="/checkout"]')).toBeInViewport({ ratio: 1 });
  });
}

test("counts at the bottom stay clear of the next icon, and a product's pictures stand in one row that is swiped", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/login"));
  await storeGuestCart(page, { quantity: 120 });
  await page.goto(storeUrl("S001", "/product/1"));
  await alive(page);
  const bar = page.locator("nav.fixed");
  const count = (await bar.getByText("99+").boundingBox())!;
  const next = (await bar
    .getByRole("button", { name: /^Favorite/ })
    .locator("svg")
    .boundingBox())!;
  expect(count.x + count.width).toBeLessThan(next.x);
  const tops = await page
    .locator("main ul.snap-row")
    .first()
    .locator("li")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test("the words of an order have the width of its card, beside no picture", async ({ page }) => {
  await enterAs(page, "/login");
  const [product] = await plainProducts(page);
  const number = await orderOne(page, product!.id, await addAddress(page));
  await page.goto(storeUrl("S001", "/kh/account/myaccount/myorders"));
  const card = page.getByRole("main").getByRole("link").filter({ hasText: number });
  const words = card.locator("p").first();
  expect((await words.boundingBox())!.width).toBeGreaterThan((await card.boundingBox())!.width * 0.8);
});

test("nor does an order number, which does not wrap if a line can hold it", async ({ page }) => {
  await enterAs(page, "/kh/account/myaccount/addresses");
  const [product] = await plainProducts(page);
  const number = await orderOne(page, product!.id, await addAddress(page));
  await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 });
  for (const path of ["", "/myorders", `/myorders/checkout-detail/${number}`]
    .map((rest) => `/kh/account/myaccount${rest}`)
    .concat(`/kh/print/order?id=${number}`, "/kh/checkout")) {
    await page.goto(storeUrl("S001", path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(sizes.phone.width);
  }
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/kh/account/myaccount/myorders"));
  const shown = page.getByRole("main").getByText(number, { exact: true }).first();
  expect(
    await shown.evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  ).toBeLessThan(1.5);
});
