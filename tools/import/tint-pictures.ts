import { link, readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hues, tintedName, tintOf } from "@shop/api/platform/pictures/picture-tint";
import type { ProductRecord } from "@shop/api/modules/catalog/public";

/** Renames the pictures of a product so that the names contain their tint. */
export type TintPictures = (record: ProductRecord) => Promise<ProductRecord>;

/**
 * Gives pictures in the media directory a second name with their tint, as a hard link that takes no space; the first name
 * stays valid. Pictures elsewhere, grey ones and unreadable ones keep their name.
 */
export function tintPictures(mediaDirectory: string): TintPictures {
  const known = new Map<string, Promise<Set<string>>>();
  const namesIn = (directory: string): Promise<Set<string>> => {
    const names =
      known.get(directory) ??
      readdir(directory).then(
        (all) => new Set(all),
        () => new Set<string>(),
      );
    known.set(directory, names);
    return names;
  };
  const tinted = async (path: string): Promise<string> => {
    if (/^https?:|~\w\.\w+$/i.test(path) || path.split("/").includes("..")) return path;
    const file = join(mediaDirectory, path);
    const names = await namesIn(dirname(file));
    if (!names.has(basename(file))) return path;
    const before = Array.from(hues, (hue) => tintedName(path, hue)).find((name) => names.has(basename(name)));
    if (before) return before;
    try {
      const name = tintedName(path, await tintOf(await readFile(file)));
      if (name === path) return path;
      await link(file, join(mediaDirectory, name));
      names.add(basename(name));
      return name;
    } catch {
      // An unreadable picture, or a disk without hard links: it keeps its name.
      return path;
    }
  };
  return async (record) => ({
    ...record,
    images: record.images && (await Promise.all(record.images.map(tinted))),
    variants:
      record.variants &&
      (await Promise.all(
        record.variants.map(async (variant) =>
          variant.image ? { ...variant, image: await tinted(variant.image) } : variant,
        ),
      )),
  });
}
