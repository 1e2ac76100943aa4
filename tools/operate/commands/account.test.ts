import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { decodeKhqr } from "@shop/api/modules/payments/khqr/decode-khqr";
import { auditTrail } from "@shop/api/platform/tables";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const shop = await testApi();
const { api, call, database, services } = shop;
const { db } = database;
const store = await insertStore(db, { settings: payableSettings });
await insertStore(db, { code: "S002", currency: "KHR", settings: { payments: [], bankAccounts: [] } });
await api.directory.load();
const desk = paymentDesk(shop);

const run = commandLine(services);
const trail = async () => (await db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1))[0];
const shown = async (code = "S001") =>
  (await call(`/api/payment/banks?store_code=${code}`)).body.data.map(
    ({ type, name, account, holder }: Record<string, string>) => [type, name, account, holder],
  );
const phone = ["phone", "Phone number transfer", "010 200 101", "SHOP"];
const aba = { type: "aba", bank: "ABA Bank", account: "000 123 456", holder: "DARA SOK" };

/** Opens a KHQR payment as a shopper does; returns its code. */
async function codeOfPayment() {
  const { id: productId } = await insertProduct(db, [store], { price: 1000 });
  const { body } = await desk.khqr(await insertShopper(services, store, [{ productId, quantity: 1 }]));
  return { ...decodeKhqr(body.data.qr_string)!, text: body.data.qr_string as string };
}

describe("account", () => {
  test("set adds or changes an account; shoppers see it at once, with an audit entry", async () => {
    await run("account", "set", "ABA", "ABA Bank", "000 123 456", "DARA SOK", "--store", "s001");
    expect(await shown()).toEqual([phone, Object.values(aba)]);
    expect(await trail()).toMatchObject({
      actor: "staff:sokha",
      action: "set-account",
      entity: "store",
      entityId: "S001",
      storeId: store,
      before: { bankAccounts: [{ type: "phone" }] },
      after: { bankAccounts: [{ type: "phone" }, aba] },
    });
    await run("account", "set", "phone", "Smart", "+855 10-777-888", "DARA SOK", "--store", "S001");
    expect(await shown()).toEqual([["phone", "Smart", "+855 10-777-888", "DARA SOK"], Object.values(aba)]);
    expect(await run("account", "list", "--store", "S001")).toMatch(
      /^transfer {2}phone .*\ntransfer {2}aba {7}ABA Bank {2}000 123 456 {2}DARA SOK\nkhqr .*testshop@wing {2}Test Shop, Phnom Penh {2}85510200101\nbankTransfer is not offered yet: store set S001 payment.bankTransfer 0$/,
    );
  });

  test("remove deletes an account; without any, the store's phone is shown", async () => {
    await run("account", "set", "wing", "Wing Bank", "100200300", "LOTUS", "--store", "S002");
    expect(await shown("S002")).toEqual([["wing", "Wing Bank", "100200300", "LOTUS"]]);
    await run("account", "remove", "Wing", "--store", "S002");
    expect(await shown("S002")).toEqual([["phone", "Phone number transfer", "010 200 101", "Shop S002"]]);
    expect(await trail()).toMatchObject({
      action: "remove-account",
      entityId: "S002",
      before: { bankAccounts: [{ type: "wing" }] },
      after: { bankAccounts: [] },
    });
    await expect(run("account", "remove", "wing", "--store", "S002")).rejects.toThrow(
      "S002 has no account wing; it has none",
    );
    expect(await run("account", "list", "--store", "S002")).toContain("since no account is set");
  });

  test.each([
    [["a b", "ABA Bank", "000123456", "SOK", "--store", "S001"], '"a b" is not a type of account'],
    [["aba", " ", "000123456", "SOK", "--store", "S001"], "The bank must be a text"],
    [["aba", "B".repeat(61), "000123456", "SOK", "--store", "S001"], "The bank must be a text"],
    [["aba", "ABA Bank", "12345", "SOK", "--store", "S001"], '"12345" is not an account number'],
    [["aba", "ABA Bank", "1".repeat(21), "SOK", "--store", "S001"], "is not an account number"],
    [["aba", "ABA Bank", "000-I23-456", "SOK", "--store", "S001"], "is not an account number"],
    [["aba", "ABA Bank", "000123456", "S\nOK", "--store", "S001"], "The holder must be a text"],
    [["aba", "ABA Bank", "000123456", "--store", "S001"], "HOLDER is missing"],
    [["aba", "ABA Bank", "000123456", "SOK", "--store", "S099"], "There is no store S099"],
  ])("set %j is refused and changes nothing", async (words, message) => {
    const before = [await shown(), await trail()];
    await expect(run("account", "set", ...words)).rejects.toThrow(message);
    expect([await shown(), await trail()]).toEqual(before);
  });

  test("a store has at most twenty accounts, which can still be changed", async () => {
    for (let index = 1; index <= 20; index++)
      await run("account", "set", `bank-${index}`, "Bank", `10000${index}`, "LOTUS", "--store", "S002");
    await expect(run("account", "set", "bank-21", "Bank", "100021", "LOTUS", "--store", "S002")).rejects.toThrow(
      "S002 already has 20 accounts",
    );
    await run("account", "set", "bank-20", "Bank", "200020", "LOTUS", "--store", "S002");
    expect((await shown("S002")).at(-1)).toEqual(["bank-20", "Bank", "200020", "LOTUS"]);
  });
});

