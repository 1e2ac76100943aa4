import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { listings, products, stock } from "../../modules/catalog/tables.ts";
import { insertCustomer } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { cartShop } from "../../testing/shops/cart-shop.ts";

const { api, call, database, services, wait, here, shopper, send, add, update, cart, quantities } = await cartShop();
const { db } = database;
const elsewhere = await insertStore(db, { code: "S002" });
const riel = await insertStore(db, { code: "S003", currency: "KHR" });
await api.directory.load();

test("an empty cart costs nothing", async () => {
  expect(await cart(await shopper())).toEqual({
    code: 0,
    message: "",
    data: [],
    total: 0,
    delivery_fee: 0,
    grand_total: 0,
    address_id: null,
    delivered: false,
  });
});

test("a line has every field of the specification, section 3, in the shopper's language, with totals beside data", async () => {
  const who = await shopper();
  const phone = await insertProduct(db, [here], {
    name: "Phone X",
    image: "demo/x.svg",
    price: 19_990,
    variants: [
      { options: ["Black", "256 GB"], optionNames: [{ en: "Black", km: "ខ្មៅ" }, { en: "256 GB" }], price: 21_050 },
    ],
  });
  const added = await add(who, {
    product_id: phone.id,
    quantity: "2",
    variant_option_id: String(phone.variantIds[0]),
    unit_id: null,
    note: "as a gift",
  });
  expect(added).toMatchObject({ status: 200, body: { code: 0, data: { cart_id: expect.any(Number), quantity: 2 } } });
  const answer = await cart(who, "?lang=km");
  expect(answer).toEqual({
    code: 0,
    message: "",
    data: [
      {
        cart_id: added.body.data.cart_id,
        product_id: phone.id,
        name: "Phone X km",
        product_name: "Phone X km",
        image: "/media/demo/x.svg",
        quantity: 2,
        price: 210.5,
        grand_total: 421,
        unit: { id: 1, name: "គ្រឿង" },
        variant_name: "ខ្មៅ / 256 GB",
        variant_option_id: phone.variantIds[0],
        note: "as a gift",
        available: true,
        stock: 10,
      },
    ],
    total: 421,
    delivery_fee: 0,
    grand_total: 421,
    address_id: null,
    delivered: true,
  });
  expect(calls["cart.get"].data.parse(answer.data)).toEqual(answer.data);
});

test("the same product and variant joins a line, another variant is another line", async () => {
  const who = await shopper();
  const { id, variantIds } = await insertProduct(db, [here], {
    variants: [{ options: ["Black"] }, { options: ["White"] }],
  });
  const [black, white] = variantIds;
  await add(who, { product_id: id, quantity: 1, variant_option_id: black });
  await add(who, { product_id: id, quantity: 1, variant_option_id: white });
  const joined = await add(who, { product_id: id, quantity: 2, variant_option_id: black });
  expect(joined.body.data.quantity).toBe(3);
  expect(
    (await cart(who)).data.map((line: Record<string, unknown>) => [line["variant_name"], line["quantity"]]),
  ).toEqual([
    ["Black", 3],
    ["White", 1],
  ]);
});

test("the price is the current one: promotion, its end, and never what a browser sends", async () => {
  const who = await shopper();
  const product = await insertProduct(db, [here], {
    price: 1000,
    promoPrice: 800,
    promoEndsAt: new Date(services.now().getTime() + 60_000),
  });
  await add(who, { product_id: product.id, quantity: 1, price: 0.01, grand_total: 0 });
  expect((await cart(who)).total).toBe(8);
  wait(61_000);
  expect((await cart(who)).total).toBe(10);
});

