import { expect, test } from "vitest";
import { callerAt } from "../testing/samples/caller.ts";
import { cookieHeader } from "./token.ts";

test("the token's cookie is hidden from scripts, and over https is sent over nothing else", () => {
  const caller = callerAt("s001.localhost");
  const always = /^jwt=t; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+/;
  expect(cookieHeader("t", { ...caller, origin: "https://shop.example" })).toMatch(
    new RegExp(`${always.source}; Secure$`),
  );
  expect(cookieHeader("t", { ...caller, origin: "http://shop.example" })).toMatch(new RegExp(`${always.source}$`));
});
