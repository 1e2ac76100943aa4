import type { Locator, Page } from "@playwright/test";
import { addAddress, callApi, plainProducts } from "../fixtures/customer.ts";
import { alive, expect, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { enterAs, orderOne } from "./people.ts";

const addresses = async (page: Page) =>
  (await callApi(page, "GET", "/api/profile/location")).data as {
    name: string;
    lat: number;
    long: number;
    province_code: string | null;
  }[];

/** Drags the map down by 60 pixels, from its middle, where nothing lies over it. */
async function dragMap(page: Page): Promise<void> {
  const map = page.getByRole("application");
  await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y, width, height } = (await map.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 60, { steps: 5 });
  await page.mouse.up();
}

/** Signs up with something in the cart and an address, Home. */
async function enterWithGoods(page: Page): Promise<void> {
  await enterAs(page, "/login");
  const [product] = await plainProducts(page);
  await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 });
  await addAddress(page);
}

test.describe("an address whose map does not load", () => {
  test.use({ refusals: [503], viewport: sizes.phone });

  test("says so; search by place in Khmer and English, and typed coordinates, still work and are saved", async ({
    page,
  }) => {
    await page.route("http://tiles.localhost:*/**", (route) => route.fulfill({ status: 503 }));
    await enterAs(page, "/kh/account/myaccount/addresses?add=1");
    await expect(page.getByText("មិនអាចបើកផែនទីបានទេ។")).toBeVisible();
    const search = page.getByLabel("ស្វែងរកខេត្ត ស្រុក ឬឃុំ");
    await search.fill("សៀម");
    await page.getByRole("button", { name: "សៀមរាប" }).click();
    await expect(page.getByLabel("រយៈទទឹង")).toHaveValue("13.362");
    await search.fill("xyzxyz");
    await expect(page.getByText("រកមិនឃើញទីកន្លែងដែលមានឈ្មោះនេះទេ។")).toBeVisible();
    await expect(page.getByRole("button", { name: "បាត់ដំបង" }), "the province can be chosen").toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await page.getByLabel("ឈ្មោះអាសយដ្ឋាន").fill("ផ្ទះ");
    await page.getByLabel("លេខផ្ទះ ផ្លូវ និងចំណាំសម្រាប់អ្នកដឹកជញ្ជូន").fill("ទ្វារក្រហម");
    await page.getByRole("button", { name: "រក្សាទុក" }).click();
    await expect(page.getByText("ទ្វារក្រហម")).toBeVisible();
    expect(await addresses(page)).toMatchObject([{ name: "ផ្ទះ", lat: 13.362, province_code: "17" }]);

    await page.goto(storeUrl("S001", "/account/myaccount/addresses"));
    await page.getByRole("link", { name: "Change address" }).click();
    await page.getByLabel("Find a province, district or commune").fill("kompong cham");
    await page.getByRole("button", { name: "Kampong Cham", exact: true }).click();
    await expect(page.getByLabel("Latitude")).not.toHaveValue("13.362");
    for (const [label, degrees] of [
      ["Latitude", "11.5621"],
      ["Longitude", "104.916"],
    ] as const) {
      await page.getByLabel(label).fill("");
      await page.getByLabel(label).pressSequentially(degrees);
      await expect(page.getByLabel(label)).toHaveValue(degrees);
    }
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("link", { name: "Change address" })).toBeVisible();
    await expect(page.getByText("11.5621"), "nobody reads figures of the earth").toHaveCount(0);
    expect(await addresses(page)).toMatchObject([{ lat: 11.5621, long: 104.916, province_code: "12" }]);
  });
});

test.describe("on a phone with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the list of places is in the upper half of the screen, above the keyboard", async ({ page }) => {
    await enterAs(page, "/kh/account/myaccount/addresses?add=1");
    const search = page.getByLabel("ស្វែងរកខេត្ត ស្រុក ឬឃុំ");
    await search.tap();
    await expect.poll(async () => (await search.boundingBox())!.y).toBeLessThan(250);
    await expect(page.getByRole("main").locator("form li button").first()).toBeInViewport({ ratio: 1 });
    // Neither the chat nor the way to the top is over the names.
    const chat = page.locator("details > summary").last();
    await expect(chat).toBeHidden();
    await page.getByRole("button", { name: "ភ្នំពេញ" }).tap();
    await expect(chat).toBeVisible();
  });
});

