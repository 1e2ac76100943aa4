import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

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
  const outbox = join(dataDir, "outbox.jsonl");
  // The first message of a new shop creates the file.
  const codes = () =>
    (existsSync(outbox) ? readFileSync(outbox, "utf8") : "")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { to: string; text: string });
  for (let tries = 0; tries < 50; tries++) {
    const otp = /\b\d{6}\b/.exec(codes().findLast(({ to }) => to === `+855${phone.slice(1)}`)?.text ?? "")?.[0];
    if (otp) return await post(page, "/api/verify", { phone, otp });
    await page.waitForTimeout(100);
  }
  throw new Error(`no code for ${phone} in ${dataDir}/outbox.jsonl`);
}
