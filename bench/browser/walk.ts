import { openBrowser } from "./slow-phone.ts";
const browser = await openBrowser();
for (const [name, width, height, lang] of [["wp", 390, 844, "/zh"], ["wd", 1280, 900, ""]] as const) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`http://s001.localhost:3333${lang}/compare`, { waitUntil: "load" });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/${name}1.png` });
  await page.goto(`http://s001.localhost:3333${lang}/search/ssd`, { waitUntil: "load" });
  await page.waitForTimeout(2500);
  const buttons = page.locator('main article button[aria-pressed]').filter({ has: page.locator("svg") });
  const n = await buttons.count();
  console.log(n, await buttons.first().getAttribute("aria-label"), await buttons.nth(1).getAttribute("aria-label"));
  await buttons.nth(1).click(); await buttons.nth(3).click();
  await page.waitForTimeout(500);
  await page.goto(`http://s001.localhost:3333${lang}/compare`, { waitUntil: "load" });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/${name}2.png` });
  await page.close();
}
await browser.close();
