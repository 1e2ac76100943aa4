import type { Reservation } from "./memory-budget.ts";
import { readChunks, type BodyRefusal } from "./read-chunks.ts";

/** Reads the whole body of a request, of at most `limit` bytes. */
export async function readBytes(
  request: Request,
  limit: number,
  reservation: Reservation | null = null,
): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  const chunks: Uint8Array[] = [];
  const refusal = await readChunks(request, limit, reservation, (chunk) => chunks.push(chunk) > 0);
  return refusal ?? Buffer.concat(chunks);
}
