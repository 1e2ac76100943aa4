import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { insertArticle } from "../samples/article.ts";
import { callerAt } from "../samples/caller.ts";
import { insertShopper } from "../samples/shopper.ts";
import { payableSettings } from "../shops/payment-desk.ts";
import { insertProduct } from "../samples/product.ts";
import { insertStore } from "../samples/store.ts";
import { testApi } from "../shops/test-api.ts";
import { chances } from "./random.ts";
import { hostileRequest, operationsOf, type HostileRequest, type Operation } from "./requests.ts";

// HOSTILE_SEED and HOSTILE_REQUESTS repeat a run; `npm run test:hostile` sends 50,000.
const full = Boolean(process.env["FULL"]);
const seed = Number(process.env["HOSTILE_SEED"] ?? 1);
const requests = Number(process.env["HOSTILE_REQUESTS"] ?? (full ? 50_000 : 600));
/** Milliseconds. Where other tests take the processor, only what hangs counts. */
const slowest = full ? 2000 : 10_000;
/** After so many requests others are the customers: each may write only so often a minute (`platform/limits/policies.ts`). */
const perShift = 400;
const mostGrowth = 48 * 1024 * 1024;

const { api, call, services, database } = await testApi();
const store = await insertStore(database.db, {
  settings: { ...payableSettings, features: { news: true, checkResult: true } },
});
await api.directory.load();
for (let count = 0; count < 6; count++)
  await insertProduct(database.db, [store], {
    pieces: 1_000_000,
    variants: count % 2 ? [{ options: ["Red"] }, { options: ["Blue"] }] : [],
  });
await insertArticle(database, { id: 1 });
const operations = operationsOf((await call("/openapi.json")).body);

async function send(
  { method, path, headers, body }: HostileRequest,
  ip: string,
): Promise<{ status: number; text: string }> {
  const caller = callerAt("s001.localhost", ip);
  const response = await api.app.request(`http://s001.localhost/rest${path}`, { method, headers, body }, { caller });
  return { status: response.status, text: await response.text() };
}

function memory(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

test(`${requests} hostile requests, seed ${seed}: each answer follows the contract, none is slow, and memory does not grow`, async () => {
  const by = chances(seed);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const reached = new Set<string>();
  let tokens: string[] = [];
  let worst = { ms: 0, what: "" };
  let early = 0;
  for (let count = 0; count < requests; count++) {
    if (count % perShift === 0)
      tokens = await Promise.all(Array.from({ length: 4 }, async () => (await insertShopper(services, store)).token));
    if (count === Math.floor(requests / 5)) early = memory();
    const request = hostileRequest(operations[count % operations.length]!, by, tokens);
    const began = performance.now();
    const { status, text } = await send(request, `10.${by.below(250)}.${by.below(250)}.${by.below(250)}`);
    const ms = performance.now() - began;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200) reached.add(request.operation);
    if (ms > worst.ms) worst = { ms, what: request.operation };
    const shown = `request ${count}, ${request.method} ${request.path.slice(0, 300)} ${request.body ? new TextDecoder().decode(request.body).slice(0, 300) : ""}`;
    if (status >= 500) faults.push(`${status} to ${shown}`);
    if (/ at .+\.[jt]s:\d+|syntax error at|relation "|node_modules/.test(text))
      faults.push(`insides shown to ${shown}: ${text.slice(0, 300)}`);
    if (request.method !== "HEAD" && !text.startsWith('{"code":') && !text.startsWith("data:"))
      faults.push(`not the contract's form to ${shown}: ${text.slice(0, 100)}`);
  }
  const grown = memory() - early;
  console.log(
    `${requests} hostile requests, seed ${seed}: ${JSON.stringify(statuses)}; slowest ${worst.ms.toFixed(0)} ms (${worst.what}); heap ${(grown / 1024 / 1024).toFixed(1)} MB more than after a fifth; ${reached.size} of ${operations.length} calls reached`,
  );
  expect(faults).toEqual([]);
  expect(worst.ms, worst.what).toBeLessThan(slowest);
  expect(grown).toBeLessThan(mostGrowth);
  // Requests that nothing lets through would test nothing.
  expect(reached.size).toBeGreaterThan(operations.length / 3);
});

/** What can be read in several ways takes the square of its length, where it does not fit in the end. */
const longTexts = [`${"1".repeat(100_000)}x`, `a${" ".repeat(100_000)}b`, "a@".repeat(50_000)];
/** Milliseconds; what takes the square takes several seconds. */
const atOnce = 2000;

/** Each field of a call with a long text: those of its address together, those of its body one by one. */
function longRequests(
  { name, method, path, parameters, body }: Operation,
  text: string,
  token: string,
): HostileRequest[] {
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter.name !== "store_code")
    .map((parameter) => `${parameter.name}=${encodeURIComponent(text)}`);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const request = {
    operation: name,
    method,
    path: `${path.replace(/\{\w+\}/g, encodeURIComponent(text))}?${query.join("&")}`,
    headers,
    body: null,
  };
  const fields = Object.keys(body?.properties ?? body?.anyOf?.[0]?.properties ?? {});
  return [
    request,
    ...fields.map((field) => ({
      ...request,
      path: path.replace(/\{\w+\}/g, "1"),
      body: new TextEncoder().encode(JSON.stringify({ [field]: text })),
    })),
  ];
}

test("a text of a hundred thousand characters is read quickly in any field", { timeout: 120_000 }, async () => {
  let sent = 0;
  for (const operation of operations) {
    // Of each call another shopper: whoever asks too often is not read.
    const { token } = await insertShopper(services, store);
    for (const request of longTexts.flatMap((text) => longRequests(operation, text, token))) {
      const began = performance.now();
      await send(request, `10.0.${sent >> 8}.${sent & 255}`);
      expect(performance.now() - began, request.operation).toBeLessThan(atOnce);
      sent++;
    }
  }
  expect(sent).toBeGreaterThan(500);
});
