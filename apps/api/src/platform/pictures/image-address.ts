import type { Env } from "../env.ts";

/** Shown for a product, brand or store without a picture; the storefront serves it. */
const placeholderImage = "/placeholder.svg";

/**
 * The URL that browsers load a picture from: a full URL unchanged, anything else below the upload base path, and the
 * placeholder if there is no picture (specification, section 9).
 */
export function imageAddress(path: string | null | undefined, env: Pick<Env, "uploadBaseUrl">): string {
  if (!path) return placeholderImage;
  if (/^https?:\/\//i.test(path)) return path;
  const base = env.uploadBaseUrl ?? "/media";
  return `${base}/${path.replace(/^\/+/, "")}`;
}

/** Origins of pictures besides the shop's own, for the Content-Security-Policy: browsers block all others. */
export function pictureOrigins({
  uploadBaseUrl,
  pictureOrigins: named,
}: Pick<Env, "uploadBaseUrl" | "pictureOrigins">): string[] {
  return [...(uploadBaseUrl ? [new URL(uploadBaseUrl).origin] : []), ...named];
}
