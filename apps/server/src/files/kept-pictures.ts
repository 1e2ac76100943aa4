import { LRUCache } from "lru-cache";
import { KeptAnswer } from "../http/kept-answer.ts";
import { formatFor } from "./sized-picture.ts";

/** Bytes of all kept pictures, and of one: what is larger waits for the disk. */
const mostBytes = 16 * 1024 * 1024;
const largest = 256 * 1024;
/** Milliseconds: a picture that is deleted is gone this soon. */
const usualLife = 30_000;

/** Pictures that are asked for now, so that they are not read from the disk for each who comes. */
export class KeptPictures {
  readonly #answers: LRUCache<string, KeptAnswer>;

  constructor(life = usualLife) {
    this.#answers = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ size }) => size, ttl: life });
  }

  /** What a browser that accepts this is sent for an address; undefined where it has to be read. */
  get(address: string, accept: string): KeptAnswer | undefined {
    return this.#answers.get(keyOf(address, accept));
  }

  /** Keeps an answer that is the same for ever, and gives it back. */
  async keep(address: string, accept: string, response: Response): Promise<Response> {
    if (response.status !== 200 || !response.headers.get("cache-control")?.includes("immutable")) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    if (body.byteLength <= largest) this.#answers.set(keyOf(address, accept), new KeptAnswer(status, Object.fromEntries(headers), { identity: body }));
    return new Response(body, { status, headers });
  }
}

/** Photographs come in the format that a browser takes. */
const keyOf = (address: string, accept: string) => `${formatFor(accept)} ${address}`;
