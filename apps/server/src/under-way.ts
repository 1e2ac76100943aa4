import { concerns, includes, type Outdated, type Shown } from "./take-out.ts";

/** What is being made of a store's data. */
interface Making<Made> {
  storeId: number;
  made: Promise<Made>;
  /** What of the store was outdated since it began. */
  missed: Outdated[];
}

/**
 * What is being made to be kept: once for all who ask meanwhile. It may have read what was there
 * before a change, so who comes after one of its store does not wait for it; whether it may be kept
 * is known when it is made, by what it shows.
 */
export class UnderWay<Made> {
  readonly #all = new Set<Making<Made>>();
  /** Those that have missed nothing. */
  readonly #joined = new Map<string, Making<Made>>();

  /** What is being made under a key and may be waited for. */
  join(key: string): Promise<Made> | undefined {
    return this.#joined.get(key)?.made;
  }

  /** Makes it, for others too; `make` asks when it is done whether what it shows is outdated already. */
  async start(key: string, storeId: number, make: (isOutdated: (shown: Shown) => boolean) => Promise<Made>): Promise<Made> {
    const missed: Outdated[] = [];
    const making = { storeId, missed, made: make((shown) => missed.some((outdated) => includes(outdated, shown))) };
    this.#all.add(making);
    this.#joined.set(key, making);
    try {
      return await making.made;
    } finally {
      this.#all.delete(making);
      if (this.#joined.get(key) === making) this.#joined.delete(key);
    }
  }

  outdate(outdated: Outdated): void {
    for (const { storeId, missed } of this.#all) if (concerns(outdated, storeId)) missed.push(outdated);
    for (const [key, { storeId }] of this.#joined) if (concerns(outdated, storeId)) this.#joined.delete(key);
  }
}
