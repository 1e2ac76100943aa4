import type { CDPSession } from "@playwright/test";
import { expect, languages, storeUrl, test } from "../fixtures/shop.ts";
import { holdBack } from "../fixtures/hold-back.ts";

/** The fonts that render the text of an element; empty while it is missing or the document is being replaced. */
const facesOf = (session: CDPSession, selector: string): Promise<string> => askFaces(session, selector).catch(() => "");

async function askFaces(session: CDPSession, selector: string): Promise<string> {
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName).join(", ");
}

// The text is painted in a system font first; a character that this lacks used to remain a box.
test("Khmer text painted before its web font arrived is set in that font afterwards", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const open = await holdBack(page, "**/*.woff2");
  await page.goto(storeUrl("S001", languages.km), { waitUntil: "commit" });
  const heading = "main h2";
  let drawn = "";
  await expect.poll(async () => (drawn = await facesOf(session, heading))).not.toBe("");
  expect(drawn).not.toContain("Kantumruy Pro");
  open();
  await expect.poll(() => facesOf(session, heading)).toContain("Kantumruy Pro");
});

test("pages in other languages load a Khmer font for Khmer words only", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await page.goto(storeUrl("S001", `/search/${encodeURIComponent("ទូរស័ព្ទ")}`));
  await expect.poll(() => facesOf(session, "main h1")).toContain("Kantumruy Pro");
  await expect(page.locator("main article").first()).toBeVisible();
  const naming = await page
    .locator("main article *:not(.khmer)")
    .evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).fontFamily.includes("Kantumruy")).length,
    );
  expect(naming).toBe(0);
});
