import { link, readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hues, tintedName, tintOf } from "@shop/api/platform/pictures/picture-tint";
import type { ProductRecord } from "@shop/api/modules/catalog/public";

/** Gives the pictures of a product names that say their tint. */
export type TintPictures = (record: ProductRecord) => Promise<ProductRecord>;

/**
 * Pictures that stand below the media directory get a second name there that says their tint, a
 * hard link that takes no room; the names that a file gives them stay good. Pictures that stand
 * elsewhere, are grey or cannot be read keep the name they have.
 */
export function tintPictures(mediaDirectory: string): TintPictures {
  const known = new Map<string, Promise<Set<string>>>();
  const namesIn = (directory: string): Promise<Set<string>> => {
    const names = known.get(directory) ?? readdir(directory).then((all) => new Set(all), () => new Set<string>());
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
      // No picture, or a disk without hard links: shown as it is.
      return path;
    }
  };
  return async (record) => ({
    ...record,
    images: record.images && (await Promise.all(record.images.map(tinted))),
    variants: record.variants && (await Promise.all(record.variants.map(async (variant) => (variant.image ? { ...variant, image: await tinted(variant.image) } : variant)))),
  });
}
