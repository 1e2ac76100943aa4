import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { extraPaths } from "@shop/contract/paths";
import type { CustomerContext, CustomerKey, Services } from "../../platform/context.ts";
import { giveBack } from "../../platform/limits/admit.ts";
import { Refusal, refuseFields } from "../../platform/errors/refusal.ts";
import { cleanPicture } from "./clean-picture.ts";
import { uploadDisk } from "./disk.ts";
import { uploads, type Purpose } from "./tables.ts";

/** Path of uploaded pictures, which only their owner can read. */
export const privatePath = extraPaths.privatePictures;

/** Stores a customer's uploaded picture; returns its URL. */
export async function uploadPicture(context: CustomerContext, form: FormData, purpose: Purpose): Promise<string> {
  const { customer } = context;
  const file = [...form.values()].find((value) => value instanceof File) ?? refuseFields({ file: "required" });
  const sent = new Uint8Array(await file.arrayBuffer());
  try {
    return privatePath + (await storePicture(context, { owner: customer, purpose, sent, key: context.idempotencyKey }));
  } catch (error) {
    // Not counted against the shopper, who has to send it again.
    if (error instanceof Refusal && error.code === "unavailable")
      await giveBack(context, ["upload", String(customer.customerId)]);
    throw error;
  }
}

interface NewPicture {
  owner: CustomerKey;
  purpose: Purpose;
  sent: Uint8Array;
  /** With a key the same picture always gets the same name, so that a form that is sent twice refers to one picture. */
  key?: string | null;
}

/** Stores a picture that only one customer sees, sent by them or added by staff; returns its name. */
export async function storePicture(
  { database, env, log, now }: Pick<Services, "database" | "env" | "log" | "now">,
  { owner: { storeId, customerId }, purpose, sent, key = null }: NewPicture,
): Promise<string> {
  const { bytes, width, height } = await cleanPicture(sent);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const id =
    key === null
      ? randomBytes(16)
      : createHash("sha256")
          .update(JSON.stringify([storeId, customerId, purpose, key, digest]))
          .digest()
          .subarray(0, 16);
  const name = `${id.toString("hex")}.webp`;
  const isStored = async () => (await database.db.$count(uploads, eq(uploads.name, name))) > 0;
  // Never overwritten: an order may show it, and on a full disk the old file would be lost.
  if (key !== null && (await isStored())) return name;
  const disk = await uploadDisk(env);
  // The file first, so that there is never a row without its picture.
  try {
    await disk.put(name, bytes, { contentType: "image/webp" });
  } catch (error) {
    // A full disk, or a bucket that does not answer: not the client's fault, and temporary.
    log.error({ err: error }, "a picture could not be stored");
    // A partial file would keep a full disk full.
    if (!(await isStored())) await disk.delete(name).catch(() => undefined);
    throw new Refusal("unavailable", { retryAfter: 30 });
  }
  await database.db
    .insert(uploads)
    .values({ name, storeId, customerId, purpose, width, height, bytes: bytes.byteLength, digest, createdAt: now() })
    .onConflictDoNothing();
  return name;
}
