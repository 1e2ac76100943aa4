import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import type { Logger } from "../../../../platform/log.ts";
import type { Payment } from "../../change-payment.ts";
import { makeKhqr } from "../../khqr/make-khqr.ts";
import { createBakong } from "./bakong.ts";

let entries: unknown[] = [];
const server = createServer(
  (_, response) => void response.end(JSON.stringify({ responseCode: 0, errorCode: null, data: entries })),
).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());

const log = { error: vi.fn() };
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const bakong = createBakong({ baseUrl, token: "t" }, { timeoutMs: 5000, maxBytes: 100_000 }, log as unknown as Logger);
const merchant = {
  bakongId: "testshop@wing",
  merchantId: null,
  acquiringBank: null,
  merchantName: "Test Shop",
  city: "Phnom Penh",
  mobile: null,
};

/** A payment that is open at the bank. */
function opened(id: number): Payment {
  const { text, md5 } = makeKhqr({
    merchant,
    money: { amount: 1960, currency: "USD" },
    billNumber: `B${id}`,
    storeLabel: "Shop",
    expiresAt: new Date(Date.now() + 600_000),
  });
  return { id, reference: `payment ${id}`, providerKey: md5, providerData: text } as Payment;
}

test("an unreadable entry of the bank's list is ignored, and the others are read", async () => {
  const [paid, odd, waiting] = [opened(1), opened(2), opened(3)];
  const transfer = {
    hash: "5e".repeat(32),
    toAccountId: "testshop@wing",
    currency: "USD",
    amount: 19.6,
    createdDateMs: 1_770_000_000_000,
  };
  entries = [
    { md5: odd.providerKey, status: null, message: "Try later" },
    null,
    { md5: paid.providerKey, status: "SUCCESS", data: transfer },
    { md5: waiting.providerKey, status: "NOT_FOUND" },
  ];
  const answers = await bakong.ask([paid, odd, waiting], { mayCapture: () => false });
  expect([...answers]).toEqual([
    [
      1,
      {
        kind: "paid",
        hash: transfer.hash,
        amount: 1960,
        currency: "USD",
        reported: "19.6 USD",
        at: new Date(transfer.createdDateMs),
      },
    ],
    [3, { kind: "waiting" }],
  ]);
});
