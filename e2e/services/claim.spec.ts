import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { callApi, signUp } from "../fixtures/customer.ts";
import { operate } from "../fixtures/operate.ts";
import { orderCamera } from "../fixtures/order.ts";
import { textsTo } from "../fixtures/phones.ts";
import {
  alive,
  expect,
  expectAccessible,
  isFull,
  languages,
  send,
  sizes,
  storeUrl,
  test,
  type Language,
} from "../fixtures/shop.ts";

const words = {
  en: {
    warranty: /^Warranty:/,
    problem: "What is wrong?",
    pictures: "Pictures (up to 5)",
    choose: "Choose pictures",
    ready: "Picture 2 is ready",
    send: "Send claim",
    received: "Received",
    approved: "Approved",
    answer: "Your answer",
    firstReady: "Picture 1 is ready",
    sendAnswer: "Send answer",
    answered: "Thank you. We look at your answer.",
    withdraw: "Withdraw the claim",
    withdrawn: "Withdrawn",
    notDelivered: "The warranty begins with the delivery. Once it has arrived you can make a claim here.",
  },
  km: {
    warranty: /^ការធានា៖/,
    problem: "អ្វីដែលខូច",
    pictures: "រូបភាព (យ៉ាងច្រើន 5)",
    choose: "ជ្រើសរើសរូបភាព",
    ready: "រូបភាពទី 2 រួចរាល់",
    send: "ផ្ញើសំណើ",
    received: "បានទទួល",
    approved: "បានយល់ព្រម",
    answer: "ចម្លើយរបស់អ្នក",
    firstReady: "រូបភាពទី 1 រួចរាល់",
    sendAnswer: "ផ្ញើចម្លើយ",
    answered: "សូមអរគុណ។ យើងនឹងពិនិត្យចម្លើយរបស់អ្នក។",
    withdraw: "ដកសំណើវិញ",
    withdrawn: "បានដកវិញ",
    notDelivered: "ការធានាចាប់ផ្តើមពេលដឹកដល់។ ពេលទំនិញមកដល់ អ្នកអាចស្នើសុំនៅទីនេះ។",
  },
  zh: {
    warranty: /^保修：/,
    problem: "问题描述",
    pictures: "图片（最多 5 张）",
    choose: "选择图片",
    ready: "第 2 张图片已上传",
    send: "提交申请",
    received: "已收到",
    approved: "已通过",
    answer: "您的回复",
    firstReady: "第 1 张图片已上传",
    sendAnswer: "提交回复",
    answered: "谢谢，我们会查看您的回复。",
    withdraw: "撤回申请",
    withdrawn: "已撤回",
    notDelivered: "保修自签收之日起计算，收到商品后可在此申请。",
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

const picture = (color: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

const deliver = (number: string) =>
  operate(...["confirmed", "packed", "on_the_way", "delivered"].map((state) => `order move ${number} ${state}`));

const cases: [Language, keyof typeof sizes][] = isFull
  ? [
      ["km", "phone"],
      ["en", "desktop"],
      ["zh", "phone"],
    ]
  : [["km", "phone"]];

for (const [language, size] of cases) {
  test(
    `a claim with pictures, from the order to the answer, ${language}, ${size}`,
    { tag: "@full" },
    async ({ page }) => {
      const text = words[language];
      const prefix = languages[language];
      await page.setViewportSize(sizes[size]);
      await page.goto(storeUrl("S001", `${prefix}/policy`));
      const phone = await signUp(page);
      await callApi(page, "PUT", "/api/profile", { lang: "km" });
      const { number, line } = await orderCamera(page);
      await page.goto(storeUrl("S001", `${prefix}/warranty/claim?line=${line}`));
      await expect(page.getByText(text.notDelivered)).toBeVisible();
      await deliver(number);

      await page.goto(storeUrl("S001", `${prefix}/account/myaccount/myorders/checkout-detail/${number}`));
      await page.getByRole("link", { name: text.warranty }).click();
      await page.getByLabel(text.problem).fill("កាមេរ៉ាមិនបើកសោះ");
      // The button's text is in the page's language; it works with touch and keyboard.
      const opened = page.waitForEvent("filechooser");
      await page.getByText(text.choose, { exact: true }).click();
      await (await opened).setFiles({ name: "one.jpg", mimeType: "image/jpeg", buffer: await picture("#803020") });
      await expect(page.getByText("one.jpg")).toBeVisible();
      await expect(page.getByText(text.firstReady)).toBeVisible({ timeout: 15_000 });
      await page.getByLabel(text.problem).press("Tab");
      // While one file chooser is closing, the browser opens no other.
      await expect(async () => {
        const openedByKey = page.waitForEvent("filechooser", { timeout: 3000 });
        await page.keyboard.press("Space");
        await (
          await openedByKey
        ).setFiles({ name: "two.jpg", mimeType: "image/jpeg", buffer: await picture("#203080") });
      }).toPass({ timeout: 30_000 });
      await expect(page.getByText(text.ready)).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page);
      await page.getByRole("button", { name: text.send }).click();
      await expect(page).toHaveURL(/\/account\/myaccount\/claims\/C\d\d-/, { timeout: 15_000 });
      const claim = page.url().split("/").at(-1)!;
      await expect(page.getByText(text.received).first()).toBeVisible();
      const pictures = page.getByRole("main").locator("img[src*='/media-private/']");
      await expect(pictures).toHaveCount(2);
      await expect
        .poll(() =>
          pictures.evaluateAll((all) =>
            (all as HTMLImageElement[]).every((image) => image.complete && image.naturalWidth > 0),
          ),
        )
        .toBe(true);
      if (isFull) await expectAccessible(page);

      // Nobody else can see its picture.
      expect((await send("S001", (await pictures.first().getAttribute("src"))!)).status).toBe(404);

      if (isFull) await answer(page, text, claim);

      await operate(`claim move ${claim} approved --note "សូមយកមកហាងថ្ងៃច័ន្ទ"`);
      await expect.poll(() => textsTo(phone).at(-1)).toContain(`បានយល់ព្រមសំណើ ${claim}។ សូមយកមកហាងថ្ងៃច័ន្ទ`);
      await page.reload();
      await expect(page.getByText("សូមយកមកហាងថ្ងៃច័ន្ទ")).toBeVisible();

      // As a guest: by number and end of the phone number.
      await page.goto(storeUrl("S001", `${prefix}/warranty`));
      await page.locator("[name=claim]").fill(claim.toLowerCase());
      const form = page.locator("form").filter({ has: page.locator("[name=claim]") });
      await form.locator("[name=phone]").fill(phone.slice(-4));
      await form.locator("[type=submit]").click();
      await expect(page.getByRole("status").getByText(text.approved).first()).toBeVisible();
      await expect(page.getByText("កាមេរ៉ាមិនបើកសោះ")).toHaveCount(0);
      await expectAccessible(page);

      if (isFull) await withdraw(page, text, storeUrl("S001", `${prefix}/account/myaccount/claims/${claim}`));
    },
  );
}

/** The store asks for more with a picture; the shopper answers with another. */
async function answer(page: Page, text: (typeof words)[Language], claim: string): Promise<void> {
  const file = join(process.env.E2E_DATA_DIR!, `${claim}.jpg`);
  await writeFile(file, await picture("#208030"));
  await operate(`claim move ${claim} asked --note "សូមថតរូបដុត"`, `claim picture ${claim} ${file} --note "ដុតនេះ"`);
  await page.reload();
  await expect(page.getByText("សូមថតរូបដុត")).toBeVisible();
  await page.getByLabel(text.answer, { exact: true }).fill("ដុតវៀច");
  await page
    .getByLabel(text.pictures)
    .setInputFiles({ name: "plug.jpg", mimeType: "image/jpeg", buffer: await picture("#404040") });
  await expect(page.getByText(text.firstReady)).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await page.getByRole("button", { name: text.sendAnswer }).click();
  await expect(page.getByText(text.answered)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("ដុតវៀច")).toBeVisible();
  await expect(page.getByRole("main").locator("img[src*='/media-private/']")).toHaveCount(4);
}

async function withdraw(page: Page, text: (typeof words)[Language], url: string): Promise<void> {
  await page.goto(url);
  await page.locator("summary").filter({ hasText: text.withdraw }).click();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: text.withdraw }).click();
  await expect(page.getByText(text.withdrawn, { exact: true }).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator("summary").filter({ hasText: text.withdraw })).toHaveCount(0);
}

