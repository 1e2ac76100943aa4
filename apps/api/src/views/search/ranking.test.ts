import { sql } from "drizzle-orm";
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

describe("an order that a text asks for", () => {
  it("is that of all things meant, not of those alone that sell best", async () => {
    const found = await shopOf("S089", [
      named("Nokia Phone", { category: "smartphone", price: 20_000, popularity: 50 }),
      named("Nokia Phone Case", { category: "ipad", price: 100 }),
    ]);
    // As many of one phone as a search looks at.
    await database.db.execute(sql`
      with one as (select * from products where name ->> 'en' = 'Nokia Phone'),
        made as (insert into products (sku, category_id, subcategory_id, name, description) select 'nokia-' || n, category_id, subcategory_id, name, description from one, generate_series(1, 1100) n returning id),
        sold as (insert into listings (store_id, product_id, category_id, subcategory_id, sort_name, sort_price, in_stock, created_at)
          select l.store_id, made.id, l.category_id, l.subcategory_id, l.sort_name, l.sort_price, true, l.created_at from made, one join listings l on l.product_id = one.id)
      insert into search_documents (product_id, head, body, attributes, name_words, popularity, tier)
      select made.id, d.head, d.body, d.attributes, d.name_words, d.popularity, d.tier from made, one join search_documents d on d.product_id = one.id`);
    const [store] = (await database.db.execute<{ id: number }>(sql`select id from stores where code = 'S089'`)).rows;
    const sellLast = (record: ProductRecord) => database.transaction((tx) => sell(tx, [record], [store!.id]));
    await sellLast(named("Nokia Phone Bargain", { category: "smartphone", price: 900 }));
    await sellLast(named("Nokia Phone Treasure", { category: "smartphone", price: 900_000 }));
    expect((await found("cheapest phone"))[0]).toBe("Nokia Phone Bargain");
    expect((await found("cheapest nokia phone"))[0]).toBe("Nokia Phone Bargain");
    expect((await found("cheapest phone over 100"))[0]).toBe("Nokia Phone");
    expect((await found("most expensive nokia phone"))[0]).toBe("Nokia Phone Treasure");
    expect((await found("newest phone"))[0]).toBe("Nokia Phone Treasure");
    await database.db.execute(sql`delete from products where sku like 'nokia-%'`);
  });
});
