import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { freelancers, freelancerSkills } from "../../modules/freelancers/tables.ts";
import { categories } from "../../modules/catalog/tables.ts";
import { insertCategories, sampleProduct, sell } from "../../testing/samples/catalog.ts";
import { sampleFreelancer } from "../../testing/samples/freelancer.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, database } = await testApi();
const { db } = database;
const both = await insertStore(db, { code: "S001" });
const repairs = await insertStore(db, { code: "S002", currency: "KHR", rielRate: 4100 });
await insertStore(db, { code: "S003" });
await api.directory.load();

await insertCategories(db);
await db.insert(categories).values([
  { id: 171, parentId: 8, level: 2, key: "service/all", name: { en: "Installation and repair" }, sequence: 1 },
  {
    id: 1131,
    parentId: 171,
    level: 3,
    key: "service-camera",
    name: { en: "Camera installation", km: "ដំឡើងកាមេរ៉ា", zh: "摄像头安装" },
    sequence: 1,
  },
  {
    id: 1134,
    parentId: 171,
    level: 3,
    key: "service-phone",
    name: { en: "Phone repair", km: "ជួសជុលទូរស័ព្ទ", zh: "手机维修" },
    sequence: 2,
  },
]);
const service = (sku: string, category: string) => sampleProduct(sku, { category, name: { en: `Service ${sku}` } });
const [install = 0, screen = 0] = await database.transaction(async (tx) => {
  const [first] = await sell(tx, [service("INSTALL", "service-camera")], [both]);
  const [second] = await sell(tx, [service("SCREEN", "service-phone")], [both, repairs]);
  return [first!, second!];
});

const person = (id: number, more: Parameters<typeof sampleFreelancer>[1]) =>
  sampleFreelancer(id, { weekdays: [1, 2, 3], ...more });
await db
  .insert(freelancers)
  .values([
    person(1, { rating: 48, jobs: 10, languages: ["km", "en"], image: "demo/one.svg" }),
    person(2, { rating: 49, jobs: 5, provinces: ["17", "12", "02"] }),
    person(3, { rating: null, jobs: 0, languages: ["zh", "km"] }),
  ]);
await db.insert(freelancerSkills).values([
  { freelancerId: 1, subcategoryId: 1131 },
  { freelancerId: 1, subcategoryId: 1134 },
  { freelancerId: 2, subcategoryId: 1131 },
  { freelancerId: 3, subcategoryId: 1134 },
]);

const list = async (query: string) => {
  const { body } = await call(`/api/freelancers?${query}`);
  calls["freelancers.list"].data.parse(body.data);
  calls["freelancers.list"].beside.parse(body);
  return body;
};
const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

test("freelancers are listed best rated first, in the shopper's language, with the values to filter by", async () => {
  const body = await list("store_code=S001&lang=km");
  expect(ids(body)).toEqual([2, 1, 3]);
  expect(body.data[1]).toEqual({
    id: 1,
    name: "អ្នក 1",
    image: "/media/demo/one.svg",
    skills: [
      { id: 1131, name: "ដំឡើងកាមេរ៉ា" },
      { id: 1134, name: "ជួសជុលទូរស័ព្ទ" },
    ],
    provinces: ["12"],
    languages: ["km", "en"],
    hourly_price: 8,
    rating: 4.8,
    jobs: 10,
  });
  expect(body).toMatchObject({
    page: 1,
    last_page: 1,
    total: 3,
    choices: { skills: [{ id: 1131 }, { id: 1134 }], provinces: ["12", "02", "17"], languages: ["en", "km", "zh"] },
  });
});

test.each([
  ["skill=1134", [1, 3]],
  ["province=17", [2]],
  ["language=zh", [3]],
  ["language=km&skill=1131&province=12", [2, 1]],
  ["skill=1134&province=17", []],
  ["page=2", []],
])("narrowed by %s", async (query, expected) => {
  const body = await list(`store_code=S001&${query}`);
  expect(ids(body)).toEqual(expected);
  expect(body.choices.skills).toHaveLength(2);
});

test("a store shows only freelancers of services that it sells, only those skills, and prices in its currency", async () => {
  const body = await list("store_code=S002");
  expect(ids(body)).toEqual([1, 3]);
  expect(body.data[0]).toMatchObject({ skills: [{ id: 1134, name: "Phone repair" }], hourly_price: 32_800 });
  expect(body.choices).toMatchObject({ skills: [{ id: 1134 }], provinces: ["12"] });
  expect(await list("store_code=S003")).toMatchObject({
    data: [],
    total: 0,
    choices: { skills: [], provinces: [], languages: [] },
  });
});

test("a freelancer's page has what they offer in this store", async () => {
  const { body } = await call("/api/freelancers/1?store_code=S001&lang=zh");
  const data = calls["freelancers.get"].data.parse(body.data);
  expect(data).toMatchObject({
    name: "人 1",
    about: "细心。",
    since_year: 2016,
    weekdays: [1, 2, 3],
    hours: { from: 8, to: 18 },
  });
  expect(data.services.map(({ id }) => id).sort()).toEqual([install, screen].sort());
  expect((await call("/api/freelancers/1?store_code=S002")).body.data.services).toMatchObject([{ id: screen }]);
});

test.each([
  ["/api/freelancers/2?store_code=S002", 404, "not_found"],
  ["/api/freelancers/99?store_code=S001", 404, "not_found"],
  ["/api/freelancers/x?store_code=S001", 400, "invalid_input"],
  ["/api/freelancers?store_code=S001&language=fr", 400, "invalid_input"],
  ["/api/freelancers?store_code=S001&province=Kampot", 400, "invalid_input"],
])("%s is refused with %i", async (path, status, error) => {
  expect(await call(path)).toMatchObject({ status, body: { code: -1, error } });
});