test("a line has the price that was seen when it was added, as long as it is another now; the order costs the current one", async () => {
  const who = await shopper();
  const product = await insertProduct(db, [here], { price: 1000 });
  const priceIs = (price: number) => db.update(listings).set({ price }).where(eq(listings.productId, product.id));
  const seen = async () => {
    const { data, total } = await cart(who);
    return [data[0].seen_price, data[0].price, total];
  };
  await add(who, { product_id: product.id, quantity: 1 });
  expect(await seen()).toEqual([undefined, 10, 10]);
  await priceIs(1200);
  expect(await seen()).toEqual([10, 12, 12]);
  expect((await send("POST", "/checkout/quote", who, {})).body.data.lines[0]).toMatchObject({ seen_price: 10 });
  // "Buy now" has no line: its page says what it showed.
  const buying = (seen_price: number) =>
    send("POST", "/checkout/quote", who, { checkout_type: "buy_now", product_id: product.id, quantity: 1, seen_price });
  expect((await buying(10)).body.data).toMatchObject({ total: 12, lines: [{ seen_price: 10 }] });
  expect((await buying(12)).body.data.lines[0]).not.toHaveProperty("seen_price");
  // A page that was opened before says what it showed, even if that is no price of ours.
  await send("POST", "/api/cart/adopt", who, { product_id: product.id, quantity: 1, line: "guest", seen_price: 8.5 });
  expect(await seen()).toEqual([8.5, 12, 24]);
  await add(who, { product_id: product.id, quantity: 1, seen_price: 0.123 });
  expect(await seen()).toEqual([undefined, 12, 36]);
});

test("a store in riel returns whole riel", async () => {
  const who = await insertCustomer(services, riel);
  const product = await insertProduct(db, [riel], { price: 41_000 });
  await add(who, { product_id: product.id, quantity: 2 });
  expect(await cart(who)).toMatchObject({ total: 82_000, data: [{ price: 41_000, grand_total: 82_000 }] });
});

test("the fee is for the address, else the default address, and never another customer's address", async () => {
  const who = await shopper();
  const product = await insertProduct(db, [here], { price: 10_000 });
  await add(who, { product_id: product.id, quantity: 1 });
  const location = async (lat: number, long: number) =>
    (await send("POST", "/api/profile/location/add", who, { name: "Home", lat, long })).body.data.id;
  const phnomPenh = await location(11.5564, 104.9282);
  const siemReap = await location(13.3622, 103.8597);
  expect(await cart(who)).toMatchObject({ total: 100, delivery_fee: 1, grand_total: 101, address_id: phnomPenh });
  expect(await cart(who, `?address_id=${siemReap}`)).toMatchObject({
    delivery_fee: 2.5,
    grand_total: 102.5,
    address_id: siemReap,
  });
  expect(await cart(who, `?address_id=${phnomPenh}`)).toMatchObject({ delivery_fee: 1 });

  const stranger = await shopper();
  await add(stranger, { product_id: product.id, quantity: 5 });
  expect(await call(`/api/cart?address_id=${siemReap}`, { headers: stranger.headers })).toMatchObject({
    status: 404,
    body: { error: "address_not_found" },
  });
  await send("POST", "/api/profile/location/add", stranger, { name: "Home", lat: 13.36, long: 103.86 });
  expect(await cart(stranger)).toMatchObject({ total: 500, delivery_fee: 0 });
});

test("a cart whose only line is no longer sold has no delivery and no fee", async () => {
  const who = await shopper();
  const [gone, sold] = [
    await insertProduct(db, [here], { price: 10_000 }),
    await insertProduct(db, [here], { price: 5_000 }),
  ];
  await add(who, { product_id: gone.id, quantity: 1 });
  await send("POST", "/api/profile/location/add", who, { name: "Home", lat: 11.5564, long: 104.9282 });
  await db.delete(listings).where(eq(listings.productId, gone.id));
  expect(await cart(who)).toMatchObject({ data: [{ available: false }], total: 0, delivery_fee: 0, grand_total: 0 });
  expect((await send("POST", "/checkout/quote", who, {})).body.data).toMatchObject({ total: 0, delivery_fee: 0 });
  await add(who, { product_id: sold.id, quantity: 1 });
  expect(await cart(who)).toMatchObject({ total: 50, delivery_fee: 1, grand_total: 51 });
});

test.each([
  ["none", {}, { quantity: "required" }],
  ["0", { quantity: 0 }, { quantity: "invalid" }],
  ["-1", { quantity: -1 }, { quantity: "invalid" }],
  ["1.5", { quantity: 1.5 }, { quantity: "invalid" }],
  ["a thousand", { quantity: 1000 }, { quantity: "invalid" }],
  ["a milliard", { quantity: 1e9 }, { quantity: "invalid" }],
  ["a text", { quantity: "many" }, { quantity: "invalid" }],
  ["a null", { quantity: null }, { quantity: "invalid" }],
])("a quantity that is %s is refused and changes nothing", async (_, body, fields) => {
  const who = await shopper();
  const { id } = await insertProduct(db, [here]);
  const reply = await add(who, { product_id: id, ...body });
  expect(reply).toMatchObject({ status: 400, body: { code: -1, error: "invalid_input" } });
  expect(Object.keys(reply.body.fields)).toEqual(Object.keys(fields));
  expect(await quantities(who)).toEqual([]);
});

