import { statSync } from "node:fs";
import { join } from "node:path";
import { pictureOrigins } from "@shop/api/platform/pictures/image-address";
import { pictureEndings, pictureType } from "@shop/api/platform/pictures/picture-types";

interface Place {
  env: Parameters<typeof pictureOrigins>[0];
  /** The media directory. */
  media: string;
}

export interface HiddenPictures {
  /** Looks at a picture that is to be shown. */
  see: (picture: string) => void;
  /** What there is to mend, a line for each thing. */
  tell: () => string[];
}

/** Names that are told of what is missing: enough to see what is wrong. */
const mostNamed = 3;

/**
 * Which pictures pages cannot show: those of origins that browsers may not load from, and those
 * without a full address that do not stand below the media directory, or whose name is of no
 * picture. With `UPLOAD_BASE_URL` these stand elsewhere, and nobody looks.
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
      ...(origins.size > 0 ? [`Pages show no pictures of ${[...origins].join(", ")} until the server's PICTURE_ORIGINS has it: see docs/importing.md`] : []),
      ...missing.tell((many, names) => `Pages show ${many ? `${many} pictures only when they stand` : "1 picture only when it stands"} in ${media}: ${names}`),
      ...unnamed.tell((many, names) => `Pages show ${many ? `${many} pictures` : "1 picture"} never, since names of pictures end in ${pictureEndings.join(", ")}: ${names}`),
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
    /** A line of them, if there are any; `many` is how many more than one there are. */
    tell: (line: (many: number | false, names: string) => string): string[] => (count === 0 ? [] : [line(count > 1 && count, `${[...named].join(", ")}${count > named.size ? ", …" : ""}`)]),
  };
}

/** Browsers ask for a name decoded: `a%20b.jpg` and `a b.jpg` are one file. Of a drawing there is a painted one too. */
function isThere(media: string, picture: string): boolean {
  if (picture.split("/").includes("..")) return false;
  try {
    const file = join(media, decodeURIComponent(picture));
    return [file, file.replace(/\.svg\.png$/, ".svg")].some((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  } catch {
    // A percent sign that encodes nothing, or a file where a directory should be.
    return false;
  }
}
