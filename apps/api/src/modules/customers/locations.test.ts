import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { insertCustomer, type SignedInCustomer } from "../../testing/samples/customer.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { importPlaces } from "./import-places.ts";
import { provinceAt } from "./places.ts";

const { api, call, services, database } = await testApi();
const storeId = await insertStore(database.db, { code: "S001" });
await api.directory.load();

const shopper = () => insertCustomer(services, storeId);
const send = (method: string, path: string, who: SignedInCustomer, body?: unknown, key?: string) =>
  call(`/api/profile/location${path}`, {
    method,
    body,
    headers: { ...who.headers, ...(key && { "idempotency-key": key }) },
  });
const add = (who: SignedInCustomer, body: object, key?: string) =>
  send("POST", "/add", who, { name: "Home", lat: 11.5564, long: 104.9282, ...body }, key);
const list = async (who: SignedInCustomer) => (await send("GET", "", who)).body.data;
const defaults = async (who: SignedInCustomer) =>
  (await list(who)).map(({ name, is_default }: { name: string; is_default: boolean }) =>
    is_default ? `${name}*` : name,
  );

test("the first address is the default; the list has the default first, then the newest", async () => {
  const who = await shopper();
  const { id } = (await add(who, { name: "Home", description: "Blue gate" })).body.data;
  await add(who, { name: "Work", lat: "13.3622", long: "103.8597" });
  await add(who, { name: "Farm", lat: 12.71, long: 104.89 });
  const addresses = await list(who);
  expect(calls["locations.list"].data.parse(addresses)).toEqual(addresses);
  expect(addresses[0]).toEqual({
    id,
    name: "Home",
    description: "Blue gate",
    lat: 11.5564,
    long: 104.9282,
    province_code: "12",
    province: "Phnom Penh",
    is_default: true,
  });
  expect(await defaults(who)).toEqual(["Home*", "Farm", "Work"]);
  expect(addresses.map((address: { province_code: string }) => address.province_code)).toEqual(["12", "06", "17"]);
  const provinces = async (lang: string) =>
    (await send("GET", `?lang=${lang}`, who)).body.data.map(({ province }: { province: string }) => province);
  expect(await provinces("km")).toEqual(["ភ្នំពេញ", "កំពង់ធំ", "សៀមរាប"]);
  expect(await provinces("zh")).toEqual(["金边", "磅通", "暹粒"]);
});

test("there is one default, also with concurrent requests", async () => {
  const who = await shopper();
  await Promise.all(Array.from({ length: 8 }, (_, index) => add(who, { name: `Place ${index}` })));
  expect((await defaults(who)).filter((name: string) => name.endsWith("*"))).toHaveLength(1);
});

test("another default replaces the first; after a removal the newest address is the default", async () => {
  const who = await shopper();
  for (const name of ["A", "B", "C"]) await add(who, { name });
  const [, , b] = await list(who);
  expect(await send("PUT", `/update/${b.id}`, who, { is_default: true })).toMatchObject({ status: 200 });
  expect(await defaults(who)).toEqual(["B*", "C", "A"]);
  await send("DELETE", `/remove/${b.id}`, who);
  expect(await defaults(who)).toEqual(["C*", "A"]);
  expect((await send("DELETE", `/remove/${b.id}`, who)).body.error).toBe("address_not_found");
});

test("a new point changes the province; missing fields stay", async () => {
  const who = await shopper();
  const { id } = (await add(who, { description: "Blue gate" })).body.data;
  await send("PUT", `/update/${id}`, who, { lat: 10.63, long: 103.51 });
  expect(await list(who)).toMatchObject([
    { name: "Home", description: "Blue gate", province_code: "18", is_default: true },
  ]);
  await send("PUT", `/update/${id}`, who, { name: "Beach", description: null });
  expect(await list(who)).toMatchObject([{ name: "Beach", description: "", lat: 10.63, is_default: true }]);
});

test("a missing point is refused: an empty latitude is not the equator", async () => {
  const who = await shopper();
  for (const lat of ["", " ", null, undefined]) {
    const { status, body } = await add(who, { lat });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { lat: "required" } });
  }
  expect(await list(who)).toEqual([]);
});

