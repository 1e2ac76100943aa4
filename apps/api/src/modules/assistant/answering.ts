import type { ChatEvent, ChatMessage, ProductCard } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";

export interface Question {
  text: string;
  /** What was said before, oldest first. */
  previous: ChatMessage[];
}

/** Who answers, and from where: what the assistant says, and to whom, comes from what this module does not know. */
export interface Answering {
  /** The answer in the context's language, piece by piece; ends early when the signal says so. */
  answer(context: Context, question: Question, signal: AbortSignal): AsyncIterable<Extract<ChatEvent, { type: "text" | "part" }>>;
  /** Products as the store sells them now, without those that it does not. */
  readCards(context: Context, ids: readonly number[]): Promise<ProductCard[]>;
  /** A customer for this transaction alone; none where the account was removed. */
  lockCustomer(tx: Tx, storeId: number, customerId: number): Promise<unknown>;
}
