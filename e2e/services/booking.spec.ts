import type { Locator, Page } from "@playwright/test";
import { addAddress, callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import {
  alive,
  expect,
  expectAccessible,
  isFull,
  languages,
  sizes,
  storeUrl,
  test,
  type Language,
} from "../fixtures/shop.ts";

/** Each test books another person, because tests run in parallel. */
const words = {
  en: {
    cart: "Cart",
    comeTo: "Where we come to",
    fee: "Delivery fee",
    person: 3,
    all: "See all freelancers",
    hold: "Hold this time and order",
    cash: /Cash on Delivery/,
    place: "Place order",
    yours: "Your services",
    comes: "Keo Vannak comes",
    move: "Move to another time",
  },
  km: {
    cart: "កន្ត្រក",
    comeTo: "ទីតាំងសេវាកម្ម",
    fee: "ថ្លៃដឹកជញ្ជូន",
    person: 1,
    all: "មើលជាងទាំងអស់",
    hold: "រក្សាម៉ោងនេះ និងបញ្ជាទិញ",
    cash: /^បង់ប្រាក់ពេលទទួល/,
    place: "បញ្ជាទិញ",
    yours: "សេវាកម្មរបស់អ្នក",
    comes: "សុខ ដារ៉ា មក",
    move: "ប្តូរទៅម៉ោងផ្សេង",
  },
} satisfies Partial<Record<Language, Record<string, string | number | RegExp>>>;

const holdButton = (page: Page) => page.getByRole("button", { name: words.en.hold });

/** Times of the selected day. */
const hoursIn = (where: Locator) => where.getByRole("group").getByRole("group").getByRole("radio");

const walks = [
  ["km", "phone"],
  ["en", "desktop"],
] as const;
for (const [language, size] of isFull ? walks : walks.slice(0, 1)) {
  test(`from the services to a booked time that is ordered, ${language}, ${size}`, async ({ page }) => {
    const text = words[language];
    await page.setViewportSize(sizes[size]);
    await page.goto(storeUrl("S001", `${languages[language]}/services`));
    await signUp(page);
    await addAddress(page);
    await page.goto(storeUrl("S001", `${languages[language]}/services`));
    await page.getByRole("link", { name: text.all }).click();
    await page.locator(`main a[href$="/services/freelancer?id=${text.person}"]`).click();
    const aside = page.getByRole("complementary").filter({ has: page.getByRole("button", { name: text.hold }) });
    const hours = hoursIn(aside);
    await hours.last().check({ force: true });
    await expectAccessible(page);
    await aside.getByRole("button", { name: text.hold }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByText(text.comes)).toBeVisible();
    await expect(page.getByRole("heading", { name: text.yours })).toBeVisible();
    await page.getByRole("button", { name: new RegExp(`^${text.cart}.*1$`) }).click();
    const drawer = page.getByRole("dialog", { name: text.cart });
    await expect(drawer.getByText("$", { exact: false }).last()).toBeVisible();
    await expect(drawer.getByText(text.fee)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: text.cash }).check();
    await page.getByRole("button", { name: text.place }).click();
    await expect(page).toHaveURL(/myorders/);
    const { data } = (await callApi(page, "GET", "/api/bookings")) as {
      data: { state: string; order_number: string }[];
    };
    expect(data).toMatchObject([{ state: "booked" }]);
    await page.goto(
      storeUrl("S001", `${languages[language]}/account/myaccount/myorders/checkout-detail/${data[0]!.order_number}`),
    );
    // On the order's page and in print: services are not delivered.
    for (const path of [null, `/print/order?id=${data[0]!.order_number}`]) {
      if (path) await page.goto(storeUrl("S001", languages[language] + path));
      await expect(page.getByText(text.comes)).toBeVisible();
      await expect(page.getByRole("main").getByText(text.comeTo)).toBeVisible();
      await expect(page.getByRole("main").getByText(text.fee)).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}

test.describe("a person who does not serve the address", () => {
  // The page that asks for confirmation after removing it is a 409.
  test.use({ refusals: [409] });

  test("can be removed from the order, with links to others", async ({ page }) => {
    await page.goto(storeUrl("S001", "/login"));
    await signUp(page);
    await addAddress(page, { name: "Far", lat: 13.74, long: 107, description: "Ratanakiri" });
    const [goods] = await plainProducts(page);
    await callApi(page, "POST", "/api/cart/add", { product_id: goods!.id, quantity: 1 });
    const person = 2;
    const { name, services } = (await callApi(page, "GET", `/api/freelancers/${person}`)).data as {
      name: string;
      services: { id: number }[];
    };
    const product = services[0]!.id;
    const { days } = (await callApi(page, "GET", `/api/freelancers/${person}/times?product_id=${product}`)).data as {
      days: { times: string[] }[];
    };
    const starts_at = days.findLast(({ times }) => times.length > 0)!.times.at(-1);
    expect(
      await callApi(page, "POST", "/api/bookings", { freelancer_id: person, product_id: product, starts_at }),
    ).toMatchObject({ code: 0 });
    await page.goto(storeUrl("S001", "/checkout?way=cod"));
    const main = page.getByRole("main");
    const notice = main.getByText(`${name} does not come to this address`);
    await expect(notice).toBeVisible();
    await expect(main.getByRole("link", { name: "See who comes to your address" })).toHaveAttribute(
      "href",
      "/services/allfreelancer?province=16",
    );
    await expectAccessible(page);
    await main.getByRole("button", { name: "Continue with what is there" }).click();
    await expect(notice).toHaveCount(0);
    await main.getByRole("button", { name: "Confirm and order" }).click();
    await expect(page).toHaveURL(/myorders/);
  });
});

test("a tapped time of the next free ones is selected on the booking page, with a service of its kind, the chat button does not cover the choice of service, and what was chosen is kept in another language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", `/services?cat_id=${life.en.kind}`));
  const next = page.getByRole("region", { name: "The next free hours" }).getByRole("link").nth(2);
  const kind = new URL((await next.getAttribute("href"))!, page.url()).searchParams.get("service")!;
  await next.click();
  const hour = hoursIn(page.getByRole("complementary")).and(page.getByRole("radio", { checked: true }));
  await expect(hour.locator("..")).toBeInViewport({ ratio: 1 });
  const service = page.getByRole("combobox", { name: "Service" });
  await expect(service).toHaveValue(kind);
  const named = service.getByRole("option", { selected: true });
  const shown = (await page.locator("nav.fixed").boundingBox())!.y;
  for (const below of [page.locator("form p", { hasText: (await named.textContent())! }), holdButton(page)])
    await expect
      .poll(async () => (await below.boundingBox())!.y + (await below.boundingBox())!.height, "below the hours too")
      .toBeLessThanOrEqual(shown);
  // Scrolls the field's end to where the chat button usually is.
  await service.evaluate((select) =>
    scrollBy({ top: select.getBoundingClientRect().top - (innerHeight - 140), behavior: "instant" }),
  );
  const chat = page.locator("details > summary").last();
  await expect
    .poll(() =>
      chat.evaluate((button) => {
        const [over, under] = [
          button.getBoundingClientRect(),
          document.querySelector("main aside select")!.getBoundingClientRect(),
        ];
        return getComputedStyle(button).visibility === "hidden" || over.bottom <= under.top || over.top >= under.bottom
          ? "clear"
          : "covered";
      }),
    )
    .toBe("clear");

  const chosen = page.locator("[name=day]:checked, [name=starts_at]:checked");
  const values = () => chosen.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.locator("[name=day]:enabled").nth(-1).locator("xpath=..").click();
  await hoursIn(page.getByRole("complementary")).last().locator("xpath=..").click();
  const before = await values();
  await page.locator("header summary").click();
  await page.locator("header").getByRole("link", { name: "ខ្មែរ" }).click();
  await page.waitForURL(/\/kh\/services\/freelancer/);
  await expect.poll(values).toEqual(before);
});

