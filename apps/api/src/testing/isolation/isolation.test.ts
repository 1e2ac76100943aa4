import { expect, test } from "vitest";
import { extraPaths, type CallName } from "@shop/contract/paths";
import { insertArticle } from "../samples/article.ts";
import { payableSettings, paymentDesk } from "../shops/payment-desk.ts";
import { insertProduct } from "../samples/product.ts";
import { insertStore } from "../samples/store.ts";
import { testApi, type TestReply } from "../shops/test-api.ts";
import { attackersOf } from "./attackers.ts";
import { entries, type Sent } from "./entries.ts";
import { stateOf } from "./state-of.ts";
import { insertVictim } from "./victim.ts";

/** A call as the OpenAPI document describes it. */
interface Operation {
  name: CallName;
  method: string;
  path: string;
  /** Whether the document says that only a signed-in customer may make it. */
  closed: boolean;
}

const shop = await testApi();
const { api, call, database } = shop;
const settings = { ...payableSettings, features: { news: true, checkResult: true } };
const here = await insertStore(database.db, { settings });
const elsewhere = await insertStore(database.db, { code: "S002", settings });
await api.directory.load();
const ordered = await insertProduct(database.db, [here, elsewhere], { pieces: 1000 });
const inCart = await insertProduct(database.db, [here, elsewhere], { pieces: 1000 });
await insertArticle(database, { id: 1 });
const victim = await insertVictim(shop, here, [ordered.id, inCart.id]);
const attackers = await attackersOf(shop, victim, elsewhere);

const document = (await call("/openapi.json")).body as {
  paths: Record<string, Record<string, { operationId: CallName; security: unknown[] }>>;
};
const order = Object.keys(entries);
const operations: Operation[] = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      closed: security.length > 0,
    })),
  )
  .toSorted((left, right) => order.indexOf(left.name) - order.indexOf(right.name));

function send(
  { method, path }: Operation,
  { params = {}, query = {}, body, key }: Sent,
  token: string | null,
  storeCode = "S001",
): Promise<TestReply> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries({ store_code: storeCode, ...query }).map(([name, value]) => [name, String(value)]),
  );
  return call(`${filled}${filled.includes("=") ? "&" : "?"}${search}`, {
    method,
    body,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...(key && { "idempotency-key": key }) },
  });
}

/** What the victim alone may read, wherever it stands in an answer. */
const leaked = (text: string) => victim.secrets.filter((secret) => text.includes(secret));

test("every call of the document has an entry, and every entry a call", () => {
  expect(Object.keys(entries).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  for (const { name, path } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
    expect(Object.keys(entries[name].send(victim).params ?? {}).toSorted(), name).toEqual(named.toSorted());
  }
});

test.each(attackers)("$name: no call shows or changes the victim's data", async ({ token, at }) => {
  const before = await stateOf(shop, victim);
  const faults: string[] = [];
  for (const operation of operations) {
    const { about, send: sentBy } = entries[operation.name];
    for (const storeCode of ["S001", "S002"]) {
      const { status, body } = await send(operation, sentBy(victim), token, storeCode);
      const said = `${operation.name} at ${storeCode} answered ${status} ${JSON.stringify(body).slice(0, 300)}`;
      if (status >= 500) faults.push(said);
      if (operation.closed && at !== storeCode && status !== 401) faults.push(`${said} instead of 401`);
      // Whoever is taken for nobody tries nothing.
      if (operation.closed && at === storeCode && body.error === "unauthorized") faults.push(`${said} to a customer`);
      if (about === "theirs" && status < 400) faults.push(`${said} instead of a refusal`);
      for (const secret of leaked(JSON.stringify(body))) faults.push(`${said} and showed "${secret}"`);
    }
  }
  for (const path of [victim.picture, `${extraPaths.privatePictures}../${victim.picture.split("/").pop()}`]) {
    const reply = await paymentDesk(shop).extra(path, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (reply.status < 400) faults.push(`${path} answered ${reply.status}`);
  }
  for (const watch of ["", "1", victim.orderNumber, token ?? ""]) {
    const { status } = await call(`/tracking/stream?watch=${encodeURIComponent(watch)}`);
    if (status < 400) faults.push(`the stream of ${watch} answered ${status}`);
  }
  expect(faults).toEqual([]);
  expect(await stateOf(shop, victim)).toEqual(before);
});

test("a cookie does not authorise a change caused by another site", async () => {
  const before = await stateOf(shop, victim);
  for (const operation of operations.filter(({ closed, method }) => closed && method !== "GET")) {
    for (const origin of [
      undefined,
      "null",
      "http://evil.example",
      "http://s001.localhost.evil.example",
      "https://s001.localhost",
    ]) {
      const { params = {}, body } = entries[operation.name].send(victim);
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
      const reply = await call(path, {
        method: operation.method,
        body,
        host: "s001.localhost",
        headers: { cookie: `jwt=${victim.token}`, ...(origin && { origin }) },
      });
      expect(reply.status, `${operation.name} from ${origin}`).toBe(403);
    }
  }
  expect(await stateOf(shop, victim)).toEqual(before);
});

test("the same requests succeed for the victim", async () => {
  const answered: Record<string, string> = {};
  for (const [name, { send: sentBy, answers = 200 }] of Object.entries(entries)) {
    const operation = operations.find((known) => known.name === name)!;
    if (answers === null) continue;
    const { status, body } = await send(operation, sentBy(victim), victim.token);
    if (status !== answers) answered[name] = `${status} ${JSON.stringify(body)}`;
    if (name === "profile.get") expect(leaked(JSON.stringify(body)).length).toBeGreaterThan(2);
  }
  expect(answered).toEqual({});
  expect(operations.length * attackers.length).toBeGreaterThan(900);
});
