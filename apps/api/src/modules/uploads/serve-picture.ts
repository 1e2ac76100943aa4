import type { Services, SignedIn } from "../../platform/context.ts";
import { uploadDisk } from "./disk.ts";
import { findUpload } from "./find-upload.ts";

/** A kept picture for its owner; for everybody else there is none. */
export async function servePicture({ database, env }: Pick<Services, "database" | "env">, reader: SignedIn | null, path: string): Promise<Response> {
  const upload = reader && (await findUpload(database.db, reader, path));
  const missing = () => new Response("Not found", { status: 404, headers: { "content-type": "text/plain", "cache-control": "no-store" } });
  if (!upload) return missing();
  const disk = await uploadDisk(env);
  if (!(await disk.exists(upload.name))) return missing();
  return new Response(await disk.getBytes(upload.name) as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
