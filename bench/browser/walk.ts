import { openBrowser } from "./slow-phone.ts";
const browser = await openBrowser();
for (const [name, width, height, lang] of [["wp", 360, 740, "/kh"], ["wd", 1280, 900, ""]] as const) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`http://s001.localhost:3333${lang}/services`, { waitUntil: "load" });
  await page.waitForTimeout(2000);
  await page.screenshot({ path: `/tmp/${name}1.png` });
  const link = page.locator('a[href*="&time="]').nth(2);
  await link.click();
  await page.waitForTimeout(2500);
  console.log(page.url());
  await page.screenshot({ path: `/tmp/${name}2.png` }); await page.goto("http://s001.localhost:3333/product/1", { waitUntil: "load" }); await page.waitForTimeout(2500); await page.getByRole("button", { name: "Add to cart" }).first().click(); await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/${name}3.png` });
  await page.close();
}
await browser.close();
