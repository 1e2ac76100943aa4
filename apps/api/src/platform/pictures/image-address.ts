import type { Env } from "../env.ts";

/** Stands where a product, brand or store has no picture; the storefront serves it. */
const placeholderImage = "/placeholder.svg";

/**
 * The address browsers load a picture from: a full address as it stands, anything else under
 * the upload base path, the placeholder where there is none (specification, section 9).
 */
export function imageAddress(path: string | null | undefined, env: Pick<Env, "uploadBaseUrl">): string {
  if (!path) return placeholderImage;
  if (/^https?:\/\//i.test(path)) return path;
  const base = env.uploadBaseUrl ?? "/media";
  return `${base}/${path.replace(/^\/+/, "")}`;
}

/** Origins beside the shop's own that pictures are loaded from: a browser shows none from elsewhere. */
export function pictureOrigins({ uploadBaseUrl, pictureOrigins: named }: Pick<Env, "uploadBaseUrl" | "pictureOrigins">): string[] {
  return [...(uploadBaseUrl ? [new URL(uploadBaseUrl).origin] : []), ...named];
}
