import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { maxBodyBytes } from "@shop/contract/limits";
import { callerAt } from "../../testing/samples/caller.ts";
import { uploadsDirectory } from "../../platform/data-dir.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertShopper, type Shopper } from "../../testing/samples/shopper.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { uploads } from "./tables.ts";

const { api, call, services, database } = await testApi();
const { db } = database;
const store = await insertStore(db, { settings: { payments: [{ type: "bankTransfer", discountPercent: 1 }] } });
await api.directory.load();
const who = await insertShopper(services, store);
const stranger = await insertShopper(services, store);
const [slow, another] = [await insertShopper(services, store), await insertShopper(services, store)];

const picture = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: "#369" } });
const location = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "11/1 33/1 0/1" } };

function send(
  content: Uint8Array,
  owner: Shopper | null = who,
  name = "receipt.jpg",
  type = "image/jpeg",
  key?: string,
  purpose = "",
) {
  const body = new FormData();
  body.append("file", new File([new Uint8Array(content)], name, { type }));
  return call(`/upload?store_code=S001${purpose}`, {
    method: "POST",
    body,
    headers: { ...owner?.headers, ...(key && { "idempotency-key": key }) },
  });
}

async function open(address: string, owner: Shopper | null) {
  return (await api.extra(
    new Request(`http://s001.localhost${address}`, { headers: owner?.headers ?? {} }),
    callerAt("s001.localhost"),
    address,
  ))!;
}

const kept = async (address: string) => Buffer.from(await (await open(address, who)).arrayBuffer());

test("other users of the machine cannot read uploads, whatever the permissions of their directory were", async () => {
  const directory = uploadsDirectory(services.env.dataDir);
  mkdirSync(directory, { mode: 0o755 });
  expect((await send(await picture().png().toBuffer())).status).toBe(200);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

test("a picture is stored under a random name, re-encoded, upright and without location", async () => {
  const sent = await picture(64, 48).withExif(location).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const reply = await send(sent);
  expect(reply).toMatchObject({
    status: 200,
    body: { code: 0, data: { image_url: expect.stringMatching(/^\/media-private\/[0-9a-f]{32}\.webp$/) } },
  });
  const { format, width, height, exif, orientation } = await sharp(await kept(reply.body.data.image_url)).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: "webp",
    width: 48,
    height: 64,
    exif: undefined,
    orientation: undefined,
  });
  expect((await send(sent)).body.data.image_url).not.toBe(reply.body.data.image_url);
});

test("the same picture with the same key keeps its name; another picture, key or customer gets another", async () => {
  const sender = await insertShopper(services, store);
  const [sent, other] = [await picture().png().toBuffer(), await picture(20, 20).png().toBuffer()];
  const named = async (content: Uint8Array, key: string, owner = sender, purpose = ""): Promise<string> =>
    (await send(content, owner, "a.png", "image/png", key, purpose)).body.data.image_url;
  const [first, again] = await Promise.all([named(sent, "form-1"), named(sent, "form-1")]);
  expect(again).toBe(first);
  expect((await open(first, sender)).status).toBe(200);
  const others = [await named(other, "form-1"), await named(sent, "form-2"), await named(sent, "form-1", stranger)];
  expect(new Set([first, ...others]).size).toBe(4);
  expect(await named(sent, "form-1", sender, "&purpose=claim"), "for something else").not.toBe(first);
});

test.each(["jpeg", "png", "webp"] as const)("accepts %s whatever its name says", async (format) => {
  expect(await send(await picture().toFormat(format).toBuffer(), who, "page.html", "text/html")).toMatchObject({
    status: 200,
  });
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  [
    "a drawing with a script",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  ],
  ["a GIF", () => picture().gif().toBuffer()],
  ["a head without a picture", async () => (await picture(400, 400).png().toBuffer()).subarray(0, 60)],
  ["nothing", () => Buffer.alloc(0)],
])("%s is recognised by content and refused", async (_, content) => {
  expect(await send(await content(), who, "receipt.png", "image/png")).toMatchObject({
    status: 400,
    body: { error: "upload_not_image" },
  });
});

test("data hidden behind a picture is not stored", async () => {
  const sent = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from("<?php system($_GET['c']); ?>")]);
  const { image_url } = (await send(sent)).body.data;
  expect((await kept(image_url)).includes("php")).toBe(false);
});

test("more than 40 megapixels or 8 MB are refused before decoding", async () => {
  const flood = await picture(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
  expect(flood.byteLength).toBeLessThan(1_000_000);
  expect(await send(flood)).toMatchObject({ status: 413, body: { error: "upload_too_large" } });
  expect(await send(Buffer.alloc(8 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { error: "upload_too_large" },
  });
  expect(await send(Buffer.alloc(10 * 1024 * 1024))).toMatchObject({
    status: 413,
    body: { error: "upload_too_large" },
  });
});

/** A picture of whose form so many bytes come, and then no more. */
function slowly(sender: Shopper, bytes: number) {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const left = new AbortController();
  const request = new Request("http://s001.localhost/rest/upload?store_code=S001", {
    method: "POST",
    headers: {
      ...sender.headers,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(maxBodyBytes),
    },
    body: readable,
    signal: left.signal,
    // @ts-expect-error Node wants to hear it; the types of browsers know no such word.
    duplex: "half",
  });
  const answer = Promise.resolve(api.app.request(request, undefined, { caller: callerAt("s001.localhost") }));
  const writer = writable.getWriter();
  const form = new Uint8Array(bytes);
  form.set(new TextEncoder().encode('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'));
  const isIn = writer.write(form).catch(() => undefined);
  return { answer, isIn, writer, left };
}

test("a sender of many slow pictures does not block others; an aborted upload is no error", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const open = Array.from({ length: 20 }, () => slowly(slow, maxBodyBytes - 1));
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => slowly(await insertShopper(services, store), 7 * 1024 * 1024)),
  );
  await Promise.all([...open, ...others].map(({ isIn }) => isIn));
  expect(await send(await picture().png().toBuffer(), another)).toMatchObject({ status: 200 });
  const gaveWay = await Promise.race(open.map(({ answer }) => answer));
  expect([gaveWay.status, gaveWay.headers.get("retry-after")]).toEqual([503, "5"]);
  for (const { writer, left } of [...open, ...others]) {
    left.abort();
    void writer.abort(new Error("left")).catch(() => undefined);
  }
  const statuses = await Promise.all([...open, ...others].map(async ({ answer }) => (await answer).status));
  expect(new Set(statuses)).toEqual(new Set([499, 503]));
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  expect(await send(await picture().png().toBuffer(), another)).toMatchObject({ status: 200 });
});

