import { onlinePayment, onlineWays } from "@shop/contract/online-ways";
import { expect, test } from "vitest";
import { readEnv } from "../../../platform/env.ts";
import { providerEntries } from "./all.ts";

const env = readEnv({});
const log = { error: () => undefined } as never;

test.each(onlineWays)("%s's provider can do what the contract says", (way) => {
  const { paidBy, signedBy } = onlinePayment(way);
  const { lifeMinutes, open, standIn } = providerEntries[way];
  const provider = open(env, log, "http://127.0.0.1:1");
  expect(lifeMinutes).toBeGreaterThan(0);
  expect(provider.open !== undefined).toBe(paidBy === "link");
  expect(provider.webhooks !== undefined).toBe(signedBy !== null);
  // A stand-in of a way by link has the page that the link leads to.
  if (standIn) expect(standIn.page !== undefined).toBe(paidBy === "link");
});