test.describe("a place search while the shop cannot be reached", () => {
  test.use({ breaks: true });

  test("is chosen among the provinces, and is not said to be none; by key, the focus stays", async ({ page }) => {
    await page.route("**/rest/api/places*", (route) => route.abort());
    await enterAs(page, "/account/myaccount/addresses?add=1");
    const search = page.getByLabel("Find a province, district or commune");
    await search.fill("kandal");
    await expect(page.getByRole("button", { name: "Kandal", exact: true })).toBeVisible();
    await expect(page.getByText("No place of this name was found.")).toHaveCount(0);
    await search.press("Enter");
    await expect(page.getByRole("list").getByRole("button").first(), "nothing is chosen yet").toBeFocused();
    await page.getByRole("button", { name: "Kandal", exact: true }).press("Enter");
    await expect(page.getByLabel("Latitude")).not.toHaveValue("");
    await expect(search).toBeFocused();
    await expect(page.getByRole("button", { name: "Kandal", exact: true })).toHaveCount(0);
  });
});

test("a new address has no point until a place is chosen, and validation messages are in the page's language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, "/kh/account/myaccount/addresses?add=1");
  const [name, latitude] = [page.getByLabel("ឈ្មោះអាសយដ្ឋាន"), page.getByLabel("រយៈទទឹង")];
  const says = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validationMessage);
  const save = page.getByRole("button", { name: "រក្សាទុក" });
  await page.getByRole("button", { name: "ពង្រីក" }).click();
  await page.setViewportSize({ width: 740, height: 360 });
  await save.click();
  await expect(name).toBeFocused();
  expect(await says(name)).toBe("ត្រូវបំពេញ ឈ្មោះអាសយដ្ឋាន។ ឧទាហរណ៍ ផ្ទះ ឬកន្លែងធ្វើការ");

  await name.fill("ផ្ទះ");
  await page.getByLabel("លេខផ្ទះ ផ្លូវ និងចំណាំសម្រាប់អ្នកដឹកជញ្ជូន").fill("ទ្វារក្រហម");
  await save.click();
  await expect(latitude).toBeFocused();
  expect(await says(latitude)).toMatch(/^សូមជ្រើសរើសខេត្ត/);
  expect(await addresses(page)).toEqual([]);

  await page.getByLabel("ស្វែងរកខេត្ត ស្រុក ឬឃុំ").focus();
  await page.getByRole("button", { name: "បាត់ដំបង" }).click();
  const centre = await latitude.inputValue();
  // The map ignores a finger while it moves by itself.
  await expect(async () => {
    await dragMap(page);
    await expect(latitude).not.toHaveValue(centre, { timeout: 1000 });
  }).toPass();
  await save.click();
  await expect(page.getByText("ទ្វារក្រហម")).toBeVisible();
  expect(await addresses(page)).toMatchObject([{ province_code: "02" }]);

  // The submitted form has arrived: the next address form is empty.
  await page.goto(storeUrl("S001", "/kh/account/myaccount/addresses?add=1"));
  // The map is created by the script, after the fields are hydrated.
  await expect(page.getByRole("application")).toBeVisible();
  await expect(name).toHaveValue("");
});

test("coordinates are typed in Khmer digits, or pasted both at once as a map copies them", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await enterAs(page, "/kh/account/myaccount/addresses?add=1");
  await alive(page);
  const [latitude, longitude] = [page.locator("main [name=lat]"), page.locator("main [name=long]")];
  await latitude.fill("11.5564, 104.9282");
  await expect(latitude).toHaveValue("11.5564");
  await expect(longitude).toHaveValue("104.9282");
  await latitude.fill("១១.៥៧");
  await longitude.fill("១០៤,៩");
  await page.getByLabel("ឈ្មោះអាសយដ្ឋាន").fill("ផ្ទះ");
  await page.getByLabel("លេខផ្ទះ ផ្លូវ និងចំណាំសម្រាប់អ្នកដឹកជញ្ជូន").fill("ទ្វារក្រហម");
  await page.getByRole("button", { name: "រក្សាទុក" }).click();
  await expect(page.getByText("ទ្វារក្រហម")).toBeVisible();
  expect(await addresses(page)).toMatchObject([{ lat: 11.57, long: 104.9 }]);
});

