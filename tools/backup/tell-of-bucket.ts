import type { Env } from "@shop/api/platform/env";

/** Uploads in a bucket are copied by whoever keeps the bucket. */
export function tellOfBucket({ s3 }: Pick<Env, "s3">): void {
  if (s3) console.error(`Uploads stand in the bucket ${s3.bucket} and are not part of this backup: copy the bucket as well.`);
}
