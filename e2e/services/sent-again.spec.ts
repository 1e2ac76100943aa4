import type { BrowserContext, Page } from "@playwright/test";
import { samplePicture } from "@shop/api/testing/samples/picture";
import { addAddress, callApi, signUp } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import { operate } from "../fixtures/operate.ts";
import { orderCamera } from "../fixtures/order.ts";
import { alive, expect, isFull, languages, sizes, storeUrl, test, type Language } from "../fixtures/shop.ts";

const patient = { timeout: 20_000 };
const main = (page: Page) => page.getByRole("main");

/** How a session can end while a form is being filled in. */
const endings: Record<string, (page: Page, context: BrowserContext) => Promise<unknown>> = {
  "the token is gone": (_page, context) => context.clearCookies({ name: "jwt" }),
  "logged out in another tab": async (_page, context) => {
    const other = await context.newPage();
    await other.goto(storeUrl("S001", "/logout"));
    // The page signs out once its script is loaded.
    await other.waitForURL((url) => url.pathname !== "/logout");
    await other.close();
  },
};

/** Signs in after the redirect, and waits for the page with the form. */
async function signInAgain(page: Page, phone: string, back: RegExp): Promise<void> {
  await page.waitForURL(/\/login\?next=/, patient);
  await main(page).locator("[name=login]").fill(phone);
  await main(page).locator("[name=password]").fill("correct horse 1");
  await main(page).locator("form [type=submit]").click();
  await page.waitForURL(back, patient);
  await alive(page);
}

const claims: Record<Language, { problem: string; pictures: string; ready: string; send: string }> = {
  en: { problem: "What is wrong?", pictures: "Pictures (up to 5)", ready: "Picture 2 is ready", send: "Send claim" },
  km: { problem: "អ្វីដែលខូច", pictures: "រូបភាព (យ៉ាងច្រើន 5)", ready: "រូបភាពទី 2 រួចរាល់", send: "ផ្ញើសំណើ" },
  zh: { problem: "问题描述", pictures: "图片（最多 5 张）", ready: "第 2 张图片已上传", send: "提交申请" },
};
for (const [language, ending] of (
  [
    ["km", "the token is gone"],
    ["en", "logged out in another tab"],
  ] as const
).slice(0, isFull ? 2 : 1)) {
  test(`a claim: ${ending}, what was typed and the pictures are there after signing in; sent by a double tap it is one, ${language}`, async ({
    page,
    context,
  }) => {
    const { problem, pictures, ready, send } = claims[language];
    await page.setViewportSize(sizes.phone);
    await page.goto(storeUrl("S001", "/policy"));
    const phone = await signUp(page);
    const { number, line } = await orderCamera(page);
    await operate(
      ...["confirmed", "packed", "on_the_way", "delivered"].map((state) => `order move ${number} ${state}`),
    );
    await page.goto(storeUrl("S001", `${languages[language]}/warranty/claim?line=${line}`));
    await alive(page);
    await page.getByLabel(problem).fill("The lens is cracked");
    const buffer = await samplePicture("#803020", "jpeg");
    await page
      .getByLabel(pictures)
      .setInputFiles(["one.jpg", "two.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer })));
    await expect(page.getByText(ready)).toBeVisible(patient);
    await endings[ending]!(page, context);
    await page.getByRole("button", { name: send }).click();
    await signInAgain(page, phone, /\/warranty\/claim\?line=/);
    await expect(page.getByLabel(problem)).toHaveValue("The lens is cracked");
    const kept = main(page).locator("form img");
    await expect(kept).toHaveCount(2);
    await expect
      .poll(() => kept.evaluateAll((all) => (all as HTMLImageElement[]).every((image) => image.naturalWidth > 0)))
      .toBe(true);
    await page.getByRole("button", { name: send }).dblclick();
    await page.waitForURL(/\/claims\/C\d\d-/, patient);
    expect((await callApi(page, "GET", "/api/warranty/claims")).data).toHaveLength(1);
    await expect(main(page).locator("img[src*='/media-private/']")).toHaveCount(2);
  });
}

test(
  "a time and its review: sent by a double tap each is one; signed out between, the hour is still chosen, that of a move too, and the words are there",
  { tag: "@full" },
  async ({ page, context }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto(storeUrl("S001", "/policy"));
    const phone = await signUp(page);
    const address = await addAddress(page);
    await page.goto(storeUrl("S001", "/services/freelancer?id=2"));
    await alive(page);
    const hold = page.getByRole("button", { name: "Hold this time and order" });
    const hours = main(page).getByRole("group").getByRole("group").getByRole("radio");
    const chosenHour = main(page).locator("[name=starts_at]:checked");
    await hours.last().check({ force: true });
    const time = await chosenHour.inputValue();
    await endings["the token is gone"]!(page, context);
    await hold.click();
    await signInAgain(page, phone, /\/services\/freelancer\?/);
    await expect(chosenHour).toHaveValue(time, patient);
    await hold.dblclick();
    await page.waitForURL(/\/checkout$/, patient);
    const bookings = async () =>
      (await callApi(page, "GET", "/api/bookings")).data as { id: number; order_number: string }[];
    expect(((await callApi(page, "GET", "/api/cart")).data as unknown[]).length).toBe(1);
    await callApi(page, "POST", "/checkout", { payment_type: "cod", address });
    const [booking, ...others] = await bookings();
    expect(others).toEqual([]);

    // Far enough ahead that it can be moved.
    await change(
      "update bookings set during = tstzrange(date_trunc('hour', now()) + interval '20 days', date_trunc('hour', now()) + interval '20 days 1 minute') where id = $1",
      [booking!.id],
    );
    await page.goto(storeUrl("S001", `/account/myaccount/myorders/checkout-detail/${booking!.order_number}`));
    await alive(page);
    await main(page).getByRole("link", { name: "Move to another time" }).click();
    await main(page).locator("[name=day]:enabled").last().check({ force: true });
    await hours.last().check({ force: true });
    const chosen = await chosenHour.inputValue();
    const move = main(page).getByRole("button", { name: "Move to another time" });
    await endings["the token is gone"]!(page, context);
    await move.click();
    await signInAgain(page, phone, /checkout-detail\//);
    await expect(chosenHour).toHaveValue(chosen, patient);
    await expect(main(page).getByRole("radio", { checked: true })).toHaveCount(2);
    await move.dblclick();
    await expect(page.getByText("The time is moved.")).toBeVisible(patient);
    expect(
      Date.parse(((await callApi(page, "GET", "/api/bookings")).data as { starts_at: string }[])[0]!.starts_at),
    ).toBe(Date.parse(chosen));

    await change("update bookings set state = 'done' where id = $1", [booking!.id]);
    await page.goto(storeUrl("S001", `/zh/account/myaccount/myorders/checkout-detail/${booking!.order_number}`));
    await alive(page);
    const send = page.getByRole("button", { name: "提交评价" });
    const words = main(page).getByRole("textbox");
    await main(page).getByLabel("服务如何？").selectOption("3");
    await words.fill("很仔细");
    // The account page redirects to sign-in by itself by then.
    await endings["logged out in another tab"]!(page, context);
    await signInAgain(page, phone, /\/zh\/account\/myaccount\/myorders\/checkout-detail\//);
    await expect(words).toHaveValue("很仔细");
    await expect(main(page).getByLabel("服务如何？")).toHaveValue("3");
    await send.dblclick();
    await expect(page.getByText("感谢您的评价。")).toBeVisible(patient);
    await expect(main(page).getByRole("alert")).toHaveCount(0);
  },
);
