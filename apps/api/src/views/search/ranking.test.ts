import { describe, expect, it } from "vitest";
import { sampleProduct, sell } from "../../testing/sample-catalogue.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { searchApi } from "../../testing/sample-search.ts";
import type { ProductRecord } from "../../modules/catalog/public.ts";

const { api, call, database } = await searchApi();

/** Names of what a store of these products finds, best first. */
async function shopOf(code: string, records: ProductRecord[]) {
  const store = await insertStore(database.db, { code });
  await database.transaction((tx) => sell(tx, records, [store]));
  await api.directory.load();
  return async (text: string): Promise<string[]> =>
    (await call(`/api/products?store_code=${code}&row_per_page=50&name=${encodeURIComponent(text)}`)).body.data.map(({ name }: { name: string }) => name);
}

let count = 0;
const named = (name: string, more: Partial<ProductRecord> = {}) => sampleProduct(`ranked-${count++}`, { name: { en: name }, brand: "Noname", category: "ipad", ...more });

describe("the order of what is found", () => {
  it("takes a thing named by its code for what its description says it is", async () => {
    const found = await shopOf("S090", [
      named("Vertex 2 200 GB Serial ATA II", { description: { en: 'SATA II 2.5" SSD, 200GB' } }),
      named("FS-9130DN 1800 x 600 DPI A3", { description: { en: "FS-9130DN Laser Printer" } }),
      named("IdeaPad S340 Notebook 8 GB 256 GB SSD", { popularity: 900 }),
      named("Laser Printer Toner Cartridge", { popularity: 900 }),
    ]);
    expect(await found("ssd")).toEqual(["Vertex 2 200 GB Serial ATA II", "IdeaPad S340 Notebook 8 GB 256 GB SSD"]);
    expect((await found("laser printer"))[0]).toBe("FS-9130DN 1800 x 600 DPI A3");
  });

  it("puts what is known to be something else after what is meant", async () => {
    const found = await shopOf("S091", [
      named("TV Wall Mount", { popularity: 900 }),
      named('LC-20SD4E 50.8 cm (20") class high definition digital LCD TV'),
      named("Drive Enclosure w/ Fan", { popularity: 900 }),
      named("Quiet Desk Fan, white"),
    ]);
    expect((await found("tv"))[0]).toMatch(/^LC-20SD4E/);
    expect((await found("fan"))[0]).toMatch(/^Quiet/);
    // Named itself, it is meant.
    expect((await found("tv mount"))[0]).toBe("TV Wall Mount");
  });

  it("goes on after names with what only descriptions say, for as long as anybody turns pages", async () => {
    const found = await shopOf("S092", [
      ...Array.from({ length: 30 }, (_, index) => named(`Lantern ${index}`)),
      named("Camping light", { description: { en: `<p>${"Bright and light to carry. ".repeat(10)} Hangs like a lantern.</p>` } }),
    ]);
    const names = await found("lantern");
    expect([names.length, names.at(-1)]).toEqual([31, "Camping light"]);
  });
});
