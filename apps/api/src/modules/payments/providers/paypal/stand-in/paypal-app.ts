import { createHmac, randomBytes } from "node:crypto";
import { Hono, type Context } from "hono";
import type { Services } from "../../../../../platform/context.ts";
import { addRow, moveRow, reportedRows, type BankRow } from "../../../simulated-bank/bank-state.ts";
import { paypalCaptures } from "./paypal-captures.ts";
import { recordOf, type PayPalRecord, type PayPalUnit } from "./paypal-record.ts";

type Needs = Pick<Services, "database" | "now">;

const newId = () => randomBytes(9).toString("hex").slice(0, 17).toUpperCase();

/** Where the shopper approves: on the shop's own address, because the simulated PayPal has no other. */
const approvalPage = ({ return_url }: PayPalRecord, id: string) => new URL(`/simulator/paypal/${id}`, return_url).href;

function orderBody(row: BankRow) {
  const record = recordOf(row);
  return {
    id: row.key,
    status: row.status,
    intent: "CAPTURE",
    purchase_units: [{ ...record.unit, ...(record.capture && { payments: { captures: [record.capture] } }) }],
    links: [{ rel: "payer-action", method: "GET", href: approvalPage(record, row.key) }],
  };
}

const problem = (c: Context, status: 404 | 422, issue: string) => c.json({ name: issue, details: [{ issue }] }, status);

const unavailable = (c: Context) => c.text("Service Unavailable", 503);

/** What the simulated PayPal signs a webhook with, whose body is `event`; the real one signs with a key of its own. */
export function signWebhook(
  secret: string,
  transmissionId: string,
  time: string,
  webhookId: string,
  event: string,
): string {
  return createHmac("sha256", secret).update([transmissionId, time, webhookId, event].join("|")).digest("base64");
}

/** The event that a question about its signature ends with, to the letter: as PayPal, which reads and writes nothing anew. */
const eventIn = (question: string): string => /"webhook_event":(.*)\}$/s.exec(question)?.[1] ?? "";

/** PayPal's Orders and Payments v2, tokens and webhook verification as far as a shop asks them. */
export function paypalApp({ database, now }: Needs, config: { clientId: string; clientSecret: string }): Hono {
  const app = new Hono();
  const find = async (id: string) =>
    (await reportedRows(database.db, { service: "paypal", keys: [id] }, now())).get(id);
  const accessToken = Buffer.from(`${config.clientId}/access`).toString("base64url");

  app.post("/v1/oauth2/token", (c) => {
    const expected = `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString("base64")}`;
    if (c.req.header("authorization") !== expected) return c.json({ error: "invalid_client" }, 401);
    return c.json({ access_token: accessToken, token_type: "Bearer", expires_in: 32_400 });
  });

  for (const path of ["/v2/*", "/v1/notifications/*"]) {
    app.use(path, async (c, next) => {
      if (c.req.header("authorization") !== `Bearer ${accessToken}`) return c.json({ error: "invalid_token" }, 401);
      return next();
    });
  }

  app.post("/v2/checkout/orders", async (c) => {
    const body = await c.req.json<{
      purchase_units: [PayPalUnit];
      payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
    }>();
    const requestId = c.req.header("paypal-request-id") ?? "";
    // The same request is the same order: its id is made of the request's.
    const id = createHmac("sha256", "simulated")
      .update(requestId || newId())
      .digest("hex")
      .slice(0, 17)
      .toUpperCase();
    const known = await find(id);
    if (known) return c.json(orderBody(known), 200);
    const { return_url, cancel_url } = body.payment_source.paypal.experience_context;
    const record: PayPalRecord = { request_id: requestId, unit: body.purchase_units[0], return_url, cancel_url };
    await addRow(database.db, {
      service: "paypal",
      key: id,
      status: "CREATED",
      record: { ...record },
      toldFrom: now(),
    });
    return c.json(orderBody((await find(id))!), 201);
  });

  app.get("/v2/checkout/orders/:id", async (c) => {
    const row = await find(c.req.param("id"));
    if (row?.status === "ERROR") return unavailable(c);
    return row ? c.json(orderBody(row)) : problem(c, 404, "INVALID_RESOURCE_ID");
  });

  app.post("/v2/checkout/orders/:id/capture", async (c) => {
    const row = await find(c.req.param("id"));
    if (!row) return problem(c, 404, "INVALID_RESOURCE_ID");
    if (row.status === "ERROR") return unavailable(c);
    if (row.status === "CREATED" || row.status === "VOIDED") return problem(c, 422, "ORDER_NOT_APPROVED");
    if (recordOf(row).card_refused) return problem(c, 422, "INSTRUMENT_DECLINED");
    const capture = {
      id: newId(),
      status: "COMPLETED",
      amount: recordOf(row).unit.amount,
      create_time: now().toISOString(),
    };
    const isFirst = row.status === "APPROVED" && (await moveRow(database.db, row, "COMPLETED", { capture }));
    return isFirst ? c.json(orderBody((await find(row.key))!), 201) : problem(c, 422, "ORDER_ALREADY_CAPTURED");
  });

  app.post("/v1/notifications/verify-webhook-signature", async (c) => {
    const question = await c.req.text();
    const sent = JSON.parse(question) as {
      transmission_id: string;
      transmission_time: string;
      transmission_sig: string;
      webhook_id: string;
    };
    const expected = signWebhook(
      config.clientSecret,
      sent.transmission_id,
      sent.transmission_time,
      sent.webhook_id,
      eventIn(question),
    );
    return c.json({ verification_status: sent.transmission_sig === expected ? "SUCCESS" : "FAILURE" });
  });

  return app.route("/", paypalCaptures({ database, now }));
}
