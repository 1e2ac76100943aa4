import type { BrowserContext, Page } from "@playwright/test";
import { callApi, signUp } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import { operate } from "../fixtures/operate.ts";
import { orderCamera } from "../fixtures/order.ts";
import { alive, expect, languages, sizes, storeUrl, test, type Language } from "../fixtures/shop.ts";

const patient = { timeout: 20_000 };
const main = (page: Page) => page.getByRole("main");

/** How a session is over while a form is filled in. */
const endings: Record<string, (page: Page, context: BrowserContext) => Promise<unknown>> = {
  "the token is gone": (_page, context) => context.clearCookies({ name: "jwt" }),
  "logged out in another tab": async (_page, context) => {
    const other = await context.newPage();
    await other.goto(storeUrl("S001", "/logout"));
    // The page signs out by itself once its script is there.
    await other.waitForURL((url) => url.pathname !== "/logout");
    await other.close();
  },
};

/** Signs in on the page that the shopper was sent to, and is back where the form stands. */
async function signInAgain(page: Page, phone: string, back: RegExp): Promise<void> {
  await page.waitForURL(/\/login\?next=/, patient);
  await main(page).locator("[name=login]").fill(phone);
  await main(page).locator("[name=password]").fill("correct horse 1");
  await main(page).locator("form [type=submit]").click();
  await page.waitForURL(back, patient);
  await alive(page);
}

const claims: Record<Language, { problem: string; send: string }> = {
  en: { problem: "What is wrong?", send: "Send claim" },
  km: { problem: "មានអ្វីខូច?", send: "ផ្ញើសំណើ" },
  zh: { problem: "出了什么问题？", send: "提交申请" },
};
for (const [language, ending] of [["km", "the token is gone"], ["en", "logged out in another tab"]] as const) {
  test(`a claim: ${ending}, what was typed is there after signing in; sent by a double tap it is one, ${language}`, async ({ page, context }) => {
    const { problem, send } = claims[language];
    await page.setViewportSize(sizes.phone);
    await page.goto(storeUrl("S001", "/policy"));
    const phone = await signUp(page);
    const { number, line } = await orderCamera(page);
    await operate(...["confirmed", "packed", "on_the_way", "delivered"].map((state) => `order move ${number} ${state}`));
    await page.goto(storeUrl("S001", `${languages[language]}/warranty/claim?line=${line}`));
    await alive(page);
    await page.getByLabel(problem).fill("The lens is cracked");
    await endings[ending]!(page, context);
    await page.getByRole("button", { name: send }).click();
    await signInAgain(page, phone, /\/warranty\/claim\?line=/);
    await expect(page.getByLabel(problem)).toHaveValue("The lens is cracked");
    await page.getByRole("button", { name: send }).dblclick();
    await page.waitForURL(/\/claims\/C\d\d-/, patient);
    expect((await callApi(page, "GET", "/api/warranty/claims")).data).toHaveLength(1);
  });
}

test("a time and its review: sent by a double tap each is one; signed out between, the hour is still chosen and the words are there", async ({ page, context }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/policy"));
  const phone = await signUp(page);
  const { id: address } = (await callApi(page, "POST", "/api/profile/location/add", { name: "Home", lat: 11.5564, long: 104.9282, description: "Street 51" })).data as { id: number };
  await page.goto(storeUrl("S001", "/services/freelancer?id=2"));
  await alive(page);
  const hold = page.getByRole("button", { name: "Hold this time and order" });
  await main(page).getByRole("group").nth(1).getByRole("radio", { disabled: false }).last().check({ force: true });
  const time = await main(page).getByRole("group").nth(1).getByRole("radio", { checked: true }).inputValue();
  await endings["the token is gone"]!(page, context);
  await hold.click();
  await signInAgain(page, phone, /\/services\/freelancer\?/);
  await expect(main(page).getByRole("group").nth(1).getByRole("radio", { checked: true })).toHaveValue(time, patient);
  await hold.dblclick();
  await page.waitForURL(/\/checkout$/, patient);
  const bookings = async () => (await callApi(page, "GET", "/api/bookings")).data as { id: number; order_number: string }[];
  expect(((await callApi(page, "GET", "/api/cart")).data as unknown[]).length).toBe(1);
  await callApi(page, "POST", "/checkout", { payment_type: "cod", address });
  const [booking, ...others] = await bookings();
  expect(others).toEqual([]);

  await change("update bookings set state = 'done' where id = $1", [booking!.id]);
  await page.goto(storeUrl("S001", `/zh/account/myaccount/myorders/checkout-detail/${booking!.order_number}`));
  await alive(page);
  const send = page.getByRole("button", { name: "提交评价" });
  const words = main(page).getByRole("textbox");
  await main(page).getByLabel("服务如何？").selectOption("3");
  await words.fill("很仔细");
  // What an account shows is nobody's any more by then: the page leads to sign-in by itself.
  await endings["logged out in another tab"]!(page, context);
  await signInAgain(page, phone, /\/zh\/account\/myaccount\/myorders\/checkout-detail\//);
  await expect(words).toHaveValue("很仔细");
  await expect(main(page).getByLabel("服务如何？")).toHaveValue("3");
  await send.dblclick();
  await expect(page.getByText("感谢您的评价。")).toBeVisible(patient);
  await expect(main(page).getByRole("alert")).toHaveCount(0);
});
