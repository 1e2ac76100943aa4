import { extname } from "node:path";

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/** The type of a picture of the media directory, by the ending of its name; what ends otherwise is none and is not sent. */
export const pictureType = (name: string): string | undefined => types[extname(name).toLowerCase()];

/** The endings, for who is told of another. */
export const pictureEndings: readonly string[] = Object.keys(types);
