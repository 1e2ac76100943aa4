import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { categories } from "@shop/api/modules/catalog/tables";
import type { Change } from "@shop/api/platform/changes/changes";
import { auditTrail } from "@shop/api/platform/tables";
import { eventually } from "@shop/api/platform/testing/eventually";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";
import { contentCategories, contentFile, placePicture, writeContent } from "../testing/content.ts";

const { api, call, database, services } = await testApi();
const { db } = database;
const run = commandLine(services);
const heard: Change[] = [];
let store: number;

beforeAll(async () => {
  store = await insertStore(db, { code: "S001" });
  await api.directory.load();
  await insertCategories(db);
  placePicture(services, "categories/audio.webp");
  services.changes.subscribe({ onChange: (change) => void heard.push(change), onReset: () => undefined });
  await eventually(() => expect(services.changes.isListening()).toBe(true));
});

const save = (name: string, tree: unknown) => run("category", "save", writeContent(name, JSON.stringify(tree)));
const read = async (path: string, lang = "en") =>
  (await call(`${path}${path.includes("?") ? "&" : "?"}store_code=S001&lang=${lang}`)).body.data;
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const rowOf = async (key: string) => (await db.select().from(categories).where(eq(categories.key, key)))[0]!;
const [audio] = contentCategories;
const [loud] = audio!.groups;
const stock = (sku: string, category: string) =>
  database.transaction((tx) => sell(tx, [sampleProduct(sku, { category })], [store]));

test("a category with a group and a sub-category is added in three languages, and lists its products", async () => {
  expect(await run("category", "save", contentFile("categories.json"))).toBe(
    "3 categories, groups and sub-categories: 3 added, 0 changed",
  );
  const [category, group, sub] = [await rowOf("audio"), await rowOf("audio/loud"), await rowOf("soundbar")];
  expect([category, group, sub]).toMatchObject([
    { level: 1, parentId: null, image: "categories/audio.webp", companion: false, sequence: 9 },
    { level: 2, parentId: category.id, sequence: 1 },
    { level: 3, parentId: group.id, sequence: 1 },
  ]);
  expect(category.id).toBeGreaterThan(9999);
  await stock("BAR", "soundbar");
  expect(names(await read("/api/categories", "km"))).toEqual(["អូឌីយ៉ូ"]);
  expect(await read(`/model_ecommerce/features/category_id=${category.id}`, "zh")).toMatchObject([
    { name: "音箱", subcategories: [{ id: sub.id, name: "回音壁" }] },
  ]);
});

test("saving the same file again changes nothing; a new name is shown, searched for, published and audited", async () => {
  const before = await db.$count(auditTrail);
  expect(await run("category", "save", contentFile("categories.json"))).toContain("0 added, 0 changed");
  expect(await db.$count(auditTrail)).toBe(before);
  expect(await read("/api/products?name=woofers")).toEqual([]);
  heard.length = 0;
  expect(
    await save("renamed.json", [
      {
        ...audio,
        groups: [{ ...loud, subcategories: [{ key: "soundbar", name: { en: "Woofers", km: "វូហ្វឺរ", zh: "低音炮" } }] }],
      },
    ]),
  ).toContain("0 added, 1 changed");
  expect(names(await read("/api/products?name=woofers"))).toEqual(["Phone BAR"]);
  await eventually(() => expect(heard).toEqual([{ kind: "category" }, { kind: "category" }]));
  const { id } = await rowOf("soundbar");
  const [trail] = await db
    .select()
    .from(auditTrail)
    .where(and(eq(auditTrail.entity, "category"), eq(auditTrail.entityId, String(id))))
    .orderBy(auditTrail.id)
    .offset(1);
  expect(trail).toMatchObject({
    actor: "staff:sokha",
    action: "save-category",
    before: { name: { en: "Soundbars" } },
    after: { name: { en: "Woofers" }, key: "soundbar" },
  });
});

test("fields that are left out stay, and what show prints saves without a change", async () => {
  await save("companion.json", [{ ...audio, sequence: 40, companion: true }]);
  await save("bare.json", [{ key: "audio", name: audio!.name }]);
  expect(await rowOf("audio")).toMatchObject({ sequence: 40, companion: true, image: "categories/audio.webp" });
  await save("no-picture.json", [{ key: "audio", name: audio!.name, image: null }]);
  expect((await rowOf("audio")).image).toBe(null);
  const printed = await run("category", "show", "audio");
  expect(JSON.parse(printed)).toMatchObject([
    { key: "audio", groups: [{ key: "audio/loud", subcategories: [{ key: "soundbar" }] }] },
  ]);
  expect(await run("category", "save", writeContent("printed.json", printed))).toBe(
    "3 categories, groups and sub-categories: 0 added, 0 changed",
  );
  expect(JSON.parse(await run("category", "show"))).toHaveLength(5);
  await expect(run("category", "show", "none")).rejects.toThrow("There is no category none; there are phone");
});

test("a file is saved completely or not at all, and errors are named", async () => {
  const three = (text: string) => ({ en: text, km: text, zh: text });
  const added = { key: "garden", name: three("Garden") };
  await expect(save("level.json", [added, { key: "smartphone", name: three("Smartphones") }])).rejects.toThrow(
    "smartphone is a sub-category and cannot become a category",
  );
  await expect(save("twice.json", [added, added])).rejects.toThrow("The file has garden twice");
  const moved = {
    key: "camera",
    name: three("Camera"),
    groups: [
      { key: "cameras", name: three("Cameras"), subcategories: [{ key: "soundbar", name: three("Soundbars") }] },
    ],
  };
  await expect(save("moved.json", [added, moved])).rejects.toThrow(
    "soundbar has products, so it cannot be moved: import them into another category first",
  );
  await expect(
    save("names.json", [{ key: "Garden", name: { en: "Garden" }, image: "../secret", colour: 1 }]),
  ).rejects.toThrow(/0\.key: is not a key[^]*0\.name\.km[^]*0\.image: is neither/);
  await expect(save("none.json", {})).rejects.toThrow("the file: must be a list in brackets");
  await expect(save("empty.json", [])).rejects.toThrow("the file: is empty");
  await expect(
    save("odd.json", [{ ...added, name: { ...three("Garden"), zh: " " }, sequence: -1, image: 3, colour: 1 }]),
  ).rejects.toThrow(
    /:\n {2}0\.name\.zh: is empty\n {2}0\.sequence: must be at least 0\n {2}0\.image: must be a text in quotes\n {2}0: has no field colour$/,
  );
  expect(await rowOf("garden")).toBeUndefined();
  await stock("BAR", "dome");
  expect(await save("moved.json", [added, moved])).toContain("1 added");
  expect(await rowOf("soundbar")).toMatchObject({ parentId: (await rowOf("cameras")).id });
});

test("an empty file is refused as such", async () => {
  await expect(run("category", "save", writeContent("nothing.json", "\n"))).rejects.toThrow(/nothing\.json is empty$/);
});

test("a file with a byte order mark is read, and what is missing in it is named", async () => {
  const file = writeContent("windows.json", `\uFEFF${JSON.stringify([{ key: "bom", name: { en: "Marks" } }])}`);
  await expect(run("category", "save", file)).rejects.toThrow("0.name.km: is missing\n  0.name.zh: is missing");
});
