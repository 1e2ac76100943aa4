import { expect, test } from "vitest";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { checkoutShop } from "../../testing/shops/checkout-shop.ts";

const { services, db, here, elsewhere, post, checkout } = await checkoutShop();

const empty = {
  checkoutForm: "checkoutForm is not valid",
  address: "address is required",
  payment_type: "payment_type is required",
};

test.each<[string, object | null | undefined, string, Record<string, string>]>([
  ["an empty form", {}, "checkoutForm is not valid", empty],
  ["no form", undefined, "checkoutForm is not valid", empty],
  ["a form that is null", null, "checkoutForm is not valid", empty],
  ["from the cart: no address", { payment_type: "cod" }, "address is required", { address: "address is required" }],
  [
    "from the cart: no payment type",
    { address: 1 },
    "payment_type is required",
    { payment_type: "payment_type is required" },
  ],
  [
    "empty texts are missing",
    { address: "", payment_type: "", note: "hello" },
    "address is required",
    { address: "address is required", payment_type: "payment_type is required" },
  ],
  [
    "buy now: everything missing",
    { checkout_type: "buy_now" },
    "quantity is required",
    {
      quantity: "quantity is required",
      product_id: "product_id is required",
      address: "address is required",
      payment_type: "payment_type is required",
    },
  ],
  [
    "buy now: no quantity",
    { checkout_type: "buy_now", product_id: 1, address: 1, payment_type: "cod" },
    "quantity is required",
    { quantity: "quantity is required" },
  ],
  [
    "buy now: no product",
    { checkout_type: "buy_now", quantity: 1, address: 1, payment_type: "cash" },
    "product_id is required",
    { product_id: "product_id is required" },
  ],
  [
    "khqr",
    { address: 1, payment_type: "khqr" },
    "payment_method is required",
    { payment_method: "payment_method is required", image_url: "image_url is required" },
  ],
  [
    "khqr without its picture",
    { address: 1, payment_type: "khqr", payment_method: "wing" },
    "image_url is required",
    { image_url: "image_url is required" },
  ],
  [
    "paypal",
    { address: 1, payment_type: "paypal" },
    "payment_method is required",
    { payment_method: "payment_method is required" },
  ],
  [
    "bank transfer",
    { address: 1, payment_type: "bankTransfer" },
    "Please select bank transfer payment type",
    { payment_method: "Please select bank transfer payment type", image_url: "Please upload image receipt" },
  ],
  [
    "bank transfer without a receipt",
    { address: 1, payment_type: "transfer", payment_method: "phone" },
    "Please upload image receipt",
    { image_url: "Please upload image receipt" },
  ],
])("specification, section 5: %s", async (_, body, message, errors) => {
  const who = await insertShopper(services, here);
  for (const path of ["/checkout", "/api/checkout"]) {
    const reply = await post(path, who, body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: -1, message, data: null });
    expect(reply.body.errors).toEqual(errors);
  }
});

test("specification, section 5: cod and creditCard add no field; no card provider is configured", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await checkout(who, { payment_type: "creditCard" })).toMatchObject({
    status: 400,
    body: { error: "payment_type_unavailable" },
  });
  // The second is a name that every object has.
  for (const payment_type of ["gold", "constructor"]) {
    expect(await checkout(who, { payment_type })).toMatchObject({
      status: 400,
      body: { errors: { payment_type: "payment_type is not valid" } },
    });
  }
  expect(await checkout(who, { payment_type: "cod" })).toMatchObject({ status: 200 });
});

test("a transfer names one of the store's accounts, or the phone if the accounts cannot be loaded (specification, section 8)", async () => {
  const product = await insertProduct(db, [elsewhere]);
  const who = await insertShopper(services, elsewhere, [{ productId: product.id, quantity: 1 }]);
  const transfer = (payment_method: string) =>
    checkout(who, { payment_type: "bankTransfer", payment_method, image_url: "/media-private/none.webp" });
  expect(await transfer("wing")).toMatchObject({
    status: 400,
    body: { errors: { payment_method: "Please select bank transfer payment type" } },
  });
  for (const type of ["aba", "phone"]) {
    expect(await transfer(type)).toMatchObject({
      status: 400,
      body: { errors: { image_url: "Please upload image receipt" } },
    });
  }
});
