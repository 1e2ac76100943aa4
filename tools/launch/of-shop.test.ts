import { expect, test } from "vitest";
import { extraPaths } from "@shop/contract/paths";
import { isOfShop } from "./of-shop.ts";

test("what the server answers beside pages is asked of it, pages and their sources are not", () => {
  const own = ["/rest", "/rest/cart", "/media/a.jpg", "/readyz", ...Object.values(extraPaths), `${extraPaths.paymentPictures}one.svg`];
  expect(own.filter((path) => !isOfShop(path))).toEqual([]);
  expect(["/", "/kh/product/1", "/restaurant", "/app/root.tsx", "/@vite/client"].filter(isOfShop)).toEqual([]);
});
