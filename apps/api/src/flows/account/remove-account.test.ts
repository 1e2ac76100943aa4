import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../modules/orders/tables.ts";
import { transferCash } from "../../modules/payments/public.ts";
import { samplePassword } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { accountShop } from "../../testing/shops/account-shop.ts";
import { newestCode } from "../../testing/shops/sent-messages.ts";

const { services, database, storeId, shopper, send, remove, login, isSignedIn, call } = await accountShop();
const { db } = database;

test("after an account is removed, finished orders stay without personal data; one in progress keeps its recipient", async () => {
  const product = await insertProduct(db, [storeId], { pieces: 100 });
  const who = await insertShopper(services, storeId);
  const placeOrder = async () => {
    await send("POST", "/api/cart/add", who, { product_id: product.id, quantity: 1 });
    return (
      await send("POST", "/checkout", who, { payment_type: "cod", address: who.addressId, note: "For my mother" })
    ).body.data.order_id as string;
  };
  const cancelled = await placeOrder();
  expect((await send("POST", `/api/checkout/history/cancel/${cancelled}`, who, {})).status).toBe(200);
  await placeOrder();
  expect((await remove(who)).status).toBe(200);
  const rows = await db.select().from(orders).where(eq(orders.customerId, who.customerId)).orderBy(orders.id);
  expect(rows).toMatchObject([
    {
      state: "cancelled",
      note: null,
      delivery: { recipient: "", phone: null, description: "", lat: 0, provinceCode: "12" },
    },
    { state: "placed", note: "For my mother", delivery: { phone: who.phone, description: "Street 51" } },
  ]);
});

test("an account with store cash cannot be removed before it is spent or paid out", async () => {
  const who = await shopper();
  const payer = { storeId, customerId: who.customerId };
  const move = (kind: "top_up" | "pay_out") =>
    database.transaction((tx) =>
      transferCash(tx, {
        kind,
        payer,
        currency: "USD",
        amount: 700,
        reference: `${kind}:${who.customerId}`,
        actor: "staff:test",
        at: services.now(),
      }),
    );
  await move("top_up");
  expect(await remove(who)).toMatchObject({
    status: 409,
    body: { error: "balance_left", params: { amount: "$7.00" } },
  });
  expect(await isSignedIn(who.token)).toBe(true);
  await move("pay_out");
  expect((await remove(who)).status).toBe(200);
});

test("a removed account: its token is invalid, its data deleted, its phone free again", async () => {
  const who = await shopper({ email: "gone@example.com" });
  const { id } = await insertProduct(db, [storeId]);
  await send("POST", "/api/cart/add", who, { product_id: id, quantity: 1 });
  await send("POST", "/api/wishlist/add", who, { product_id: id });
  await send("POST", "/api/profile/location/add", who, { name: "Secret place", lat: 11.55, long: 104.92 });
  expect((await remove(who, "not this one")).body.fields).toEqual({
    password: "password_wrong",
  });

  const removed = await remove(who);
  expect(removed.headers.get("set-cookie")).toContain("jwt=; ");
  expect(await isSignedIn(who.token)).toBe(false);
  expect((await send("GET", "/api/profile", who)).status).toBe(401);
  expect((await login({ phone: who.phone, password: samplePassword })).status).toBe(401);
  for (const table of ["customers", "addresses", "cart_lines", "wishlist_entries", "one_time_codes"]) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select t::text as row from ${table} t where t.${table === "customers" ? "id" : "customer_id"} = $1`,
      [who.customerId],
    );
    expect(rows.map(({ row }) => row).join()).not.toMatch(/Sokha|Secret|gone@|\+855|104\.92/);
  }

  await call("/api/auth/register?store_code=S001", {
    method: "POST",
    body: { name: "Anew", phone: who.phone, password: samplePassword },
  });
  const again = await call("/api/verify?store_code=S001", {
    method: "POST",
    body: { phone: who.phone, otp: await newestCode(services, who.phone) },
  });
  expect(again.body.data.login_status_code).toBe(0);
});
