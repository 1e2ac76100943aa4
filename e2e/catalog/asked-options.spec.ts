import { callApi } from "../fixtures/customer.ts";
import { alive, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { expect } from "./patient.ts";

interface Listed {
  id: number;
  name: string;
  price: number;
  variant_option_id: number;
  asked_options?: string[];
}

const shownPrice = (price: number) => `$${price.toLocaleString("en", { minimumFractionDigits: 2 })}`;

for (const [size, viewport] of Object.entries(sizes))
  test(`a search for an option shows its price and leads to it (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(storeUrl("S001", "/search/iphone%201tb"));
    const [listed] = (await callApi(page, "GET", "/api/products?name=iphone%201tb")).data as Listed[];
    const { id, name, price, variant_option_id: variant } = listed!;
    expect(listed!.asked_options).toEqual(["1 TB"]);
    const card = page.getByRole("main").getByRole("article").first();
    await expect(card).toContainText("1 TB");
    await expect(card).toContainText(shownPrice(price));
    await alive(page);
    await card.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${id}\\?v=${variant}$`));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "1 TB", exact: true })).toHaveAttribute("aria-current", "true");
    await expect(main.getByText(shownPrice(price), { exact: true }).first()).toBeVisible();
  });

test("a suggestion for an option leads to it", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/"));
  await alive(page);
  await page.getByRole("combobox").fill("iphone 17 1tb");
  const suggestion = page.getByRole("option", { name: "1 TB" }).first();
  await expect(suggestion).toContainText("$");
  await suggestion.click();
  await expect(page.getByRole("main").getByRole("link", { name: "1 TB", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});
