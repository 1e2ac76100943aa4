import type { ChatEvent } from "@shop/contract/types";
import type { Question } from "../../../modules/assistant/public.ts";
import type { Context } from "../../../platform/context.ts";
import { Refusal } from "../../../platform/errors/refusal.ts";
import { answerIntent } from "./answer-intent.ts";
import { answerProducts } from "./answer-products.ts";
import { piece, type Piece } from "../pieces.ts";
import { say } from "./texts.ts";
import { productsIn, requestsIn } from "./understand.ts";

/**
 * Answers without a language model: rules recognise what is wanted, tools look it up, and fixed sentences in three
 * languages say it. Nothing is said that no tool returned.
 */
export async function* answerByRules(
  context: Context,
  { text, previous }: Question,
  signal: AbortSignal,
): AsyncGenerator<Extract<ChatEvent, { type: "text" | "part" }>> {
  for (const said of await answerPieces(context, { text, previous })) {
    if (signal.aborted) return;
    yield said;
  }
}

async function answerPieces(context: Context, { text, previous }: Question): Promise<Piece[]> {
  try {
    const said: Piece[] = [];
    for (const request of requestsIn(text, previous, context.store)) {
      const shown = productsIn(said.flatMap((each) => (each.type === "part" ? [each.part] : [])));
      // The second request of a message may refer to products that the first one found.
      const asked = shown.length > 0 ? { ...request, shown } : request;
      said.push(...((await answerIntent(context, asked)) ?? (await answerProducts(context, asked))));
    }
    return questionsLast(said);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A rate limit or an unavailable database: tell the shopper, and whom to contact.
    return [piece.text(say("failed", context.language)), piece.part({ type: "contact" })];
  }
}

/** Keeps the suggested next questions only once, at the end. */
function questionsLast(said: Piece[]): Piece[] {
  const isQuestions = (each: Piece) => each.type === "part" && each.part.type === "questions";
  return [...said.filter((each) => !isQuestions(each)), ...said.filter(isQuestions).slice(-1)];
}