test("invalid fields are named", async () => {
  const who = await shopper();
  const reply = await send("POST", "/add", who, { lat: 91, long: "x" });
  expect(reply).toMatchObject({
    status: 400,
    body: { fields: { name: "required", lat: "invalid", long: "invalid" }, errors: { name: "name is required" } },
  });
  expect((await add(who, { name: "\u200b" })).body.fields).toEqual({ name: "required" });
  for (const [nothing, fields] of [
    [undefined, "required"],
    ["", "required"],
    [null, "required"],
    [true, "invalid"],
    [[11], "invalid"],
  ]) {
    expect((await add(who, { lat: nothing })).body.fields, JSON.stringify(nothing)).toEqual({ lat: fields });
  }
  expect(await list(who)).toEqual([]);
});

test("the same Idempotency-Key adds one address", async () => {
  const who = await shopper();
  const replies = await Promise.all(Array.from({ length: 5 }, () => add(who, {}, "add-1")));
  expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await list(who)).toHaveLength(1);
});

test("another customer's address is not found", async () => {
  const [owner, stranger] = [await shopper(), await shopper()];
  const { id } = (await add(owner, {})).body.data;
  for (const attempt of [
    send("PUT", `/update/${id}`, stranger, { name: "Mine" }),
    send("PUT", `/update/${id}`, stranger, { is_default: true }),
    send("DELETE", `/remove/${id}`, stranger),
  ]) {
    expect(await attempt).toMatchObject({ status: 404, body: { error: "address_not_found" } });
  }
  expect(await defaults(owner)).toEqual(["Home*"]);
});

test("a customer has at most fifty addresses", async () => {
  const who = await shopper();
  for (let count = 0; count < 50; count++) await add(who, { name: `Place ${count}` });
  expect(await add(who, {})).toMatchObject({ status: 409 });
  expect(await list(who)).toHaveLength(50);
});

test.each([
  ["the Royal Palace", 11.5634, 104.931, "12"],
  ["Angkor Wat", 13.4125, 103.867, "17"],
  ["Sihanoukville's port", 10.647, 103.505, "18"],
  ["Poipet's border", 13.661, 102.549, "01"],
  ["Kampot's bridge", 10.611, 104.176, "07"],
  ["Bangkok", 13.7563, 100.5018, null],
  ["Ho Chi Minh City", 10.7769, 106.7009, null],
  ["nowhere", 0, 0, null],
])("%s is in its province", async (_, lat, long, province) => {
  expect(await provinceAt(database.db, { lat, long })).toBe(province);
});

const places = async (query: string) => (await call(`/api/places?store_code=S001&${query}`)).body.data;
const names = async (query: string) => (await places(query)).map(({ name }: { name: string }) => name);

test("without a text the 25 provinces, Phnom Penh first, then by name as each language orders names", async () => {
  const provinces = await places("lang=en");
  expect(provinces).toHaveLength(25);
  expect(calls["places.search"].data.parse(provinces)).toEqual(provinces);
  expect(provinces[1]).toEqual({
    code: "01",
    level: "province",
    name: "Banteay Meanchey",
    within: "",
    lat: 13.586,
    long: 102.973,
  });
  const ends = async (lang: string) => {
    const all = await names(`lang=${lang}`);
    return [...all.slice(0, 5), all.at(-1)];
  };
  expect(await ends("en")).toEqual([
    "Phnom Penh",
    "Banteay Meanchey",
    "Battambang",
    "Kampong Cham",
    "Kampong Chhnang",
    "Tboung Khmum",
  ]);
  expect(await ends("km")).toEqual(["ភ្នំពេញ", "កណ្តាល", "កែប", "កំពង់ចាម", "កំពង់ឆ្នាំង", "ឧត្តរមានជ័យ"]);
  expect(await ends("zh"), "by their sounds").toEqual(["金边", "奥多棉吉", "白马", "柏威夏", "拜林", "暹粒"]);
});

test("finds a province by a part of its name, in both scripts, with small slips", async () => {
  for (const text of ["phnom", "PHNOM PENH", "phnompenh", "ភ្នំពេញ", "ពេញ", "pnom penh"])
    expect(await names(`lang=en&text=${encodeURIComponent(text)}`)).toContain("Phnom Penh");
  expect((await names("lang=en&text=kompong+cham"))[0]).toBe("Kampong Cham");
  expect(await names("text=Kratié")).toEqual(["Kratie"]);
  expect(await names("text=%25")).toEqual([]);
  expect(await names("text=xyzzy")).toEqual([]);
});

