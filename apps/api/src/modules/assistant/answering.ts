import type { ChatEvent, ChatMessage, ProductCard } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";

export interface Question {
  text: string;
  /** What was said before, oldest first. */
  previous: ChatMessage[];
}

/** What the module is given from outside, since it must not import other modules: the answering function, and how products and customers are read. */
export interface Answering {
  /** The answer in the context's language, piece by piece; ends early when the signal says so. */
  answer(
    context: Context,
    question: Question,
    signal: AbortSignal,
  ): AsyncIterable<Extract<ChatEvent, { type: "text" | "part" }>>;
  /** Products as the store sells them now, without those that it does not. */
  readCards(context: Context, ids: readonly number[]): Promise<ProductCard[]>;
  /** Locks a customer until the transaction ends; undefined where the account was removed. */
  lockCustomer(tx: Tx, storeId: number, customerId: number): Promise<unknown>;
}
