import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hiddenPictures } from "./hidden-pictures.ts";

const media = mkdtempSync(join(tmpdir(), "hidden-"));
afterAll(() => rmSync(media, { recursive: true }));
mkdirSync(join(media, "goods"));
for (const name of ["red lamp.jpg", "drawn.svg", "moving.gif"]) writeFileSync(join(media, "goods", name), "");

function told(pictures: string[], { uploadBaseUrl = null as string | null, origins = [] as string[] } = {}): string[] {
  const hidden = hiddenPictures({
    env: { uploadBaseUrl, pictureOrigins: origins } as Parameters<typeof hiddenPictures>[0]["env"],
    media,
  });
  for (const picture of pictures) hidden.see(picture);
  return hidden.tell();
}

test("pictures that exist or come from allowed origins are not reported", () => {
  expect(
    told(
      [
        "goods/red lamp.jpg",
        "/goods/red%20lamp.jpg",
        "goods/drawn.svg",
        "goods/drawn.svg.png",
        "https://cdn.example/a.jpg",
      ],
      { origins: ["https://cdn.example"] },
    ),
  ).toEqual([]);
});

test("each origin that is not allowed is named once", () => {
  expect(
    told(["https://pictures.example/a.jpg", "https://pictures.example/b.jpg", "http://cdn.example:8080/c.jpg"]),
  ).toEqual([
    "Pages cannot show pictures from https://pictures.example, http://cdn.example:8080 until the server's PICTURE_ORIGINS contains it: see docs/importing.md",
  ]);
});

test("missing pictures are counted, and the first few named", () => {
  expect(told(["goods/none.jpg"])).toEqual([
    `Missing: 1 picture. Put it into ${media}, and pages show it at once: goods/none.jpg`,
  ]);
  expect(told(["goods/1.jpg", "goods/2.jpg", "goods/red lamp.jpg", "../goods/red lamp.jpg", "goods/100%.jpg"])).toEqual(
    [
      `Missing: 4 pictures. Put them into ${media}, and pages show them at once: goods/1.jpg, goods/2.jpg, ../goods/red lamp.jpg, …`,
    ],
  );
});

test("a directory is not a picture, and an unsupported file is reported by its name", () => {
  expect(told(["goods"])).toEqual([
    "Pages cannot show 1 picture, since names of pictures must end in .svg, .png, .jpg, .jpeg, .webp, .avif: goods",
  ]);
  expect(told(["goods/moving.gif", "goods/red lamp"])).toEqual([
    "Pages cannot show 2 pictures, since names of pictures must end in .svg, .png, .jpg, .jpeg, .webp, .avif: goods/moving.gif, goods/red lamp",
  ]);
});

test("with UPLOAD_BASE_URL nothing is checked", () => {
  expect(told(["goods/none.jpg"], { uploadBaseUrl: "https://cdn.example/media" })).toEqual([]);
});
