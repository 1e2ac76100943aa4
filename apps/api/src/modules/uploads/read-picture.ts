import type { Services } from "../../platform/context.ts";
import { uploadDisk } from "./disk.ts";

/** A kept picture by its name, for staff; fails where its file is gone. */
export async function readPicture({ env }: Pick<Services, "env">, name: string): Promise<Uint8Array> {
  return (await uploadDisk(env)).getBytes(name);
}
