import { describe, expect, it } from "vitest";
import { imageAddress, pictureOrigins } from "./image-address.ts";

const here = { uploadBaseUrl: undefined };

describe("images without a full address use the upload base path, or a placeholder (specification, section 9)", () => {
  it.each([
    ["demo/phone.svg", "/media/demo/phone.svg"],
    ["/demo/phone.svg", "/media/demo/phone.svg"],
    ["https://cdn.example/a.png", "https://cdn.example/a.png"],
    ["", "/placeholder.svg"],
    [null, "/placeholder.svg"],
    [undefined, "/placeholder.svg"],
  ])("%s → %s", (path, address) => expect(imageAddress(path, here)).toBe(address));

  it("uses the configured base", () => {
    expect(imageAddress("a/b.webp", { uploadBaseUrl: "https://pictures.example/shop" })).toBe(
      "https://pictures.example/shop/a/b.webp",
    );
  });

  it("knows an address by its scheme only: other schemes stay a path below the base", () => {
    expect(imageAddress("javascript:alert(1)", here)).toBe("/media/javascript:alert(1)");
  });
});

it("pictures may come from the upload base and the configured origins", () => {
  expect(
    pictureOrigins({ uploadBaseUrl: "https://bucket.example/shop", pictureOrigins: ["https://cdn.example"] }),
  ).toEqual(["https://bucket.example", "https://cdn.example"]);
  expect(pictureOrigins({ uploadBaseUrl: undefined, pictureOrigins: [] })).toEqual([]);
});
