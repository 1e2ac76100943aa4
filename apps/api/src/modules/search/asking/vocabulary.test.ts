import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../platform/testing/database.ts";
import { conditionOf } from "./conditions.ts";
import { keptToListed } from "./fitted-query.ts";
import { documentOf, type SearchableProduct } from "../documents/document.ts";
import { parseQuery } from "../reading/query.ts";
import type { Term } from "../reading/terms/terms.ts";
import { searchLexemes } from "../tables.ts";
import { readVocabulary } from "./vocabulary.ts";

const database = await testDatabase();
const narrowing = { storeId: 1 };

const names = [
  "Hikvision dome camera",
  "Camping lamp white",
  "Memory card micro SD 64 GB",
  "Cam24 action recorder",
  "Samsung Galaxy S25",
  "Wi-Fi router",
  "三星手机壳",
  "កាមេរ៉ាក្រៅផ្ទះ",
];

const documentsOf = () =>
  names
    .map((name, index): SearchableProduct => ({
      id: index + 1,
      sku: `SKU-${index}`,
      model: `XZ-7TR72${index}-LIU`,
      gtin: null,
      name: { en: name },
      description: { en: "<p>Seaside liubang</p>" },
      brandId: null,
      brand: null,
      categories: [],
      specs: [],
      choices: [],
      variants: [],
      storeIds: [1],
      popularity: 1,
    }))
    .map(documentOf);

beforeAll(async () => {
  await database.db.execute(
    sql`insert into categories (id, level, key, name) values (1, 1, 'phone', '{"en": "Phone"}')`,
  );
  await database.db.execute(
    sql`insert into products (id, sku, category_id, name, description) select n, 'SKU-' || n, 1, '{"en": "Thing"}', '{"en": ""}' from generate_series(1, ${names.length}::integer) n`,
  );
  for (const { productId, head, body } of documentsOf()) {
    await database.db.execute(sql`
      insert into search_documents (product_id, head, body, attributes, name_words, popularity, tier)
      values (${productId}, ${head}::tsvector, ${body}::tsvector, '{}', 3, 1, 2)`);
  }
});

const conditionsOf = async (text: string, demand: "every" | "any" = "every") => {
  const query = parseQuery(text, { typing: true });
  const vocabulary = await readVocabulary(database.db, query, narrowing.storeId);
  return {
    plain: conditionOf({ query, demand }, narrowing),
    head: conditionOf({ query, demand }, narrowing, vocabulary.head),
    body: conditionOf({ query, demand }, narrowing, vocabulary.body),
  };
};

it("asks for words that begin as typed, and for no word that no document has", async () => {
  const { head } = await conditionsOf("hikvision lamp cam");
  expect(head).toContain("'camera' | 'camping'");
  // The word list has only the part of the word before the digit.
  expect(head).toContain("'cam2':*");
  expect(head).not.toContain("'cam':*");
  expect(head).not.toContain("'hikvisionlamp'");
});

it("asks for a code only if a document may have it", async () => {
  expect((await conditionsOf("galaxy router")).plain).toContain("'#galaxyrouter'");
  expect((await conditionsOf("galaxy router")).head).toBe("('galaxy' & ('router' & '@s1'))");
  expect((await conditionsOf("xz 7tr721 liu")).head).toContain("'#xz7tr721liu'");
});

it("keeps only synonyms that documents have", async () => {
  const query = parseQuery("wifi router");
  const vocabulary = await readVocabulary(database.db, query, narrowing.storeId);
  const kept = keptToListed(query, vocabulary);
  const words = (terms: readonly Term[]) => terms.flatMap(({ own, other }) => [...own, ...other].flat());
  expect(words(kept.terms).length).toBeLessThan(words(query.terms).length);
  expect(kept.terms.flatMap(({ other }) => other).every(vocabulary.has)).toBe(true);
  expect(kept.terms.map(({ own }) => own)).toEqual(query.terms.map(({ own }) => own));
  expect(kept.terms).toContain(kept.good);
});

it("tells if nothing can be found: in names, or at all", async () => {
  expect((await conditionsOf("កាមេរ៉ា 手机壳 ខ្សែសាក")).head).toBeNull();
  const { head, body } = await conditionsOf("seaside camera");
  expect(head).toBeNull();
  expect(body).toContain("'seaside'");
});

const found = async (column: "head" | "body", condition: string | null) => {
  if (condition === null) return [];
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select product_id as id from search_documents where ${sql.raw(column)} @@ ${condition}::tsquery order by 1`,
  );
  return rows.map(({ id }) => id);
};

it.each([
  "cam",
  "camera cam",
  "white lamp",
  "lamp whi",
  "micro sd",
  "memory card m",
  "XZ-7TR721-LIU",
  "xz 7tr7 li",
  "xz7tr723",
  "galaxy s",
  "galaxy s2",
  "wifi rout",
  "wi fi",
  "手机",
  "三星手机",
  "កាមេរ៉ា",
  "កាមេរ៉ាក្រៅផ្ទ",
  "seaside li",
  "nothing here",
])("finds by %s what its own words find", async (text) => {
  for (const demand of ["every", "any"] as const) {
    const { plain, head, body } = await conditionsOf(text, demand);
    expect(await found("head", head)).toEqual(await found("head", plain));
    expect(await found("body", body)).toEqual(await found("body", plain));
  }
});

it("learns the words of a document that changes", async () => {
  await database.db.execute(
    sql`update search_documents set head = '''zebra'':1A'::tsvector, body = '''zebra'':1A ''x9y'':2D'::tsvector where product_id = 1`,
  );
  const rows = await database.db
    .select()
    .from(searchLexemes)
    .where(sql`lexeme in ('zebra', 'x9', 'x9y')`)
    .orderBy(searchLexemes.head, searchLexemes.lexeme);
  expect(rows).toEqual([
    { head: false, lexeme: "x9" },
    { head: false, lexeme: "zebra" },
    { head: true, lexeme: "zebra" },
  ]);
});

it("asks for no mark that no document has, but where nothing else would do", async () => {
  const query = parseQuery("wifi router");
  const { pruned } = await readVocabulary(database.db, query, narrowing.storeId);
  const kinds = query.kinds.map((kind) => `'${kind}'`);
  expect(kinds.length).toBeGreaterThan(3);
  expect(pruned(`(${kinds.join(" | ")})`)).toMatch(/^\('\$(?:wifi )?router'(?: \| '\$[a-z ]*router')*\)$/);
  const [none, other] = kinds.filter((kind) => pruned(`(${kind} | 'x')`) === "('x')");
  expect(pruned(`(${none} | ${other})`)).toBe(`(${other})`);
  expect(pruned(`('a' | ${none}) & !(${none})`)).toBe(`('a') & !(${none})`);
  expect(pruned(null)).toBeNull();

  const marks = await database.db
    .select()
    .from(searchLexemes)
    .where(sql`lexeme ~ '^[$^@#]'`);
  expect(marks).toContainEqual({ head: true, lexeme: "$camera" });
  expect(marks).toContainEqual({ head: true, lexeme: "#xz7" });
  expect(marks.filter(({ head, lexeme }) => !head || /^@|\d./.test(lexeme))).toEqual([]);
});
