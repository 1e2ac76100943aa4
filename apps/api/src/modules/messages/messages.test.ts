import { setTimeout as sleep } from "node:timers/promises";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { readEnv } from "../../platform/env.ts";
import { openJobs } from "../../platform/jobs/jobs.ts";
import { createLimits } from "../../platform/limits/limits.ts";
import { testDatabase } from "../../platform/testing/database.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { deliverMessages } from "./deliver-messages.ts";
import { forgetUnsent } from "./forget-unsent.ts";
import { configuredGateways } from "./gateways/configured.ts";
import type { Gateways } from "./gateways/gateway.ts";
import { sendMessage, startMessages, type NewMessage } from "./public.ts";
import { messages } from "./tables.ts";

const database = await testDatabase();
const storeId = await insertStore(database.db);
const dataDir = mkdtempSync(join(tmpdir(), "shop-messages-"));
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const jobs = await openJobs(database.url, log);
const services = {
  database,
  jobs,
  limits: createLimits(database.pool, { pepper: "test" }),
  log: log as unknown as Logger,
  now: () => new Date(),
};
afterAll(() => jobs.stop());
beforeEach(async () => void (await database.db.delete(messages)));

const envWith = (variables: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...variables });
const send = (text: string, more: Partial<NewMessage> = {}) =>
  database.transaction((tx) =>
    sendMessage({ jobs }, tx, { storeId, channel: "sms", to: "+85512345678", text, ...more }),
  );
