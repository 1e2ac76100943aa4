import { chmod, mkdir } from "node:fs/promises";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { uploadsDirectory } from "../../platform/data-dir.ts";
import type { Env } from "../../platform/env.ts";
import { openOnce } from "../../platform/once/open-once.ts";

const disks = new WeakMap<Env, Promise<Disk>>();

/** Where uploads are stored: in a bucket if one is configured, otherwise in the data directory. */
export function uploadDisk(env: Env): Promise<Disk> {
  return openOnce(disks, env, () => openDisk(env));
}

async function openDisk(env: Env): Promise<Disk> {
  if (!env.s3) {
    const location = uploadsDirectory(env.dataDir);
    await mkdir(location, { recursive: true, mode: 0o700 });
    // Private files: not readable by other users of the machine, even if the directory existed with other permissions.
    await chmod(location, 0o700);
    return new Disk(new FSDriver({ location, visibility: "private" }));
  }
  // Imported on demand: the client is large.
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = env.s3;
  const { timeoutMs } = env.fetch;
  return new Disk(
    new S3Driver({
      endpoint,
      region,
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      supportsACL: false,
      visibility: "private",
      // Without timeouts, a bucket that accepts a call and never answers would block it forever.
      // Without `throwOnRequestTimeout` the client only warns.
      requestHandler: {
        connectionTimeout: timeoutMs,
        requestTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        throwOnRequestTimeout: true,
      },
      // One retry only: a shopper is waiting.
      maxAttempts: 2,
    }),
  );
}
