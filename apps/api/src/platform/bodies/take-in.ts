import type { Held, Room } from "./room.ts";

/** Why a body is not taken in: larger than it may be, or too much beside the others that are there now. */
export type NotTaken = "too large" | "no room";

/** A body's place in a room that bodies share. */
export interface Place {
  room: Room;
  held: Held;
}

/**
 * Hands on a body chunk by chunk as it arrives; null once all of it has. `handOn` returns false to refuse it as too
 * large. A refused body is not read any further.
 */
export async function takeIn({ headers, body }: Request, limit: number, place: Place | null, handOn: (chunk: Uint8Array) => boolean): Promise<NotTaken | null> {
  if (Number(headers.get("content-length") ?? 0) > limit) return "too large";
  if (!body) return null;
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  // The read below may be waiting for bytes that never come: giving way has to end it.
  if (place) place.held.onLost = stop;
  try {
    let size = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > limit) return "too large";
      if (place && !place.room.take(place.held, read.value.byteLength)) return "no room";
      if (!handOn(read.value)) return "too large";
    }
    if (!place) return null;
    place.held.isComingIn = false;
    return place.held.isLost ? "no room" : null;
  } finally {
    stop();
  }
}
