import type { Services } from "../../platform/context.ts";
import { uploadDisk } from "./disk.ts";

/** Reads an uploaded picture by its name, for staff; fails if its file is missing. */
export async function readPicture({ env }: Pick<Services, "env">, name: string): Promise<Uint8Array> {
  return (await uploadDisk(env)).getBytes(name);
}