test("a disk that cannot store a picture is reported as busy, and the log has the reason", async () => {
  const directory = join(services.env.dataDir, "uploads");
  renameSync(directory, `${directory}.away`);
  writeFileSync(directory, "");
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    const reply = await send(await picture().jpeg().toBuffer());
    expect(reply).toMatchObject({ status: 503, body: { error: "unavailable" } });
    expect(reply.headers.get("retry-after")).toBe("30");
    expect(errors.mock.calls.join()).toContain("a picture could not be stored");
    errors.mockClear();
  } finally {
    rmSync(directory);
    renameSync(`${directory}.away`, directory);
  }
  expect((await send(await picture().jpeg().toBuffer())).status).toBe(200);
});

test("a full disk stores no partial picture, and keeps existing ones", async () => {
  const sender = await insertShopper(services, store);
  const content = await picture().png().toBuffer();
  const sendAgain = () => send(content, sender, "a.png", "image/png", "form-1");
  const { image_url } = (await sendAgain()).body.data;
  const path = join(services.env.dataDir, "uploads", image_url.slice(image_url.lastIndexOf("/") + 1));
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  // What is written into it finds no space left.
  rmSync(path);
  symlinkSync("/dev/full", path);
  expect(await sendAgain()).toMatchObject({ status: 200, body: { data: { image_url } } });
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  await db.delete(uploads).where(eq(uploads.name, path.slice(-37)));
  expect(await sendAgain()).toMatchObject({ status: 503, body: { error: "unavailable" } });
  expect(existsSync(path)).toBe(false);
  expect(errors.mock.calls.join()).toContain("no space left");
  errors.mockRestore();
  expect(await sendAgain()).toMatchObject({ status: 200, body: { data: { image_url } } });
});

test("a form without a file, a guest, and another content type are refused", async () => {
  const body = new FormData();
  body.append("file", "just text");
  expect(await call("/upload", { method: "POST", body, headers: who.headers })).toMatchObject({
    status: 400,
    body: { errors: { file: "file is required" } },
  });
  expect(await send(await picture().png().toBuffer(), null)).toMatchObject({ status: 401 });
  expect(await call("/upload", { method: "POST", body: {}, headers: who.headers })).toMatchObject({ status: 415 });
});

test("only its owner can see a receipt", async () => {
  const { image_url } = (await send(await picture().png().toBuffer())).body.data;
  expect((await open(image_url, who)).status).toBe(200);
  expect((await open(image_url, who)).headers.get("cache-control")).toBe("private, no-store");
  expect((await open(image_url, stranger)).status).toBe(404);
  expect((await open(image_url, null)).status).toBe(404);
  for (const path of [
    "/media-private/../token-keys",
    "/media-private/%2e%2e%2ftoken-keys",
    "/media-private/",
    "/media-private/x.webp",
  ]) {
    expect((await open(path, who)).status, path).toBe(404);
  }
  expect(readdirSync(join(services.env.dataDir, "uploads")).length).toBeGreaterThan(0);
});

test("a bank transfer waits for verification with its own receipt, and accepts no other picture", async () => {
  const product = await insertProduct(db, [store], { price: 1000 });
  const payer = await insertShopper(services, store);
  const own = (await send(await picture().png().toBuffer(), payer)).body.data.image_url;
  const others = (await send(await picture().png().toBuffer(), stranger)).body.data.image_url;
  const checkout = (image_url: string, payment_method = "phone") =>
    call("/checkout", {
      method: "POST",
      headers: payer.headers,
      body: {
        checkout_type: "buy_now",
        product_id: product.id,
        quantity: 1,
        address: payer.addressId,
        payment_type: "bankTransfer",
        payment_method,
        image_url,
      },
    });
  for (const address of [
    others,
    "https://example.com/receipt.png",
    "/media-private/ffffffffffffffffffffffffffffffff.webp",
  ]) {
    expect(await checkout(address), address).toMatchObject({
      status: 400,
      body: { errors: { image_url: "Please upload image receipt" } },
    });
  }
  expect(await checkout(own, "gold")).toMatchObject({
    status: 400,
    body: { errors: { payment_method: "Please select bank transfer payment type" } },
  });
  const placed = await checkout(own);
  expect(placed).toMatchObject({ status: 200, body: { data: { grand_total: 10.9 } } });
  const again = (await send(await picture().png().toBuffer(), payer)).body.data.image_url;
  expect(await checkout(again), "the same file sent again").toMatchObject({
    status: 400,
    body: { errors: { image_url: expect.stringContaining("was sent for another order") } },
  });
  const detail = await call(`/api/checkout/history/detail/${placed.body.data.order_id}`, { headers: payer.headers });
  expect(detail.body.order).toMatchObject({
    state: "placed",
    payment: { type: "bankTransfer", name: "Money Transfer", state: "pending" },
  });
});
