import type { Page } from "@playwright/test";
import { samplePicture } from "@shop/api/testing/samples/picture";
import { languageCookie } from "@shop/kit/constants";
import { enterAs } from "../account/people.ts";
import { addAddress } from "../fixtures/customer.ts";
import { holdBack } from "../fixtures/hold-back.ts";
import { readyToPay } from "../fixtures/payment.ts";
import { alive, expect, sizes, storeUrl, test } from "../fixtures/shop.ts";

// A service worker would serve its cached script.
test.use({ viewport: sizes.phone, serviceWorkers: "block" });

/** Opens a page whose script loads only when the returned function is called, as on a slow network. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/framework-/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(storeUrl("S001", path), { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return script.resolve;
}

test("buttons pressed before hydration act afterwards, once each", async ({ page }) => {
  const arrive = await openWithoutScript(page, "/camera");
  const add = page.getByRole("main").getByRole("button", { name: /^Add .+ to cart$/ });
  await add.nth(0).click();
  await add.nth(0).click();
  await add.nth(1).click();
  await page.getByRole("button", { name: "Menu", exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  arrive();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await alive(page);
  await expect(page.getByRole("button", { name: /^Carts?: 2$/, includeHidden: true }).first()).toBeAttached();
});

test("a search and a change of language before hydration are handled by the browser", async ({ page, context }) => {
  await openWithoutScript(page, "/help-center");
  const form = page.getByRole("main").getByRole("search");
  await form.getByRole("searchbox").fill("delivery");
  await form.getByRole("button").click();
  await page.waitForURL(/\/help-center\?.*delivery/, { waitUntil: "commit" });
  const chinese = page.locator('a[hreflang="zh"]').first();
  await chinese.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/zh\/help-center/, { waitUntil: "commit" });
  expect((await context.cookies()).find(({ name }) => name === languageCookie)?.value).toBe("zh");
});

test("a sort order chosen before hydration is applied to the list", async ({ page }) => {
  await openWithoutScript(page, "/search/laptop");
  await page.locator("main select[name=sort]").selectOption("price_asc");
  await page.waitForURL(/\/search\/laptop\?.*sort=price_asc/, { waitUntil: "commit" });
  await expect(page.locator("main select[name=sort]")).toHaveValue("price_asc");
});

test("a filter ticked before hydration is applied to the list", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await openWithoutScript(page, "/camera");
  const brand = page.getByRole("complementary", { name: "Filters" }).getByRole("checkbox").first();
  const name = await brand.getAttribute("name");
  await brand.check();
  await page.waitForURL((url) => url.searchParams.has(name!), { waitUntil: "commit" });
  await expect(brand).toBeChecked();
});

test("a filter of the people who can be booked, chosen before hydration, is applied afterwards", async ({ page }) => {
  const arrive = await openWithoutScript(page, "/services/allfreelancer");
  const area = page.getByRole("main").getByLabel("Area");
  await area.selectOption({ index: 2 });
  const chosen = await area.inputValue();
  arrive();
  await page.waitForURL((url) => url.searchParams.get("province") === chosen);
  await alive(page);
  await expect(area).toHaveValue(chosen);
});

test("the times are those of the service that was chosen before hydration", async ({ page }) => {
  const asked: string[] = [];
  page.on(
    "request",
    (request) => /\/times\?/.test(request.url()) && asked.push(new URL(request.url()).searchParams.get("product_id")!),
  );
  const arrive = await openWithoutScript(page, "/services/freelancer?id=1");
  const service = page.getByRole("main").getByLabel("Service", { exact: true });
  await service.selectOption({ index: 1 });
  const chosen = await service.inputValue();
  arrive();
  await expect.poll(() => asked.at(-1)).toBe(chosen);
  await alive(page);
  await expect(service).toHaveValue(chosen);
});

test("what is typed into an address before hydration stays, and the place is searched for", async ({ page }) => {
  await enterAs(page, "/account/myaccount/addresses");
  const id = await addAddress(page);
  const arrive = await openWithoutScript(page, `/account/myaccount/addresses?edit=${id}`);
  const [description, place, latitude] = [
    "House, street, notes for the driver",
    "Find a province, district or commune",
    "Latitude",
  ].map((label) => page.getByLabel(label));
  await description!.fill("Street 63, red door");
  await latitude!.fill("11.6");
  await place!.fill("kampot");
  arrive();
  await alive(page);
  await expect(page.getByRole("button", { name: "Kampot", exact: true })).toBeVisible();
  await expect(place!).toHaveValue("kampot");
  await expect(latitude!).toHaveValue("11.6");
  await expect(description!).toHaveValue("Street 63, red door");
});

test("text typed into the search box before hydration is searched for afterwards", async ({ page }) => {
  const arrive = await openWithoutScript(page, "/");
  const box = page.locator("header").getByRole("combobox").filter({ visible: true });
  await box.fill("samsung");
  arrive();
  await alive(page);
  await expect(box).toHaveValue("samsung");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\/samsung$/);
});

test("a question sent before hydration is answered below the earlier ones", async ({ page }) => {
  const log = page.getByRole("log");
  await page.goto(storeUrl("S001", "/chat"));
  await alive(page);
  await page.getByRole("button", { name: "How can I pay?" }).click();
  await expect(log).toHaveAttribute("aria-busy", "false");
  const arrive = await openWithoutScript(page, "/chat");
  await page.getByRole("textbox").last().fill("What does delivery to Kampot cost?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log).toContainText("Delivery to Kampot costs");
  const history = page.waitForResponse(/\/chat\/history/);
  arrive();
  await history;
  await expect(log.getByText(/^(How can I pay\?|What does delivery to Kampot cost\?)$/)).toHaveText([
    "How can I pay?",
    "What does delivery to Kampot cost?",
  ]);
  await expect(log).toContainText("Delivery to Kampot costs");
});

test("a build that is saved before hydration is saved afterwards: the browser sent the form, and its answer was an empty builder", async ({
  page,
}) => {
  const arrive = await openWithoutScript(page, "/pcbuilder?parts=5002,5048");
  const main = page.getByRole("main");
  const name = main.getByLabel("Name of the build");
  await name.fill("For my sister");
  // Enter presses the button too.
  await name.press("Enter");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/parts=5002,5048$/);
  arrive();
  await expect(main.getByRole("link", { name: "For my sister", exact: true })).toHaveCount(1);
});

test("what is typed before hydration of a reloaded page stays, instead of the restored value", async ({ page }) => {
  const build = "/pcbuilder?parts=5002,5048";
  const name = page.getByLabel("Name of the build");
  await page.goto(storeUrl("S001", build));
  await alive(page);
  await name.fill("For my sister");
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/framework-/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await name.fill("For the office");
  script.resolve();
  await alive(page);
  await expect(name).toHaveValue("For the office");
  await page.reload();
  await alive(page);
  await expect(name, "left alone, it is what stood there").toHaveValue("For the office");
});

test("an account page scrolled before hydration does not jump, also when it is loaded again, and its tab is visible", async ({
  page,
}) => {
  await enterAs(page, "/account/myaccount");
  const arrive = await openWithoutScript(page, "/account/myaccount/mydata");
  const remove = page.getByRole("main").getByRole("button", { name: "Remove account" });
  await remove.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  arrive();
  await alive(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const { left, right } = await page
    .getByRole("main")
    .locator("[aria-current=page]")
    .evaluate((tab) => tab.getBoundingClientRect().toJSON() as DOMRect);
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(sizes.phone.width);
  const letThrough = await holdBack(page, "**/assets/framework-*.js");
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  letThrough();
});

