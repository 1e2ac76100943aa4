import { addAddress, callApi, signUp } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import { expect, sizes, storeUrl, test } from "../fixtures/shop.ts";

interface Booked {
  id: number;
  order_number: string;
  starts_at: string;
}

// A form without a time is answered with 400, one with a taken time with 409.
test.use({ javaScriptEnabled: false, refusals: [400, 409] });

test(
  "a time can be booked and moved without a script; a missing or taken one is reported in Khmer, with the free times",
  { tag: "@full" },
  async ({ page, browser }) => {
    await page.setViewportSize(sizes.phone);
    const main = page.getByRole("main");
    const hours = main.getByRole("group").getByRole("group").getByRole("radio");
    const freeDays = main.locator("[name=day]:enabled");
    const hold = main.getByRole("button", { name: "រក្សាម៉ោងនេះ និងបញ្ជាទិញ" });

    // Somebody with script wants the same time, and signs in for both.
    const other = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    await other.goto(storeUrl("S001", "/policy"));
    await signUp(other);
    const signedIn = await browser.newContext({ javaScriptEnabled: true });
    const own = await signedIn.newPage();
    await own.goto(storeUrl("S001", "/policy"));
    await signUp(own);
    const address = await addAddress(own);

    await page.goto(storeUrl("S001", "/kh/services/freelancer?id=4"));
    await main.getByRole("combobox").first().selectOption({ index: 1 });
    await main.getByRole("button", { name: "មើលម៉ោងទំនេរ" }).click();
    const service = Number(new URL(page.url()).searchParams.get("service"));
    await expect(main.getByRole("combobox").first()).toHaveValue(String(service));

    // The last day and time, since other tests take the first ones.
    await freeDays.last().check({ force: true });
    await hold.click();
    await expect(main.getByRole("alert"), "no hour was chosen").toHaveText("សូមជ្រើសម៉ោងចាប់ផ្តើម");
    await expect(freeDays.last(), "the day stays").toBeChecked();
    await hours.last().check({ force: true });
    const taken = await main.locator("[name=starts_at]:checked").inputValue();
    await hold.click();
    await expect(page, "a guest signs in first").toHaveURL(/\/kh\/login\?next=/);
    await page.context().addCookies(await signedIn.cookies());
    await page.goto(new URL(new URL(page.url()).searchParams.get("next")!, page.url()).href);
    await expect(main.locator("[name=starts_at]:checked"), "and finds the hour chosen").toHaveValue(taken);

    expect(
      await callApi(other, "POST", "/api/bookings", { freelancer_id: 4, product_id: service, starts_at: taken }),
    ).toMatchObject({ code: 0 });
    await hold.click();
    await expect(main.getByRole("alert")).toHaveText("មានអ្នកផ្សេងទើបកក់ម៉ោងនេះហើយ។ សូមជ្រើសម៉ោងផ្សេង");
    await expect(main.locator(`[name=starts_at][value="${taken}"]`), "what is taken is offered no more").toHaveCount(0);
    await expect(freeDays.last()).toBeChecked();
    await hours.first().check({ force: true });
    const first = await main.locator("[name=starts_at]:checked").inputValue();
    await hold.click();
    await expect(page).toHaveURL(/\/kh\/checkout$/);
    expect(await callApi(own, "POST", "/checkout", { payment_type: "cod", address })).toMatchObject({ code: 0 });
    const booked = async () => ((await callApi(own, "GET", "/api/bookings")) as { data: Booked[] }).data[0]!;
    const { id, order_number: number, starts_at } = await booked();
    expect(starts_at).toBe(first);

    await change(
      "update bookings set during = tstzrange(lower(during) + interval '20 days', upper(during) + interval '20 days') where id = $1",
      [id],
    );
    await page.goto(storeUrl("S001", `/kh/account/myaccount/myorders/checkout-detail/${number}`));
    await main.getByRole("link", { name: "ប្តូរទៅម៉ោងផ្សេង" }).click();
    await freeDays.first().check({ force: true });
    await hours.last().check({ force: true });
    const moved = await main.locator("[name=starts_at]:checked").inputValue();
    await main.getByRole("button", { name: "ប្តូរទៅម៉ោងផ្សេង" }).click();
    await expect(main.getByText("បានប្តូរម៉ោងរួចហើយ។")).toBeInViewport();
    expect((await booked()).starts_at).toBe(moved);
  },
);
