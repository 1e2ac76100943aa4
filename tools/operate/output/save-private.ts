import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { readPicture } from "@shop/api/modules/uploads/public";
import { makeDirectory } from "@shop/api/platform/make-directory";
import type { Work } from "../command.ts";

/**
 * Saves a picture that a shopper sent, named by `of` what it is, in a directory that only this user may read, as it holds
 * personal data, and prints its path. One that cannot be read, such as where `DATA_DIR` is not that of the server, does not
 * stop the others.
 */
export async function saveSent(
  { services, say }: Pick<Work, "services" | "say">,
  picture: string,
  { directory, name, of }: { directory: string; name: string; of: string },
): Promise<void> {
  const bytes = await readPicture(services, picture).catch((error: Error) => error);
  if (bytes instanceof Error) return say(`${of} cannot be read: ${bytes.message}`);
  makeDirectory(directory, { mode: 0o700 });
  const path = join(directory, name);
  await writeFile(path, bytes, { mode: 0o600 });
  say(path);
}

const reasons: Record<string, string> = {
  EEXIST: "it exists already",
  ENOENT: "its directory does not exist",
  EACCES: "this user may not write there",
};

/** Writes texts to a new file that only this user may read. If reading them fails, the file is removed. */
export async function writePrivate(path: string, texts: AsyncIterable<string>): Promise<void> {
  const file = await open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new StaffError(`${path} cannot be written: ${reasons[error.code!] ?? error.message}`);
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
