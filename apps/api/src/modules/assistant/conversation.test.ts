import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import type { ChatEvent, ChatMessage } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import { askStreamed } from "../../testing/shops/ask-streamed.ts";
import { callerAt } from "../../testing/samples/caller.ts";
import { untilWaiting } from "../../platform/testing/eventually.ts";
import { indexProducts } from "../../flows/catalog/index-products.ts";
import { insertCustomer, samplePassword, type SignedInCustomer } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { listings } from "../catalog/tables.ts";
import { lockCustomer } from "../customers/public.ts";
import type { Answering } from "./answering.ts";
import { openConversation } from "./converse.ts";
import { chatMessages } from "./tables.ts";

const { api, call, database, services, wait } = await testApi();
const { db } = database;
const store = await insertStore(db, { code: "S001" });
await insertStore(db, { code: "S002" });
const phone = await insertProduct(db, [store], { name: "Lotus Phone 17", price: 84_900 });
await database.transaction((tx) => indexProducts(tx, [phone.id]));
await api.directory.load();

let serial = 0;
const newVisitor = () => String(++serial).padStart(32, "0");
interface Who {
  visitor?: string | null;
  headers?: Record<string, string>;
  store?: string;
  lang?: string;
  ip?: string;
}
const send = (
  path: string,
  { visitor = null, headers = {}, store: code = "S001", lang = "en", ip }: Who,
  more: object = {},
) =>
  call(`${path}?store_code=${code}&lang=${lang}`, {
    method: "POST",
    body: { visitor, ...more },
    headers,
    ...(ip && { ip }),
  });
const ask = async (text: string, who: Who) =>
  calls["chat.ask"].data.parse((await send("/api/chat", who, { text })).body.data);
const history = async (who: Who): Promise<ChatMessage[]> =>
  calls["chat.history"].data.parse((await send("/api/chat/history", who)).body.data);
const said = (messages: ChatMessage[]) =>
  messages.flatMap(({ from, parts }) =>
    parts.flatMap((part) => (part.type === "text" ? [`${from}: ${part.text}`] : [])),
  );

test("a guest finds the conversation again by the browser's name, with today's price", async () => {
  const visitor = newVisitor();
  const { answer } = await ask("Lotus Phone 17", { visitor });
  expect(answer.parts).toContainEqual(
    expect.objectContaining({ type: "facts", product: expect.objectContaining({ id: phone.id, price: 849 }) }),
  );
  await db.update(listings).set({ price: 79_900 }).where(eq(listings.productId, phone.id));
  const [question, again] = await history({ visitor });
  expect(question).toMatchObject({ from: "shopper", parts: [{ type: "text", text: "Lotus Phone 17" }] });
  expect(again!.parts).toContainEqual(
    expect.objectContaining({ type: "facts", product: expect.objectContaining({ price: 799 }) }),
  );
  await db.update(listings).set({ price: 84_900 }).where(eq(listings.productId, phone.id));
});

test("a question can refer to products shown before", async () => {
  const visitor = newVisitor();
  await ask("Lotus Phone 17", { visitor });
  const { answer } = await ask("How long is the warranty?", { visitor });
  expect(said([answer])[0]).toMatch("Lotus Phone 17 comes without warranty");
});

test("another's conversation is not found: not with another name, in another store, or signed in", async () => {
  const visitor = newVisitor();
  await ask("hello", { visitor });
  const sokha = await insertCustomer(services, store);
  const dara = await insertCustomer(services, store);
  await ask("thanks", { headers: sokha.headers });
  expect(await history({ visitor: newVisitor() })).toEqual([]);
  expect(await history({})).toEqual([]);
  expect(await history({ visitor, store: "S002" })).toEqual([]);
  expect(await history({ headers: dara.headers })).toEqual([]);
  // A customer's own conversation, whatever name the browser has.
  expect(said(await history({ headers: sokha.headers, visitor }))[0]).toBe("shopper: thanks");
  expect(said(await history({ visitor }))[0]).toBe("shopper: hello");
});

test("a guest without a name is answered, and nothing is stored", async () => {
  const before = await db.$count(chatMessages);
  expect(said([(await ask("hello", {})).answer])[0]).toMatch("Hello!");
  expect(await db.$count(chatMessages)).toBe(before);
});

test("the name itself is not in the database", async () => {
  const visitor = newVisitor();
  await ask("hello", { visitor });
  const rows = await db.select().from(chatMessages);
  expect(JSON.stringify(rows)).not.toContain(visitor);
});

