import { existsSync } from "node:fs";
import { join } from "node:path";
import { pictureOrigins } from "@shop/api/platform/pictures/image-address";

interface Place {
  env: Parameters<typeof pictureOrigins>[0];
  /** The media directory. */
  media: string;
}

export interface HiddenPictures {
  /** Looks at a picture that a product has. */
  see: (picture: string) => void;
  /** What there is to mend, a line for each thing. */
  tell: () => string[];
}

/** Names that are told of what is missing: enough to see what is wrong. */
const mostNamed = 3;

/**
 * Which pictures of an import pages cannot show: those of origins that browsers may not load from, and
 * those without a full address that do not stand below the media directory. With `UPLOAD_BASE_URL` these
 * stand elsewhere, and nobody looks.
 */
export function hiddenPictures({ env, media }: Place): HiddenPictures {
  const shown = new Set(pictureOrigins(env));
  const origins = new Set<string>();
  const named = new Set<string>();
  let missing = 0;
  return {
    see(picture) {
      if (/^https?:/i.test(picture)) {
        const origin = URL.parse(picture)?.origin;
        if (origin !== undefined && !shown.has(origin)) origins.add(origin);
      } else if (!env.uploadBaseUrl && !isThere(media, picture)) {
        missing++;
        if (named.size < mostNamed) named.add(picture);
      }
    },
    tell: () => [
      ...(origins.size > 0 ? [`Pages show no pictures of ${[...origins].join(", ")} until the server's PICTURE_ORIGINS has it: see docs/importing.md`] : []),
      ...(missing > 0 ? [`Pages show ${missing} ${missing === 1 ? "picture" : "pictures"} only when ${missing === 1 ? "it stands" : "they stand"} in ${media}: ${[...named].join(", ")}${missing > named.size ? ", …" : ""}`] : []),
    ],
  };
}

/** Browsers ask for a name decoded: `a%20b.jpg` and `a b.jpg` are one file. */
function isThere(media: string, picture: string): boolean {
  if (picture.split("/").includes("..")) return false;
  try {
    return existsSync(join(media, decodeURIComponent(picture)));
  } catch {
    // A percent sign that encodes nothing.
    return false;
  }
}
