import { hasFewFields } from "@shop/api/platform/bodies/few-fields";
import { readBytes } from "@shop/api/platform/bodies/read-bytes";
import { room } from "@shop/api/platform/bodies/room";

const kilobyte = 1024;
/** A form with pictures may hold five of a claim, each as large as an upload may be, so that one that is larger is refused by its name. */
export const mostWithFiles = 48 * kilobyte * kilobyte;
/** As much as the store API takes of JSON. */
const mostOfFields = 256 * kilobyte;
/** Bytes of all forms with pictures that are in memory at once. Pages with a script send their pictures one by one, to the store API. */
const atOnce = room(4 * mostWithFiles);

/** Why a form is not taken in: larger than any of the shop's, or of more fields, or too much beside the others that are there now. */
export type NotTaken = "too large" | "no room";

/** Answers a sent form with all that it holds; of one that is not taken no more is read. */
export async function withWholeForm<Answer>(request: Request, answer: (form: Request | NotTaken) => Promise<Answer>): Promise<Answer> {
  const { body, headers } = request;
  if (!body) return answer(request);
  const hasFiles = headers.get("content-type")?.startsWith("multipart/form-data");
  const limit = hasFiles ? mostWithFiles : mostOfFields;
  // Who does not say how much it is may send as much as that.
  const size = Number(headers.get("content-length")) || limit;
  if (size > limit) return answer("too large");
  const giveBack = atOnce.take(size > mostOfFields ? size : 0);
  if (!giveBack) return answer("no room");
  try {
    const bytes = await readBytes(request, limit);
    const isTaken = bytes && hasFewFields(bytes, headers.get("content-type") ?? "");
    return await answer(isTaken ? new Request(request.url, { method: request.method, headers, signal: request.signal, body: bytes }) : "too large");
  } finally {
    giveBack();
  }
}
