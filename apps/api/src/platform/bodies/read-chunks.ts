import type { Reservation } from "./memory-budget.ts";

/** Why a body is not read: it is larger than allowed, or the memory for bodies is used up. */
export type BodyRefusal = "too large" | "no memory";

/**
 * Reads a body chunk by chunk as it arrives; null once all of it has. `onChunk` returns false to refuse it as too
 * large. A refused body is not read any further.
 */
export async function readChunks(
  { headers, body }: Request,
  limit: number,
  reservation: Reservation | null,
  onChunk: (chunk: Uint8Array) => boolean,
): Promise<BodyRefusal | null> {
  if (Number(headers.get("content-length") ?? 0) > limit) return "too large";
  if (!body) return null;
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  // The read below may be waiting for bytes that never come: being dropped has to end it.
  if (reservation) reservation.body.onDropped = stop;
  try {
    let size = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > limit) return "too large";
      if (reservation && !reservation.budget.reserve(reservation.body, read.value.byteLength)) return "no memory";
      if (!onChunk(read.value)) return "too large";
    }
    if (!reservation) return null;
    reservation.body.isArriving = false;
    return reservation.body.isDropped ? "no memory" : null;
  } finally {
    stop();
  }
}
