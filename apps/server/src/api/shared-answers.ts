import { LRUCache } from "lru-cache";
import type { Answer } from "@shop/contract/client";
import type { CallName } from "@shop/contract/paths";
import { invalidate, type Tagged } from "../cache/invalidation.ts";
import { UnderWay } from "../cache/under-way.ts";

interface SharedAnswer extends Tagged {
  answer: Answer<CallName>;
}

/** Calls that nearly every public page makes, the same for all of them. */
const shared: ReadonlySet<CallName> = new Set<CallName>(["site.get", "categories.list", "categories.groups", "brands.list"]);

/** Answers kept at most; a store has some dozens in each language. */
const limit = 2000;

/** Whether a call belongs to no page in particular. */
export const isShared = (name: CallName) => shared.has(name);

/** Nobody may change what is everybody's. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/**
 * Answers of the store API that public pages have in common, so that the next page asks the
 * database for its own things alone. They are nobody's in particular, and go with what they show,
 * as pages do; one that was asked for before a change is not kept after it.
 */
export class SharedAnswers {
  readonly #answers = new LRUCache<string, SharedAnswer>({ max: limit });
  readonly #asking = new UnderWay<SharedAnswer>();

  /** The answer of a key, asked for now if it is not kept; its tags are added to `tags`. It lives `life` milliseconds, or until it is invalidated. */
  async answer(key: string, storeId: number, tags: Set<string>, ask: (tags: Set<string>) => Promise<Answer<CallName>>, life?: number): Promise<Answer<CallName>> {
    const shared = this.#answers.get(key) ?? (await (this.#asking.join(key) ?? this.#ask(key, storeId, ask, life)));
    for (const tag of shared.tags) tags.add(tag);
    return shared.answer;
  }

  #ask(key: string, storeId: number, ask: (tags: Set<string>) => Promise<Answer<CallName>>, life: number | undefined): Promise<SharedAnswer> {
    return this.#asking.start(key, storeId, async (isInvalid) => {
      const tags = new Set<string>();
      const shared = { answer: frozen(await ask(tags)), storeId, tags };
      if (shared.answer.ok && !isInvalid(shared)) this.#answers.set(key, shared, { ttl: life });
      return shared;
    });
  }

  /** Takes out the answers of a store, or of all stores; with tags, those alone that have one of them. */
  invalidate(storeId: number | undefined, tags?: readonly string[]): void {
    const invalidation = { storeId, tags };
    this.#asking.invalidate(invalidation);
    invalidate(this.#answers, invalidation);
  }
}
