import { expect, test } from "vitest";
import * as z from "zod";
import { calls } from "./calls.ts";
import type { Call } from "./define.ts";
import { paths, type CallName } from "./paths.ts";

/** The table of the specification's section 7: method, path and payload, each with the call that stands for it. */
const specified: [method: string, path: string, call: CallName, payload?: Record<string, unknown>][] = [
  ["GET", "/api/categories", "categories.list"],
  ["GET", "/model_ecommerce/features/category_id={id}", "categories.groups"],
  ["GET", "/api/brands", "brands.list"],
  ["GET", "/api/products", "products.list"],
  ["GET", "/products/page={page}&row_per_page={row_per_page}&name={name}", "products.headerSearch"],
  ["GET", "/api/profile", "profile.get"],
  ["GET", "/api/profile/location", "locations.list"],
  [
    "POST",
    "/api/profile/location/add",
    "locations.add",
    { name: "Home", lat: 11.55, long: 104.92, description: "Street 271" },
  ],
  ["GET", "/api/wishlist", "wishlist.list"],
  ["POST", "/api/wishlist/add", "wishlist.add", { product_id: 1, quantity: 1, variant_option_id: null }],
  ["DELETE", "/api/wishlist/remove/{wishlist_id}", "wishlist.remove"],
  ["GET", "/api/cart", "cart.get"],
  [
    "POST",
    "/api/cart/add",
    "cart.add",
    { product_id: 1, quantity: 1, variant_option_id: 2, unit_id: 3, note: "Blue, please" },
  ],
  ["PUT", "/api/cart/update/{id}", "cart.update", { quantity: -1 }],
  ["DELETE", "/api/cart/remove/{id}", "cart.remove"],
  ["POST", "/api/auth/resend", "auth.resend", { phone: "012345678", secret: "nonce", type: "register" }],
  ["POST", "/api/verify", "auth.verify", { phone: "012345678", otp: "123456" }],
  ["GET", "/api/checkout/history", "orders.list"],
  ["GET", "/api/checkout/history/detail/{id}", "orders.detail"],
  ["GET", "/api/product/{product_id}", "product.get"],
  [
    "POST",
    "/api/checkout",
    "checkout.placeFromCart",
    { payment_type: "cash", address: 1, image_url: null, payment_method: null },
  ],
  [
    "POST",
    "/checkout",
    "checkout.place",
    {
      checkout_type: "buy_now",
      quantity: 1,
      product_id: 1,
      payment_type: "khqr",
      payment_method: "wing",
      image_url: "/qr.svg",
      address: 1,
      note: "",
      variant_option_id: 2,
      unit_id: 3,
    },
  ],
  ["POST", "/payment/generate_khqr", "payment.generateKhqr", { payment_method: "wing", amount: 12.5, type: "khqr" }],
  [
    "POST",
    "/payment/generate",
    "payment.generate",
    { payment_method: "paypal", success_url: "/paypal/success", cancel_url: "/paypal/error", amount: 12.5 },
  ],
  ["POST", "/payment/check_payment_status", "payment.status", {}],
  ["GET", "/api/vendor/info", "vendor.info"],
];

type WithBody = { body?: { safeParse: (value: unknown) => { success: boolean; error?: unknown } } };

test.each(specified)("specification, section 7: %s %s accepts its payload", (method, path, call, payload) => {
  expect(paths[call]).toEqual([method, path]);
  if (!payload) return;
  const read = (calls[call] as WithBody).body!.safeParse(payload);
  expect(read.error).toBeUndefined();
});

/** Lists that have something else beside them, or are a part of a list that their path names. */
const notPaged: CallName[] = ["cart.get", "orders.detail", "sitemap.products"];

test("lists have page, last_page and total", () => {
  const lists = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].data instanceof z.ZodArray && paths[name][0] === "GET" && !notPaged.includes(name),
  );
  expect(lists).toEqual(
    expect.arrayContaining([
      "categories.list",
      "categories.groups",
      "brands.list",
      "products.list",
      "locations.list",
      "wishlist.list",
      "orders.list",
      "payment.options",
      "payment.banks",
    ]),
  );
  for (const name of lists)
    expect(Object.keys((calls[name] as Call).beside?.shape ?? {}), name).toEqual(
      expect.arrayContaining(["page", "last_page", "total"]),
    );
});

test("variant option id and unit id are read as integers, as text of digits too (specification, section 5)", () => {
  const { body } = calls["cart.add"];
  expect(body.parse({ product_id: "7", quantity: "1", variant_option_id: "2", unit_id: "3" })).toMatchObject({
    product_id: 7,
    variant_option_id: 2,
    unit_id: 3,
  });
  expect(body.safeParse({ product_id: 7, quantity: 1, variant_option_id: 1.5 }).success).toBe(false);
  for (const product_id of [null, "", true, [7], "7 pieces", "0x7", "7e0", "7.0", "+7", "Infinity"])
    expect(body.safeParse({ product_id, quantity: 1 }).success, JSON.stringify(product_id)).toBe(false);
});

test("numbers are accepted as people write them, and names need a visible character", () => {
  const { body } = calls["locations.add"];
  const home = { name: "Home", lat: "11.55", long: "-.5" };
  expect(body.parse(home)).toMatchObject({ lat: 11.55, long: -0.5 });
  for (const lat of ["0xb", "1e1", "0b11", "11.", "1,5"])
    expect(body.safeParse({ ...home, lat }).success, lat).toBe(false);
  for (const name of ["", " ", "\u200b", "\u200b\u2060 \ufeff"])
    expect(body.safeParse({ ...home, name }).success, JSON.stringify(name)).toBe(false);
  expect(body.parse({ ...home, name: " ផ្ទះ\u200bខ្ញុំ " }).name).toBe("ផ្ទះ\u200bខ្ញុំ");
});