test.describe("pictures whose upload fails", () => {
  test.use({ refusals: [400, 503], breaks: true, serviceWorkers: "block" });

  test("block the claim until they are uploaded again; one that the shop refuses cannot be retried and blocks nothing", async ({
    page,
  }) => {
    const text = words.zh;
    await page.setViewportSize(sizes.phone);
    await page.goto(storeUrl("S001", "/zh/policy"));
    await signUp(page);
    const { number, line } = await orderCamera(page);
    await deliver(number);
    await page.goto(storeUrl("S001", `/zh/warranty/claim?line=${line}`));
    await alive(page);
    const [problem, sendClaim, again] = [
      page.getByLabel(text.problem),
      page.getByRole("button", { name: text.send }),
      page.getByRole("button", { name: "重试" }),
    ];
    await sendClaim.click();
    expect(await problem.evaluate((field: HTMLTextAreaElement) => field.validationMessage), "with the hint").toMatch(
      /^请填写问题描述。从何时开始/,
    );
    await problem.fill("镜头裂了");
    await page
      .getByLabel(text.pictures)
      .setInputFiles({ name: "receipt.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
    await expect(page.getByText("请选择图片（JPEG、PNG 或 WebP）")).toBeVisible();
    await expect(page.locator("form li img"), "no sign of a broken picture").toBeHidden();
    await expect(again).toHaveCount(0);
    await expect(sendClaim).toBeEnabled();

    await page.route("**/rest/upload**", (route) =>
      route.fulfill({ status: 503, json: { code: -1, message: "The shop is busy", data: null, error: "unavailable" } }),
    );
    await page
      .getByLabel(text.pictures)
      .setInputFiles({ name: "two.jpg", mimeType: "image/jpeg", buffer: await picture("#803020") });
    await expect(again).toBeVisible();
    await expect(sendClaim).toBeDisabled();
    await page.unroute("**/rest/upload**");
    await page.route("**/rest/upload**", (route) => route.abort());
    await again.click();
    await expect(page.getByText("第 2 张图片上传失败：连接中断，请重试。")).toBeVisible();
    await page.unroute("**/rest/upload**");
    await again.click();
    await expect(page.getByText(text.ready)).toBeVisible();

    const many = await Promise.all(
      ["#111111", "#222222", "#333333", "#444444"].map(async (color) => ({
        name: `${color}.jpg`,
        mimeType: "image/jpeg",
        buffer: await picture(color),
      })),
    );
    await page.getByLabel(text.pictures).setInputFiles(many);
    await expect(page.getByText("仅添加了前 5 张图片。")).toBeVisible();
    await expect(page.getByText("第 5 张图片已上传")).toBeVisible();
    await sendClaim.click();
    await expect(page).toHaveURL(/\/claims\/C\d\d-/, { timeout: 15_000 });
    await expect(page.getByRole("main").locator("img[src*='/media-private/']")).toHaveCount(4);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("without an item to claim for, the page redirects to the warranty look-up", async ({ page }) => {
    await page.goto(storeUrl("S001", "/kh/warranty/claim"));
    await expect(page).toHaveURL(storeUrl("S001", "/kh/warranty"));
  });
  test("making a claim asks a visitor to sign in, and returns", async ({ page }) => {
    await page.goto(storeUrl("S001", "/warranty/claim?line=1"));
    await expect(page).toHaveURL(/\/login\?/);
    expect(new URL(page.url()).search).toContain(encodeURIComponent("/warranty/claim?line=1"));
  });
});
