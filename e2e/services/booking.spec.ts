import { callApi, signUp } from "../fixtures/customer.ts";
import { expect, expectAccessible, languages, sizes, storeUrl, test, type Language } from "../fixtures/shop.ts";

/** Each test books somebody else, as tests run at once. */
const words = {
  en: { person: 3, all: "See all freelancers", hold: "Hold this time and order", cash: /Cash on Delivery/, place: "Place order", comes: "Keo Vannak comes", move: "Move to another time" },
  km: { person: 1, all: "មើលជាងទាំងអស់", hold: "រក្សាម៉ោងនេះ និងបញ្ជាទិញ", cash: /^បង់ប្រាក់ពេលទទួល/, place: "បញ្ជាទិញ", comes: "សុខ ដារ៉ា មក", move: "ប្តូរទៅម៉ោងផ្សេង" },
} satisfies Partial<Record<Language, Record<string, string | number | RegExp>>>;

for (const [language, size] of [["km", "phone"], ["en", "desktop"]] as const) {
  test(`from the services to a booked time that is ordered, ${language}, ${size}`, async ({ page }) => {
    const text = words[language];
    await page.setViewportSize(sizes[size]);
    await page.goto(storeUrl("S001", `${languages[language]}/services`));
    await signUp(page);
    await callApi(page, "POST", "/api/profile/location/add", { name: "Home", lat: 11.5564, long: 104.9282, description: "Street 51" });
    await page.goto(storeUrl("S001", `${languages[language]}/services`));
    await page.getByRole("link", { name: text.all }).click();
    await page.locator(`main a[href$="/services/freelancer?id=${text.person}"]`).click();
    const aside = page.getByRole("complementary").filter({ has: page.getByRole("button", { name: text.hold }) });
    const hours = aside.getByRole("group").nth(1).getByRole("radio");
    await hours.last().check({ force: true });
    await expectAccessible(page);
    await aside.getByRole("button", { name: text.hold }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByText(text.comes)).toBeVisible();
    await page.getByRole("radio", { name: text.cash }).check();
    await page.getByRole("button", { name: text.place }).click();
    await expect(page).toHaveURL(/myorders/);
    const { data } = (await callApi(page, "GET", "/api/bookings")) as { data: { state: string; order_number: string }[] };
    expect(data).toMatchObject([{ state: "booked" }]);
    await page.goto(storeUrl("S001", `${languages[language]}/account/myaccount/myorders/checkout-detail/${data[0]!.order_number}`));
    await expect(page.getByText(text.comes)).toBeVisible();
    await expectAccessible(page);
  });
}
