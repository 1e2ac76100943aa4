import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { messages } from "../../modules/messages/tables.ts";
import { orderLines } from "../../modules/orders/tables.ts";
import { lockClaimsOfNumber, readClaimNumber } from "../../modules/warranty/public.ts";
import { auditTrail } from "../../platform/tables.ts";
import { samplePassword } from "../../testing/samples/customer.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { claimShop } from "../../testing/shops/claim-shop.ts";
import { anonymiseRecords } from "../account/forget-customer.ts";
import { moveOrderForStaff } from "../orders/for-staff/move-order.ts";
import { refundLines } from "../payments/refunds/refund-lines.ts";
import { addSerial } from "./for-staff/change-serial.ts";
import { notifyClaimant } from "./notify-claimant.ts";

const {
  call,
  database,
  services,
  db,
  pool,
  store,
  product,
  buy,
  sendPicture,
  make,
  read,
  follow,
  move,
  withdraw,
  messagesTo,
} = await claimShop();

test("a claim from the order's line to the returned product: states, texts, pictures and messages", async () => {
  const { who, order, line } = await buy();
  const pictures = [await sendPicture(who), await sendPicture(who)];
  expect((await call(`/api/warranty/items/${line}`, { headers: who.headers })).body.data).toMatchObject({
    line_id: line,
    name: "Camera",
    state: "covered",
    open_claim: null,
  });
  const { body } = await make(who, { line_id: line, pictures });
  const { number } = calls["claims.make"].data.parse(body.data);
  expect(readClaimNumber(number.toLowerCase().replaceAll("-", " "))).toBe(number);
  const claim = calls["claims.get"].data.parse((await read(who, number)).body.data);
  expect(claim).toMatchObject({
    number,
    state: "received",
    order_number: order,
    problem: "Stays dark",
    pictures,
    history: [{ state: "received", note: null }],
  });

  for (const [state, note] of [
    ["in_review", null],
    ["approved", "Please bring it on Monday"],
    ["repaired", null],
    ["closed", null],
  ] as const)
    await move(number, state, note);
  const history = (await read(who, number)).body.data.history as { state: string; note: string | null }[];
  expect(history.map(({ state, note }) => [state, note])).toEqual([
    ["received", null],
    ["in_review", null],
    ["approved", "Please bring it on Monday"],
    ["repaired", null],
    ["closed", null],
  ]);
  const told = (await messagesTo(who.phone)).filter((text) => text.includes(number));
  expect(told).toHaveLength(5);
  expect(told).toContainEqual(expect.stringMatching(/is approved\. Please bring it on Monday$/));
  const { body: list } = await call("/api/warranty/claims", { headers: who.headers });
  expect(list).toMatchObject({ data: [{ number, state: "closed", name: "Camera" }], page: 1, last_page: 1, total: 1 });
  const trail = await db.select().from(auditTrail).where(eq(auditTrail.entityId, number));
  expect(trail.map(({ actor, action, after }) => [actor, action, after])).toEqual(
    ["in_review", "approved", "repaired", "closed"].map((state) => ["staff:sokha", "move-claim", { state }]),
  );
});

test("a claim that is not covered is refused with the reason", async () => {
  const waiting = await buy({ delivered: false });
  expect((await make(waiting.who, { line_id: waiting.line })).body).toMatchObject({
    error: "warranty_waiting",
    message: "The warranty begins with the delivery",
  });
  const old = await buy();
  await pool.query(
    "update order_events set at = now() - interval '366 days' where state = 'delivered' and order_id = (select order_id from order_lines where id = $1)",
    [old.line],
  );
  const { rows } = await pool.query<{ day: string }>(
    "select ((min(at) at time zone 'Asia/Phnom_Penh')::date + interval '12 months')::date::text as day from order_events e join orders o on o.id = e.order_id where o.number = $1 and e.state = 'delivered'",
    [old.order],
  );
  const late = await make(old.who, { line_id: old.line });
  expect(late.body).toMatchObject({
    error: "warranty_ended",
    message: `The warranty ended on ${rows[0]!.day}. Please ask us what a repair costs`,
  });
  const none = await buy();
  await db.update(orderLines).set({ warrantyMonths: 0 }).where(eq(orderLines.id, none.line));
  expect((await make(none.who, { line_id: none.line })).body).toMatchObject({ error: "warranty_none" });
  const back = await buy();
  await moveOrderForStaff(services, { number: back.order, state: "returned", note: null, actor: "staff:test" });
  expect((await make(back.who, { line_id: back.line })).body).toMatchObject({ error: "warranty_none" });
});

