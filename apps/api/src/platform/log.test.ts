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

test("shows what an error of many is made of, up to a number, without values", () => {
  const one = (number: number) => new DrizzleQueryError(`update orders set x = $1 where id = ${number}`, ["geheim"]);
  const error = new AggregateError([1, 2, 3, 4, 5, 6].map(one), "customers who left could not be forgotten: 6");
  const text = lines((log) => log.error({ err: error }, "failed"));
  expect(text).not.toContain("geheim");
  const { err } = JSON.parse(text) as { err: { message: string; errors: { message: string }[] } };
  expect(err.message).toBe("customers who left could not be forgotten: 6");
  expect(err.errors.map(({ message }) => message.at(-1))).toEqual(["1", "2", "3", "4", "5"]);
});
