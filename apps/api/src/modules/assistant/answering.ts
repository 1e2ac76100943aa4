import type { ChatEvent, ChatMessage, ProductCard } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";

export interface Question {
  text: string;
  /** What was said before, oldest first. */
  previous: ChatMessage[];
}

/** Who answers, and from where: what the assistant says comes from views that this module does not know. */
export interface Answering {
  /** The answer in the context's language, piece by piece; ends early when the signal says so. */
  answer(context: Context, question: Question, signal: AbortSignal): AsyncIterable<Extract<ChatEvent, { type: "text" | "part" }>>;
  /** Products as the store sells them now, without those that it does not. */
  readCards(context: Context, ids: readonly number[]): Promise<ProductCard[]>;
}
