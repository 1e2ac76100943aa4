import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { claimShop } from "../../testing/shops/claim-shop.ts";

const { services, store, buy, sendPicture, make, answer, withdraw, read, follow, move, messagesTo } = await claimShop();

test("the shop's question is answered with text and pictures, once", async () => {
  const { who, line } = await buy();
  const { number } = (await make(who, { line_id: line, pictures: [await sendPicture(who)] })).body.data;
  expect((await answer(who, number, { text: "Too soon" })).body.error).toBe("claim_not_asked");
  await expect(move(number, "asked")).rejects.toThrow("Say what you need");
  await move(number, "asked", "Please show the plug");
  expect(await messagesTo(who.phone)).toContainEqual(
    expect.stringMatching(/we need more for claim .* Please show the plug$/),
  );

  const stranger = await insertShopper(services, store);
  expect((await answer(stranger, number, { text: "Mine" })).body.error).toBe("claim_not_found");
  expect((await answer(who, number, { text: " " })).body.fields).toEqual({ text: "required" });
  expect((await answer(who, number, { text: "Here", pictures: [await sendPicture(stranger)] })).body.fields).toEqual({
    pictures: "invalid",
  });
  const shown = await sendPicture(who);
  const replies = await Promise.all(
    [1, 2, 3].map(() =>
      answer(who, number, { text: "It is bent", pictures: [shown] }, { "idempotency-key": "answer-1" }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await answer(who, number, { text: "Again" })).body.error).toBe("claim_not_asked");

  const claim = calls["claims.get"].data.parse((await read(who, number)).body.data);
  expect(claim).toMatchObject({ state: "in_review", pictures: [expect.stringContaining("webp")], can_withdraw: true });
  expect(claim.history.map(({ state, note, answer, pictures }) => [state, note, answer, pictures])).toEqual([
    ["received", null, null, []],
    ["asked", "Please show the plug", null, []],
    ["in_review", null, "It is bent", [shown]],
  ]);
  // Whoever knows no more than the number and the end of the phone does not read it.
  expect(JSON.stringify((await follow(number, who.phone.slice(-4))).body)).not.toMatch(/bent|webp/);
});

test("a claim can be withdrawn before anything is done to the piece, which can then be claimed again", async () => {
  const { who, line } = await buy();
  const { number } = (await make(who, { line_id: line })).body.data;
  expect((await withdraw(await insertShopper(services, store), number)).body.error).toBe("claim_not_found");
  for (let twice = 0; twice < 2; twice++) expect((await withdraw(who, number)).status).toBe(200);
  const claim = (await read(who, number)).body.data;
  expect(claim).toMatchObject({ state: "withdrawn", can_withdraw: false });
  expect(claim.history).toHaveLength(2);
  await expect(move(number, "approved")).rejects.toThrow("is withdrawn; the next state can be: none");

  const again = (await make(who, { line_id: line })).body.data.number;
  await move(again, "approved");
  await move(again, "repaired");
  expect((await withdraw(who, again)).body).toMatchObject({
    error: "claim_fixed",
    message: "This claim can no longer be withdrawn. Please ask us",
  });
});
