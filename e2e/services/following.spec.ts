import { mkdir, writeFile } from "node:fs/promises";
import { callApi, signUp } from "../fixtures/customer.ts";
import { operate } from "../fixtures/operate.ts";
import { orderCamera } from "../fixtures/order.ts";
import { expect, expectAccessible, isFull, sizes, storeUrl, test } from "../fixtures/shop.ts";

for (const size of isFull ? (["phone", "desktop"] as const) : (["phone"] as const)) {
  test(`an order is followed without reloading: courier, place on a map, and what was known last without a network, ${size}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(sizes[size]);
    await page.goto(storeUrl("S001", "/policy"));
    const phone = await signUp(page);
    const { number } = await orderCamera(page);
    await page.goto(storeUrl("S001", `/tracking-delivery?order=${number}&phone=${phone.slice(-4)}`));
    await expect(page.getByText(/^Expected on/)).toBeVisible();
    await expect(page.getByText("Updates by itself")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await operate(
      ...["confirmed", "packed", "on_the_way"].map((state) => `order move ${number} ${state}`),
      `order courier ${number} Vanna --phone "012 345 678"`,
      `order place ${number} 11.5621 104.9161`,
    );
    await expect(page.getByRole("status").filter({ hasText: "On the way" })).toBeVisible();
    await expect(page.getByText("Vanna")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call Vanna" })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByLabel("Map of where the driver is")).toBeVisible();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await expectAccessible(page);
    await context.setOffline(true);
    await expect(page.getByText(/^No connection\. This is what we knew/)).toBeVisible();
    await expect(page.getByText("Vanna")).toBeVisible();
  });
}

test("the help center: an article is found by its words, links to related ones, and accepts feedback", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/kh/help-center"));
  const { data: topics } = (await callApi(page, "GET", "/api/help?lang=km")) as {
    data: { name: string; articles: object[] }[];
  };
  expect(new Set(topics.map(({ articles }) => articles.length > 4)), "topics of both kinds").toEqual(
    new Set([true, false]),
  );
  // A line that fits in the Khmer web font only would cause a layout shift when that arrives.
  const title = page.getByRole("heading", { level: 1 });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const heights = await title.evaluate(async (heading) => {
      await document.fonts.ready;
      const own = heading.clientHeight;
      heading.style.fontFamily = "Noto Sans Khmer";
      const another = heading.clientHeight;
      heading.style.fontFamily = "";
      return [own, another];
    });
    expect(heights[1], `at ${width}`).toBe(heights[0]);
  }
  await page.setViewportSize(sizes.desktop);
  for (const { name, articles } of topics) {
    await expect(
      page.getByRole("main").getByRole("link", { name: `មើលទាំងអស់៖ ${name}`, exact: true }),
      "leads to more than is there",
    ).toHaveCount(articles.length > 4 ? 1 : 0);
  }
  await page.getByRole("main").getByRole("searchbox").fill("ធានា");
  await page.getByRole("main").getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/kh\/help-center\?q=/);
  const results = page.getByRole("main").locator("a[href*='/help-center/detail/']");
  await expect(results.first()).toBeVisible();
  await results.first().click();
  await expect(page).toHaveURL(/\/kh\/help-center\/detail\/\d+$/);
  await expect(page.getByRole("main").locator("a[href*='/kh/help-center/detail/']").first()).toBeVisible();
  await page.locator("button[name=helpful][value=yes]").click();
  await expect(page.locator("button[name=helpful]")).toHaveCount(0);
  await expectAccessible(page);
});

// `npm test` covers this in parts: tools/operate/commands/content.test.ts, and the page cache's tests in apps/server.
if (isFull)
  test("what staff write is a draft until they publish it, and on kept pages within a second after", async ({
    page,
  }, info) => {
    const directory = info.outputPath("news");
    await mkdir(directory, { recursive: true });
    const title = `Sale ${Date.now()}`;
    for (const file of ["en", "km", "zh"])
      await writeFile(`${directory}/${file}.md`, `# ${title} ${file}\n\nThree days.\n\n**All cameras.**\n`);
    await page.goto(storeUrl("S001", "/zh/news"));
    const id = /news (\d+)/.exec(await operate(`news save "${directory}"`))![1]!;
    await page.reload();
    await expect(page.getByText(`${title} zh`)).toHaveCount(0);
    await operate(`news publish ${id}`);
    const link = page
      .getByRole("main")
      .getByRole("link", { name: `${title} zh` })
      .first();
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [100], timeout: 5000 });
    await link.click();
    await expect(page.getByText("All cameras.")).toBeVisible({ timeout: 15_000 });
    await operate(`news unpublish ${id}`);
  });

test.describe("an order that is not found", () => {
  test.use({ refusals: [404] });

  test("keeps what was typed for correction, including the phone's digits", async ({ page }) => {
    await page.goto(storeUrl("S001", "/zh/tracking-delivery?order=S001-26-2345-672A&phone=1234"));
    await expect(page.getByRole("main").getByText("没有该订单")).toBeVisible();
    await expect(page.getByLabel("订单号")).toHaveValue("S001-26-2345-672A");
    await expect(page.getByLabel("手机号后四位")).toHaveValue("1234");
  });
});
