import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase } from "@shop/api/platform/testing/database";
import { killableApi } from "@shop/api/testing/servers/killable-api";
import { insertShopper, type Shopper } from "@shop/api/testing/samples/shopper";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { brokenRules } from "../history/rules.ts";
import { backUp } from "./back-up.ts";
import { putBack } from "./put-back.ts";

const full = Boolean(process.env["FULL"]);
const pieces = 100_000;

interface Told {
  shopper: Shopper;
  key: string;
  body: object;
  number: string;
}

// Shoppers buy for some seconds, and a second server starts elsewhere.
test.runIf(full)(
  "a backup under load is one consistent moment: elsewhere the books balance, and repeated requests get the same answers",
  { timeout: 600_000 },
  async () => {
    const { services, database, call, api: shop } = await testApi({ DEFAULT_STORE: "S001" });
    const elsewhere = await emptyDatabase();
    const directory = mkdtempSync(join(tmpdir(), "shop-backup-load-"));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const store = await insertStore(database.db, { code: "S001" });
    await shop.directory.load();
    const { id: productId } = await insertProduct(database.db, [store], { pieces });
    const told: Told[] = [];
    let isOver = false;
    const shoppers: Shopper[] = [];
    while (shoppers.length < 40) shoppers.push(await insertShopper(services, store));
    const load = Array.from({ length: 8 }, async (_, buyer) => {
      for (let turn = buyer; !isOver; turn += 8) {
        const shopper = shoppers[turn % shoppers.length]!;
        const [key, body] = [
          randomUUID(),
          {
            checkout_type: "buy_now",
            product_id: productId,
            quantity: 1 + (turn % 3),
            payment_type: "cod",
            address: shopper.addressId,
          },
        ];
        const { status, body: answer } = await call("/checkout?store_code=S001", {
          method: "POST",
          headers: { ...shopper.headers, "idempotency-key": key },
          body,
        });
        if (status === 200) told.push({ shopper, key, body, number: answer.data.order_number });
        else expect(status).toBe(429);
        await call("/api/cart/add?store_code=S001", {
          method: "POST",
          headers: { ...shopper.headers },
          body: { product_id: productId, quantity: 1 },
        });
      }
    });
    const until = async (count: number) => {
      while (told.length < count) await sleep(20);
    };
    await until(60);
    const before = [...told];
    await backUp(join(directory, "backup"), {
      url: database.url,
      uploads: join(directory, "uploads"),
      media: join(directory, "media"),
    });
    const during = told.length - before.length;
    await until(before.length + during + 20);
    isOver = true;
    await Promise.all(load);
    expect(during).toBeGreaterThan(0);

    await putBack(join(directory, "backup"), {
      url: elsewhere.url,
      uploads: join(directory, "restored"),
      media: join(directory, "restored-media"),
    });
    expect(await brokenRules(elsewhere.db)).toEqual([]);
    const rowsOf = async ({ pool }: Pick<typeof elsewhere, "pool">, question: string) =>
      (await pool.query<{ number: string; row: string }>(question)).rows;
    const history = `select o.number, to_jsonb(o)::text || (select jsonb_agg(to_jsonb(l) order by l.id)::text from order_lines l where l.order_id = o.id) || (select to_jsonb(p)::text from payments p where p.order_id = o.id) as row from orders o`;
    const [live, restored] = [
      new Map((await rowsOf(database, history)).map(({ number, row }) => [number, row])),
      await rowsOf(elsewhere, history),
    ];
    expect(restored.length).toBeGreaterThanOrEqual(before.length);
    expect(restored.length).toBeLessThan(live.size);
    const there = new Set(restored.map(({ number }) => number));
    expect(before.filter(({ number }) => !there.has(number))).toEqual([]);
    expect(restored.filter(({ number, row }) => live.get(number) !== row)).toEqual([]);
    const [stock] = await rowsOf(
      elsewhere,
      `select (s.on_hand + coalesce((select sum(quantity) from order_lines), 0))::text as number, '' as row from stock s where product_id = ${productId}`,
    );
    expect(Number(stock!.number)).toBe(pieces);

    // A server on the restored database knows the shoppers and their idempotency keys: a repeated request gets the same
    // order, not a second one.
    const api = await killableApi(elsewhere.url, services.env.dataDir);
    await api.start();
    onTestFinished(() => api.kill());
    for (const { shopper, key, body, number } of before.slice(0, 10)) {
      const answer = await api.send("/rest/checkout?store_code=S001", {
        method: "POST",
        headers: { ...shopper.headers, "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify(body),
      });
      expect(answer).toMatchObject({ status: 200, body: { data: { order_number: number } } });
    }
    expect(await rowsOf(elsewhere, history)).toHaveLength(restored.length);
    console.info(
      `${before.length} orders before the backup, ${during} while it ran, ${restored.length} restored, ${live.size} in the end`,
    );
  },
);
