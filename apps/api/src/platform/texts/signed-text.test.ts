import { expect, test } from "vitest";
import type { Env } from "../env.ts";
import { readSigned, signText } from "./signed-text.ts";

const at = new Date("2026-11-21T10:00:00Z");
const env = (...secrets: string[]) => ({ tokenKeys: secrets.map((secret) => ({ kid: secret, secret })) }) as Env;
const services = { env: env("new", "old"), now: () => at };
const signed = signText(services, "watch", "17", 60);

test("a signed text is valid until it expires", () => {
  expect(readSigned(services, "watch", signed)).toEqual({ text: "17", expiresAt: new Date("2026-11-21T10:01:00Z") });
  expect(readSigned({ ...services, now: () => new Date("2026-11-21T10:01:00Z") }, "watch", signed)).toBeNull();
});

test("a key that only verifies is accepted, a removed one is not", () => {
  const before = signText({ ...services, env: env("old") }, "watch", "17", 60);
  expect(readSigned(services, "watch", before)?.text).toBe("17");
  expect(readSigned({ ...services, env: env("new") }, "watch", before)).toBeNull();
});

test.each([
  signed.replace("17", "18"),
  signed.replace(/\.(\d)/, ".9"),
  signed.slice(0, -1),
  "",
  "17",
  "17.1.x",
  `x${signed}`,
])("nobody else makes one: %s", (text) => {
  expect(readSigned(services, "watch", text)).toBeNull();
});

test("a text signed for one purpose is not valid for another", () => {
  expect(readSigned(services, "other", signed)).toBeNull();
});
