import { constants, createZstdCompress, type ZstdCompress } from "node:zlib";

/** The quickest that keeps a page within a fifteenth of the next ones' size; what is asked for again is packed anew. */
const level = 1;
/** Bytes that are handed over at once: a whole page as a rule, as each part costs a turn of the event loop. */
const chunkSize = 64 * 1024;

/**
 * Packs one body after the other, beside the main thread, with one compressor that stays. One made
 * for each, as `zstdCompress` does, takes twice the time, and holds the page and what became of it
 * until old memory is looked through, which that alone makes due every two hundred pages.
 */
export class ZstdPacker {
  #compressor = this.#open();
  #parts: Buffer[] = [];

  #open(): ZstdCompress {
    // Each write is a body of its own, whose size the compressor knows: it takes no more memory than that needs.
    const compressor = createZstdCompress({ chunkSize, flush: constants.ZSTD_e_end, params: { [constants.ZSTD_c_compressionLevel]: level } });
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
