import type { ChatEvent } from "@shop/contract/types";
import type { Question } from "../../../modules/assistant/public.ts";
import type { Context } from "../../../platform/context.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { answerIntent } from "./answer-intent.ts";
import { answerProducts } from "./answer-products.ts";
import { piece, type Piece } from "../pieces.ts";
import { say } from "./texts.ts";
import { understand } from "./understand.ts";

/**
 * Answers without a language model: rules find out what is wanted, tools look it up, and sentences
 * kept in three languages say it. Nothing is said that no tool found.
 */
export async function* answerByRules(context: Context, { text, previous }: Question, signal: AbortSignal): AsyncGenerator<Extract<ChatEvent, { type: "text" | "part" }>> {
  for (const said of await answerPieces(context, { text, previous })) {
    if (signal.aborted) return;
    yield said;
  }
}

async function answerPieces(context: Context, { text, previous }: Question): Promise<Piece[]> {
  const understood = understand(text, previous, context.store);
  try {
    return (await answerIntent(context, understood)) ?? (await answerProducts(context, understood));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Looking up too often, or a database that is away: said in words, with people to turn to.
    return [piece.text(say("failed", context.language)), piece.part({ type: "contact" })];
  }
}