test("a phone defers the layout of content far below until it is scrolled, and of nothing once it is hydrated", async ({
  page,
}) => {
  const isLaidOut = (region: string) =>
    page
      .getByRole("main")
      .locator(`section[aria-label="${region}"] > *`)
      .first()
      .evaluate((part) => part.checkVisibility());
  const arrive = await openWithoutScript(page, "/");
  expect(await isLaidOut("New arrivals")).toBe(true);
  expect(await isLaidOut("Brands")).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => isLaidOut("Brands")).toBe(true);

  arrive();
  await page.goto(storeUrl("S002"));
  await alive(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-still");
  // A picture of the whole page shows all of it.
  const deferred = page.locator(".later");
  await expect(deferred).not.toHaveCount(0);
  for (const part of await deferred.all()) await expect(part).toHaveCSS("content-visibility", "visible");
});

test("a receipt chosen before hydration is uploaded afterwards", async ({ page }) => {
  await readyToPay(page);
  const arrive = await openWithoutScript(page, "/checkout?way=bankTransfer");
  const buffer = await samplePicture("#2a6", "jpeg");
  await page
    .getByRole("main")
    .getByLabel("Picture of the receipt")
    .setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer });
  arrive();
  await expect(page.getByRole("main").getByText("The receipt is here.")).toBeVisible();
});

test("an address and payment method chosen before hydration are those of the page afterwards", async ({ page }) => {
  await readyToPay(page);
  const id = await addAddress(page, { name: "Kampot", lat: 10.61, long: 104.18, description: "Road 33" });
  const arrive = await openWithoutScript(page, "/checkout");
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: /^Kampot/ }).check();
  await main.getByRole("radio", { name: /^Cash on Delivery/ }).check();
  arrive();
  await expect(page).toHaveURL(storeUrl("S001", `/checkout?address=${id}&way=cod`));
  await main.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL(/\/account\/myaccount\/myorders$/);
});
