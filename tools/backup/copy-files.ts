import { copyFile, link, mkdir, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Ignores the error that a file does not exist. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/**
 * Copies the content of a directory into another one, which is created. Files that the shop deletes meanwhile are left
 * out. A file with two names, such as a picture with its tint, remains one file.
 */
export async function copyFiles(from: string, to: string, copied = new Map<number, string>()): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of (await readdir(from).catch(unlessGone)) ?? []) {
    const [source, target] = [join(from, name), join(to, name)];
    const found = await stat(source).catch(unlessGone);
    if (found?.isDirectory()) await copyFiles(source, target, copied);
    if (!found?.isFile()) continue;
    const twin = found.nlink > 1 ? copied.get(found.ino) : undefined;
    if (twin === undefined || !(await linked(twin, target))) await copyFile(source, target).catch(unlessGone);
    if (found.nlink > 1) copied.set(found.ino, target);
  }
}

/** False if the disk has no hard links or the name is taken. */
async function linked(file: string, name: string): Promise<boolean> {
  return link(file, name).then(
    () => true,
    () => false,
  );
}

/** The sizes in bytes of all files below some directories of `root`, by their paths relative to it, with slashes. */
export async function fileSizes(root: string, directories: readonly string[]): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const directory of directories) {
    for (const entry of await readdir(join(root, directory), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) sizes[relative(root, path).split(sep).join("/")] = (await stat(path)).size;
    }
  }
  return sizes;
}
