import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { listings } from "../../modules/catalog/tables.ts";
import { wishlistEntries } from "../../modules/wishlist/tables.ts";
import { insertCustomer, type SignedInCustomer } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { readMigrations } from "../../platform/database/migrate.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, services, database } = await testApi();
const { db } = database;
const here = await insertStore(db, { code: "S001" });
const elsewhere = await insertStore(db, { code: "S002" });
await api.directory.load();

const add = (who: SignedInCustomer, body: object) =>
  call("/api/wishlist/add", { method: "POST", body, headers: who.headers });
const list = async (who: SignedInCustomer) => (await call("/api/wishlist", { headers: who.headers })).body.data;

test("a guest is answered 'please login first'", async () => {
  const reply = await call("/api/wishlist/add?store_code=S001", { method: "POST", body: { product_id: 1 } });
  expect(reply).toMatchObject({
    status: 401,
    body: { code: -1, message: "please login first", error: "unauthorized" },
  });
});

test("lists products newest first, each once, with price, promotion and stock", async () => {
  const who = await insertCustomer(services, here);
  const plain = await insertProduct(db, [here], {
    name: "Lamp",
    price: 1250,
    promoPrice: 1000,
    image: "https://pictures.example/lamp.png",
  });
  const soldOut = await insertProduct(db, [here], { variants: [{ options: ["Red"], price: 500, pieces: 0 }] });
  const first = await add(who, { product_id: plain.id, quantity: 1 });
  await add(who, { product_id: soldOut.id, quantity: 1, variant_option_id: soldOut.variantIds[0] });
  const again = await add(who, { product_id: plain.id });
  expect(again.body.data).toEqual(first.body.data);

  const entries = await list(who);
  expect(calls["wishlist.list"].data.parse(entries)).toEqual(entries);
  expect(entries).toEqual([
    expect.objectContaining({
      product_id: soldOut.id,
      variant_option_id: soldOut.variantIds[0],
      variant_name: "Red",
      price: 5,
      promo_price: null,
      in_stock: false,
      image: "/placeholder.svg",
    }),
    {
      wishlist_id: first.body.data.wishlist_id,
      id: plain.id,
      product_id: plain.id,
      quantity: 1,
      variant_option_id: null,
      variant_name: null,
      name: "Lamp",
      image: "https://pictures.example/lamp.png",
      price: 12.5,
      promo_price: 10,
      price_from: false,
      choice_open: false,
      in_stock: true,
    },
  ]);
});

test("a product is stored once, with the last variant, also with concurrent requests", async () => {
  const who = await insertCustomer(services, here);
  const {
    id,
    variantIds: [red, blue],
  } = await insertProduct(db, [here], {
    variants: [{ options: ["Red"], optionNames: [{ en: "Red", km: "ក្រហម" }] }, { options: ["Blue"] }],
  });
  await add(who, { product_id: id });
  await add(who, { product_id: id, variant_option_id: red });
  expect(await list(who)).toMatchObject([{ product_id: id, variant_option_id: red }]);
  expect((await call("/api/wishlist?lang=km", { headers: who.headers })).body.data).toMatchObject([
    { variant_name: "ក្រហម" },
  ]);
  await Promise.all(
    [red, blue, null, red, blue, null].map((variant) => add(who, { product_id: id, variant_option_id: variant })),
  );
  expect(await list(who)).toHaveLength(1);
});

test("of older entries in several variants the last one stays; others keep theirs", async () => {
  const [who, other] = [await insertCustomer(services, here), await insertCustomer(services, here)];
  const {
    id,
    variantIds: [red, blue],
  } = await insertProduct(db, [here], { variants: [{ options: ["Red"] }, { options: ["Blue"] }] });
  const { id: lamp } = await insertProduct(db, [here]);
  const before = [
    [red!, id],
    [0, id],
    [blue!, id],
    [0, lamp],
  ].map(([variantId, productId]) => ({
    storeId: here,
    customerId: who.customerId,
    productId: productId!,
    variantId: variantId!,
  }));
  await expect(db.insert(wishlistEntries).values(before)).rejects.toMatchObject({
    cause: { constraint: "wishlist_entries_product" },
  });
  await database.pool.query("alter table wishlist_entries drop constraint wishlist_entries_product");
  await db.insert(wishlistEntries).values(before);
  await add(other, { product_id: id, variant_option_id: red });
  await database.pool.query(readMigrations().find(({ name }) => name === "0205-wishlist-key")!.sql);
  expect(await list(who)).toMatchObject([{ product_id: lamp }, { product_id: id, variant_option_id: blue }]);
  expect(await list(other)).toHaveLength(1);
  await expect(db.insert(wishlistEntries).values(before)).rejects.toMatchObject({
    cause: { constraint: "wishlist_entries_product" },
  });
});

