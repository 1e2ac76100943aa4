import type { Browser } from "@playwright/test";
import { openReference } from "../reference.ts";
import { openPhone, type Phone } from "../slow-phone.ts";

/** What is measured, and how often. */
export interface Trial {
  browser: Browser;
  origin: string;
  dataDir: string;
  rounds: number;
}

const list = "/camera";

/** Selectors of the list's cards. */
export const card = (index: number) => `main ul > li:nth-child(${index + 1}) article`;
export const cardLink = (index: number) => `${card(index)} h2 a`;

/** The shop on a phone, and the bare page with the same changes on another. */
export async function openBoth({ browser, origin }: Trial): Promise<[shop: Phone, bare: Phone]> {
  return [await openPhone(browser), await openReference(browser, origin, list, "/product/1")];
}

/** Opens the list and waits until it is idle, like a shopper who looks at it. */
export async function openList({ page }: Phone, { origin }: Trial): Promise<void> {
  await page.goto(origin + list, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
}