const life = {
  en: {
    kind: 1136,
    area: "Phnom Penh",
    next: "The next free hours",
    hold: "Hold this time and order",
    pay: /^Pay /,
    approve: "Approve in the simulated bank",
    move: "Move to another time",
    moved: "The time is moved.",
    cancel: "Cancel order",
    late: "24 hours",
    stars: "How was the work?",
    unchosen: "Please choose one to five stars",
    send: "Send review",
    thanks: "Thank you for your review.",
  },
  km: {
    kind: 1131,
    area: "ភ្នំពេញ",
    next: "ម៉ោងទំនេរបន្ទាប់",
    hold: "រក្សាម៉ោងនេះ និងបញ្ជាទិញ",
    pay: /^បង់ /,
    approve: "យល់ព្រមក្នុងធនាគារសាកល្បង",
    move: "ប្តូរទៅម៉ោងផ្សេង",
    moved: "បានប្តូរម៉ោងរួចហើយ។",
    cancel: "បោះបង់ការបញ្ជាទិញ",
    late: "24 ម៉ោង",
    stars: "ការងារយ៉ាងណាដែរ?",
    unchosen: "សូមជ្រើសផ្កាយពី 1 ដល់ 5",
    send: "ផ្ញើមតិ",
    thanks: "អរគុណសម្រាប់មតិរបស់អ្នក។",
  },
  zh: {
    kind: 1132,
    area: "金边",
    next: "最近可约时间",
    hold: "保留此时间并下单",
    pay: /^支付 /,
    approve: "在模拟银行中批准",
    move: "改约时间",
    moved: "时间已更改。",
    cancel: "取消订单",
    late: "24 小时",
    stars: "服务如何？",
    unchosen: "请选择 1 到 5 星",
    send: "提交评价",
    thanks: "感谢您的评价。",
  },
} satisfies Record<Language, Record<string, string | number | RegExp>>;