describe("a payment method that shoppers do not see", () => {
  test("is reported with what it lacks, when it is switched on and in the list", async () => {
    await insertStore(db, { code: "S003", settings: { payments: [], bankAccounts: [], khqr: null } });
    await api.directory.load();
    const lack =
      "khqr is not offered yet, since there is no account that it pays: khqr set BAKONG_ID NAME CITY --store S003";
    expect(await run("store", "set", "S003", "payment.khqr", "0")).toBe(`S003: payment.khqr is now 0\n${lack}`);
    expect(await run("account", "list", "--store", "S003")).toContain(lack);
    expect(await run("khqr", "set", "lotus@wing", "Lotus", "Phnom Penh", "--store", "S003")).toBe(
      "KHQR codes of S003 pay lotus@wing",
    );
    expect(await run("store", "set", "S003", "payment.bankTransfer", "0")).toBe("S003: payment.bankTransfer is now 0");
    for (const phone of ["cellcard", "metfone"])
      expect(await run("store", "set", "S003", `phone.${phone}`, "-")).toBe(`S003: phone.${phone} is now -`);
    expect(await run("store", "set", "S003", "phone.smart", "-")).toBe(
      "S003: phone.smart is now -\nbankTransfer is not offered yet, since there is no account and no phone: account set TYPE BANK NUMBER HOLDER --store S003",
    );
    expect(await run("account", "set", "aba", "ABA Bank", "000 123 456", "DARA SOK", "--store", "S003")).toBe(
      "S003 accepts transfers to 000 123 456 at ABA Bank, held by DARA SOK",
    );
  });

  test("because of missing variables, or of riel", async () => {
    await run("store", "set", "S002", "payment.paypal", "0");
    expect(await run("account", "list", "--store", "S002")).toContain(
      "paypal is not offered, since it does not accept riel; to remove it: store set S002 payment.paypal -",
    );
    const live = commandLine({ ...services, env: { ...services.env, mode: "production" } });
    expect(await live("account", "list", "--store", "S001")).toContain(
      "paypal is offered only where the environment variables of its provider are set, and here they are not: see docs/operating.md",
    );
  });
});