test("a piece that was refunded has no warranty, and those that were kept have it", async () => {
  const { who, order, line } = await buy({ quantity: 2 });
  const refund = () =>
    refundLines(services, {
      number: order,
      storeId: store,
      actor: "staff:sokha",
      wanted: new Map([[1, 1]]),
      reason: "It came back",
      restock: true,
      again: true,
      to: "sent",
    });
  const shown = async () =>
    (await call(`/api/warranty?store_code=S001&order=${order}&phone=${who.phone.slice(-4)}`)).body.data[0];
  await refund();
  expect(await shown()).toMatchObject({ state: "covered", quantity: 1 });
  const first = await make(who, { line_id: line });
  expect(first.status).toBe(200);
  expect((await make(who, { line_id: line })).body.error).toBe("claim_open");
  await withdraw(who, first.body.data.number);
  await refund();
  expect(await shown()).toMatchObject({ state: "none", quantity: 2 });
  expect((await make(who, { line_id: line })).body.error).toBe("warranty_none");
});

test("a piece has one open claim, also with concurrent requests; after a refusal it can be claimed again", async () => {
  const { who, line } = await buy();
  const replies = await Promise.all(Array.from({ length: 6 }, () => make(who, { line_id: line })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const { number } = replies.find(({ status }) => status === 200)!.body.data;
  expect(replies.find(({ status }) => status === 409)!.body).toMatchObject({
    error: "claim_open",
    message: `There is a claim for this already: ${number}`,
  });
  expect((await call(`/api/warranty/items/${line}`, { headers: who.headers })).body.data.open_claim).toBe(number);
  await expect(move(number, "refused")).rejects.toThrow("Say why");
  await move(number, "refused", "It was dropped");
  await expect(move(number, "approved")).rejects.toThrow("is refused; the next state can be: none");
  expect((await make(who, { line_id: line })).status).toBe(200);
});

test("the same key makes one claim and one message", async () => {
  const { who, line } = await buy();
  const before = (await messagesTo(who.phone)).length;
  const replies = await Promise.all(
    [1, 2, 3].map(() => make(who, { line_id: line }, { "idempotency-key": "claim-1" })),
  );
  expect(new Set(replies.map(({ body }) => body.data.number)).size).toBe(1);
  expect((await messagesTo(who.phone)).length).toBe(before + 1);
});

test("each of several pieces has its own claim, and a serial number belongs to one of them", async () => {
  const { who, order, line } = await buy({ quantity: 2 });
  const { rows } = await pool.query<{ sku: string }>("select sku from products where id = $1", [product.id]);
  await database.transaction((tx) =>
    addSerial(tx, { order, sku: rows[0]!.sku, serial: "SN-CLAIM-1", actor: "staff:test" }, services.now()),
  );
  expect((await make(who, { line_id: line, serial: "SN-OTHER-1" })).body.fields).toEqual({ serial: "invalid" });
  const other = await buy();
  const ofOther = await make(other.who, { line_id: other.line, serial: "SN-CLAIM-1" });
  expect(ofOther.body.fields, "it is of another order").toEqual({ serial: "invalid" });
  expect((await make(who, { line_id: line, serial: "sn claim 1" })).status).toBe(200);
  expect((await make(who, { line_id: line, serial: "SNCLAIM1" })).body.error).toBe("claim_open");
  expect((await make(who, { line_id: line })).status).toBe(200);
  expect((await make(who, { line_id: line })).body.error).toBe("claim_open");
});

test("pictures must be one's own, uploaded for a claim, at most five", async () => {
  const { who, line } = await buy();
  const stranger = await insertShopper(services, store);
  const own = await sendPicture(who);
  for (const pictures of [
    [await sendPicture(stranger)],
    [await sendPicture(who, "receipt")],
    ["https://evil.example/a.webp"],
    [own, own],
  ]) {
    expect((await make(who, { line_id: line, pictures })).body.fields, pictures.join()).toEqual({
      pictures: "invalid",
    });
  }
  expect((await make(who, { line_id: line, pictures: Array(6).fill(own) })).status).toBe(400);
  expect((await make(who, { line_id: line, problem: "  " })).body.fields).toEqual({ problem: "required" });
});

test("another customer's line and claim are not found", async () => {
  const { who, line } = await buy();
  const { number } = (await make(who, { line_id: line })).body.data;
  const stranger = await insertShopper(services, store);
  expect((await make(stranger, { line_id: line })).body.error).toBe("warranty_not_found");
  expect((await call(`/api/warranty/items/${line}`, { headers: stranger.headers })).body.error).toBe(
    "warranty_not_found",
  );
  expect((await read(stranger, number)).body.error).toBe("claim_not_found");
  expect((await call("/api/warranty/claims", { headers: stranger.headers })).body.data).toEqual([]);
});

test("guests see a claim by its number and the end of the phone, without the shopper's text; guessing is slowed down", async () => {
  const { who, line } = await buy();
  const { number } = (await make(who, { line_id: line, pictures: [await sendPicture(who)] })).body.data;
  await move(number, "in_review", "We look at it");
  const { body } = await follow(number, who.phone.slice(-4), { ip: "203.0.113.72" });
  expect(
    await services.limits.usage("lookup", ["203.0.113.72"], services.now()),
    "what is found counts nothing",
  ).toMatchObject([{ used: 0 }]);
  expect(calls["claims.find"].data.parse(body.data)).toMatchObject({
    number,
    state: "in_review",
    name: "Camera",
    history: [{ state: "received" }, { state: "in_review", note: "We look at it" }],
  });
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`Stays dark|webp|S001-|${who.phone.slice(-4)}"|Street`));
  const unknown = {
    code: -1,
    message: "We found no claim for this. Please check what you typed",
    data: null,
    error: "claim_not_found",
  };
  for (const reply of [
    await follow("C26-2345-2345", who.phone),
    await follow("x", "1111"),
    await follow(number, "11"),
    await follow(number, who.phone, { code: "S002" }),
  ])
    expect(reply.body).toEqual(unknown);
  const statuses = [];
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await follow(number, String(1000 + guess), { ip: `198.51.100.${guess}` })).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(8);
});

