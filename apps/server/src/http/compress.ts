import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bestEncoding, type Encoding } from "./cached-answer.ts";
import { pageOf, type Page } from "./page.ts";
import { ZstdPacker } from "./zstd-packer.ts";

/** Brotli's quality for a response that is sent once. */
const privateQuality = 4;

/** Size of Brotli's window in bits: 256 kB, as much as a page has. A larger one takes a third more time and gains nothing. */
const brotliWindow = 18;

/** Bytes of a compressor's output chunks. Each chunk takes a turn of the event loop, so one should hold a whole page. */
export const chunkSize = 64 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const zstd = new ZstdPacker();

/** A compressor for each encoding. Only Brotli heeds `quality`. */
export const compressors: Record<
  Exclude<Encoding, "identity">,
  (body: Uint8Array<ArrayBuffer>, quality?: number) => Promise<Buffer>
> = {
  br: (body, quality = privateQuality) =>
    toBrotli(body, {
      chunkSize,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body) => zstd.pack(body),
  gzip: (body) => toGzip(body, { chunkSize }),
};

/** Whether compressing is worth it: only for text, and not for as little as fits into one packet. */
const isCompressible = (headers: Headers, size: number) =>
  size >= 1024 &&
  !headers.has("content-encoding") &&
  /^text\/(?!event-stream)|json|x-script|xml/.test(headers.get("content-type") ?? "");

/** Compresses a page that is sent once. Changes `headers`. */
export async function compressPage({ status, headers, body }: Page, acceptEncoding: string): Promise<Page> {
  headers.append("vary", "accept-encoding");
  const encoding = bestEncoding(acceptEncoding);
  if (encoding === "identity" || !isCompressible(headers, body.byteLength)) return { status, headers, body };
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return { status, headers, body: new Uint8Array(await compressors[encoding](body)) };
}

/** Compresses a response. One that is not text is returned as it is, unread. */
export async function compressResponse(response: Response, acceptEncoding: string): Promise<Response> {
  if (!response.body || !isCompressible(response.headers, Infinity)) return response;
  const { status, headers, body } = await compressPage(
    { ...(await pageOf(response)), headers: new Headers(response.headers) },
    acceptEncoding,
  );
  return new Response(body, { status, headers });
}
