import { beforeAll, describe, expect, it } from "vitest";
import { sampleProduct, sell } from "../../testing/sample-catalogue.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { searchApi } from "../../testing/sample-search.ts";

const { api, call, database } = await searchApi();

describe("where nothing has all of the words", () => {
  const cases = ["Spigen Tough iPhone 17 Case", "Ringke Slim iPhone 16 Case", "ESR Clear iPhone 14 Case"];

  beforeAll(async () => {
    const store = await insertStore(database.db, { code: "S093" });
    const told = "<p>Steel case, fifteen dials. Works with any iPhone from 11 to 15 and goes for a week between two charges, at the wrist of whoever likes to run, swim or do nothing at all, in sun and rain, day and night, winter and summer.</p>";
    const products = [...cases, "Apple iPhone 15", "Apple iPhone 17", "Lian Li PC Case", "Hama Sleeve 15 inch", "Mini Speaker Home", "Mini Lamp Home", "Epson Projector", "Dell Monitor", "Hama Mount"].map((name, index) => sampleProduct(`loose-${index}`, { name: { en: name }, popularity: 100 * index }));
    await database.transaction((tx) => sell(tx, [...products, sampleProduct("loose-watch", { name: { en: "Garmin Watch" }, description: { en: told }, popularity: 900 })], [store]));
    await api.directory.load();
  });

  const found = async (text: string, store = "S093") => {
    const { body } = await call(`/api/products?store_code=${store}&near=1&name=${encodeURIComponent(text)}`);
    const names = (cards: { name: string }[]) => cards.map(({ name }) => name);
    return { list: names(body.data), near: names(body.near), loose: body.loose };
  };

  it("offers what has all but one, and takes no description that says them all by chance", async () => {
    const { list, loose } = await found("case for iphone 15");
    expect([list.slice(0, 3).toSorted(), list.slice(3), loose]).toEqual([cases.toSorted(), ["Apple iPhone 15"], true]);
    expect((await found("watch iphone 15")).list).toEqual(["Garmin Watch"]);
  });

  it("goes on with what has any of them only where those are fewer than a row", async () => {
    expect((await found("case for iphone 15")).near).toEqual([]);
    const { list, near } = await found("sleeve case 15");
    expect([list, near.includes("Lian Li PC Case")]).toEqual([["Hama Sleeve 15 inch"], true]);
  });

  it("keeps what is meant before how it is to be", async () => {
    expect((await found("mini projector for home")).list[0]).toBe("Epson Projector");
  });

  it("weighs what has nothing but the thing as the thing alone: what sells, not what repeats its name", async () => {
    const store = await insertStore(database.db, { code: "S094" });
    const products = [["Galaxy S25", "smartphone", 500], ["Phone Holder Phone", "service", 900], ["Plain Phone", "service", 5]] as const;
    await database.transaction((tx) => sell(tx, products.map(([name, category, popularity]) => sampleProduct(`thing-${name}`, { name: { en: name }, category, popularity })), [store]));
    await api.directory.load();
    for (const text of ["phone for grandma", "grandma phone"]) expect((await found(text, "S094")).list[0], text).toBe("Galaxy S25");
  });

  it("reads a last word that is half typed as a beginning, not as a mistake", async () => {
    // Two edits away from it is a mount.
    expect((await found("dusty wide monit")).list).toEqual(["Dell Monitor"]);
  });

  it("takes a number beside other words for none by itself", async () => {
    const { list, loose } = await found("sleeve 17");
    expect([list, loose]).toEqual([["Hama Sleeve 15 inch"], true]);
    expect((await found("iphone 12")).list.toSorted()).toEqual([...cases, "Apple iPhone 15", "Apple iPhone 17"].toSorted());
  });
});
