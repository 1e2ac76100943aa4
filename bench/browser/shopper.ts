import type { Page } from "@playwright/test";
import { codeIn, outboxTexts } from "@shop/api/testing/shops/outbox";

const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, sent]) => {
      const response = await fetch(`/rest${address}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: sent!,
      });
      if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    },
    [path, JSON.stringify(body)] as const,
  );

/** Registers at the store of the page and signs in; the code is read from the demo shop's outbox. */
export async function signUp(page: Page, dataDir: string): Promise<void> {
  const phone = `012${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`;
  await post(page, "/api/auth/register", { name: "Dara", phone, password: "correct horse 1" });
  for (let tries = 0; tries < 50; tries++) {
    const otp = codeIn(outboxTexts(dataDir, `+855${phone.slice(1)}`).at(-1));
    if (otp) return await post(page, "/api/verify", { phone, otp });
    await page.waitForTimeout(100);
  }
  throw new Error(`no code for ${phone} in the outbox of ${dataDir}`);
}
