import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { findUpload } from "../../../modules/uploads/public.ts";
import { samplePicture } from "../../../testing/samples/picture.ts";
import { insertShopper } from "../../../testing/samples/shopper.ts";
import { claimShop } from "../../../testing/shops/claim-shop.ts";
import { showOnClaim } from "./move-claim.ts";

const { services, db, store, buy, sendPicture, make, read } = await claimShop();

test("a picture that staff add to a claim can be opened by its shopper only, and does not change the state", async () => {
  const { who, line } = await buy();
  const { number } = (await make(who, { line_id: line })).body.data;
  const picture = await samplePicture("#800");
  await showOnClaim(services, { number, storeId: store, note: "The plug is bent", actor: "staff:sokha", picture });
  const claim = calls["claims.get"].data.parse((await read(who, number)).body.data);
  expect(claim).toMatchObject({
    state: "received",
    history: [
      { note: null, pictures: [] },
      { state: "received", note: "The plug is bent", pictures: [expect.stringContaining("webp")] },
    ],
  });
  const path = claim.history[1]!.pictures[0]!;
  expect(await findUpload(db, { storeId: store, customerId: who.customerId }, path)).toMatchObject({
    purpose: "claim",
    width: 60,
  });
  const stranger = await insertShopper(services, store);
  expect(await findUpload(db, { storeId: store, customerId: stranger.customerId }, path)).toBeUndefined();
  await expect(
    showOnClaim(services, {
      number,
      storeId: store,
      note: null,
      actor: "staff:sokha",
      picture: new Uint8Array([1, 2, 3]),
    }),
  ).rejects.toMatchObject({ code: "upload_not_image" });
});

test("staff cannot add a picture without the settings of the server's bucket or directory", async () => {
  const { who, line } = await buy();
  const { number } = (await make(who, { line_id: line })).body.data;
  await sendPicture(who);
  const picture = await samplePicture("#080");
  const show = (dataDir: string) =>
    showOnClaim(
      { ...services, env: { ...services.env, dataDir } },
      { number, storeId: store, note: null, actor: "staff:sokha", picture },
    );
  const elsewhere = mkdtempSync(join(tmpdir(), "shop-elsewhere-"));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  await expect(show(elsewhere)).rejects.toThrow("run it with the server's S3_… variables or DATA_DIR");
  expect(await show(services.env.dataDir)).toEqual({ number });
});
