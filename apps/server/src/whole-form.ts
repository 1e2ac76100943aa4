import { readBytes } from "@shop/api/platform/read-bytes";

const kilobyte = 1024;
/** A form with pictures may hold five of a claim, each as large as an upload may be, so that one that is larger is refused by its name. */
const mostWithFiles = 48 * kilobyte * kilobyte;
/** As much as the store API takes of JSON. */
const mostOfFields = 256 * kilobyte;

/** A sent form with all that it holds; null where it is larger than any of the shop's, of which no more is taken in. */
export async function wholeForm(request: Request): Promise<Request | null> {
  if (!request.body) return request;
  const hasFiles = request.headers.get("content-type")?.startsWith("multipart/form-data");
  const body = await readBytes(request, hasFiles ? mostWithFiles : mostOfFields);
  return body && new Request(request.url, { method: request.method, headers: request.headers, signal: request.signal, body });
}
