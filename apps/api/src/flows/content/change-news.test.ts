import { expect, onTestFinished, test, vi } from "vitest";
import { testApi } from "../../testing/shops/test-api.ts";
import { publishNews, saveNews } from "./change-news.ts";

const { database, services } = await testApi();
const texts = { title: { en: "Open" }, summary: { en: "We are open." }, body: { en: "Every day." } };

/** Adds a piece of news that is shown from a time on. */
async function publish(from: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const { id } = await saveNews(tx, { ...texts, storeId: null, again: true, actor: "staff:sokha" });
    await publishNews(services, tx, { id, publishedAt: from, actor: "staff:sokha" });
  });
}

test("news that are published at once schedule nothing", async () => {
  await publish(services.now());
  const { rows } = await database.pool.query("select from pgboss.job where name = 'show-news'");
  expect(rows).toEqual([]);
});

test("pages are rendered again when news are published, and when scheduled news begin to be shown", async () => {
  let [told, toldInTime] = [0, 0];
  const from = new Date(Date.now() + 4000);
  const onChange = () => void (Date.now() > from.getTime() ? toldInTime++ : told++);
  onTestFinished(services.changes.subscribe({ onChange, onReset: () => undefined }));
  await publish(from);
  await vi.waitFor(() => expect(told).toBeGreaterThan(0), { timeout: 3900, interval: 20 });
  await vi.waitFor(() => expect(toldInTime).toBe(1), { timeout: 12_000, interval: 50 });
});
