import { setTimeout as sleep } from "node:timers/promises";
import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { FileCache } from "./file-cache.ts";
import { mediaResponse } from "./media.ts";

const dataDir = await mkdtemp(join(tmpdir(), "media-"));
const directory = join(dataDir, "media");
await mkdir(directory);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="#c00"/></svg>';
await writeFile(join(directory, "phone.svg"), drawing);
await writeFile(join(dataDir, "outside.svg"), drawing);
const warn = vi.fn();
const files = new FileCache({ warn });
const media = (path: string, asked?: Parameters<typeof mediaResponse>[3]) =>
  mediaResponse(directory, path, files, asked);

test("a drawing becomes a PNG in the format of chats and feeds, and is stored", async () => {
  const answers = await Promise.all([1, 2].map(() => media("phone.svg.png")));
  for (const answer of answers) {
    expect(answer.headers.get("content-type")).toBe("image/png");
    const { data, info } = await sharp(await answer.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    expect(at(5, 5)).toEqual([255, 255, 255]);
    // In the middle: as large as the height allows, with equal space at both sides.
    for (const x of [330, 600, 870]) expect(at(x, 315), `at ${x}`).toEqual([204, 0, 0]);
    for (const x of [310, 890]) expect(at(x, 315), `at ${x}`).toEqual([255, 255, 255]);
  }
  expect((await readdir(directory)).filter((name) => name.startsWith("phone"))).toEqual(["phone.svg", "phone.svg.png"]);
});

test.each([
  "none.svg.png",
  "phone.png",
  "../outside.svg",
  "..%2Foutside.svg",
  "%2e%2e/outside.svg.png",
  "phones/../../outside.svg",
  "phone.svg.png/x.svg.png",
  "phone.txt",
])("%s is not found", async (path) => {
  expect((await media(path)).status).toBe(404);
});

const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: "#3060c0" } });
await writeFile(join(directory, "photo.jpg"), await photo.jpeg().toBuffer());
const sizes = await mkdtemp(join(tmpdir(), "media-sizes-"));
const asking = (width: string | null, accept = "image/avif,image/webp,*/*") => ({ width, accept, sizes });

test.each([
  ["image/avif,image/webp,*/*", "image/avif", "heif"],
  ["image/webp,*/*", "image/webp", "webp"],
  ["*/*", "image/webp", "webp"],
])(
  "a photograph is sent in the requested width and in a format that the browser accepts: %s",
  async (accept, type, format) => {
    const answers = await Promise.all([1, 2, 3].map(() => media("photo.jpg", asking("320", accept))));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("content-type"), answer.headers.get("vary")]).toEqual([
        200,
        type,
        "accept",
      ]);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format, width: 320, height: 240 });
    }
    expect(await readdir(sizes)).toContain(`photo.jpg.320.${type.slice("image/".length)}`);
  },
);

test("a stored picture is sent without making it again", async () => {
  await media("photo.jpg", asking("160"));
  await writeFile(join(sizes, "photo.jpg.160.avif"), "kept");
  expect(await (await media("photo.jpg", asking("160"))).text()).toBe("kept");
});

test("a picture that cannot be stored is sent all the same, and logged once", async () => {
  // A file is in the place of the directory, so that nobody can write there, not even root.
  const full = { ...asking("320"), sizes: join(directory, "photo.jpg", "sizes") };
  for (const width of ["320", "160", "320"]) {
    const answer = await media("photo.jpg", { ...full, width });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/avif"]);
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(Number(width));
  }
  expect(warn.mock.calls).toEqual([
    [{ err: expect.objectContaining({ code: "ENOTDIR" }) }, expect.stringContaining("could not be stored")],
  ]);
});

test("a failed copy leaves no partial file", async () => {
  // A directory has the name of the copy, so the copy can be written but not renamed.
  await mkdir(join(sizes, "photo.jpg.640.avif"));
  await mkdir(join(directory, "banner.svg.png"));
  await writeFile(
    join(directory, "banner.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"/>',
  );
  expect((await media("photo.jpg", asking("640"))).status).toBe(200);
  expect((await media("banner.svg.png")).status).toBe(200);
  expect([...(await readdir(sizes)), ...(await readdir(directory))].filter((name) => name.endsWith(".part"))).toEqual(
    [],
  );
});

test("a photograph is never enlarged", async () => {
  const answer = await media("photo.jpg", asking("1280"));
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(800);
});

test.each(["321", "0", "-160", "160.0", "1e9", "", "160&w=5"])("the width %s is refused", async (width) => {
  expect((await media("photo.jpg", asking(width))).status).toBe(404);
});

test.each([160, 1280])(
  "a drawing is rendered %i wide, also above its own width, and stays transparent",
  async (width) => {
    await writeFile(
      join(directory, "ring.svg"),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><circle cx="32" cy="32" r="16" fill="#c00"/></svg>',
    );
    const { data, info } = await sharp(
      await (await media("ring.svg", asking(String(width), "image/webp"))).arrayBuffer(),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width, height: width, channels: 4 });
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect(at(2, 2)[3]).toBe(0);
    const middle = at(width / 2, width / 2);
    [204, 0, 0, 255].forEach((colour, index) =>
      expect(Math.abs(middle[index]! - colour), `colour ${index}`).toBeLessThan(8),
    );
  },
);

test("a missing picture is missing at every width", async () => {
  for (const path of ["none.jpg", "none.svg", "../photo.jpg", "%2e%2e/photo.jpg", `${"x".repeat(300)}.jpg`])
    expect((await media(path, asking("320"))).status).toBe(404);
});

test("a file that is not a picture is sent unchanged and not stored", async () => {
  await writeFile(join(directory, "broken.jpg"), "no picture");
  const answer = await media("broken.jpg", asking("320"));
  expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([
    200,
    "no-store",
    "no picture",
  ]);
});

test("the event loop is not blocked while photographs are resized", async () => {
  await writeFile(
    join(directory, "large.png"),
    await sharp({
      create: {
        width: 1000,
        height: 1000,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  let done = false;
  const work = Promise.all(["320", "640"].map((width) => media("large.png", asking(width, "image/webp")))).finally(
    () => (done = true),
  );
  let turns = 0;
  while (!done) {
    await sleep(1);
    turns++;
  }
  await work;
  expect(turns).toBeGreaterThan(10);
});
