import { expect, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";

for (const [size, viewport] of Object.entries(sizes)) {
  test(`dialog, drawer and snackbar are accessible and give the focus back, on a ${size}; 'User' is read as 'You' (specification, section 8)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(storeUrl("S001", "/design"));
    for (const [opener, name] of [
      ["Dialog", "A dialog"],
      ["Drawer", "A drawer"],
    ] as const) {
      const button = page.getByRole("button", { name: opener, exact: true });
      const dialog = page.getByRole("dialog", { name });
      await expect(async () => {
        if (!(await dialog.isVisible())) await button.click({ timeout: 1000 });
        await expect(dialog).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await page.getByRole("button", { name: "Snackbar" }).click();
    const message = page.getByRole("status").filter({ hasText: "You has been told" });
    await expect(message).toBeVisible();
    await message.getByRole("button", { name: "Close" }).click();
    await expect(message).toHaveCount(0);
  });
}

test("no word overflows its place on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(storeUrl("S001", "/design"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
