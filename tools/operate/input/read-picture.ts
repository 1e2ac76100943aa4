import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tintedName, tintOf } from "@shop/api/platform/pictures/picture-tint";
import { cleanPicture } from "@shop/api/modules/uploads/public";
import type { Services } from "@shop/api/platform/context";
import { Refusal } from "@shop/api/platform/errors/refusal";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { whyUnread } from "@shop/api/platform/errors/unread-file";

/** Reads the file of a picture. Throws a {@link StaffError} if it cannot be read. */
export async function readPictureFile(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    throw new StaffError(whyUnread(path, error));
  }
}

/** Awaits the storing of a picture. A file that is no picture or too large becomes a {@link StaffError} that says so. */
export async function orSayWhy<Value>(path: string, keep: Promise<Value>): Promise<Value> {
  try {
    return await keep;
  } catch (error) {
    if (error instanceof Refusal && error.code.startsWith("upload_"))
      throw new StaffError(`${path} is not a JPEG, PNG or WebP picture of at most 8 MB and 40 megapixels`);
    throw error;
  }
}

/** Re-encodes a picture and stores it below the media directory, named by a hash of its content. Returns its path there. */
export async function publishPicture({ env }: Pick<Services, "env">, folder: string, path: string): Promise<string> {
  const { bytes } = await orSayWhy(path, cleanPicture(await readPictureFile(path)));
  const name = tintedName(
    `${folder}/${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.webp`,
    await tintOf(bytes),
  );
  const directory = join(env.dataDir, "media", folder);
  await mkdir(directory, { recursive: true });
  await writeFile(join(env.dataDir, "media", name), bytes);
  return name;
}
