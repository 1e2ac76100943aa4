import { expect, send, storeUrl, test } from "../fixtures/shop.ts";

const codes = Array.from({ length: 16 }, (_, index) => `S${String(index + 1).padStart(3, "0")}`);

test("sixteen stores, each with its own name, colour, title, icon and products", async () => {
  const seen = await Promise.all(
    codes.map(async (code) => {
      const site = JSON.parse((await send(code, "/rest/api/site")).text) as {
        data: { name: string; color: string; logo: string; favicon: string };
      };
      const html = (await send(code, "/")).text;
      expect(html).toContain(`<title>${site.data.name.replace("&", "&amp;")}`);
      expect(html).toContain(site.data.favicon);
      expect((await send(code, site.data.logo)).status).toBe(200);
      const products = JSON.parse((await send(code, `/rest/api/products?store_code=${code}`)).text) as {
        total: number;
      };
      expect(products.total).toBeGreaterThan(0);
      return { ...site.data, total: products.total };
    }),
  );
  for (const key of ["name", "color"] as const) expect(new Set(seen.map((one) => one[key])).size, key).toBe(16);
  expect(new Set(seen.map((one) => one.total)).size, "assortments differ").toBeGreaterThan(8);
});

test("S016 publishes no store code and shows no Compare; its neighbour does", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(storeUrl("S016"));
  await expect(page.locator('a[href="/compare"]')).toHaveCount(0);
  // The page exists in every store, but offers nothing that this one lacks.
  await page.goto(storeUrl("S016", "/compare"));
  await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  await expect(page.getByText("with the compare button")).toHaveCount(0);
  await expect(page.getByLabel("Add a product")).toHaveCount(0);
  await page.goto(storeUrl("S015"));
  await expect(page.getByRole("banner").locator('a[href="/compare"]').first()).toBeVisible();
});

test("S007 has a footer of its own", async ({ page }) => {
  await page.goto(storeUrl("S006"));
  const common = await page.getByRole("contentinfo").innerHTML();
  await page.goto(storeUrl("S007"));
  const own = await page.getByRole("contentinfo").innerHTML();
  const shape = (html: string) => html.replace(/>[^<]+</g, "><").replace(/="[^"]*"/g, "");
  expect(shape(own)).not.toBe(shape(common));
});

test("only the root URL redirects a first visit to the browser's language", async () => {
  const khmer = { headers: { "accept-language": "km-KH,km;q=0.9,en;q=0.5" } };
  const root = await send("S001", "/?utm=1", khmer);
  expect([root.status, root.headers.location, root.headers["cache-control"]]).toEqual([302, "/kh?utm=1", "no-store"]);
  expect((await send("S001", "/phone", khmer)).status).toBe(200);
  expect((await send("S001", "/", { headers: { "accept-language": "km", cookie: "i18n_redirected=en" } })).status).toBe(
    200,
  );
});

test("the OpenAPI document is served, and its page calls the API", { tag: "@full" }, async ({ page }) => {
  const document = JSON.parse((await send("S001", "/rest/openapi.json")).text) as {
    openapi: string;
    paths: Record<string, unknown>;
  };
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toContain("/model_ecommerce/features/category_id={id}");
  await page.goto(storeUrl("S001", "/rest/docs"));
  // The page has 1.4 MB of script and renders 92 calls, which takes a busy machine long.
  await page.getByText("/api/vendor/info").first().click({ timeout: 60_000 });
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.getByText('"code": 0').first()).toBeVisible({ timeout: 30_000 });
});

test("a phone number of ten digits is on one line of its button, on a phone of 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(storeUrl("S007", "/help-center"));
  const numbers = page.getByRole("main").locator('a[href^="tel:"] span');
  await expect(numbers.filter({ hasText: /^\d{3} \d{3} \d{4}$/ })).toHaveCount(1);
  const lines = await numbers.evaluateAll((all) =>
    all.map((number) => {
      const letters = document.createRange();
      letters.selectNodeContents(number);
      return letters.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});
