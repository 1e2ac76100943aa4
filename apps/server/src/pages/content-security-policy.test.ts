import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("a page runs its own scripts alone, sends forms to the shop alone, and is shown in no other site's frame", () => {
  const page = { bytes: new Uint8Array(), scripts: ["'sha256-a'", "'sha256-a'"], styles: ["'sha256-b'"] };
  const policy = contentSecurityPolicy(page, ["https://tiles.example"]);
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a'",
    "style-src 'self' 'sha256-b'",
    "img-src 'self' data: blob: https://tiles.example",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});
