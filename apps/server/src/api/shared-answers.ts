import { LRUCache } from "lru-cache";
import type { Answer } from "@shop/contract/client";
import type { CallName } from "@shop/contract/paths";
import { invalidate, type Tagged } from "../cache/invalidation.ts";
import { InFlight } from "../cache/in-flight.ts";

interface SharedAnswer extends Tagged {
  answer: Answer<CallName>;
}

/** Calls that nearly every public page makes with the same input. */
const shared: ReadonlySet<CallName> = new Set<CallName>([
  "site.get",
  "categories.list",
  "categories.groups",
  "brands.list",
]);

/** Most answers in the cache; a store has some dozens in each language. */
const limit = 2000;

/** Whether the answers of a call are cached here. */
export const isShared = (name: CallName) => shared.has(name);

/** Freezes a value with all that is in it: one object serves many pages, so none of them may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/**
 * A cache of the answers that public pages have in common, so that rendering a page queries the
 * database only for what is its own. None of them depends on the visitor. They are invalidated by
 * tags, as pages are; an answer that was being read while its data changed is not cached.
 */
export class SharedAnswers {
  readonly #answers = new LRUCache<string, SharedAnswer>({ max: limit });
  readonly #asking = new InFlight<SharedAnswer>();

  /** The cached answer of a key, or else that of `ask`, which is cached if it is a success: for `life` milliseconds, or until it is invalidated. Its tags are added to `tags`. */
  async answer(
    key: string,
    storeId: number,
    tags: Set<string>,
    ask: (tags: Set<string>) => Promise<Answer<CallName>>,
    life?: number,
  ): Promise<Answer<CallName>> {
    const shared = this.#answers.get(key) ?? (await (this.#asking.join(key) ?? this.#ask(key, storeId, ask, life)));
    for (const tag of shared.tags) tags.add(tag);
    return shared.answer;
  }

  #ask(
    key: string,
    storeId: number,
    ask: (tags: Set<string>) => Promise<Answer<CallName>>,
    life: number | undefined,
  ): Promise<SharedAnswer> {
    return this.#asking.start(key, storeId, async (isInvalid) => {
      const tags = new Set<string>();
      const shared = { answer: frozen(await ask(tags)), storeId, tags };
      if (shared.answer.ok && !isInvalid(shared)) this.#answers.set(key, shared, { ttl: life });
      return shared;
    });
  }

  /** Drops the answers of a store (undefined: of all stores); with tags, only those that have one of them. */
  invalidate(storeId: number | undefined, tags?: readonly string[]): void {
    const invalidation = { storeId, tags };
    this.#asking.invalidate(invalidation);
    invalidate(this.#answers, invalidation);
  }
}
