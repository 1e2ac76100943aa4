import { createHash } from "node:crypto";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import type { Services } from "../../../../../platform/context.ts";
import { simulatedBank } from "../../../tables.ts";
import { recordOf, type PayPalUnit } from "./paypal-record.ts";

type Needs = Pick<Services, "database" | "now">;

/** Where PayPal says that its resources are. */
const base = "https://api-m.paypal.com";

/** PayPal's Payments v2 as far as a shop asks it: captures, and the money of them that went back. */
export function paypalCaptures({ database, now }: Needs): Hono {
  const app = new Hono();
  const find = async (condition: SQL) => {
    const [row] = await database.db
      .select()
      .from(simulatedBank)
      .where(and(eq(simulatedBank.service, "paypal"), eq(simulatedBank.status, "COMPLETED"), condition));
    return row && { id: row.id, order: row.key, ...recordOf(row) };
  };
  const ofCapture = (id: string) => find(sql`${simulatedBank.record} -> 'capture' ->> 'id' = ${id}`);

  app.get("/v2/payments/captures/:id", async (c) => {
    const found = await ofCapture(c.req.param("id"));
    if (!found) return c.json({ name: "RESOURCE_NOT_FOUND" }, 404);
    return c.json({
      ...found.capture,
      custom_id: found.unit.custom_id,
      links: [{ rel: "up", href: `${base}/v2/checkout/orders/${found.order}` }],
    });
  });

  app.post("/v2/payments/captures/:id/refund", async (c) => {
    const found = await ofCapture(c.req.param("id"));
    if (!found?.capture) return c.json({ name: "RESOURCE_NOT_FOUND" }, 404);
    const { capture, refunds = [] } = found;
    const { amount } = await c.req.json<{ amount: PayPalUnit["amount"] }>();
    // The same request is the same refund: its id is made of the request's.
    const id = createHash("sha256")
      .update(c.req.header("paypal-request-id") ?? "")
      .digest("hex")
      .slice(0, 17)
      .toUpperCase();
    if (refunds.some((one) => one.id === id)) return c.json({ id, status: "COMPLETED" });
    const left = refunds.reduce((rest, one) => rest - Number(one.amount.value), Number(capture.amount.value));
    // Cents of a difference between decimal numbers are not exact.
    const rest = Math.round((left - Number(amount.value)) * 100);
    if (rest < 0) return c.json({ name: "UNPROCESSABLE_ENTITY", details: [{ issue: "REFUND_AMOUNT_EXCEEDED" }] }, 422);
    const change = {
      refunds: [...refunds, { id, status: "COMPLETED", amount, create_time: now().toISOString() }],
      capture: { ...capture, status: rest === 0 ? "REFUNDED" : "PARTIALLY_REFUNDED" },
    };
    await database.db
      .update(simulatedBank)
      .set({ record: sql`${simulatedBank.record} || ${JSON.stringify(change)}::jsonb` })
      .where(eq(simulatedBank.id, found.id));
    return c.json({ id, status: "COMPLETED" }, 201);
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
