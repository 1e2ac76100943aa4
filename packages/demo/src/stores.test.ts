import { expect, test } from "vitest";
import { products } from "./catalog.ts";
import { categories } from "./categories.ts";
import { bannerNames } from "./draw.ts";
import { stores } from "./stores.ts";

const keys = categories.map((category) => category.key);

test("there are sixteen stores, each with its own host", () => {
  expect(stores.map((store) => store.code)).toEqual(Array.from({ length: 16 }, (_, index) => `S${String(index + 1).padStart(3, "0")}`));
  expect(new Set(stores.flatMap((store) => store.hosts)).size).toBe(16);
  expect(new Set(stores.map((store) => store.name)).size).toBe(16);
  expect(stores.filter((store) => !store.publishesCode).map((store) => store.code)).toEqual(["S016"]);
});

test("S001 has every feature", () => {
  const [first] = stores;
  expect(first?.features).toEqual({ news: true, checkResult: true });
  expect(first?.payments.map((payment) => payment.type).toSorted()).toEqual(["anakut", "bankTransfer", "cod", "khqr", "paypal"]);
  expect(first?.assortment).toEqual({ categories: keys, share: 1 });
});

test("S012 is small", () => {
  const { categories: sold, share } = stores.find((store) => store.code === "S012")!.assortment;
  const within = new Set(categories.filter((category) => sold.includes(category.key)).flatMap((category) => category.groups.flatMap((group) => group.subcategories.map((each) => each.key))));
  const count = products.filter((product) => within.has(product.subcategory)).length * share;
  expect(count).toBeGreaterThanOrEqual(10);
  expect(count).toBeLessThanOrEqual(30);
});

test("phones, fees, logos and banners are well formed", () => {
  const smart = /^0(10|15|16|69|70|81|86|87|93|96|98) \d{3} \d{3,4}$/;
  const cellcard = /^0(11|12|14|17|61|76|77|78|79|85|89|92|95|99) \d{3} \d{3,4}$/;
  const metfone = /^0(31|60|66|67|68|71|88|90|97) \d{3} \d{3,4}$/;
  for (const store of stores) {
    expect(store.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(store.phones.smart, store.code).toMatch(smart);
    expect(store.phones.cellcard, store.code).toMatch(cellcard);
    expect(store.phones.metfone, store.code).toMatch(metfone);
    expect(store.phones.whatsapp, store.code).toMatch(/^\+855 \d\d \d{3} \d{3,4}$/);
    for (const link of Object.values(store.links).filter((each) => each !== null)) expect(link).toMatch(/^https:\/\//);
    for (const svg of [store.logo, store.favicon]) expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/);
    for (const key of store.assortment.categories) expect(keys).toContain(key);
    for (const [province, fee] of Object.entries(store.delivery.feeByProvince)) {
      expect(province).toMatch(/^(\*|0[1-9]|1\d|2[0-5])$/);
      expect(Number.isInteger(fee) && fee >= 0).toBe(true);
    }
    expect(store.delivery.feeByProvince["*"], store.code).toBeDefined();
    const kilometres = (store.delivery.byDistance ?? []).map(({ upToKm }) => upToKm);
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
    expect(store.bankAccounts[0]?.type).toBe("phone");
    for (const banner of store.banners) expect(bannerNames).toContain(banner.drawing);
    for (const text of [store.tagline, store.about, store.location.address, ...store.menu.map((entry) => entry.title), ...store.banners.flatMap((banner) => [banner.title, banner.text])]) {
      expect(text.km && text.zh, text.en).toBeTruthy();
    }
  }
});
