import { affectsStore, affects, type Invalidation, type Tagged } from "./invalidation.ts";

interface Work<Result> {
  storeId: number;
  result: Promise<Result>;
  /** Invalidations of the store since the work began. */
  invalidations: Invalidation[];
}

/**
 * Entries of a cache that are being made. Requests for the same key share one piece of work.
 *
 * Work that began before a change may have read the old data. So a request that comes after a
 * change of the store starts new work instead of joining, and when the work is done and its tags are
 * known, `isInvalid` says whether a change since has made the result stale, which must then not be cached.
 */
export class InFlight<Result> {
  readonly #all = new Set<Work<Result>>();
  /** The work that may still be joined: nothing of its store was invalidated since it began. */
  readonly #joinable = new Map<string, Work<Result>>();

  /** The result of the work in progress for a key; undefined if there is none that may be joined. */
  join(key: string): Promise<Result> | undefined {
    return this.#joinable.get(key)?.result;
  }

  /** Starts the work for a key, which others may join. `make` is to ask `isInvalid` before it caches its result. */
  async start(
    key: string,
    storeId: number,
    make: (isInvalid: (tagged: Tagged) => boolean) => Promise<Result>,
  ): Promise<Result> {
    const invalidations: Invalidation[] = [];
    const work = {
      storeId,
      invalidations,
      result: make((tagged) => invalidations.some((invalidation) => affects(invalidation, tagged))),
    };
    this.#all.add(work);
    this.#joinable.set(key, work);
    try {
      return await work.result;
    } finally {
      this.#all.delete(work);
      if (this.#joinable.get(key) === work) this.#joinable.delete(key);
    }
  }

  invalidate(invalidation: Invalidation): void {
    for (const { storeId, invalidations } of this.#all)
      if (affectsStore(invalidation, storeId)) invalidations.push(invalidation);
    for (const [key, { storeId }] of this.#joinable)
      if (affectsStore(invalidation, storeId)) this.#joinable.delete(key);
  }
}
