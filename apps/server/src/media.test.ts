import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { mediaResponse } from "./media.ts";

const directory = await mkdtemp(join(tmpdir(), "media-"));
await writeFile(join(directory, "phone.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="#c00"/></svg>');

test("a drawing is painted for chats and feeds, in the shape that they show, and kept", async () => {
  const answers = await Promise.all([1, 2].map(() => mediaResponse(directory, "phone.svg.png")));
  for (const answer of answers) {
    expect(answer.headers.get("content-type")).toBe("image/png");
    const { data, info } = await sharp(await answer.arrayBuffer()).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    expect(at(5, 5)).toEqual([255, 255, 255]);
    // In the middle: 64 × 64 as high as fits, with as much room at its left as at its right.
    for (const x of [330, 600, 870]) expect(at(x, 315), `at ${x}`).toEqual([204, 0, 0]);
    for (const x of [310, 890]) expect(at(x, 315), `at ${x}`).toEqual([255, 255, 255]);
  }
  expect(await readdir(directory)).toEqual(["phone.svg", "phone.svg.png"]);
});

test.each(["none.svg.png", "phone.png", "../phone.svg.png", "%2e%2e/phone.svg.png", "phone.svg.png/x.svg.png", "phone.txt"])("%s is not there", async (path) => {
  expect((await mediaResponse(directory, path)).status).toBe(404);
});
