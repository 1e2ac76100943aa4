import { LRUCache } from "lru-cache";
import type { Answer } from "@shop/contract/client";
import type { CallName } from "@shop/contract/paths";
import { type Shown, takeOut } from "./take-out.ts";

interface SharedAnswer extends Shown {
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
  readonly #asking = new Map<string, Promise<SharedAnswer>>();
  #generation = 0;

  /** The answer of a key, asked for now if it is not kept; what it shows is added to `shown`. It lives `life` milliseconds, or until it is purged. */
  async answer(key: string, storeId: number, shown: Set<string>, ask: (tags: Set<string>) => Promise<Answer<CallName>>, life?: number): Promise<Answer<CallName>> {
    const { answer, tags } = this.#answers.get(key) ?? (await (this.#asking.get(key) ?? this.#ask(key, storeId, ask, life)));
    for (const tag of tags) shown.add(tag);
    return answer;
  }

  async #ask(key: string, storeId: number, ask: (tags: Set<string>) => Promise<Answer<CallName>>, life: number | undefined): Promise<SharedAnswer> {
    const generation = this.#generation;
    const asking = (async () => {
      const tags = new Set<string>();
      const kept = { answer: frozen(await ask(tags)), storeId, tags };
      if (kept.answer.ok && generation === this.#generation) this.#answers.set(key, kept, { ttl: life });
      return kept;
    })();
    this.#asking.set(key, asking);
    try {
      return await asking;
    } finally {
      if (this.#asking.get(key) === asking) this.#asking.delete(key);
    }
  }

  /** Takes out the answers of a store, or of all stores; with tags, those alone that show one of them. */
  purge(storeId: number | undefined, tags?: readonly string[]): void {
    this.#generation++;
    this.#asking.clear();
    takeOut(this.#answers, { storeId, tags });
  }
}
