import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { constants, zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ZstdPacker } from "./zstd-packer.ts";

const bodyOf = (length: number) =>
  new Uint8Array(Buffer.from(Array.from({ length }, (_, index) => `${index * length} `).join("")).subarray(0, length));

test("bodies compressed at the same time do not mix", async () => {
  const packer = new ZstdPacker();
  const bodies = [150_000, 0, 10, 70_000, 400_000, 20_000].map(bodyOf);
  const alone = (body: Uint8Array<ArrayBuffer>) =>
    zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 }, pledgedSrcSize: body.length });
  for (let round = 0; round < 3; round++) {
    const packed = await Promise.all(bodies.map((body) => packer.pack(body)));
    expect(packed.map((one, index) => one.equals(alone(bodies[index]!)))).toEqual(bodies.map(() => true));
  }
});

test("compressed bodies do not stay in memory until a full garbage collection", async () => {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc") as (options: { type: "minor" | "major" }) => void;
  const packer = new ZstdPacker();
  gc({ type: "major" });
  const before = process.memoryUsage().arrayBuffers;
  for (let index = 1; index <= 100; index++) {
    await packer.pack(new Uint8Array(100_000));
    if (index % 10 === 0) gc({ type: "minor" });
  }
  await sleep(20);
  gc({ type: "minor" });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
});
