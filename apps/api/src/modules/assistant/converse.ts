import type { ChatEvent, ChatMessage, ChatPart } from "@shop/contract/types";
import { withEvent } from "@shop/contract/chat-events";
import type { Context } from "../../platform/context.ts";
import { admitQuestion } from "./admit-question.ts";
import type { Answering } from "./answering.ts";
import { ownerOf, type ChatOwner } from "./chat-owner.ts";
import { readHistory, recordMessage } from "./history.ts";
import { questionLanguage } from "./question-language.ts";

interface Asked {
  text: string;
  visitor?: string | null | undefined;
}

/**
 * Takes a question and gives the answer as it is made. Refusals come before the first event.
 * What was said is kept also where the shopper stops the answer in the middle, but not where the
 * question was deleted meanwhile.
 */
export async function openConversation(
  pageContext: Context,
  answering: Answering,
  { text, visitor }: Asked,
  signal: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> {
  const context = { ...pageContext, language: questionLanguage(text, pageContext.language) };
  const owner = ownerOf(context, visitor);
  await admitQuestion(context, owner);
  const previous = await readHistory(context, owner, answering);
  const question = await recordMessage(context, answering, owner, {
    from: "shopper",
    language: context.language,
    parts: [{ type: "text", text }],
  });
  return answerEvents(context, answering, { question, text, previous, owner }, signal);
}

interface Open {
  question: ChatMessage;
  text: string;
  previous: ChatMessage[];
  owner: ChatOwner | null;
}

async function* answerEvents(
  context: Context,
  answering: Answering,
  { question, text, previous, owner }: Open,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let parts: ChatPart[] = [];
  let kept: ChatMessage | undefined;
  const keep = async () =>
    (kept ??= await recordMessage(context, answering, owner, {
      from: "assistant",
      language: context.language,
      parts,
      answers: question.id,
    }));
  try {
    yield { type: "question", message: question };
    for await (const event of answering.answer(context, { text, previous }, signal)) {
      parts = withEvent(parts, event);
      yield event;
    }
    yield { type: "done", message: await keep() };
  } finally {
    if (parts.length > 0) await keep();
  }
}

/** The whole answer at once, as for a page without a script. */
export async function answerAtOnce(
  context: Context,
  answering: Answering,
  asked: Asked,
): Promise<{ question: ChatMessage; answer: ChatMessage }> {
  let question: ChatMessage | undefined;
  let answer: ChatMessage | undefined;
  for await (const event of await openConversation(context, answering, asked, new AbortController().signal)) {
    if (event.type === "question") question = event.message;
    if (event.type === "done") answer = event.message;
  }
  return { question: question!, answer: answer! };
}
