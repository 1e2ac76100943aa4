import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { makeDirectory } from "@shop/api/platform/make-directory";

/** Puts a picture that a shopper sent into a directory, which only this user may read, as it holds personal data. Returns its path. */
export async function savePrivate(directory: string, name: string, picture: Uint8Array): Promise<string> {
  makeDirectory(directory, { mode: 0o700 });
  const path = join(directory, name);
  await writeFile(path, picture, { mode: 0o600 });
  return path;
}

/** Writes texts to a new file that only this user may read. If reading them fails, the file is removed. */
export async function writePrivate(path: string, texts: AsyncIterable<string>): Promise<void> {
  const file = await open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new StaffError(`${path} cannot be written: ${error.code === "EEXIST" ? "it exists already" : error.message}`);
  });
  try {
    for await (const text of texts) await file.appendFile(text);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
