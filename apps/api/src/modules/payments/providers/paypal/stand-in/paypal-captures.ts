import { and, eq, sql, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import type { Services } from "../../../../../platform/context.ts";
import { simulatedBank } from "../../../tables.ts";
import { recordOf } from "./paypal-record.ts";

type Needs = Pick<Services, "database">;

/** Where PayPal says that its resources are. */
const base = "https://api-m.paypal.com";

/** PayPal's Payments v2 as far as a shop asks it: captures, and the money of them that went back. */
export function paypalCaptures({ database }: Needs): Hono {
  const app = new Hono();
  const find = async (condition: SQL) => {
    const [row] = await database.db
      .select()
      .from(simulatedBank)
      .where(and(eq(simulatedBank.service, "paypal"), eq(simulatedBank.status, "COMPLETED"), condition));
    return row && { order: row.key, ...recordOf(row) };
  };

  app.get("/v2/payments/captures/:id", async (c) => {
    const found = await find(sql`${simulatedBank.record} -> 'capture' ->> 'id' = ${c.req.param("id")}`);
    if (!found) return c.json({ name: "RESOURCE_NOT_FOUND" }, 404);
    return c.json({
      ...found.capture,
      custom_id: found.unit.custom_id,
      links: [{ rel: "up", href: `${base}/v2/checkout/orders/${found.order}` }],
    });
  });

  app.get("/v2/payments/refunds/:id", async (c) => {
    const id = c.req.param("id");
    const found = await find(sql`${simulatedBank.record} -> 'refunds' @> ${JSON.stringify([{ id }])}::jsonb`);
    const refund = found?.refunds?.find((one) => one.id === id);
    if (!refund) return c.json({ name: "RESOURCE_NOT_FOUND" }, 404);
    return c.json({ ...refund, links: [{ rel: "up", href: `${base}/v2/payments/captures/${found!.capture!.id}` }] });
  });

  return app;
}
