import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  languages,
  sizes,
  sizesOf,
  storeUrl,
  test,
  type Language,
} from "../fixtures/shop.ts";
import { holdBack } from "../fixtures/hold-back.ts";

const ask = async (page: Page, text: string) => {
  // Before hydration Enter starts a new line, and the form is a plain one.
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox").last().fill(text);
  await page.keyboard.press("Enter");
};

/**
 * Checks accessibility with the page scrolled to its end, where the field must not cover anything.
 * The header stays at the top of the page meanwhile: it may cover half of a link, which can be scrolled.
 */
const expectAccessibleToTheEnd = async (page: Page) => {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>("header .sticky")) bar.style.position = "static";
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  });
  await expectAccessible(page);
};

/** All messages on the page. */
const log = (page: Page) => page.getByRole("log");

test("the floating button and the menu lead to the assistant", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/kh"));
  await page.locator("details > summary").last().click();
  await page.locator('a[href="/kh/chat"]').last().click();
  await expect(page).toHaveURL(/\/kh\/chat$/, { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ជំនួយការ AI");
});

test("a store without phones suggests no questions about phones", async ({ page }) => {
  const suggested = page.getByRole("main").locator('button[name="text"]');
  for (const [store, count] of [
    ["S001", 6],
    ["S012", 4],
  ] as const) {
    await page.goto(storeUrl(store, "/chat"));
    await expect(suggested).toHaveCount(count);
    await expect(suggested.filter({ hasText: /phone/i })).toHaveCount(count - 4);
  }
});

const questions: Record<Language, { ask: string; answer: RegExp; next: string; after: RegExp }> = {
  en: {
    ask: "Do you have the EZVIZ C6N?",
    answer: /EZVIZ C6N.* costs \$\d/,
    next: "What does delivery to Kampot cost?",
    after: /Delivery to Kampot costs \$2\.00/,
  },
  km: {
    ask: "តើមាន EZVIZ C6N ទេ?",
    answer: /EZVIZ C6N.* តម្លៃ \$\d/,
    next: "ថ្លៃដឹកទៅកំពតប៉ុន្មាន?",
    after: /ការដឹកជញ្ជូនទៅ កំពត ថ្លៃ \$2\.00/,
  },
  zh: {
    ask: "有 EZVIZ C6N 吗？",
    answer: /EZVIZ C6N.*的价格是 \$\d/,
    next: "送到贡布运费多少？",
    after: /配送到贡布的运费是 \$2\.00/,
  },
};

for (const language of Object.keys(languages) as Language[]) {
  for (const [size, viewport] of sizesOf(language)) {
    test(`an answer with a product for the cart, kept over a new visit, and cleared: ${size}, ${language}`, async ({
      page,
    }) => {
      const { ask: first, answer, next, after } = questions[language];
      await page.setViewportSize(viewport);
      await page.goto(storeUrl("S001", `${languages[language]}/chat`));
      await ask(page, first);
      await expect(log(page)).toContainText(answer);
      await expect(log(page)).toHaveAttribute("aria-busy", "false");
      await log(page).getByRole("button", { name: "EZVIZ C6N" }).first().click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("cart"))).toContain("EZVIZ C6N");
      await ask(page, next);
      await expect(log(page)).toContainText(after);
      await expect(log(page).getByRole("table")).toBeVisible();
      await expectAccessibleToTheEnd(page);

      await page.reload();
      await expect(log(page)).toContainText(after);
      await expect(log(page).getByText(next, { exact: true })).toBeInViewport({ ratio: 1 });
      const clear = page.getByRole("heading", { level: 1 }).locator("xpath=../following-sibling::*").first();
      await clear.click();
      await page.getByRole("group").getByRole("button").first().click();
      await expect(log(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(log(page)).toHaveCount(0);
    });
  }
}

test("the page is accessible before the first question too", async ({ page }) => {
  await page.goto(storeUrl("S001", "/kh/chat"));
  await expectAccessibleToTheEnd(page);
});

test("an answer can be stopped, and the question asked again", async ({ page }) => {
  const release = await holdBack(page, "**/rest/api/chat", { times: 1 });
  await page.goto(storeUrl("S001", "/chat"));
  await ask(page, "How can I pay?");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped.")).toBeVisible();
  release();
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(log(page)).toContainText("At Mekong Lotus you can pay in these ways");
});

test("a question being typed is carried along to another language, with the conversation", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/chat"));
  await ask(page, "How can I pay?");
  await expect(log(page)).toHaveAttribute("aria-busy", "false");
  await page.getByRole("textbox").last().fill("Is the EZVIZ C6N");
  await page.locator("header summary").click();
  await page.locator("header").getByRole("link", { name: "ខ្មែរ" }).click();
  await page.waitForURL(/\/kh\/chat$/);
  await expect(page.getByRole("textbox").last()).toHaveValue("Is the EZVIZ C6N");
  await expect(log(page)).toContainText("How can I pay?");
});

