import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { readEnv } from "../../platform/env.ts";
import { readToken, signToken } from "./tokens.ts";

const oldKey = "old:0123456789abcdef0123456789abcdef";
const newKey = "new:fedcba9876543210fedcba9876543210";
const now = new Date("2026-05-01T00:00:00Z");
const later = new Date("2026-05-31T00:00:00Z");
const services = (keys: string, time = now) => ({ env: readEnv({ TOKEN_KEYS: keys }), now: () => time });
const claims = { sessionId: "6a1de59e-4f3d-4e75-8e21-c9b2a9b5a9c1", customerId: 17, storeId: 3 };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const payload = { sub: "17", aud: "store:3", jti: claims.sessionId, iat: 1777593600, exp: 1780185600 };

test("returns what was signed, until it expires", async () => {
  const token = await signToken(services(newKey), claims, later);
  expect(await readToken(services(newKey), token)).toEqual({ ...claims, endsAt: later });
  expect(await readToken(services(newKey, new Date("2026-05-31T00:00:01Z")), token)).toBeNull();
});

test("the first key signs, every key verifies, and a removed one no longer does", async () => {
  const token = await signToken(services(oldKey), claims, later);
  expect(await readToken(services(`${newKey},${oldKey}`), token)).toMatchObject(claims);
  expect(await readToken(services(newKey), token)).toBeNull();
  const rotated = await signToken(services(`${newKey},${oldKey}`), claims, later);
  expect(await readToken(services(newKey), rotated)).toMatchObject(claims);
});

const secret = new TextEncoder().encode(newKey.slice(4));
const signed = (header: { alg: string; kid?: string; typ?: string }, body: object, key = secret) =>
  new SignJWT({ ...body }).setProtectedHeader(header).sign(key);
const good = { alg: "HS256", kid: "new", typ: "JWT" };

test.each([
  ["no algorithm", () => `${part({ alg: "none", kid: "new", typ: "JWT" })}.${part(payload)}.`],
  ["another algorithm", () => signed({ ...good, alg: "HS512" }, payload, new Uint8Array(64))],
  [
    "another key under our name",
    () => signed(good, payload, new TextEncoder().encode("another key another key another!")),
  ],
  ["an unknown key name", () => signed({ ...good, kid: "other" }, payload)],
  ["no key name", () => signed({ alg: "HS256", typ: "JWT" }, payload)],
  ["another kind of token", () => signed({ ...good, typ: "at+jwt" }, payload)],
  ["no end", () => signed(good, { ...payload, exp: undefined })],
  ["no session", () => signed(good, { ...payload, jti: undefined })],
  ["no audience", () => signed(good, { ...payload, aud: undefined })],
  ["a foreign audience", () => signed(good, { ...payload, aud: "https://other.example" })],
  ["no text of a token", () => "jwt"],
  ["an empty text", () => ""],
  ["a header that is no JSON", () => "e30x.e30.e30"],
])("refuses a token with %s", async (_, make) => {
  expect(await readToken(services(newKey), await make())).toBeNull();
});

test("the same token without a fault is accepted", async () => {
  expect(await readToken(services(newKey), await signed(good, payload))).toMatchObject(claims);
});

test("a changed payload is refused", async () => {
  const [header, , signature] = (await signToken(services(newKey), claims, later)).split(".");
  expect(await readToken(services(newKey), `${header}.${part({ ...payload, sub: "18" })}.${signature}`)).toBeNull();
});
