import { statSync } from "node:fs";
import { join } from "node:path";
import { pictureOrigins } from "@shop/api/platform/pictures/image-address";
import { pictureEndings, pictureType } from "@shop/api/platform/pictures/picture-types";

interface Place {
  env: Parameters<typeof pictureOrigins>[0];
  /** The media directory. */
  media: string;
}

interface HiddenPictures {
  /** Checks a picture that is to be shown. */
  see: (picture: string) => void;
  /** A line for each problem that was found. */
  tell: () => string[];
}

/** Most pictures named in a line: enough to see what is wrong. */
const mostNamed = 3;

/**
 * Finds pictures that pages cannot show: those of origins that browsers may not load from, and those in the media
 * directory that do not exist or whose name has no picture's ending. With `UPLOAD_BASE_URL` the latter are stored
 * elsewhere, so they are not checked.
 */
export function hiddenPictures({ env, media }: Place): HiddenPictures {
  const shown = new Set(pictureOrigins(env));
  const origins = new Set<string>();
  const missing = someOf();
  const unnamed = someOf();
  return {
    see(picture) {
      if (/^https?:/i.test(picture)) {
        const origin = URL.parse(picture)?.origin;
        if (origin !== undefined && !shown.has(origin)) origins.add(origin);
      } else if (!env.uploadBaseUrl) {
        if (!pictureType(picture)) unnamed.add(picture);
        else if (!isThere(media, picture)) missing.add(picture);
      }
    },
    tell: () => [
      ...(origins.size > 0
        ? [
            `Pages cannot show pictures from ${[...origins].join(", ")} until the server's PICTURE_ORIGINS contains it: see docs/importing.md`,
          ]
        : []),
      ...missing.tell(
        (many, names) =>
          `Missing: ${many ? `${many} pictures` : "1 picture"}. Put ${many ? "them" : "it"} into ${media}, and pages show ${many ? "them" : "it"} at once: ${names}`,
      ),
      ...unnamed.tell(
        (many, names) =>
          `Pages cannot show ${many ? `${many} pictures` : "1 picture"}, since names of pictures must end in ${pictureEndings.join(", ")}: ${names}`,
      ),
    ],
  };
}

/** Counts pictures and keeps the names of the first few. */
function someOf() {
  const named = new Set<string>();
  let count = 0;
  return {
    add(picture: string): void {
      count++;
      if (named.size < mostNamed) named.add(picture);
    },
    /** A line about them, if there are any. `many` is their number, or false for a single one. */
    tell: (line: (many: number | false, names: string) => string): string[] =>
      count === 0 ? [] : [line(count > 1 && count, `${[...named].join(", ")}${count > named.size ? ", …" : ""}`)],
  };
}

/** Browsers request a decoded name: `a%20b.jpg` and `a b.jpg` are the same file. A drawing also exists as a PNG. */
function isThere(media: string, picture: string): boolean {
  if (picture.split("/").includes("..")) return false;
  try {
    const file = join(media, decodeURIComponent(picture));
    return [file, file.replace(/\.svg\.png$/, ".svg")].some((path) =>
      statSync(path, { throwIfNoEntry: false })?.isFile(),
    );
  } catch {
    // An invalid percent sign, or a file in place of a directory.
    return false;
  }
}
