import { expect, test } from "vitest";
import { extraPaths } from "@shop/contract/paths";
import { isOfShop } from "./of-shop.ts";

test("the dev server forwards everything but pages and sources to the shop", () => {
  const own = [
    "/rest",
    "/rest/cart",
    "/media/a.jpg",
    "/readyz",
    ...Object.values(extraPaths),
    `${extraPaths.paymentPictures}one.svg`,
  ];
  expect(own.filter((path) => !isOfShop(path))).toEqual([]);
  expect(["/", "/kh/product/1", "/restaurant", "/app/root.tsx", "/@vite/client"].filter(isOfShop)).toEqual([]);
});
