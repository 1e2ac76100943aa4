import { notificationTime } from "../../apps/storefront/app/lib/constants.ts";
import { expect, sizes, storeUrl, test } from "../fixtures/shop.ts";

for (const size of ["phone", "desktop"] as const) {
  test(`the badge shows the number of compared products, and a fifth is refused, on a ${size} (specification, sections 2 and 5)`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes[size]);
    await page.goto(storeUrl("S001", "/phone"));
    const link = page.getByRole("link", { name: /^Compare: / }).filter({ visible: true });
    await expect(link).toHaveAccessibleName("Compare: 0");
    const buttons = page.getByRole("main").getByRole("button", { name: /^Compare/ });
    for (let count = 1; count <= 4; count++) {
      await buttons.nth(count - 1).click();
      await expect(link).toHaveAccessibleName(`Compare: ${count}`);
    }
    await buttons.nth(4).click();
    await expect(page.getByRole("status").filter({ hasText: "Maximum 4 products can be compared" })).toBeVisible();
    await expect(link).toHaveAccessibleName("Compare: 4");
    await buttons.nth(3).click();
    await expect(link).toHaveAccessibleName("Compare: 3");
    await expect(page.getByText("Maximum 4 products can be compared"), "there is room again").toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL(storeUrl("S001", "/compare"));
    await expect(page.getByRole("main").locator('a[href*="/product/"]').first()).toBeVisible();
  });
}

test("from the second product on, the message leads to the comparison, where it no longer does", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  // Messages stay until something closes them.
  await page.addInitScript((time) => {
    const later = window.setTimeout;
    window.setTimeout = ((...[act, wait]: Parameters<typeof later>) =>
      wait === time ? 0 : later(act, wait)) as typeof later;
  }, notificationTime);
  await page.goto(storeUrl("S001", "/kh/phone"));
  const buttons = page.getByRole("main").locator("article button[aria-pressed]:has([href$='#scale'])");
  const message = page.getByRole("status").filter({ hasText: "បានបន្ថែម" });
  await buttons.first().click();
  await expect(message).toBeVisible();
  await expect(message.getByRole("link")).toHaveCount(0);
  await buttons.nth(1).click();
  const way = message.getByRole("link", { name: "ប្រៀបធៀប" });
  await expect(way).toBeVisible();
  await page
    .locator("nav.fixed")
    .getByRole("link", { name: /^ប្រៀបធៀប/ })
    .click();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(message, "it has done its work").toHaveCount(0);
  await page.goBack();
  for (const pressed of ["false", "true"]) {
    await buttons.nth(1).click();
    await expect(buttons.nth(1)).toHaveAttribute("aria-pressed", pressed);
  }
  await way.click();
  await expect(page).toHaveURL(storeUrl("S001", "/kh/compare"));
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("searchbox").last().fill("Xiaomi 15");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Xiaomi 15/ })
    .first()
    .click();
  await expect(message).toBeVisible();
  await expect(message.getByRole("link")).toHaveCount(0);
});

test("a page that missed another tab's change says that a product is in the list already, and shows it (specification, section 5)", async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/phone"));
  const button = page
    .getByRole("main")
    .getByRole("button", { name: /^Compare/ })
    .first();
  await button.click();
  const kept = await page.evaluate(() => localStorage.getItem("compare_products")!);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  // Changing local storage in the same page fires no event: as if it missed another tab's change.
  await page.evaluate((list) => localStorage.setItem("compare_products", list), kept);
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: "Product already exists in compare list" })).toBeVisible();
  await expect(button).toHaveAttribute("aria-pressed", "true");
});
