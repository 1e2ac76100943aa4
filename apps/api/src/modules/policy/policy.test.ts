import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { policies } from "./tables.ts";

const { api, call, database } = await testApi({});
await insertStore(database.db, { code: "S001" });
const second = await insertStore(database.db, { code: "S002" });
await api.directory.load();
await database.db.insert(policies).values([
  {
    key: "terms",
    sequence: 1,
    title: { en: "Terms", km: "លក្ខខណ្ឌ" },
    body: { en: "## Prices\nIn dollars.", km: "## តម្លៃ\nជាដុល្លារ។" },
  },
  { key: "privacy", sequence: 2, title: { en: "Privacy" }, body: { en: "Nothing is sold." } },
  { key: "terms", storeId: second, sequence: 1, title: { en: "Our terms" }, body: { en: "In riel." } },
]);

test("policies are in order, as HTML with headings below their titles", async () => {
  const { body } = await call("/api/policy?store_code=S001&lang=km");
  expect(calls["policy.get"].data.parse(body.data)).toMatchObject([
    { key: "terms", title: "លក្ខខណ្ឌ", html: "<h3>តម្លៃ</h3>\n<p>ជាដុល្លារ។</p>" },
    { key: "privacy", title: "Privacy", html: "<p>Nothing is sold.</p>" },
  ]);
});

test("a store's own policy replaces the common one", async () => {
  const { body } = await call("/api/policy?store_code=S002");
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual(["Our terms", "Privacy"]);
});
