import { expect, test } from "vitest";
import { withWholeForm } from "./whole-form.ts";

const megabyte = 1024 * 1024;
const multipart = { "content-type": "multipart/form-data; boundary=x" };
/** A form of so many bytes, whose sender says how many there are, or lies. */
const form = (bytes: number, headers: Record<string, string> = {}, said = bytes) =>
  new Request("http://shop.test/warranty", { method: "POST", headers: { ...(said > 0 && { "content-length": String(said) }), ...headers }, body: new Uint8Array(bytes) });
const told = (request: Request) => withWholeForm(request, async (taken) => (typeof taken === "string" ? taken : (await taken.arrayBuffer()).byteLength));
/** A claim with five pictures, of which little has to be there. */
const claim = () => form(1000, multipart, 45 * megabyte);

test("a form is taken whole, with pictures more of it than without", async () => {
  expect(await told(new Request("http://shop.test/"))).toBe(0);
  expect(await told(form(1000))).toBe(1000);
  expect(await told(form(megabyte))).toBe("too large");
  expect(await told(form(megabyte, {}, 0))).toBe("too large");
  expect(await told(form(megabyte, multipart))).toBe(megabyte);
  expect(await told(form(megabyte, multipart, 0))).toBe(megabyte);
  expect(await told(form(1000, multipart, 49 * megabyte))).toBe("too large");
});

test("a form of a million fields is too large, however small they are", async () => {
  const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
  const sent = (type: string, body: string) => told(new Request("http://shop.test/login", { method: "POST", headers: { "content-type": type }, body }));
  expect(await sent("multipart/form-data; boundary=x", field.repeat(100_000))).toBe("too large");
  expect(await sent("application/x-www-form-urlencoded", "a=1&".repeat(50_000))).toBe("too large");
  expect(await sent("multipart/form-data; boundary=x", field.repeat(100))).toBe(field.length * 100);
});

test("of large forms no more are in memory than there is room for, while small ones go on", async () => {
  const answered = Promise.withResolvers<void>();
  const open = Array.from({ length: 4 }, () => withWholeForm(claim(), async (taken) => (await answered.promise, typeof taken)));
  expect(await told(claim())).toBe("no room");
  expect(await told(form(1000, multipart))).toBe(1000);
  answered.resolve();
  expect(await Promise.all(open)).toEqual(["object", "object", "object", "object"]);
  expect(await told(claim())).toBe(1000);
});

test("what a form that failed had room for is free again", async () => {
  for (let index = 0; index < 6; index++) {
    await expect(withWholeForm(claim(), () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  }
});
