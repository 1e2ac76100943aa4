import { expect, test } from "vitest";
import { callAddress } from "@shop/contract/client";
import { paths } from "@shop/contract/paths";
import { matchCall } from "./match.ts";

test.each([
  ["GET", "/api/categories", "categories.list", {}, ""],
  ["GET", "/model_ecommerce/features/category_id=7", "categories.groups", { id: "7" }, ""],
  ["GET", "/api/product/12&store_code=S001", "product.get", { product_id: "12" }, "store_code=S001"],
  ["GET", "/api/product/12", "product.get", { product_id: "12" }, ""],
  [
    "GET",
    "/products/page=1&row_per_page=15&name=dome%20camera",
    "products.headerSearch",
    { page: "1", row_per_page: "15", name: "dome camera" },
    "",
  ],
  [
    "GET",
    "/products/page=1&row_per_page=15&name=a%26b%2Fc",
    "products.headerSearch",
    { page: "1", row_per_page: "15", name: "a&b/c" },
    "",
  ],
  ["DELETE", "/api/wishlist/remove/5", "wishlist.remove", { wishlist_id: "5" }, ""],
  ["PUT", "/api/cart/update/5/", "cart.update", { id: "5" }, ""],
])("specification, section 7: %s %s is %s", (method, path, name, params, moreQuery) => {
  expect(matchCall(method, path)).toEqual({ kind: "found", name, params, moreQuery });
});

test("what the client sends for a search text is what the server reads", () => {
  for (const name of ["កាមេរ៉ា", "手机 100%", "a&b=c?d#e", "../../etc", "x+y"]) {
    const match = matchCall(
      "GET",
      callAddress(paths["products.headerSearch"], { params: { page: 1, row_per_page: 15, name } }),
    );
    expect(match).toMatchObject({ kind: "found", name: "products.headerSearch", params: { name } });
  }
});

test("a path of slashes only takes no longer than any other", () => {
  const started = process.threadCpuUsage();
  expect(matchCall("GET", `/api/${"/".repeat(200_000)}a`)).toEqual({ kind: "none" });
  expect(process.threadCpuUsage(started).user, "microseconds").toBeLessThan(1e6);
});

test("unknown paths, wrong methods and broken encodings are distinguished", () => {
  expect(matchCall("GET", "/api/nothing")).toEqual({ kind: "none" });
  expect(matchCall("POST", "/model_ecommerce/features/category_id=7")).toEqual({
    kind: "wrong_method",
    allow: ["GET"],
  });
  expect(matchCall("GET", "/products/page=1&row_per_page=15&name=%E0%A4%A")).toEqual({ kind: "malformed" });
});
