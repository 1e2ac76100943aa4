import { extname } from "node:path";

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** The media type of a picture in the media directory, by its ending; undefined for other files, which are not served. */
export const pictureType = (name: string): string | undefined => types[extname(name).toLowerCase()];

/** All supported endings, for error messages. */
export const pictureEndings: readonly string[] = Object.keys(types);
