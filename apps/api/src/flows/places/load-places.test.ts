import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../platform/testing/database.ts";
import { loadPlaces } from "./load-places.ts";

const database = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), "shop-places-"));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, "places.json");
const district = {
  code: "1201",
  level: "district",
  name_en: "Chamkar Mon",
  name_km: "ចំការមន",
  lat: 11.546,
  lng: 104.92,
};
const commune = {
  code: "120101",
  level: "commune",
  name_en: "Tonle Basak",
  name_km: "ទន្លេបាសាក់",
  lat: 11.55,
  lng: 104.936,
};

test("two servers starting with the same file load it once; the next start changes nothing", async () => {
  await writeFile(file, JSON.stringify([district, commune]));
  const [one, other] = await Promise.all([loadPlaces(database, file), loadPlaces(database, file)]);
  expect(one.added + other.added).toBe(2);
  expect(await loadPlaces(database, file)).toEqual({ added: 0, changed: 0, unchanged: 2, refused: [] });
});

test("a missing or invalid file is named, and nothing is loaded", async () => {
  await expect(loadPlaces(database, join(folder, "none.json"))).rejects.toThrow(
    `There is no file ${join(folder, "none.json")}`,
  );
  await writeFile(file, "[{");
  await expect(loadPlaces(database, file)).rejects.toThrow("The file is not a valid JSON list");
});
