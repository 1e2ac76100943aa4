import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bestEncoding, type Encoding } from "./kept-answer.ts";
import { pageOf, type Page } from "./page.ts";
import { ZstdPacker } from "./zstd-packer.ts";

/** Brotli's quality for an answer which is sent once. */
const privateQuality = 4;

/** Bits of the window that a compressor looks back in: a page's 256 kB. A larger one costs a third more time and gains nothing. */
const brotliWindow = 18;

/** Bytes that a compressor hands over at once: a whole page as a rule, as each part costs a turn of the event loop. */
export const chunkSize = 64 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const zstd = new ZstdPacker();

/** Makes each form of a body that browsers ask for; only Brotli works as hard as it is told to. */
export const compressors: Record<Exclude<Encoding, "identity">, (body: Uint8Array<ArrayBuffer>, quality?: number) => Promise<Buffer>> = {
  br: (body, quality = privateQuality) =>
    toBrotli(body, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: brotliWindow, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  zstd: (body) => zstd.pack(body),
  gzip: (body) => toGzip(body, { chunkSize }),
};

/** Whether it is worth compressing: text, and more of it than one packet carries. */
const isCompressible = (headers: Headers, size: number) => size >= 1024 && !headers.has("content-encoding") && /^text\/(?!event-stream)|json|x-script|xml/.test(headers.get("content-type") ?? "");

/** A page of one visitor, compressed for the way and kept nowhere; a response with a body, and one's own headers. */
export async function compressPage({ status, headers, body }: Page, acceptEncoding: string): Promise<Page> {
  headers.append("vary", "accept-encoding");
  const encoding = bestEncoding(acceptEncoding);
  if (encoding === "identity" || !isCompressible(headers, body.byteLength)) return { status, headers, body };
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return { status, headers, body: new Uint8Array(await compressors[encoding](body)) };
}

/** The same of a response that comes from elsewhere; what is no text goes on as it comes. */
export async function compressResponse(response: Response, acceptEncoding: string): Promise<Response> {
  if (!response.body || !isCompressible(response.headers, Infinity)) return response;
  const { status, headers, body } = await compressPage({ ...(await pageOf(response)), headers: new Headers(response.headers) }, acceptEncoding);
  return new Response(body, { status, headers });
}
