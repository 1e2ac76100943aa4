import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tintedName, tintOf } from "@shop/api/platform/pictures/picture-tint";
import { cleanPicture } from "@shop/api/modules/uploads/public";
import type { Services } from "@shop/api/platform/context";
import { Refusal } from "@shop/api/platform/errors/refusal";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { whyUnread } from "@shop/api/platform/errors/unread-file";

/** A picture's file as it is; a {@link StaffError} where it cannot be read. */
export async function readPictureFile(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    throw new StaffError(whyUnread(path, error));
  }
}

/** Runs what keeps a picture; what is no picture or too large is told in words. */
export async function orSayWhy<Value>(path: string, keep: Promise<Value>): Promise<Value> {
  try {
    return await keep;
  } catch (error) {
    if (error instanceof Refusal && error.code.startsWith("upload_")) throw new StaffError(`${path} is no JPEG, PNG or WebP picture of at most 8 MB and 40 megapixels`);
    throw error;
  }
}

/** Puts a picture, drawn anew, below the media directory under a name that nothing else has; gives its path there. */
export async function publishPicture({ env }: Pick<Services, "env">, folder: string, path: string): Promise<string> {
  const { bytes } = await orSayWhy(path, cleanPicture(await readPictureFile(path)));
  const name = tintedName(`${folder}/${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.webp`, await tintOf(bytes));
  const directory = join(env.dataDir, "media", folder);
  await mkdir(directory, { recursive: true });
  await writeFile(join(env.dataDir, "media", name), bytes);
  return name;
}
