import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findUnusedTexts } from "./texts.ts";

/** Tests the check itself on a small project with an area of texts and one page. */
let project = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "shop-texts-"));
  write(
    "apps/storefront/app/i18n/messages/en/account.ts",
    'export const account = { title: "Orders", state_open: "Open", state_paid: "Paid", day_1: "Monday" };',
  );
});

afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

const page = (text: string) => write("apps/storefront/app/routes/orders.tsx", text);

test("finds texts that no page uses", async () => {
  page('export const Orders = () => <h1>{t("account.title")}</h1>;');
  expect(await findUnusedTexts(project)).toEqual(["account.day_1", "account.state_open", "account.state_paid"]);
});

test("a text is used if its key is completed by a value of the contract, or by a number", async () => {
  page(
    'export const Order = ({ state, day }) => <p title={t("account.title")}>{t(`account.state_${state}`)} {t(`account.day_${day}`)}</p>;',
  );
  write("packages/contract/src/states.ts", 'export const states = { open: { to: ["paid"] } };');
  expect(await findUnusedTexts(project)).toEqual([]);
});

test("finds a text whose key no value completes", async () => {
  page(
    'export const Order = ({ state }) => <p title={t("account.title")}>{t(`account.state_${state === "open" ? state : "open"}`)} {t("account.day_1")}</p>;',
  );
  expect(await findUnusedTexts(project)).toEqual(["account.state_paid"]);
});

test.each([
  ["a comment", '// t("account.title")'],
  ["the text of a page", "export const Title = () => <h1>account.title</h1>;"],
])("a key in %s does not count", async (_, text) => {
  page(text);
  expect(await findUnusedTexts(project)).toContain("account.title");
});

test("a key in a test does not count", async () => {
  write("apps/storefront/app/routes/orders.test.tsx", 't("account.title");');
  expect(await findUnusedTexts(project)).toContain("account.title");
});