test("refuses products of other stores, variants of other products, a missing variant, and price on request", async () => {
  const who = await shopper();
  const shirt = await insertProduct(db, [here], { variants: [{ options: ["Red"] }] });
  const mug = await insertProduct(db, [here]);
  const foreign = await insertProduct(db, [elsewhere]);
  const onRequest = await insertProduct(db, [here], { price: null });
  const cases: [object, number, string][] = [
    [{ product_id: 999_999 }, 404, "product_not_found"],
    [{ product_id: foreign.id }, 404, "product_not_found"],
    [{ product_id: mug.id, variant_option_id: shirt.variantIds[0] }, 400, "variant_invalid"],
    [{ product_id: shirt.id, variant_option_id: 999_999 }, 400, "variant_invalid"],
    [{ product_id: shirt.id }, 400, "variant_required"],
    [{ product_id: shirt.id, variant_option_id: "" }, 400, "variant_required"],
    [{ product_id: onRequest.id }, 409, "price_on_request"],
  ];
  for (const [body, status, error] of cases) {
    const reply = await add(who, { quantity: 1, ...body });
    expect(reply).toMatchObject({ status, body: { code: -1, error } });
    expect(reply.body.errors, "bad input is said field by field").toEqual(
      status === 400 ? { variant_option_id: reply.body.message } : undefined,
    );
    expect(await send("POST", "/api/cart/adopt", who, { quantity: 1, ...body }, "any key")).toMatchObject({
      status,
      body: { error },
    });
  }
  expect(await quantities(who)).toEqual([]);
});

test("refuses more than the stock, and more than 999 of one product", async () => {
  const who = await shopper();
  const few = await insertProduct(db, [here], { pieces: 3 });
  await add(who, { product_id: few.id, quantity: 2 });
  expect(await add(who, { product_id: few.id, quantity: 2 })).toMatchObject({
    status: 409,
    body: { error: "out_of_stock", message: "Only 3 left in stock" },
  });
  const many = await insertProduct(db, [here], { pieces: 5000 });
  await add(who, { product_id: many.id, quantity: 999 });
  expect(await add(who, { product_id: many.id, quantity: 1 })).toMatchObject({
    status: 400,
    body: {
      error: "quantity_invalid",
      params: { max: 999 },
      errors: { quantity: "The quantity must be a whole number from 1 to 999" },
    },
  });
  expect(await quantities(who)).toEqual([
    [few.id, 2],
    [many.id, 999],
  ]);
});

test("stock reserved by open payments is not for sale, and a store's own stock is used before the pool's", async () => {
  const who = await shopper();
  const product = await insertProduct(db, [here], { pieces: 5 });
  await db.update(stock).set({ held: 4 }).where(eq(stock.productId, product.id));
  expect((await add(who, { product_id: product.id, quantity: 2 })).body.message).toBe("Only 1 left in stock");
  await db.insert(stock).values({ productId: product.id, storeId: here, onHand: 7 });
  expect((await add(who, { product_id: product.id, quantity: 7 })).status).toBe(200);
});