test("a place that is chosen while the map zooms is what the map shows", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await enterAs(page, "/account/myaccount/addresses?add=1");
  await page.getByLabel("Find a province, district or commune").focus();
  const place = page.getByRole("button", { name: "Battambang", exact: true });
  await expect(place).toBeVisible();
  const zoomIn = page.getByRole("button", { name: "Zoom in" });
  // As fast as a phone that knows where it is.
  await place.evaluate(
    async (choice: HTMLElement, zoom) => {
      (zoom as HTMLElement).click();
      while (!document.querySelector(".leaflet-zoom-anim")) await new Promise(requestAnimationFrame);
      choice.click();
    },
    await zoomIn.elementHandle(),
  );
  const latitude = page.getByLabel("Latitude");
  const [centre, moved] = [Number(await latitude.inputValue()), async () => Number(await latitude.inputValue())];
  await expect(async () => {
    await dragMap(page);
    expect(await moved()).not.toBe(centre);
  }).toPass();
  // 60 pixels of a map of streets.
  expect(Math.abs((await moved()) - centre)).toBeLessThan(0.01);
});

test("an address being typed survives a reload, and appears in no other form", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await enterAs(page, "/zh/account/myaccount/addresses?add=1");
  await alive(page);
  const [name, description, latitude] = [
    page.locator("main [name=name]"),
    page.locator("main [name=description]"),
    page.locator("main [name=lat]"),
  ];
  await name.fill("家");
  await description.fill("红色大门");
  await latitude.fill("11.5");
  await page.reload();
  await expect(description).toHaveValue("红色大门");
  await expect(name).toHaveValue("家");
  await expect(latitude).toHaveValue("11.5");
  await page.getByRole("main").getByRole("link", { name: "返回" }).click();
  await page.getByRole("main").getByRole("link", { name: "添加地址" }).click();
  await expect(description).toHaveValue("");
  await page.goto(storeUrl("S001", "/zh/account/myaccount/addresses?add=1"));
  await expect(page.getByRole("application")).toBeVisible();
  await expect(description).toHaveValue("");
});

test.describe("an address that the shop refuses", () => {
  test.use({ refusals: [400] });

  test("names its fields in the error messages as in their labels", async ({ page }) => {
    await enterAs(page, "/account/myaccount/addresses?add=1");
    const form = page
      .getByRole("main")
      .locator("form")
      .filter({ has: page.getByLabel("Latitude") });
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await form.getByRole("button", { name: "Save" }).click();
    for (const field of ["Name", "Latitude", "Longitude"])
      await expect(form.getByText(`${field} is required`, { exact: true })).toBeVisible();
  });
});

test("'where I am' uses the phone's location, and says so if that is denied", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"], { origin: storeUrl("S001").slice(0, -1) });
  await context.setGeolocation({ latitude: 10.6104, longitude: 104.1815 });
  await enterAs(page, "/account/myaccount/addresses?add=1");
  await page.getByRole("button", { name: "Use where I am" }).click();
  await expect(page.getByLabel("Latitude")).toHaveValue("10.6104");
  await expect(page.getByLabel("Longitude")).toHaveValue("104.1815");
  await expect(page.getByRole("button", { name: "Use where I am" })).toBeFocused();

  await context.clearPermissions();
  await page.evaluate(() => {
    // The browser's answer if the shopper denies the permission.
    const refused = { code: 1, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.(refused);
  });
  await page.getByRole("button", { name: "Use where I am" }).click();
  await expect(page.getByText("Your place could not be found.")).toBeVisible();
  await expect(page.getByLabel("Latitude")).toHaveValue("10.6104");
});