test("an open claim outlives its account: the shopper is informed and can follow it, and nothing is left once it is closed", async () => {
  const { who, line } = await buy();
  const { number } = (await make(who, { line_id: line, pictures: [await sendPicture(who)] })).body.data;
  await pool.query("update customers set lang = 'km' where id = $1", [who.customerId]);
  expect(
    (await call("/api/profile/remove", { method: "POST", body: { password: samplePassword }, headers: who.headers }))
      .status,
  ).toBe(200);
  const left = async () =>
    (
      await pool.query<{ row: string }>(
        "select c::text || coalesce((select string_agg(p.name, ' ') from warranty_claim_pictures p where p.claim_id = c.id), '') as row from warranty_claims c where customer_id = $1",
        [who.customerId],
      )
    ).rows
      .map(({ row }) => row)
      .join();
  expect(await left()).toMatch(/Stays dark.*webp/);
  await move(number, "approved", "Please bring it");
  expect(await messagesTo(who.phone)).toContainEqual(expect.stringMatching(/បានយល់ព្រមសំណើ .* Please bring it$/));
  expect((await follow(number, who.phone.slice(-4))).body.data).toMatchObject({ number, state: "approved" });

  const isDroppable = await database.transaction(async (tx) => {
    const [claim] = await lockClaimsOfNumber(tx, number);
    await notifyClaimant(services, tx, claim!, { state: "repaired", note: null });
    return (await tx.select().from(messages).where(eq(messages.recipient, who.phone)).orderBy(desc(messages.id)))[0]!
      .droppable;
  });
  expect(isDroppable, "without an account there is no page that says the same").toBe(false);

  await database.transaction((tx) => anonymiseRecords(services, tx, who));
  expect(await left()).toContain("Stays dark");
  await move(number, "closed");
  await database.transaction((tx) => anonymiseRecords(services, tx, who));
  expect(await left()).toBe("");
  const { rows } = await pool.query("select 1 from uploads where customer_id = $1", [who.customerId]);
  expect(rows).toEqual([]);
});

test("the database allows one open claim for a piece", async () => {
  const { who, line } = await buy();
  await make(who, { line_id: line });
  const again = db.execute(
    sql`insert into warranty_claims (store_id, customer_id, number, order_line_id, piece, problem, state, created_at) select store_id, customer_id, 'C26-AAAA-AAAA', order_line_id, piece, problem, state, created_at from warranty_claims where order_line_id = ${line}`,
  );
  await expect(again).rejects.toMatchObject({ cause: { constraint: "warranty_claims_one_open" } });
});
