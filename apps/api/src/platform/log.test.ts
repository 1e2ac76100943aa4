import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function lines(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  write(createLog("info", { write: (line) => (text += line) }));
  return text;
}

test("writes lines of JSON with time and level", () => {
  const entry = JSON.parse(lines((log) => log.info({ order: 7 }, "placed"))) as Record<string, unknown>;
  expect(entry).toMatchObject({ level: "info", order: 7, msg: "placed" });
  expect(new Date(String(entry.time)).getTime()).toBeGreaterThan(0);
});

test.each([
  { headers: { authorization: "geheim", Cookie: "geheim" } },
  { headers: new Headers({ authorization: "geheim", "set-cookie": "geheim" }) },
  { body: { customer: { phone: "geheim", email: "geheim" }, password: "geheim", otp: "geheim" } },
  { list: [{ clientSecret: "geheim" }, { access_token: "geheim" }] },
])("hides private data: %o", (entry) => {
  const text = lines((log) => log.info(entry, "a call"));
  expect(text).not.toContain("geheim");
  expect(text).toContain("[hidden]");
});

test("shows where an error came from, without the values of its statement", () => {
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    constraint: "customers_phone",
    detail: "Key (phone)=(geheim)",
  });
  const error = new DrizzleQueryError("insert into customers values ($1)", ["geheim\n with two lines"], cause);
  const text = lines((log) => log.error({ err: error }, "failed"));
  expect(text).not.toContain("geheim");
  expect(text).not.toContain("two lines");
  expect(JSON.parse(text)).toMatchObject({
    err: {
      message: "Failed query: insert into customers values ($1)",
      cause: { code: "23505", constraint: "customers_phone" },
    },
  });
});
