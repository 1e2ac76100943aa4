import { beforeAll, expect, test } from "vitest";
import { saveCategoryTree } from "../../../flows/catalog/save-categories.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import { eventually } from "../../../platform/testing/eventually.ts";
import { insertCategories } from "../../../testing/samples/catalog.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { testApi } from "../../../testing/shops/test-api.ts";
import { cachedPlaces } from "./cached-places.ts";

const { api, database, services } = await testApi();

beforeAll(async () => {
  await insertStore(database.db, { code: "S001" });
  await api.directory.load();
  await insertCategories(database.db);
  await eventually(() => expect(services.changes.isListening()).toBe(true));
});

/** Changes products, and waits until that is heard, as everything is that changed before. */
async function changeProducts(): Promise<void> {
  const heard = new Promise<void>((resolve) =>
    services.changes.subscribe({ onChange: ({ kind }) => kind === "product" && resolve(), onReset() {} }),
  );
  await database.transaction((tx) => publishChange(tx, { kind: "product" }));
  await heard;
}

test("categories are read once, however many products change, and again when one was added", async () => {
  const store = api.directory.byCode("S001")!;
  const read = () => cachedPlaces({ store, changes: services.changes }, database.db);
  await changeProducts();
  const before = await read();
  await changeProducts();
  expect(await read()).toBe(before);
  await saveCategoryTree(database, [{ key: "kites", parent: null, name: { en: "Kites" } }], "test");
  await eventually(async () => expect((await read()).map(({ name }) => name.en)).toContain("Kites"));
});