test("finds a province first by what it is also called, or a town of it", async () => {
  for (const text of ["កំពង់សោម", "Kompong Som", "kampong som", "សីហនុវិល"])
    expect((await names(`lang=en&text=${encodeURIComponent(text)}`))[0], text).toBe("Preah Sihanouk");
  expect(await names(`lang=en&text=${encodeURIComponent("ប៉ោយប៉ែត")}`)).toContain("Banteay Meanchey");
});

test("finds and shows provinces by their Chinese names", async () => {
  expect(await places("lang=zh")).toContainEqual(expect.objectContaining({ code: "01", name: "班迭棉吉" }));
  for (const text of ["暹粒", "暹粒省", "暹"])
    expect(await names(`lang=zh&text=${encodeURIComponent(text)}`)).toEqual(["暹粒"]);
  expect(await names(`lang=en&text=${encodeURIComponent("西港")}`)).toEqual(["Preah Sihanouk"]);
  expect(await names(`lang=zh&text=${encodeURIComponent("北京")}`)).toEqual([]);
});

test("an imported gazetteer adds districts and communes, refines provinces, and can be imported again", async () => {
  const records = [
    { code: "12", level: "province", name_en: "Phnom Penh", name_km: "ភ្នំពេញ", lat: 11.573, lng: 104.858 },
    {
      code: "120101",
      level: "commune",
      parent: "1201",
      name_en: "Tonle Basak",
      name_km: "ទន្លេបាសាក់",
      lat: 11.55,
      lng: 104.936,
    },
    {
      code: "1201",
      level: "district",
      parent: "12",
      name_en: "Chamkar Mon",
      name_km: "ចំការមន",
      lat: 11.546,
      lng: 104.92,
    },
    { code: "9999", level: "district", parent: "99", name_en: "Nowhere", name_km: "" },
    { code: "0811", level: "district", parent: "08", name_en: "Ta Khmau", name_km: "តាខ្មៅ" },
  ];
  const report = await database.transaction((tx) => importPlaces(tx, records));
  expect(report).toEqual({
    added: 3,
    changed: 1,
    unchanged: 0,
    refused: [{ code: "9999", reason: "name_km is empty" }],
  });
  expect(await database.transaction((tx) => importPlaces(tx, records))).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 4,
  });
  const { refused } = await database.transaction((tx) => importPlaces(tx, ["12", {}]));
  expect(refused).toEqual([
    { code: "record 1", reason: expect.stringMatching(/^the record is not right: /) },
    { code: "record 2", reason: expect.stringMatching(/^code is not right: /) },
  ]);

  expect(await places("lang=en&text=tonle+basak")).toEqual([
    {
      code: "120101",
      level: "commune",
      name: "Tonle Basak",
      within: "Chamkar Mon, Phnom Penh",
      lat: 11.55,
      long: 104.936,
    },
  ]);
  expect((await places(`lang=km&text=${encodeURIComponent("ទន្លេ")}`))[0]).toMatchObject({
    name: "ទន្លេបាសាក់",
    within: "ចំការមន, ភ្នំពេញ",
  });
  expect((await places("lang=zh&text=tonle+basak"))[0]).toMatchObject({
    name: "Tonle Basak",
    within: "Chamkar Mon, 金边",
  });
  expect(await names("lang=en&parent=12")).toEqual(["Chamkar Mon"]);
  expect(await names("lang=en&parent=12&text=basak")).toEqual(["Tonle Basak"]);
  expect(await names("lang=en&parent=08&text=basak")).toEqual([]);
  expect((await places("lang=en&text=ta+khmau"))[0]).toMatchObject({ name: "Ta Khmau", lat: null, long: null });
});

test("what belongs to a refused place is refused too, in any order", async () => {
  const place = (code: string, level: string) => ({ code, level, name_en: `Place ${code}`, name_km: "កន្លែង" });
  const records = [place("970101", "commune"), place("9701", "district"), place("1207", "district")];
  expect(await database.transaction((tx) => importPlaces(tx, records))).toMatchObject({
    added: 1,
    refused: [
      { code: "9701", reason: "lies in 97, which is not there" },
      { code: "970101", reason: "lies in 9701, which is not there" },
    ],
  });
});
