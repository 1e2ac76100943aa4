import { expect, test } from "vitest";
import { withBufferedForm } from "./buffered-form.ts";

const megabyte = 1024 * 1024;
const typed = { "content-type": "application/x-www-form-urlencoded" };
const multipart = { "content-type": "multipart/form-data; boundary=x" };
const head =
  '--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
const end = "\r\n--x--\r\n";

const request = (body: BodyInit, headers: Record<string, string>) =>
  new Request("http://shop.test/warranty", { method: "POST", headers, body, duplex: "half" } as RequestInit);
/** A form with a note and a picture of this many bytes. */
const claim = (bytes: number, headers: Record<string, string> = {}) =>
  request(
    new Blob([
      '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nbroken\r\n',
      head,
      new Uint8Array(bytes),
      end,
    ]),
    { ...multipart, ...headers },
  );
const told = (sent: Request, ip = "203.0.113.7") =>
  withBufferedForm(sent, ip, async (form) =>
    typeof form === "string"
      ? form
      : {
          ...Object.fromEntries(new URLSearchParams(await form.request.text())),
          files: [...form.files].map(([name, file]) => `${name} ${(file as File).size}`),
        },
  );

/** A form with a picture, of which this many bytes arrive, and no more until it is cancelled. */
function slowly(bytes: number, ip: string) {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const answer = told(request(readable, { ...multipart, "content-length": String(48 * megabyte) }), ip);
  const sending = (async () => {
    await writer.write(new TextEncoder().encode(head));
    for (let sent = 0; sent < bytes; sent += megabyte) await writer.write(new Uint8Array(megabyte));
  })().catch(() => undefined);
  return { answer, sending, breakOff: () => writer.abort(new Error("left")).catch(() => undefined) };
}

test("a form is read completely, with files apart from texts, and may be larger if it has files", async () => {
  expect(await told(new Request("http://shop.test/"))).toEqual({ files: [] });
  expect(await told(request("note=broken&b=", typed))).toEqual({ note: "broken", b: "", files: [] });
  expect(await told(request("a".repeat(megabyte), typed))).toBe("too large");
  expect(await told(claim(megabyte))).toEqual({ note: "broken", files: [`files ${megabyte}`] });
  expect(await told(claim(1000, { "content-length": String(49 * megabyte) }))).toBe("too large");
});

test("a form with a million fields, or with texts as large as pictures, is too large", async () => {
  const field = (value: string) => `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${value}\r\n`;
  expect(await told(request(field("1").repeat(100_000) + end, multipart))).toBe("too large");
  expect(await told(request("a=1&".repeat(50_000), typed))).toBe("too large");
  expect(await told(request(field("a".repeat(megabyte)) + end, multipart))).toBe("too large");
  expect(await told(request(`${field("1").repeat(100)}--x--\r\n`, multipart))).toEqual({ a: "1", files: [] });
});

test.each([
  ["a form that is broken off", "--x\r\n", "multipart/form-data; boundary=x"],
  ["parts without a boundary", "a=1", "multipart/form-data"],
  ["another kind of body", '{"a":1}', "application/json"],
  ["no body", null, "text/plain"],
])("%s is read as a form without fields, which the page refuses like any other", async (_, body, type) => {
  const sent = new Request("http://shop.test/login", { method: "POST", headers: { "content-type": type }, body });
  expect(
    await withBufferedForm(sent, "203.0.113.7", async (form) =>
      typeof form === "string" ? form : [...(await form.request.formData())],
    ),
  ).toEqual([]);
});

test("an endless content type takes no time to parse", { timeout: 2000 }, async () => {
  const type = `application/x-www-form-urlencoded;${" ".repeat(120_000)}x`;
  const read = (sent: Request) =>
    withBufferedForm(sent, "203.0.113.7", async (form) =>
      typeof form === "string" ? form : [...(await form.request.formData())],
    );
  expect(await read(request("a=1", { "content-type": type }))).toEqual([["a", "1"]]);
  expect(
    await read(
      request("a=1", { "content-type": type.replace("application/x-www-form-urlencoded", "multipart/form-data") }),
    ),
  ).toEqual([]);
});

test("slow senders of large forms, from one or many addresses, do not block others", async () => {
  const slow = [
    ...Array.from({ length: 8 }, () => "198.51.100.1"),
    ...Array.from({ length: 8 }, (_, index) => `198.51.100.${index + 2}`),
  ].map((ip) => slowly(20 * megabyte, ip));
  await Promise.all(slow.map(({ sending }) => sending));
  expect(await told(claim(9 * megabyte))).toEqual({ note: "broken", files: [`files ${9 * megabyte}`] });
  expect(await Promise.race(slow.map(({ answer }) => answer))).toBe("no memory");
  const answers = Promise.allSettled(slow.map(({ answer }) => answer));
  await Promise.all(slow.map(({ breakOff }) => breakOff()));
  expect((await answers).map(({ status }) => status)).toContain("rejected");
});

test("the memory of a form is released if its answer fails", async () => {
  for (let index = 0; index < 10; index++) {
    await expect(
      withBufferedForm(claim(30 * megabyte), "203.0.113.9", () => Promise.reject(new Error("failed"))),
    ).rejects.toThrow("failed");
  }
  expect(await told(claim(30 * megabyte), "203.0.113.9")).toMatchObject({ note: "broken" });
});
