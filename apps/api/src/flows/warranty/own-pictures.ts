import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuseFields } from "../../platform/errors/refusal.ts";
import { lockUpload } from "../../modules/uploads/public.ts";

/** The file names of pictures uploaded for a claim. Refuses pictures of others, pictures for another purpose, and duplicates. */
export async function ownPictures(
  { customer }: CustomerContext,
  tx: Tx,
  addresses: readonly string[],
): Promise<string[]> {
  const names = new Set<string>();
  for (const address of addresses) {
    const upload = await lockUpload(tx, customer, address);
    if (upload?.purpose !== "claim" || names.has(upload.name)) refuseFields({ pictures: "invalid" });
    names.add(upload.name);
  }
  return [...names];
}
