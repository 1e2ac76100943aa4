import type { Question } from "../../modules/assistant/public.ts";
import type { Context } from "../../platform/context.ts";
import { answerByRules } from "./built-in/answer-by-rules.ts";
import { piece, type Piece } from "./pieces.ts";
import { answerByModel } from "./model/answer-by-model.ts";
import { ModelFailed } from "./model/model-client.ts";

/**
 * Answers by the language model if one is configured and the store's limit of questions to it is not used up, otherwise
 * by rules. If the model fails, even in the middle of an answer, the shopper is told so and the rules answer.
 */
export async function* answer(context: Context, question: Question, signal: AbortSignal): AsyncGenerator<Piece> {
  if (await mayAskModel(context)) {
    try {
      yield* answerByModel(context, question, signal);
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ModelFailed)) throw error;
      context.log.warn({ err: error, requestId: context.caller.requestId }, "the language model failed");
      yield piece.part({ type: "notice", notice: "model_failed" });
    }
  }
  yield* answerByRules(context, question, signal);
}

async function mayAskModel({ env, limits, store }: Context): Promise<boolean> {
  return env.llm !== undefined && (await limits.consume("chat-model", String(store.id))).allowed;
}
