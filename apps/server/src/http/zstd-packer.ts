import { constants, createZstdCompress, type ZstdCompress } from "node:zlib";

/** The fastest level. Its pages are within a fifteenth of the size of the next levels', and a page that is asked for often is compressed again. */
const level = 1;
/** Bytes of the compressor's output chunks. Each chunk takes a turn of the event loop, so one should hold a whole page. */
const chunkSize = 64 * 1024;

/**
 * Compresses one body after the other, outside the main thread, with a single compressor. A new one
 * for each body, as `zstdCompress` uses, takes twice the time. It also keeps the page and the result
 * in memory until the next full garbage collection, and so makes one necessary every two hundred pages.
 */
export class ZstdPacker {
  #compressor = this.#open();
  #parts: Buffer[] = [];

  #open(): ZstdCompress {
    // ZSTD_e_end ends a frame with each write, so the compressor knows the size of the body and takes no more memory than that needs.
    const compressor = createZstdCompress({
      chunkSize,
      flush: constants.ZSTD_e_end,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    });
    compressor.on("data", (part: Buffer) => this.#parts.push(part));
    compressor.once("error", () => {
      this.#parts = [];
      this.#compressor = this.#open();
    });
    return compressor;
  }

  pack(body: Uint8Array<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      this.#compressor.write(body, (error) => {
        if (error) return reject(error);
        const packed = Buffer.concat(this.#parts);
        this.#parts = [];
        resolve(packed);
      });
    });
  }
}