const waiting = () => database.db.select().from(messages).orderBy(messages.id);
const outbox = () =>
  readFileSync(join(dataDir, "outbox.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

/** A web server that remembers what it was sent and answers with the given statuses, the last one for ever. */
async function gatewayStub(...statuses: number[]) {
  const received: { method: string; path: string; type: string | undefined; body: string }[] = [];
  const read = async (request: IncomingMessage) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    received.push({ method: request.method!, path: request.url!, type: request.headers["content-type"], body });
  };
  const server = createServer((request, response) => {
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    void read(request).then(() => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("an HTTP gateway gets valid JSON, whatever the text contains", async () => {
  const stub = await gatewayStub(200);
  const { sms } = configuredGateways(envWith({ SMS_GATEWAY_URL: `${stub.url}/send` }));
  await sms({ to: "+85512345678", text: 'code "1"\n{to} ហាង', subject: null });
  expect(stub.received).toEqual([
    { method: "POST", path: "/send", type: "application/json", body: expect.any(String) },
  ]);
  expect(JSON.parse(stub.received[0]!.body)).toEqual({ to: "+85512345678", text: 'code "1"\n{to} ហាង' });
});

test("an HTTP gateway for forms or addresses gets encoded values", async () => {
  const stub = await gatewayStub(200);
  const form = configuredGateways(
    envWith({ SMS_GATEWAY_URL: stub.url, SMS_GATEWAY_BODY: "phone={to}&message={text}" }),
  );
  await form.sms({ to: "+85512345678", text: "a&b=c", subject: null });
  const get = configuredGateways(
    envWith({ SMS_GATEWAY_URL: `${stub.url}/?to={to}&text={text}`, SMS_GATEWAY_METHOD: "GET" }),
  );
  await get.sms({ to: "+85512345678", text: "a&b=c", subject: null });
  expect(stub.received).toEqual([
    {
      method: "POST",
      path: "/",
      type: "application/x-www-form-urlencoded",
      body: "phone=%2B85512345678&message=a%26b%3Dc",
    },
    { method: "GET", path: "/?to=%2B85512345678&text=a%26b%3Dc", type: undefined, body: "" },
  ]);
});

test("a failing gateway keeps the message, counts the failure and logs nothing of its content", async () => {
  const stub = await gatewayStub(503, 200);
  const gateways = configuredGateways(envWith({ SMS_GATEWAY_URL: stub.url }));
  await send("your code is 123456");
  const [message] = await waiting();
  const failure = await deliverMessages(services, gateways, message!.id).catch((error: Error) => error.message);
  expect(failure).toBe("The SMS gateway answered 503");
  expect(await waiting()).toMatchObject([{ failures: 1, text: "your code is 123456", claimedUntil: null }]);

  await deliverMessages(services, gateways, message!.id);
  expect(await waiting()).toEqual([]);
  expect(stub.received).toHaveLength(2);
});

test("an email is sent by SMTP with its subject", async () => {
  const heard: string[] = [];
  const server = createTcpServer((socket) => {
    let inData = false;
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      const said = String(chunk);
      heard.push(said);
      if (inData && said.endsWith("\r\n.\r\n")) inData = false;
      else if (inData) return;
      else if (said.startsWith("DATA")) return void ((inData = true), socket.write("354 go on\r\n"));
      else if (said.startsWith("QUIT")) return void socket.end("221 bye\r\n");
      socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  const port = (server.address() as AddressInfo).port;
  const { email } = configuredGateways(
    envWith({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Shop <shop@example.com>" }),
  );
  await email({ to: "sokha@example.com", text: "Your code is 123456", subject: "Your code" });
  const session = heard.join("");
  expect(session).toContain("RCPT TO:<sokha@example.com>");
  expect(session).toContain("Subject: Your code");
  expect(session).toContain("Your code is 123456");
});

test("two concurrent jobs deliver a message once, and an interrupted delivery is resumed", async () => {
  const delivered: string[] = [];
  const gateways: Gateways = {
    sms: async ({ text }) => {
      await sleep(20);
      delivered.push(text);
    },
    email: () => Promise.reject(new Error("no mail here")),
  };
  await send("once");
  const [message] = await waiting();
  await Promise.all([1, 2, 3].map(() => deliverMessages(services, gateways, message!.id)));
  expect(delivered).toEqual(["once"]);

  await send("crashed");
  await database.db.update(messages).set({ claimedUntil: new Date(Date.now() - 1000) });
  const [crashed] = await waiting();
  await deliverMessages(services, gateways, crashed!.id);
  expect(delivered).toEqual(["once", "crashed"]);
});

test("an expired code is not sent", async () => {
  const delivered: string[] = [];
  const sms = async ({ text }: { text: string }) => void delivered.push(text);
  await send("too late", { usefulUntil: new Date(Date.now() - 1) });
  await send("in time", { usefulUntil: new Date(Date.now() + 60_000) });
  const [first] = await waiting();
  await deliverMessages(services, { sms, email: sms }, first!.id);
  expect(delivered).toEqual(["in time"]);
  expect(await waiting()).toEqual([]);
});

test("a phone gets at most thirty texts about orders in an hour; codes and other phones are not affected", async () => {
  const delivered: string[] = [];
  const sms = async ({ to, text }: { to: string; text: string }) => void delivered.push(`${to} ${text}`);
  const flooded = "+85510000001";
  for (let count = 0; count < 32; count++) await send("placed", { to: flooded, droppable: true });
  await send("code", { to: flooded });
  await send("placed", { to: "+85510000002", droppable: true });
  const [first] = await waiting();
  log.warn.mockClear();
  await deliverMessages(services, { sms, email: sms }, first!.id);
  expect(await waiting()).toEqual([]);
  expect(delivered.filter((each) => each === `${flooded} placed`)).toHaveLength(30);
  expect(delivered[0]).toBe(`${flooded} placed`);
  expect(delivered[1], "a code waits behind no other text").toBe(`${flooded} code`);
  expect(delivered.at(-1)).toBe("+85510000002 placed");
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenLastCalledWith(
    { store: String(storeId) },
    "a text message was not sent: its phone or its store is over the limit",
  );
});

test("foreign phones have a budget of their own, against fraud", async () => {
  const delivered: string[] = [];
  const sms = async ({ to }: { to: string }) => void delivered.push(to);
  for (let count = 0; count < 51; count++) await send("placed", { to: `+88270000${100 + count}`, droppable: true });
  await send("placed", { to: "+85510000003", droppable: true });
  const [first] = await waiting();
  await deliverMessages(services, { sms, email: sms }, first!.id);
  expect(delivered).toHaveLength(51);
  expect(delivered.at(-1)).toBe("+85510000003");
});

test("a text that its gateway refused is counted once", async () => {
  const to = "+85510000004";
  await send("placed", { to, droppable: true });
  const [message] = await waiting();
  const fails = () => Promise.reject(new Error("no"));
  for (let turn = 0; turn < 40; turn++)
    await expect(deliverMessages(services, { sms: fails, email: fails }, message!.id)).rejects.toThrow("no");
  await deliverMessages(services, { sms: async () => undefined, email: fails }, message!.id);
  expect(await services.limits.usage("text", [to], services.now())).toEqual([{ used: 1, limit: 30 }]);
});

test("a message that was never sent is deleted when it is no longer useful, or after fifteen days", async () => {
  await send("code", { usefulUntil: new Date(Date.now() + 60_000) });
  await send("placed");
  const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000);
  await forgetUnsent(database.db, daysLater(0));
  expect((await waiting()).map(({ text }) => text)).toEqual(["code", "placed"]);
  await forgetUnsent(database.db, daysLater(14));
  expect((await waiting()).map(({ text }) => text)).toEqual(["placed"]);
  await forgetUnsent(database.db, daysLater(16));
  expect(await waiting()).toEqual([]);
});

test("without a gateway messages are in the outbox file within two seconds, each once; rolled back ones never", async () => {
  await startMessages({ ...services, env: envWith({}) });
  const rolledBack = database.transaction(async (tx) => {
    await sendMessage({ jobs }, tx, { storeId, channel: "sms", to: "+85512345678", text: "never" });
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");
  const texts = Array.from({ length: 20 }, (_, index) => `message ${index}`);
  await Promise.all(texts.map((text) => send(text)));
  await vi.waitFor(() => expect(outbox()).toHaveLength(20), { timeout: 2000, interval: 50 });
  expect(
    outbox()
      .map((line) => line.text)
      .sort(),
  ).toEqual(texts.sort());
  expect(outbox()[0]).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    channel: "sms",
    to: "+85512345678",
    text: expect.any(String),
  });
});
