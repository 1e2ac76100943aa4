import type { Env } from "@shop/api/platform/env";

/** Says that uploads in a bucket are not part of a backup: the bucket needs one of its own. */
export function tellOfBucket({ s3 }: Pick<Env, "s3">): void {
  if (s3) console.error(`Uploads stand in the bucket ${s3.bucket} and are not part of this backup: copy the bucket as well.`);
}
