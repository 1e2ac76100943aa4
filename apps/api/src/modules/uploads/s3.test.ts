import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { readEnv } from "../../platform/env.ts";
import { pictureForm, samplePicture } from "../../testing/samples/picture.ts";
import { insertShopper, type Shopper } from "../../testing/samples/shopper.ts";
import { paymentDesk, payableSettings } from "../../testing/shops/payment-desk.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { startS3Server } from "../../testing/servers/s3-server.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { uploadDisk } from "./disk.ts";
import { forgetPictures } from "./forget-pictures.ts";
import { uploads } from "./tables.ts";

// The shop's own client, a bucket, and HTTP between them: nothing here stands in for S3 in the process.
const s3 = await startS3Server();
const shop = await testApi(s3.variables);
const { api, call, services, database } = shop;
const { extra, post } = paymentDesk(shop);
const store = await insertStore(database.db, {
  settings: { ...payableSettings, payments: [{ type: "bankTransfer", discountPercent: 0 }] },
});
await api.directory.load();
const who = await insertShopper(services, store);
const stranger = await insertShopper(services, store);
const picture = await samplePicture();

const send = () =>
  call("/upload?store_code=S001", { method: "POST", body: pictureForm(picture), headers: who.headers });

const open = (address: string, reader: Shopper | null) => extra(address, { headers: reader?.headers ?? {} });
const nameOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

test("a receipt goes into the bucket and an order, and only its owner can see it", async () => {
  const { image_url } = (await send()).body.data;
  expect(s3.keys()).toEqual([nameOf(image_url)]);
  const product = await insertProduct(database.db, [store], { price: 1000 });
  const placed = await post("/checkout", who, {
    checkout_type: "buy_now",
    product_id: product.id,
    quantity: 1,
    address: who.addressId,
    payment_type: "bankTransfer",
    payment_method: "phone",
    image_url,
  });
  expect(placed).toMatchObject({ status: 200, body: { code: 0 } });
  const seen = await open(image_url, who);
  expect([seen.status, Object.fromEntries(seen.headers)]).toEqual([
    200,
    expect.objectContaining({
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    }),
  ]);
  const { format, width, height } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 60, height: 90 });
  expect((await open(image_url, stranger)).status).toBe(404);
  expect((await open(image_url, null)).status).toBe(404);
});

test("a forgotten picture is removed from the bucket", async () => {
  const { image_url } = (await send()).body.data;
  expect(s3.keys()).toContain(nameOf(image_url));
  const needed = s3.keys().filter((name) => name !== nameOf(image_url));
  await database.transaction((tx) => forgetPictures(services, tx, who, needed));
  await expect.poll(() => s3.keys()).not.toContain(nameOf(image_url));
  expect(s3.keys()).toEqual(needed);
  expect((await open(image_url, who)).status).toBe(404);
});

test("a picture missing in the bucket is not found", async () => {
  const { image_url } = (await send()).body.data;
  await (await uploadDisk(services.env)).delete(nameOf(image_url));
  expect((await open(image_url, who)).status).toBe(404);
});

test("the bucket refuses a wrong key", async () => {
  const before = s3.keys();
  const refused = { cause: { name: "SignatureDoesNotMatch" } };
  const wrong = await uploadDisk(readEnv({ ...s3.variables, S3_SECRET_ACCESS_KEY: "not it" }));
  await expect(wrong.put("intruder.webp", picture)).rejects.toMatchObject(refused);
  await expect(wrong.getBytes(before[0]!)).rejects.toMatchObject(refused);
  await expect(wrong.delete(before[0]!)).rejects.toMatchObject(refused);
  expect(s3.keys()).toEqual(before);
});

test("a disk that could not be opened is tried again at the next use", async () => {
  const env = readEnv(s3.variables);
  const reading = vi
    .fn(() => env.s3)
    .mockImplementationOnce(() => {
      throw new Error("no memory");
    });
  const failing = Object.defineProperty({ ...env }, "s3", { get: reading });
  await expect(uploadDisk(failing)).rejects.toThrow("no memory");
  await (await uploadDisk(failing)).put("again.webp", picture);
  expect(s3.keys()).toContain("again.webp");
  await (await uploadDisk(failing)).delete("again.webp");
});

test("a bucket that does not answer is reported as busy, for writing and reading; nothing is stored partially, or counts against the shopper", async () => {
  const { image_url } = (await send()).body.data;
  const rows = () => database.db.$count(uploads);
  const before = await rows();
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await s3.stop();
  try {
    for (let sent = 0; sent < 25; sent++)
      expect(await send()).toMatchObject({ status: 503, body: { code: -1, error: "unavailable" } });
    expect(await rows()).toBe(before);
    const seen = await open(image_url, who);
    expect([seen.status, seen.headers.get("retry-after")]).toEqual([503, "30"]);
    expect((await open(image_url, stranger)).status).toBe(404);
    expect(errors.mock.calls.join()).toContain("a picture could not be stored");
    expect(errors.mock.calls.join()).toContain("a picture could not be read");
    errors.mockClear();
  } finally {
    await s3.start();
  }
  expect((await open(image_url, who)).status).toBe(200);
  expect((await send()).status).toBe(200);
});

test("a silent bucket is given up after the timeout, before or during an answer", async () => {
  for (const begun of ["", "HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nthe first of it"]) {
    const silent = createServer(
      (socket) => void socket.on("error", () => undefined).once("data", () => socket.write(begun)),
    ).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const disk = await uploadDisk(
      readEnv({ ...s3.variables, S3_ENDPOINT: `http://127.0.0.1:${port}`, FETCH_TIMEOUT_MS: "200" }),
    );
    const ofTime = { cause: { name: "TimeoutError" } };
    await expect(disk.getBytes("one.webp")).rejects.toMatchObject(ofTime);
    if (!begun) {
      await expect(disk.put("one.webp", picture)).rejects.toMatchObject(ofTime);
      await expect(disk.exists("one.webp")).rejects.toMatchObject(ofTime);
      await expect(disk.delete("one.webp")).rejects.toMatchObject(ofTime);
    }
    silent.close();
  }
});
