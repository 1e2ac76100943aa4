import { expect, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";

const parts = "5002,5048,5331,5082-508201,5201-520101,5112,5302-530201,5276";

test("a shared link shows another visitor the same build with current prices and checks, and prints without buttons", async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: storeUrl("S001", "") });
  await page.goto(storeUrl("S001", `/pcbuilder?parts=${parts}`));
  await page.getByRole("button", { name: "Share" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("/pcbuilder");
  const link = await copied();
  const total = page.locator("dl").getByText(/^\$[\d,]+\.\d\d$/);
  const [own] = await total.allTextContents();

  const other = await (await browser.newContext({ viewport: sizes.phone })).newPage();
  await other.goto(link.replace("/pcbuilder", "/kh/pcbuilder"));
  await expect(other.locator("dl").getByText(own!)).toBeVisible();
  await expect(other.getByRole("listitem").filter({ hasText: "Ryzen 5 9600X" }).first()).toBeVisible();
  await expectAccessible(other);

  await other.emulateMedia({ media: "print" });
  for (const role of ["button", "banner"] as const)
    await expect(other.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(other.getByText("32 GB", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(other.locator("dl").getByText(own!)).toBeVisible();
  await other.context().close();
});

test("where the browser refuses to copy the link, its address is shown, selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(storeUrl("S001", `/pcbuilder?parts=${parts}`));
  await page.getByRole("button", { name: "Share" }).click();
  const address = page.getByLabel("copy its address");
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(storeUrl("S001", `/pcbuilder?parts=${parts}`));
});

for (const path of [
  `/kh/pcbuilder?parts=${parts}`,
  `/kh/pcbuilder?slot=ram&parts=${parts}`,
  `/kh/pcbuilder/compare?a=${parts}&b=5001,5048`,
  "/kh/services?cat_id=1134",
]) {
  test(`nothing is wider than the narrowest phone in Khmer: ${path.replace(/=5002[^&]*/, "=…")}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(storeUrl("S001", path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
