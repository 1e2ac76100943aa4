import { takeIn, type NotTaken, type Place } from "./take-in.ts";

/** The body of a request, of which no more than so many bytes are taken in. */
export async function readBytes(request: Request, limit: number, place: Place | null = null): Promise<Uint8Array<ArrayBuffer> | NotTaken> {
  const chunks: Uint8Array[] = [];
  const notTaken = await takeIn(request, limit, place, (chunk) => chunks.push(chunk) > 0);
  return notTaken ?? Buffer.concat(chunks);
}