test("a cart has at most a hundred lines, also with concurrent requests", async () => {
  const who = await shopper();
  const all: number[] = [];
  for (let count = 0; count < 103; count++) all.push((await insertProduct(db, [here])).id);
  const replies = await Promise.all(all.map((id) => add(who, { product_id: id, quantity: 1 })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(replies.filter(({ body }) => body.error === "cart_full")).toHaveLength(3);
  expect(await quantities(who)).toHaveLength(100);
});

test("quantity 1 and -1 are relative, none is lost when sent concurrently, and it stays at 1 or more", async () => {
  const who = await shopper();
  const { id } = await insertProduct(db, [here], { pieces: 100 });
  const line = (await add(who, { product_id: id, quantity: 1 })).body.data.cart_id;
  await Promise.all(Array.from({ length: 20 }, () => update(who, line, { quantity: 1 })));
  expect(await quantities(who)).toEqual([[id, 21]]);
  await Promise.all(Array.from({ length: 30 }, () => update(who, line, { quantity: "-1" })));
  expect(await quantities(who)).toEqual([[id, 1]]);
  expect(await update(who, line, { quantity: -1 })).toMatchObject({ status: 400, body: { error: "quantity_invalid" } });
});

test("an absolute quantity is limited to 1, 999 and the stock", async () => {
  const who = await shopper();
  const { id } = await insertProduct(db, [here], { pieces: 5 });
  const line = (await add(who, { product_id: id, quantity: 1 })).body.data.cart_id;
  expect((await update(who, line, { set: 5 })).body.data).toEqual({ cart_id: line, quantity: 5 });
  expect((await update(who, line, { set: 6 })).body).toMatchObject({ error: "out_of_stock", params: { available: 5 } });
  expect((await update(who, line, { quantity: 1 })).body.error).toBe("out_of_stock");
  for (const body of [{ set: 0 }, { set: 1000 }, { set: 1.5 }, { set: "x" }, { quantity: 2 }, { quantity: 0 }, {}])
    expect((await update(who, line, body)).status).toBe(400);
  expect(await quantities(who)).toEqual([[id, 5]]);
});

test("an unavailable line stays in the cart, is marked, and counts neither for the total nor for free delivery", async () => {
  const who = await shopper();
  await send("POST", "/api/profile/location/add", who, { name: "Home", lat: 11.5564, long: 104.9282 });
  const scarce = await insertProduct(db, [here], { price: 100 });
  const delisted = await insertProduct(db, [here], { price: 100 });
  const deleted = await insertProduct(db, [here]);
  for (const { id } of [scarce, delisted, deleted]) await add(who, { product_id: id, quantity: 2 });
  await db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, scarce.id));
  await db.delete(listings).where(eq(listings.productId, delisted.id));
  await db.delete(products).where(eq(products.id, deleted.id));
  expect(await cart(who)).toMatchObject({
    data: [
      { product_id: scarce.id, available: false, stock: 1, price: 1, grand_total: 2 },
      { product_id: delisted.id, available: false, stock: 0, price: null, grand_total: 0 },
    ],
    total: 0,
    delivery_fee: 0,
  });
  // With the dear one the delivery would be free.
  const [cheap, dear] = [
    await insertProduct(db, [here], { price: 500 }),
    await insertProduct(db, [here], { price: 60_000 }),
  ];
  for (const { id } of [cheap, dear]) await add(who, { product_id: id, quantity: 1 });
  expect(await cart(who)).toMatchObject({ total: 605, delivery_fee: 0, grand_total: 605 });
  await db.update(stock).set({ onHand: 0 }).where(eq(stock.productId, dear.id));
  expect(await cart(who)).toMatchObject({ total: 5, delivery_fee: 1, grand_total: 6 });
  expect((await send("POST", "/checkout/quote", who, {})).body.data).toMatchObject({
    total: 5,
    delivery_fee: 1,
    options: [{ grand_total: 6 }, { discount_amount: 0.15 }],
  });
});

test("another customer's line is not found", async () => {
  const [owner, stranger] = [await shopper(), await shopper()];
  const { id } = await insertProduct(db, [here]);
  const line = (await add(owner, { product_id: id, quantity: 1 })).body.data.cart_id;
  for (const attempt of [
    update(stranger, line, { quantity: 1 }),
    update(stranger, line, { set: 5 }),
    send("DELETE", `/api/cart/remove/${line}`, stranger),
  ]) {
    expect(await attempt).toMatchObject({ status: 404, body: { error: "line_not_found" } });
  }
  expect(await quantities(owner)).toEqual([[id, 1]]);
  expect((await send("DELETE", `/api/cart/remove/${line}`, owner)).status).toBe(200);
  expect((await send("DELETE", `/api/cart/remove/${line}`, owner)).status).toBe(404);
  expect(await quantities(owner)).toEqual([]);
});

test("the same Idempotency-Key gives the same result, also concurrently; another body is refused", async () => {
  const who = await shopper();
  const { id } = await insertProduct(db, [here], { pieces: 100 });
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => add(who, { product_id: id, quantity: 2 }, "key-1")),
  );
  expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(await quantities(who)).toEqual([[id, 2]]);
  expect(await add(who, { product_id: id, quantity: 3 }, "key-1")).toMatchObject({
    status: 422,
    body: { error: "idempotency_mismatch" },
  });
  expect((await add(await shopper(), { product_id: id, quantity: 2 }, "key-1")).status).toBe(200);
});