test("an address added from the checkout is used for the order", async ({ page }) => {
  await enterWithGoods(page);
  await page.goto(storeUrl("S001", "/kh/checkout?way=cod"));
  await page.getByRole("link", { name: "បន្ថែមអាសយដ្ឋាន" }).click();
  await page.getByLabel("ឈ្មោះអាសយដ្ឋាន").fill("Office");
  await page.getByLabel("លេខផ្ទះ ផ្លូវ និងចំណាំសម្រាប់អ្នកដឹកជញ្ជូន").fill("Street 3");
  await page.getByLabel("ស្វែងរកខេត្ត ស្រុក ឬឃុំ").focus();
  await page.getByRole("button", { name: "បាត់ដំបង" }).click();
  await page.getByRole("button", { name: "រក្សាទុក" }).click();
  await page.waitForURL(/\/kh\/checkout\?way=cod&address=\d+$/);
  await expect(page.getByRole("radio", { name: /Office/ })).toBeChecked();
  expect((await addresses(page)).map(({ name }) => name)).toEqual(["Home", "Office"]);
  await page.goBack();
  await expect(page.getByRole("radio", { name: /Home/ }), "as it was there").toBeChecked();
  await expect(page, "not to the form, which would be empty").toHaveURL(/\/kh\/checkout\?way=cod$/);
  await page.goForward();
  await expect(page.getByRole("radio", { name: /Office/ })).toBeChecked();
});

for (const scripted of [true, false]) {
  test(`an address is removed only when that is asked for once more, ${scripted ? "with" : "without"} a script`, async ({
    page,
    browser,
  }) => {
    await enterAs(page, "/login");
    await addAddress(page);
    const context = await browser.newContext({ javaScriptEnabled: scripted, viewport: sizes.phone, locale: "en-US" });
    await context.addCookies(await page.context().cookies());
    const tab = await context.newPage();
    await tab.goto(storeUrl("S001", "/account/myaccount/addresses"));
    const main = tab.getByRole("main");
    const remove = main.getByRole("button", { name: "Remove", exact: true });
    await main.locator("summary", { hasText: "Remove" }).click();
    await expect(main.getByText("Do you really want to remove this address?")).toBeVisible();
    if (scripted) await expectAccessible(tab);
    await main.locator("summary", { hasText: "Keep address" }).click();
    await expect(remove).toBeHidden();
    await main.locator("summary", { hasText: "Remove" }).click();
    await remove.click();
    await expect(main.getByText("You have no address yet.")).toBeVisible();
    await context.close();
  });
}

test("an address that cannot be added for a checkout: the list is read again and its first one is used (specification, section 7)", async ({
  page,
}) => {
  await enterWithGoods(page);
  await page.goto(storeUrl("S001", "/account/myaccount/addresses?add=1&next=%2Fcheckout"));
  await alive(page);
  await expect(page.getByRole("main").getByRole("link", { name: "Back", exact: true })).toHaveAttribute(
    "href",
    "/checkout",
  );
  // Uses the form's key for another address first, so that the store API refuses to add this one.
  await page.evaluate(async () => {
    const key = document.querySelector<HTMLInputElement>("input[name=key]")!.value;
    const body = JSON.stringify({ name: "Second", lat: 11.6, long: 104.9 });
    await fetch("/rest/api/profile/location/add", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body,
    });
  });
  await page.getByLabel("Name of the address").fill("Third");
  const street = page.getByLabel("House, street, notes for the driver");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(street, "nobody finds a home by its name and a point that was not chosen").toBeFocused();
  await street.fill("Street 3");
  await page.getByLabel("Find a province, district or commune").focus();
  await expect(
    page.getByRole("status").filter({ hasText: "Places found: 25" }),
    "all provinces, told to who does not see them",
  ).toBeAttached();
  await page.getByRole("button", { name: "Kampot", exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/\/checkout\?address=\d+&kept=1/);
  await expect(page.getByText("The address could not be added; your first address is used.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Home/ })).toBeChecked();
  expect((await addresses(page)).map(({ name }) => name)).toEqual(["Home", "Second"]);
});

test(
  "an address typed without spaces, as in Khmer, makes no page wider: checkout, list, account, order and print",
  { tag: "@full" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await enterAs(page, "/login");
    const [product] = await plainProducts(page);
    // With digits inside, browsers do not break the line there.
    const description = "ផ្លូវលេខ២៧១".repeat(15);
    const address = await addAddress(page, { name: "ផ្ទះ".repeat(20), description });
    const number = await orderOne(page, product!.id, address);
    await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 });
    for (const path of [
      "/checkout",
      "/account/myaccount/addresses",
      "/account/myaccount",
      `/account/myaccount/myorders/checkout-detail/${number}`,
      `/print/order?id=${number}`,
    ]) {
      await page.goto(storeUrl("S001", path));
      await expect(page.getByText(description).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  },
);