test("a question is sent once, however often the button is tapped", async ({ page }) => {
  await page.goto(storeUrl("S001", "/chat"));
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "How can I pay?" }).dblclick();
  await expect(log(page)).toContainText("Cash on Delivery");
  await page.getByRole("textbox").last().fill("What does delivery to Kampot cost?");
  await page.getByRole("button", { name: "Send", exact: true }).dblclick();
  await expect(log(page)).toContainText("Delivery to Kampot costs");
  await page.reload();
  await expect(log(page)).toContainText("Delivery to Kampot costs");
  for (const said of ["How can I pay?", "What does delivery to Kampot cost?"])
    await expect(log(page).getByText(said, { exact: true })).toHaveCount(1);
});

const busy = {
  status: 503,
  json: { code: -1, message: "The shop is busy. Please try again in a moment", data: null, error: "unavailable" },
};

test.describe("a shop that cannot be reached", () => {
  test.use({ refusals: [503] });

  test("says so, and the question can be asked again", async ({ page }) => {
    await page.route("**/rest/api/chat", (route) => route.fulfill(busy), { times: 1 });
    await page.goto(storeUrl("S001", "/chat"));
    await ask(page, "How can I pay?");
    await expect(page.getByRole("alert")).toHaveText("The answer broke off. Please ask again.");
    await page.getByRole("button", { name: "Ask again" }).click();
    await expect(log(page)).toContainText("Cash on Delivery");
  });
});

test.describe("a conversation that cannot be deleted at the moment", () => {
  test.use({ refusals: [503] });

  test("stays visible with a message, and is deleted by the next try", async ({ page }) => {
    await page.goto(storeUrl("S001", "/chat"));
    await ask(page, "How can I pay?");
    await expect(log(page)).toHaveAttribute("aria-busy", "false");
    const answer = Promise.withResolvers<void>();
    await page.route(
      "**/rest/api/chat/clear",
      async (route) => {
        await answer.promise;
        await route.fulfill(busy);
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Clear" }).click();
    const remove = page.getByRole("button", { name: "Delete" });
    await remove.click();
    await expect(remove).toBeDisabled();
    answer.resolve();
    await expect(page.getByRole("status").filter({ hasText: "The shop is busy" })).toBeVisible();
    await expect(log(page)).toContainText("Cash on Delivery");
    await remove.click();
    await expect(page.getByRole("status").filter({ hasText: "The conversation is deleted." })).toBeVisible();
    await expect(log(page)).toHaveCount(0);
  });
});

test("a question is shown as plain text, and the page needs no inline scripts or styles", async ({ page }) => {
  const response = await page.goto(storeUrl("S001", "/chat"));
  expect(response!.headers()["content-security-policy"]).not.toContain("unsafe");
  expect(response!.headers()["set-cookie"]).toBeUndefined();
  await ask(page, '<img src=x onerror="document.title=1"> **bold** https://evil.example');
  await expect(log(page)).toContainText("<img src=x");
  await expect(log(page).locator('img[src="x"], strong, a[href*="evil"]')).toHaveCount(0);
});

test("a guest is asked to sign in before orders are shown", async ({ page }) => {
  await page.goto(storeUrl("S001", "/chat"));
  await page.getByRole("button", { name: "Where is my order?" }).click();
  await expect(log(page).getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await expect(log(page).getByRole("link", { name: "Track a delivery" })).toHaveAttribute("href", "/tracking-delivery");
});

for (const store of ["S002", "S007", "S016"]) {
  test(`there is an assistant at ${store} too, which knows its own people`, async ({ page }) => {
    await page.goto(storeUrl(store, "/zh/chat"));
    await ask(page, "转人工");
    await expect(log(page).getByRole("link", { name: /Telegram/ })).toHaveAttribute("href", /^https:\/\/t\.me\//);
    await expect(log(page).locator('a[href^="tel:"]').first()).toBeVisible();
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is answered with a page", async ({ page }) => {
    await page.goto(storeUrl("S001", "/kh/chat"));
    await page.locator("textarea").fill("ទូរស័ព្ទក្រោម $200");
    await page.getByRole("button", { name: "ផ្ញើ" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("log")).toContainText("ខ្ញុំរកឃើញផលិតផល");
    await expect(main.getByRole("log").locator('a[href^="/kh/product/"]').first()).toBeVisible();
  });

  test("so is a suggested question", async ({ page }) => {
    await page.goto(storeUrl("S001", "/chat"));
    await page.getByRole("button", { name: "Can I return what I bought?" }).click();
    await expect(page.getByRole("main").getByRole("log")).toContainText("Seven days");
  });
});