async function rememberMany(who: SignedInCustomer, like: number): Promise<void> {
  await database.pool.query(
    "insert into products (sku, name, description, category_id) select 'long-' || n, name, description, category_id from products, generate_series(1, 500) n where id = $1 on conflict do nothing",
    [like],
  );
  await database.pool.query(
    "insert into wishlist_entries (store_id, customer_id, product_id) select $1, $2, id from products where sku like 'long-%'",
    [here, who.customerId],
  );
}

test("a wishlist has at most 500 products: one more is refused in three languages, until one is removed", async () => {
  const who = await insertCustomer(services, here);
  const { id, variantIds } = await insertProduct(db, [here], {
    variants: [{ options: ["Red"] }, { options: ["Blue"] }],
  });
  const { id: more } = await insertProduct(db, [here]);
  await rememberMany(who, id);
  expect((await add(who, { product_id: more })).body).toMatchObject({
    code: -1,
    error: "wishlist_full",
    params: { max: 500 },
    message: "The wishlist holds at most 500 different products",
  });
  expect(await list(who)).toHaveLength(500);
  const [{ wishlist_id: first }] = await list(who);
  await call(`/api/wishlist/remove/${first}`, { method: "DELETE", headers: who.headers });
  expect((await add(who, { product_id: id })).status).toBe(200);
  // Said again, in another variant, it is no other product.
  expect((await add(who, { product_id: id, variant_option_id: variantIds[1] })).status).toBe(200);
  expect((await add(who, { product_id: more })).status).toBe(409);
});

test("a wishlist that is longer than today's limit has pages", async () => {
  const who = await insertCustomer(services, here);
  const { id } = await insertProduct(db, [here]);
  await add(who, { product_id: id });
  await rememberMany(who, id);
  const page = async (query: string) => (await call(`/api/wishlist${query}`, { headers: who.headers })).body;
  const first = await page("");
  expect(first).toMatchObject({ page: 1, last_page: 2, total: 501 });
  expect(first.data).toHaveLength(500);
  expect(await page("?page=2")).toMatchObject({ data: [{ product_id: id }], page: 2, last_page: 2, total: 501 });
});

test("a product without a chosen variant, or with price on request, can be added; one that is not sold here cannot", async () => {
  const who = await insertCustomer(services, here);
  const choice = await insertProduct(db, [here], {
    variants: [{ options: ["Red"] }, { options: ["Blue"], price: 1200 }],
  });
  const onRequest = await insertProduct(db, [here], { price: null });
  const foreign = await insertProduct(db, [elsewhere]);
  expect((await add(who, { product_id: choice.id })).status).toBe(200);
  expect((await add(who, { product_id: onRequest.id })).status).toBe(200);
  expect((await add(who, { product_id: foreign.id })).body.error).toBe("product_not_found");
  expect((await add(who, { product_id: 999_999 })).body.error).toBe("product_not_found");
  expect((await add(who, { product_id: onRequest.id, variant_option_id: choice.variantIds[0] })).body.error).toBe(
    "variant_invalid",
  );
  expect((await add(who, { product_id: choice.id, quantity: 0 })).status).toBe(400);
  expect(await list(who)).toMatchObject([
    { price: null, price_from: false, choice_open: false, in_stock: true },
    { price: 10, price_from: true, choice_open: true, in_stock: true },
  ]);
  await add(who, { product_id: choice.id, variant_option_id: choice.variantIds[1] });
  expect(await list(who)).toMatchObject([{ price: 12, price_from: false, choice_open: false }, { price: null }]);
});

test("a product that is no longer sold stays, without a price", async () => {
  const who = await insertCustomer(services, here);
  const { id } = await insertProduct(db, [here]);
  await add(who, { product_id: id });
  await db.delete(listings).where(eq(listings.productId, id));
  expect(await list(who)).toMatchObject([{ id, price: null, promo_price: null, in_stock: false }]);
});

test("another customer's entry is not found", async () => {
  const [owner, stranger] = [await insertCustomer(services, here), await insertCustomer(services, here)];
  const { id } = await insertProduct(db, [here]);
  const entry = (await add(owner, { product_id: id })).body.data.wishlist_id;
  const remove = (who: SignedInCustomer) =>
    call(`/api/wishlist/remove/${entry}`, { method: "DELETE", headers: who.headers });
  expect(await remove(stranger)).toMatchObject({ status: 404, body: { error: "not_found" } });
  expect(await list(stranger)).toEqual([]);
  expect(await list(owner)).toHaveLength(1);
  expect((await remove(owner)).status).toBe(200);
  expect(await list(owner)).toEqual([]);
});
