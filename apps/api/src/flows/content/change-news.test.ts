import { expect, onTestFinished, test, vi } from "vitest";
import { testApi } from "../../testing/test-api.ts";
import { publishNews, saveNews } from "./change-news.ts";

const { database, services } = await testApi();
const texts = { title: { en: "Open" }, summary: { en: "We are open." }, body: { en: "Every day." } };
const add = () => database.transaction((tx) => saveNews(tx, { ...texts, storeId: null, actor: "staff:sokha" }));

/** When pages with content were told to be made anew. */
function tellings(): number[] {
  const times: number[] = [];
  onTestFinished(services.changes.subscribe({ onChange: ({ kind }) => void (kind === "content" && times.push(Date.now())), onReset: () => undefined }));
  return times;
}

test("pages are made anew when news are published, and once more when those for later begin to be shown", async () => {
  const id = await add();
  const told = tellings();
  const from = new Date(Date.now() + 1500);
  await database.transaction((tx) => publishNews(services, tx, id, from, "staff:sokha"));
  await vi.waitFor(() => expect(told.length).toBe(1));
  await vi.waitFor(() => expect(told.length).toBe(2), { timeout: 8000, interval: 50 });
  expect(told[1]).toBeGreaterThan(from.getTime());
});

test("news that are shown at once have nothing to wait for", async () => {
  const id = await add();
  await database.transaction((tx) => publishNews(services, tx, id, services.now(), "staff:sokha"));
  const { rows } = await database.pool.query("select from pgboss.job where name = 'show-news' and state in ('created', 'retry')");
  expect(rows).toEqual([]);
});
