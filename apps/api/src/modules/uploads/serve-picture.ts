import type { Services, SignedIn } from "../../platform/context.ts";
import { uploadDisk } from "./disk.ts";
import { findUpload } from "./find-upload.ts";

/** `Retry-After` in seconds if the bucket did not answer. */
const retryAfter = 30;

const plain = { "content-type": "text/plain", "cache-control": "no-store" };

/** Serves an uploaded picture to its owner; 404 for everybody else. */
export async function servePicture(
  { database, env, log }: Pick<Services, "database" | "env" | "log">,
  reader: SignedIn | null,
  path: string,
): Promise<Response> {
  const upload = reader && (await findUpload(database.db, reader, path));
  if (!upload) return missing();
  try {
    const disk = await uploadDisk(env);
    return (await disk.exists(upload.name)) ? shown(await disk.getBytes(upload.name)) : missing();
  } catch (error) {
    log.error({ err: error }, "a picture could not be read");
    return new Response("Unavailable", { status: 503, headers: { ...plain, "retry-after": String(retryAfter) } });
  }
}

const missing = () => new Response("Not found", { status: 404, headers: plain });

function shown(bytes: Uint8Array): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