interface Booked {
  id: number;
  order_number: string;
  starts_at: string;
}
/** Many steps on a busy machine. */
const patient = { timeout: 20_000 };
const bookedOf = async (page: Page) => ((await callApi(page, "GET", "/api/bookings")) as { data: Booked[] }).data[0]!;

/** Moves a booking to the first free minute after an interval: tests run in parallel and book the same people. */
const bookedIn = (time: string, id: number) =>
  change(
    `update bookings moved set during = (
      select tstzrange(at, at + interval '1 minute') from generate_series(now() + $2::interval, now() + $2::interval + interval '12 hours', interval '1 minute') at
      where not exists (select from bookings other where other.freelancer_id = moved.freelancer_id and other.id <> moved.id and other.during && tstzrange(at, at + interval '1 minute'))
      order by at limit 1) where id = $1`,
    [id, time],
  );

/** In every language with FULL=1. The answer that it is too late to cancel is a 409, that to a review without stars a 400. */
test.describe("the life of a booking", () => {
  test.use({ refusals: [400, 409] });
  for (const [language, size] of [
    ["en", "desktop"],
    ["km", "phone"],
    ["zh", "phone"],
  ] as const) {
    if (language !== "en" && !isFull) continue;
    test(
      `one tap to the next free hour, paid by KHQR, moved, at the limit neither moved nor given up, reviewed after the work, ${language}`,
      { tag: "@full" },
      async ({ page }) => {
        const text = life[language];
        const url = (path: string) => storeUrl("S001", languages[language] + path);
        await page.setViewportSize(sizes[size]);
        await page.goto(url(`/services?cat_id=${text.kind}`));
        const hours = page.getByRole("region", { name: text.next });
        // A person who serves the address below; the last time, since other tests take the first.
        const hour = hours.getByRole("listitem").filter({ visible: true, hasText: text.area }).getByRole("link").last();
        const person = (await hour.getAttribute("href"))!;
        const wanted = new URL(person, page.url()).searchParams.get("time")!;
        await expectAccessible(page);
        await hour.click();
        await expect(page.getByRole("radio", { checked: true })).toHaveCount(2, patient);
        await page.getByRole("button", { name: text.hold }).click();
        // A guest signs in first and returns to the selected time.
        await page.waitForURL(/\/login\?next=/);
        const { searchParams } = new URL(page.url());
        await signUp(page);
        await addAddress(page);
        await page.goto(new URL(searchParams.get("next")!, page.url()).href);
        await expect(page.getByRole("radio", { checked: true })).toHaveCount(2, patient);
        await page.getByRole("button", { name: text.hold }).click();
        await expect(page).toHaveURL(/\/checkout$/, patient);
        // Before hydration the code would open on a page of its own.
        await alive(page);
        await page.getByRole("radio", { name: /KHQR/ }).check();
        await page.getByRole("button", { name: text.pay }).click();
        await page.getByRole("dialog").getByRole("button", { name: text.approve }).click();
        await page.waitForURL(/myorders/);
        const booked = await bookedOf(page);
        expect(new Date(booked.starts_at)).toEqual(new Date(wanted));
        const order = url(`/account/myaccount/myorders/checkout-detail/${booked.order_number}`);
        const main = page.getByRole("main");

        // The next free time may be within the store's limit of 24 hours.
        await bookedIn("2 days", booked.id);
        await page.goto(order);
        await main.getByRole("link", { name: text.move }).click();
        await expect(page.locator("[name=day]:checked"), "the time as it is").toHaveCount(1);
        // The person may be off on the last day of the calendar.
        await page.locator("[name=day]:enabled").last().check({ force: true });
        await hoursIn(main).first().check({ force: true });
        // Scrolled to the end, so that no bar covers anything.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(page.getByRole("contentinfo")).toBeInViewport();
        await expectAccessible(page);
        await main.getByRole("button", { name: text.move }).click();
        await expect(page.getByText(text.moved)).toBeVisible(patient);
        const { starts_at: moved } = await bookedOf(page);
        expect(Date.parse(moved)).toBeGreaterThan(Date.parse(wanted));

        // Within the 24 hours: refused on a page that was open before, and not offered any more.
        await bookedIn("3 hours", booked.id);
        await main.getByRole("button", { name: text.cancel }).click();
        await main.getByRole("button", { name: text.cancel }).click();
        await expect(page.getByText(text.late)).toBeVisible(patient);
        expect((await bookedOf(page)).order_number).toBe(booked.order_number);
        await page.goto(order);
        await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
        for (const role of ["button", "link"] as const)
          for (const name of [text.move, text.cancel]) await expect(main.getByRole(role, { name })).toHaveCount(0);

        await change("update bookings set state = 'done' where id = $1", [booked.id]);
        await page.goto(order);
        await alive(page);
        const stars = main.getByLabel(text.stars);
        await main.getByRole("textbox").fill("Careful and quick.");
        await expect(stars, "nothing is chosen for them").toHaveValue("");
        await main.getByRole("button", { name: text.send }).click();
        expect(await stars.evaluate((field: HTMLSelectElement) => field.validationMessage)).toBe(text.unchosen);
        // As a browser sends it that does not ask for what a form requires.
        await stars.evaluate((field: HTMLSelectElement) => void (field.form!.noValidate = true));
        await main.getByRole("button", { name: text.send }).click();
        await expect(stars).toBeFocused(patient);
        await expect(stars).toHaveAccessibleDescription(text.unchosen);
        await expect(main.getByRole("textbox")).toHaveValue("Careful and quick.");
        await stars.selectOption("4");
        // A target that is half covered by the header after scrolling would count as too small.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
        await main.getByRole("button", { name: text.send }).click();
        await expect(page.getByText(text.thanks)).toBeVisible(patient);
        await expect(main.getByRole("button", { name: text.send })).toHaveCount(0);
        await page.goto(url(`/services/freelancer?id=${new URL(person, page.url()).searchParams.get("id")}`));
        await expect(page.getByText("Careful and quick.").first()).toBeVisible();
      },
    );
  }
});
