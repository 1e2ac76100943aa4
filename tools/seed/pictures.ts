import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tintedName, tintOf } from "@shop/api/platform/pictures/picture-tint";

/** Where the demo's pictures stand under the upload base path. */
const folder = "demo";

/** Pictures drawn so far, each kept once however many products show it. */
export interface Pictures {
  /** Keeps a drawing and returns its path under the upload base; the same `key` is drawn once only. */
  add(label: string, key: unknown, draw: () => string): Promise<string>;
  /** Writes the files below a directory for uploads. */
  write(mediaDirectory: string): Promise<void>;
}

export function createPictures(): Pictures {
  const drawn = new Map<string, Promise<string>>();
  const files = new Map<string, string>();
  const keep = async (label: string, svg: string): Promise<string> => {
    // The name says the content, because browsers keep a picture for ever.
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
