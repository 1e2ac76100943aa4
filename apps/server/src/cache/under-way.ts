import { concerns, covers, type Invalidation, type Tagged } from "./invalidation.ts";

/** What is being made of a store's data. */
interface Making<Made> {
  storeId: number;
  made: Promise<Made>;
  /** What of the store was invalidated since it began. */
  missed: Invalidation[];
}

/**
 * What is being made to be kept: once for all who ask meanwhile. It may have read what was there
 * before a change, so who comes after one of its store does not wait for it; whether it may be kept
 * is known when it is made, by its tags.
 */
export class UnderWay<Made> {
  readonly #all = new Set<Making<Made>>();
  /** Those that have missed nothing. */
  readonly #joined = new Map<string, Making<Made>>();

  /** What is being made under a key and may be waited for. */
  join(key: string): Promise<Made> | undefined {
    return this.#joined.get(key)?.made;
  }

  /** Makes it, for others too; `make` asks when it is done whether it is invalid already. */
  async start(key: string, storeId: number, make: (isInvalid: (tagged: Tagged) => boolean) => Promise<Made>): Promise<Made> {
    const missed: Invalidation[] = [];
    const making = { storeId, missed, made: make((tagged) => missed.some((invalidation) => covers(invalidation, tagged))) };
    this.#all.add(making);
    this.#joined.set(key, making);
    try {
      return await making.made;
    } finally {
      this.#all.delete(making);
      if (this.#joined.get(key) === making) this.#joined.delete(key);
    }
  }

  invalidate(invalidation: Invalidation): void {
    for (const { storeId, missed } of this.#all) if (concerns(invalidation, storeId)) missed.push(invalidation);
    for (const [key, { storeId }] of this.#joined) if (concerns(invalidation, storeId)) this.#joined.delete(key);
  }
}
