import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { checkoutShop } from "../../testing/shops/checkout-shop.ts";
import { setStoreField } from "../../modules/stores/public.ts";

const { api, call, services, database, db, delivery, payments, here, transferSettings, post, get, checkout, ordersOf } =
  await checkoutShop();

test("the quote shows the total for each payment method, and changes nothing", async () => {
  const product = await insertProduct(db, [here], { price: 10_000 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const quote = await post("/checkout/quote", who, { address: who.addressId });
  expect(quote.body.data).toMatchObject({
    lines: [{ product_id: product.id, available: true, stock: 10, grand_total: 100 }],
    total: 100,
    delivery_fee: 1,
    days: 1,
    options: [
      { type: "cod", payment_type: "cod", name: "Cash on Delivery", discount: 0, discount_amount: 0, grand_total: 101 },
      { type: "anakut", payment_type: "anakut", name: "Anakut Cash", discount: 3, discount_amount: 3, grand_total: 98 },
    ],
  });
  expect(calls["checkout.quote"].data.parse(quote.body.data)).toEqual(quote.body.data);
  expect(await post("/checkout/quote", who, {})).toMatchObject({ body: { data: { delivery_fee: 1 } } });
  expect(await post("/checkout/quote", who, { address: 999_999 })).toMatchObject({
    status: 404,
    body: { error: "address_not_found" },
  });
  const empty = await insertShopper(services, here);
  expect((await post("/checkout/quote", empty, {})).body.data).toMatchObject({ lines: [], total: 0, delivery_fee: 0 });
  expect(await ordersOf(who)).toEqual([]);
});

test("near the store the fee depends on the distance, the same in cart, quote and order", async () => {
  const own = await insertStore(db, { code: "S009", settings: { delivery, payments } });
  await api.directory.load();
  const product = await insertProduct(db, [own], { price: 1000 });
  const set = (field: string, value: string) =>
    database.transaction((tx) => setStoreField(tx, { code: "S009", field, value, actor: "staff:dara" }));
  const who = await insertShopper(services, own, [{ productId: product.id, quantity: 1 }]);
  const fees = async () => [
    (await get(`/api/cart?address_id=${who.addressId}`, who)).delivery_fee,
    (await post("/checkout/quote", who, { address: who.addressId })).body.data.delivery_fee,
  ];
  expect(await fees()).toEqual([1, 1]);
  // The address is 2.1 km from the store of the samples, and 10.2 km from the other place.
  await set("delivery.distance", "2:0.25 3:0.50:0 9:0.75");
  expect(await fees()).toEqual([0.5, 0.5]);
  await set("delivery.from", "11.48,104.87");
  expect(await fees(), "beyond the steps").toEqual([1, 1]);
  await set("delivery.from", "-");
  await set("delivery.free-from", "10");
  expect(await fees(), "from the threshold on").toEqual([0, 0]);
  await set("delivery.free-from", "-");
  const reply = await checkout(who, { expected_total: 10.5 });
  expect(reply).toMatchObject({ status: 200, body: { data: { grand_total: 10.5 } } });
  expect((await get(`/api/checkout/history/detail/${reply.body.data.order_id}`, who)).order).toMatchObject({
    delivery_fee: 0.5,
    grand_total: 10.5,
  });
});

test("a store's own text and picture of a payment method are shown at checkout and on the order, in each language", async () => {
  const own = await insertStore(db, {
    code: "S008",
    settings: { delivery, payments: [{ type: "cod", discountPercent: 0 }] },
  });
  await api.directory.load();
  const product = await insertProduct(db, [own], { price: 1000 });
  const who = await insertShopper(services, own, [{ productId: product.id, quantity: 1 }]);
  const way = async (lang: string) =>
    (await post(`/checkout/quote?store_code=S008&lang=${lang}`, who, {})).body.data.options[0];
  const set = (name: string, value: string) =>
    database.transaction((tx) =>
      setStoreField(tx, { code: "S008", field: `payment.cod.${name}`, value, actor: "staff:dara" }),
    );
  const usual = {
    name: "Cash on Delivery",
    description: "Pay when it is brought or done",
    image: "/payments/cod.svg",
    banner: null,
    banner_image: null,
  };
  expect(await way("en")).toMatchObject(usual);
  await set("name.en", "Pay our driver");
  await set("name.zh", "付给司机");
  await set("description.km", "មានប្រាក់អាប់");
  await set("banner.en", "No fee this week");
  await set("banner.km", "សប្តាហ៍នេះឥតគិតថ្លៃ");
  await set("image", "payments/driver.png");
  await set("banner-image.en", "payments/week.png 640x160");
  const image = "/media/payments/driver.png";
  const banner_image = { src: "/media/payments/week.png", width: 640, height: 160 };
  expect(await way("en")).toMatchObject({
    ...usual,
    name: "Pay our driver",
    banner: "No fee this week",
    banner_image,
    image,
  });
  expect(await way("km")).toMatchObject({
    name: "បង់ប្រាក់ពេលទទួល",
    description: "មានប្រាក់អាប់",
    banner: "សប្តាហ៍នេះឥតគិតថ្លៃ",
    image,
  });
  expect(await way("zh"), "a banner in another language rather than none").toMatchObject({
    name: "付给司机",
    description: "收到商品或服务完成时付款",
    banner: "No fee this week",
    banner_image,
  });
  const { order_id } = (await checkout(who)).body.data;
  expect((await get(`/api/checkout/history/detail/${order_id}?lang=zh`, who)).order.payment).toMatchObject({
    type: "cod",
    name: "付给司机",
  });
  for (const name of ["name.en", "name.zh", "description.km", "banner.en", "banner.km", "banner-image.en", "image"])
    await set(name, "-");
  expect((await get(`/api/checkout/history/detail/${order_id}`, who)).order.payment).toMatchObject({
    name: "Cash on Delivery",
  });
  expect((await call("/api/payment/options?store_code=S008")).body.data[0]).toMatchObject(usual);
});

test("bank transfer is offered only with an account or a phone", async () => {
  const phones = { smart: null, cellcard: null, metfone: "060 200 101", whatsapp: "+85560200101" };
  const settings = { ...transferSettings, bankAccounts: [] };
  await insertStore(db, { code: "S010", info: { phones }, settings });
  const none = await insertStore(db, { code: "S011", info: { phones: { ...phones, metfone: null } }, settings });
  await api.directory.load();
  const types = async (code: string) =>
    (await call(`/api/payment/options?store_code=${code}`)).body.data.map(({ type }: { type: string }) => type);
  const banks = async (code: string) => (await call(`/api/payment/banks?store_code=${code}`)).body.data;
  expect(await types("S010")).toEqual(["cod", "anakut", "bankTransfer"]);
  expect(await banks("S010")).toMatchObject([{ type: "phone", account: "060 200 101" }]);
  expect(await types("S011")).toEqual(["cod", "anakut"]);
  expect(await banks("S011")).toEqual([]);
  const product = await insertProduct(db, [none]);
  const who = await insertShopper(services, none, [{ productId: product.id, quantity: 1 }]);
  expect(
    await checkout(who, {
      payment_type: "bankTransfer",
      payment_method: "phone",
      image_url: "/media-private/none.webp",
    }),
  ).toMatchObject({
    status: 400,
    body: { error: "payment_type_unavailable", errors: { payment_type: "This way to pay is not available" } },
  });
});
