import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tintedName, tintOf } from "@shop/api/platform/pictures/picture-tint";

/** Folder of the demo's pictures, below the upload base path. */
const folder = "demo";

/** The drawn pictures, each stored once, however many products show it. */
export interface Pictures {
  /** Stores a drawing and returns its path below the upload base. For the same `key` it draws only once. */
  add(label: string, key: unknown, draw: () => string): Promise<string>;
  /** Writes the files below a directory. */
  write(mediaDirectory: string): Promise<void>;
}

export function createPictures(): Pictures {
  const drawn = new Map<string, Promise<string>>();
  const files = new Map<string, string>();
  const keep = async (label: string, svg: string): Promise<string> => {
    // The name contains a hash of the content, because browsers keep a picture for ever.
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
    const name = tintedName(`${label}-${hash}.svg`, await tintOf(Buffer.from(svg)));
    files.set(name, svg);
    return `${folder}/${name}`;
  };
  return {
    add(label, key, draw) {
      const drawing = `${label} ${JSON.stringify(key)}`;
      let name = drawn.get(drawing);
      if (name === undefined) {
        name = keep(label, draw());
        drawn.set(drawing, name);
      }
      return name;
    },
    async write(mediaDirectory) {
      const directory = join(mediaDirectory, folder);
      await mkdir(directory, { recursive: true });
      await Promise.all([...files].map(([name, svg]) => writeFile(join(directory, name), svg)));
    },
  };
}
