import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { addAddress, callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { expect, expectAccessible, languages, storeUrl, test } from "../fixtures/shop.ts";

/** Signs up and orders one product; returns the product's name and the order's number. */
async function order(
  page: Page,
  quantity: number,
  address: { name: string; description?: string },
  note?: string,
): Promise<{ name: string; number: string }> {
  await page.goto(storeUrl("S001", "/login"));
  await signUp(page);
  const [product] = await plainProducts(page);
  await addAddress(page, address);
  await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity });
  const [kept] = (await callApi(page, "GET", "/api/profile/location")).data as { id: number }[];
  const placed = (
    await callApi(page, "POST", "/api/checkout", { payment_type: "cash", address: kept!.id, ...(note && { note }) })
  ).data as { order_id: string };
  return { name: product!.name, number: placed.order_id };
}

test("the print layout is the bare page: an order without header, menus and footer (specification, section 2)", async ({
  page,
}) => {
  const { name, number } = await order(page, 2, { name: "Home" });
  await page.goto(storeUrl("S001", `/print/order?id=${number}`));
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByText("No. 101, Monivong Boulevard, Phnom Penh · 015 200 101 · 012 200 101")).toBeVisible();
  await expect(page.getByText("Dara", { exact: true }), "whom to ask for").toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText(/៛/)).toBeVisible();
  await page.setViewportSize({ width: 302, height: 640 });
  const phone = page.getByText("015 200 101", { exact: true });
  expect(await phone.evaluate((element) => element.getClientRects().length), "it does not wrap").toBe(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

const papers = { A4: { format: "A4" }, "a roll of 80 mm": { width: "80mm", height: "297mm" } } as const;

test("an order fits on one A4 page and on a roll of 80 mm, in three languages, its code can be scanned, and a Khmer address is set in one Khmer face", async ({
  page,
}) => {
  const { number } = await order(page, 1, { name: "ផ្ទះ", description: "ផ្លូវ ២៧១ ផ្ទះលេខ 12B ជាន់ទី ៣" });
  for (const prefix of Object.values(languages)) {
    await page.goto(storeUrl("S001", `${prefix}/print/order?id=${number}`));
    const shown = await page.getByRole("img", { name: number }).screenshot();
    const { data, info } = await sharp(shown)
      .extend({ top: 20, bottom: 20, left: 20, right: 20, background: "white" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data, prefix).toBe(number);
    for (const [paper, size] of Object.entries(papers)) {
      const pdf = (await page.pdf({ ...size, printBackground: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${prefix} on ${paper}`).toHaveLength(1);
      // The embedded fonts: without one for Khmer an address would be a row of boxes.
      expect(pdf, `${prefix} on ${paper}`).toMatch(/\/FontName\s*\/\w+\+Kantumruy/);
    }
  }
});

test("any page prints without header, menus and footer", async ({ page }) => {
  await page.goto(storeUrl("S001", "/policy"));
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a product and a list print without what is there to be tapped, and no bar covers a sheet", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const path of ["/product/1", "/phone"]) {
    await page.goto(storeUrl("S001", path));
    await expect(page.getByRole("main").getByRole("button").filter({ visible: true }).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const role of ["button", "combobox", "navigation"] as const)
      await expect(page.getByRole("main").getByRole(role).filter({ visible: true }), `${role} on ${path}`).toHaveCount(
        0,
      );
    const fixed = await page
      .getByRole("main")
      .evaluate(
        (main) =>
          [...main.querySelectorAll("*")].filter(
            (part) => getComputedStyle(part).position === "fixed" && part.checkVisibility(),
          ).length,
      );
    expect(fixed, path).toBe(0);
    await expect(page.getByRole("main").getByText("$").first()).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
  await page.goto(storeUrl("S001", "/product/1"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByText("Mekong Lotus", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").filter({ visible: true })).toHaveCount(0);
});

test("a printed order shows quantities, prices and the note for the courier; a printed build names the store", async ({
  page,
}) => {
  const { number } = await order(page, 2, { name: "Home" }, "ring twice");
  const {
    data: [line],
  } = (await callApi(page, "GET", `/api/checkout/history/detail/${number}`)) as {
    data: { price: number; grand_total: number }[];
  };
  await page.goto(storeUrl("S001", `/print/order?id=${number}`));
  await expect(page.getByRole("row").last()).toContainText(
    `2 × $${line!.price.toFixed(2)}$${line!.grand_total.toFixed(2)}`,
  );
  await expect(page.getByText("Note: ring twice")).toBeVisible();
  await page.goto(storeUrl("S001", "/pcbuilder?parts=5002,5048"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByText("Mekong Lotus", { exact: true })).toBeVisible();
});

test("a comparison fits on one A4 page and uses its width; an order's own page prints without its buttons", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/policy"));
  await page.evaluate(() =>
    localStorage.setItem(
      "compare_products",
      JSON.stringify([1, 2].map((id) => ({ id, name: `Product ${id}`, image: "/placeholder.svg" }))),
    ),
  );
  await page.goto(storeUrl("S001", "/compare"));
  await expect(page.getByRole("table")).toBeVisible();
  expect((await page.pdf(papers.A4)).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const [label, first] = [page.getByRole("rowheader").first(), page.getByRole("cell").first()];
  expect((await label.boundingBox())!.width).toBeLessThan((await first.boundingBox())!.width);

  const { number } = await order(page, 1, { name: "Home" });
  await page.goto(storeUrl("S001", `/account/myaccount/myorders/checkout-detail/${number}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["Track delivery", "Ask for help", "My orders"])
    await expect(page.getByRole("link", { name }).first()).toBeHidden();
});

test("four different products are compared on paper with their full names", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 });
  await page.goto(storeUrl("S001", "/policy"));
  await page.evaluate(() =>
    localStorage.setItem("compare_products", JSON.stringify([1, 1001, 5002, 7001].map((id) => ({ id })))),
  );
  await page.goto(storeUrl("S001", "/kh/compare"));
  const names = page.getByRole("columnheader").getByRole("link").filter({ hasText: /./ });
  await expect(names).toHaveCount(4);
  await page.emulateMedia({ media: "print" });
  expect(
    await names.evaluateAll((all) =>
      all.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
    ),
  ).toEqual([]);
});