describe("khqr", () => {
  test("set changes whom the next code pays, as a merchant or an individual; the audit trail has both", async () => {
    expect(await codeOfPayment()).toMatchObject({ account: "testshop@wing", name: "Test Shop", merchantId: null });
    await run(
      "khqr",
      "set",
      "lotus.house@aclb",
      "Lotus House",
      "Siem Reap",
      "--store",
      "S001",
      "--merchant-id",
      "MID778",
      "--bank",
      "ACLEDA Bank",
      "--mobile",
      "+855 12 345 678",
    );
    expect(await trail()).toMatchObject({
      actor: "staff:sokha",
      action: "set-khqr",
      entityId: "S001",
      before: { khqr: { bakongId: "testshop@wing" } },
      after: { khqr: { bakongId: "lotus.house@aclb", mobile: "85512345678" } },
    });
    const merchant = await codeOfPayment();
    expect(merchant).toMatchObject({
      account: "lotus.house@aclb",
      merchantId: "MID778",
      name: "Lotus House",
      city: "Siem Reap",
      mobile: "85512345678",
      amount: "9.80",
    });
    expect(merchant.text).toContain("0211ACLEDA Bank");
    await run("khqr", "set", "dara@wing", "ហាងដារ៉ា", "Phnom Penh", "--store", "S001");
    expect(await codeOfPayment()).toMatchObject({
      account: "dara@wing",
      merchantId: null,
      name: "dara",
      otherName: "ហាងដារ៉ា",
      city: "Phnom Penh",
      mobile: null,
    });
  });

  test("remove takes KHQR out of the offered methods until it is set again", async () => {
    const offered = async () =>
      (await call("/api/payment/options?store_code=S001")).body.data.map(({ type }: { type: string }) => type);
    await run("khqr", "remove", "--store", "S001");
    expect(await offered()).not.toContain("khqr");
    await expect(run("khqr", "remove", "--store", "S001")).rejects.toThrow("S001 has no KHQR account");
    await run("khqr", "set", "testshop@wing", "Test Shop", "Phnom Penh", "--store", "S001");
    expect(await offered()).toContain("khqr");
  });

  test.each([
    [["no-bank", "Shop", "Phnom Penh"], '"no-bank" is not a Bakong account such as name@bank'],
    [["a@b@wing", "Shop", "Phnom Penh"], "is not a Bakong account"],
    [[`${"a".repeat(28)}@wing`, "Shop", "Phnom Penh"], "of at most 32 characters"],
    [["shop@wing", "N".repeat(26), "Phnom Penh"], "The merchant's name must be a text of at most 25 characters"],
    [["shop@wing", "Shop", "C".repeat(16)], "The city must be a text of at most 15 characters"],
    [["shop@wing", " ", "Phnom Penh"], "The merchant's name must be"],
    [["shop@wing", "Shop", "Phnom Penh", "--merchant-id", "MID1"], "both a merchant id and an acquiring bank"],
    [["shop@wing", "Shop", "Phnom Penh", "--bank", "ACLEDA Bank"], "both a merchant id and an acquiring bank"],
    [
      ["shop@wing", "Shop", "Phnom Penh", "--merchant-id", "M".repeat(33), "--bank", "ACLEDA Bank"],
      "The merchant id must be",
    ],
    [
      [`${"a".repeat(19)}@wing`, "Shop", "Phnom Penh", "--merchant-id", "M".repeat(32), "--bank", "B".repeat(32)],
      "may have 87 characters together, but have 88",
    ],
    [["shop@wing", "Shop", "Phnom Penh", "--mobile", "call me"], '"call me" is not a phone number'],
    [["shop@wing", "Shop"], "CITY is missing"],
  ])("set %j is refused and changes nothing", async (words, message) => {
    const before = await trail();
    await expect(run("khqr", "set", ...words, "--store", "S001")).rejects.toThrow(message);
    expect(await trail()).toEqual(before);
  });

  test.each([
    [`${"a".repeat(27)}@wing`, "N".repeat(25), "C".repeat(15), []],
    [
      `${"a".repeat(18)}@wing`,
      "N".repeat(25),
      "C".repeat(15),
      ["--merchant-id", "M".repeat(32), "--bank", "B".repeat(32)],
    ],
    ["shop@wing", "ហ".repeat(25), "ភ".repeat(15), []],
  ])("the longest allowed values make a code: %s, %s, %s, %j", async (account, name, city, more) => {
    await run("khqr", "set", account, name, city, ...more, "--store", "S001");
    const code = await codeOfPayment();
    expect([code.account, code.otherName ?? code.name, code.otherCity ?? code.city]).toEqual([account, name, city]);
  });
});
