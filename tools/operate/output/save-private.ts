import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDirectory } from "@shop/api/platform/make-directory";

/** Puts a picture that a shopper sent into a directory, which only this user may read, as it holds personal data. Returns its path. */
export async function savePrivate(directory: string, name: string, picture: Uint8Array): Promise<string> {
  makeDirectory(directory, { mode: 0o700 });
  const path = join(directory, name);
  await writeFile(path, picture, { mode: 0o600 });
  return path;
}
