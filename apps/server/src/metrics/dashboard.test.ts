import { readFileSync } from "node:fs";
import { collectDefaultMetrics, register } from "prom-client";
import { afterAll, describe, expect, it } from "vitest";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { PageCache } from "../pages/page-cache.ts";
import { pageMetrics } from "../pages/page-metrics.ts";
import { kindOf, requestMetrics } from "./request-metrics.ts";
import { shopMetrics } from "../api/shop-metrics.ts";

const shop = await testApi();
const { services, api, database } = shop;
// Test files share the process, and with it the registry of metrics.
register.clear();
afterAll(() => register.clear());
collectDefaultMetrics();
pageMetrics(new PageCache(1000), { routerPageCount: () => 0 });
shopMetrics(services);
requestMetrics({ shed: 0 })("page", 200, 0.03);

interface Panel {
  title: string;
  targets: { expr: string }[];
}
const dashboard = JSON.parse(
  readFileSync(new URL("../../../../deploy/grafana/shop.json", import.meta.url), "utf8"),
) as { panels: Panel[] };

describe("metrics", () => {
  it("count requests by purpose", () => {
    expect(["/", "/km/product/7", "/restful", "/rest", "/rest/carts", "/media/a.jpg", "/readyz"].map(kindOf)).toEqual([
      "page",
      "page",
      "page",
      "api",
      "api",
      "media",
      "other",
    ]);
  });

  it("show open payments and jobs", async () => {
    const storeId = await insertStore(database.db, { settings: payableSettings });
    await api.directory.load();
    const product = await insertProduct(database.db, [storeId], { price: 1000, pieces: 10 });
    const who = await insertShopper(services, storeId, [{ productId: product.id, quantity: 1 }]);
    expect((await paymentDesk(shop).khqr(who)).status).toBe(200);
    const text = await register.metrics();
    expect(text).toContain('shop_payments_open{way="khqr",state="pending"} 1');
    expect(text).toMatch(/shop_jobs\{queue="send-message",state="ready"\} \d/);
    expect(text).toMatch(/shop_database_connections [1-9]/);
  });

  it("include everything that the Grafana dashboard shows", async () => {
    const text = await register.metrics();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const drawn = dashboard.panels.filter((panel) => panel.targets);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { title, targets } of drawn) {
      expect(targets.length, title).toBeGreaterThan(0);
      for (const { expr } of targets) {
        const named = expr.match(/\b(shop|nodejs|process)_\w+/g) ?? [];
        expect(named.length, title).toBeGreaterThan(0);
        for (const name of named)
          expect(known, `${title}: ${name}`).toContain(name.replace(/_(bucket|count|sum)$/, ""));
      }
    }
  });
});
