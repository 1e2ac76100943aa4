import { expect, test } from "vitest";
import { hashCode, matchesCode } from "./code-secrets.ts";

const [old, next] = ["o", "n"].map((letter) => ({ kid: letter, secret: letter.repeat(32) })) as [
  { kid: string; secret: string },
  { kid: string; secret: string },
];
const binding = { id: "1", purpose: "register", storeId: 1, recipient: "+85512345678" };
const hash = hashCode({ tokenKeys: [old] }, "123456", binding);

test("a code stays valid while the keys are rotated, until its key is removed", () => {
  expect(matchesCode({ tokenKeys: [next, old] }, "123456", hash, binding)).toBe(true);
  expect(matchesCode({ tokenKeys: [next] }, "123456", hash, binding)).toBe(false);
});

test.each([
  ["another code", "123457", binding],
  ["another purpose", "123456", { ...binding, purpose: "forgot" }],
  ["another store", "123456", { ...binding, storeId: 2 }],
  ["another phone", "123456", { ...binding, recipient: "+85512345679" }],
])("%s does not match", (_, code, other) => {
  expect(matchesCode({ tokenKeys: [old] }, code, hash, other)).toBe(false);
});