test("clearing deletes only one's own conversation", async () => {
  const [mine, other] = [newVisitor(), newVisitor()];
  await ask("hello", { visitor: mine });
  await ask("hello", { visitor: other });
  expect((await send("/api/chat/clear", { visitor: mine })).body).toMatchObject({ code: 0, data: null });
  expect(await history({ visitor: mine })).toEqual([]);
  expect(await history({ visitor: other })).toHaveLength(2);
});

test("clearing after signing in also deletes what was said as a guest in this browser", async () => {
  const [visitor, other] = [newVisitor(), newVisitor()];
  const customer = await insertCustomer(services, store);
  await ask("hello", { visitor });
  await ask("hello", { visitor: other });
  await ask("thanks", { visitor, headers: customer.headers });
  expect((await send("/api/chat/clear", { visitor, headers: customer.headers })).status).toBe(200);
  expect(await history({ headers: customer.headers })).toEqual([]);
  expect(await history({ visitor })).toEqual([]);
  expect(await history({ visitor: other })).toHaveLength(2);
});

test("the last 50 messages of a conversation are shown, and 200 are stored", async () => {
  const visitor = newVisitor();
  await ask("hello", { visitor });
  const [{ visitor: hash } = { visitor: null }] = await db
    .select({ visitor: chatMessages.visitor })
    .from(chatMessages)
    .orderBy(chatMessages.id)
    .where(eq(chatMessages.storeId, store))
    .limit(1);
  expect(hash).toHaveLength(43);
  const own = (await db.select().from(chatMessages)).at(-1)!;
  const { id: _, ...copy } = own;
  await db.insert(chatMessages).values(Array.from({ length: 250 }, () => copy));
  await ask("thanks", { visitor });
  expect(await db.$count(chatMessages, eq(chatMessages.visitor, own.visitor!))).toBe(200);
  const shown = await history({ visitor });
  expect(shown).toHaveLength(50);
  expect(said(shown).at(-1)).toMatch("You are welcome");
});

test("removing the account deletes its conversation; the export contains it", async () => {
  const customer = await insertCustomer(services, store);
  await ask("hello", { headers: customer.headers });
  const { body } = await call("/api/profile/export?store_code=S001", { headers: customer.headers });
  expect(body.data.conversation).toEqual([
    expect.objectContaining({ sender: "shopper", parts: [{ type: "text", text: "hello" }] }),
    expect.objectContaining({ sender: "assistant" }),
  ]);
  await call("/api/profile/remove?store_code=S001", {
    method: "POST",
    body: { password: samplePassword },
    headers: customer.headers,
  });
  expect(await db.$count(chatMessages, eq(chatMessages.customerId, customer.customerId))).toBe(0);
});

test("answers are in the language of the question, or else of the page", async () => {
  expect((await ask("你好", { lang: "en" })).answer).toMatchObject({ language: "zh" });
  expect((await ask("សួស្តី", { lang: "zh" })).answer).toMatchObject({ language: "km" });
  expect((await ask("Lotus Phone 17", { lang: "km" })).answer.language).toBe("km");
});

test("questions are limited per visitor, whatever addresses they come from", async () => {
  const visitor = newVisitor();
  const answers = [];
  for (let round = 0; round < 14; round++)
    answers.push(await send("/api/chat", { visitor, ip: `198.51.100.${round}` }, { text: "hello" }));
  expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(200), 429, 429]);
  expect(answers.at(-1)!.body.error).toBe("rate_limited");
  expect(Number(answers.at(-1)!.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send("/api/chat", { visitor: newVisitor() }, { text: "hello" })).status).toBe(200);
});

test.each([
  ["nothing", { text: " " }, { text: "required" }],
  ["too much", { text: "x".repeat(1001) }, { text: "invalid" }],
  ["a name that no browser gives itself", { text: "hello", visitor: "1" }, { visitor: "invalid" }],
])("%s is refused with its field", async (_, body, fields) => {
  const reply = await call("/api/chat?store_code=S001", { method: "POST", body });
  expect(reply).toMatchObject({ status: 400, body: { fields } });
});

/** Asks for a stream; what comes back is read to its end, or only its first event. */
async function stream(body: object, { events: most = Infinity } = {}) {
  const response = await askStreamed(api, body);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: ChatEvent[] = [];
  while (events.length < most) {
    const { value, done } = await reader.read();
    if (done) break;
    events.push(
      ...value
        .split("\n\n")
        .filter(Boolean)
        .map((block) => JSON.parse(block.slice("data: ".length)) as ChatEvent),
    );
  }
  return { response, events, leave: () => reader.cancel() };
}

test("the same call streams the stored question, the answer in pieces, and the stored answer", async () => {
  const visitor = newVisitor();
  const { response, events } = await stream({ text: "What does delivery to Siem Reap cost?", visitor });
  expect(response.headers.get("content-type")).toMatch("text/event-stream");
  expect(response.headers.get("cache-control")).toMatch("no-store");
  expect(events.map(({ type }) => type)).toEqual(["question", "text", "part", "done"]);
  expect((await history({ visitor })).map(({ id }) => id)).toEqual(
    [events[0], events.at(-1)].map((event) => (event as { message: ChatMessage }).message.id),
  );
});

test("a refusal before the first event is an ordinary answer", async () => {
  const response = await askStreamed(api, { text: "" });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: -1, error: "invalid_input" });
});

test("an aborted answer is stored as far as it was sent", async () => {
  const visitor = newVisitor();
  const { leave } = await stream({ text: "What does delivery to Siem Reap cost?", visitor }, { events: 2 });
  await leave();
  await expect.poll(async () => (await history({ visitor })).length).toBe(2);
  expect(said(await history({ visitor })).at(-1)).toMatch("assistant: Delivery to Siem Reap");
});

/** A question in the middle of its answer. */
async function askSlowly(customer: SignedInCustomer) {
  const signed = { customerId: customer.customerId, storeId: store, sessionId: "test", tokenEndsAt: services.now() };
  const context: Context = {
    ...services,
    store: { id: store, code: "S001", name: "Lotus", currency: "USD", rielRate: null },
    language: "en",
    customer: signed,
    tokenFrom: "header",
    caller: callerAt("s001.localhost", "203.0.113.6"),
    idempotencyKey: null,
  };
  const answering: Answering = {
    async *answer() {
      yield { type: "text", text: "So far" };
      yield { type: "text", text: " and further" };
    },
    readCards: async () => [],
    lockCustomer,
  };
  const events = await openConversation(context, answering, { text: "hello" }, new AbortController().signal);
  for (const type of ["question", "text"]) expect((await events.next()).value).toMatchObject({ type });
  return events;
}
const keptOf = ({ customerId }: SignedInCustomer) => db.$count(chatMessages, eq(chatMessages.customerId, customerId));
const clear = (who: SignedInCustomer) => send("/api/chat/clear", who);
const removeAccount = (who: SignedInCustomer) =>
  call("/api/profile/remove?store_code=S001", {
    method: "POST",
    body: { password: samplePassword },
    headers: who.headers,
  });

test.each([
  ["cleared", clear],
  ["a removed account's", removeAccount],
])("a conversation that is %s gets no further answer, aborted or complete", async (_, end) => {
  const customer = await insertCustomer(services, store);
  const [stopped, whole] = [await askSlowly(customer), await askSlowly(customer)];
  expect((await end(customer)).status).toBe(200);
  await stopped.return(undefined);
  const rest: ChatEvent[] = [];
  for await (const event of whole) rest.push(event);
  expect(rest.at(-1)).toMatchObject({
    type: "done",
    message: { id: 0, parts: [{ type: "text", text: "So far and further" }] },
  });
  expect(await keptOf(customer)).toBe(0);
});

test.each([
  ["cleared", clear],
  ["forgotten with its account", removeAccount],
])("an answer that is being stored while its conversation is %s is deleted too", async (_, end) => {
  const customer = await insertCustomer(services, store);
  const answer = await askSlowly(customer);
  const blocker = await database.pool.connect();
  try {
    // The answer waits for its customer.
    await blocker.query("begin");
    await blocker.query("select from customers where id = $1 for update", [customer.customerId]);
    const kept = answer.return(undefined);
    await untilWaiting(database);
    const ended = end(customer);
    await Promise.race([ended, untilWaiting(database, 2)]);
    await blocker.query("rollback");
    await kept;
    expect((await ended).status).toBe(200);
  } finally {
    blocker.release();
  }
  expect(await keptOf(customer)).toBe(0);
});

test("guests' messages are deleted after thirty days; customers' stay", async () => {
  const visitor = newVisitor();
  const customer = await insertCustomer(services, store);
  await ask("hello", { visitor });
  await ask("hello", { headers: customer.headers });
  wait(31 * 86_400_000);
  await ask("thanks", { visitor: newVisitor() });
  await database.transaction((tx) => services.jobs.enqueue(tx, "forget-chats", {}));
  await expect.poll(() => history({ visitor })).toEqual([]);
  expect(await db.$count(chatMessages, eq(chatMessages.customerId, customer.customerId))).toBe(2);
});
