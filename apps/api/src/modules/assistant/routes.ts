import type { Handlers, Streams } from "../../platform/handler.ts";
import type { Answering } from "./answering.ts";
import { ownerOf, ownersOf } from "./chat-owner.ts";
import { answerAtOnce, openConversation } from "./converse.ts";
import { clearHistory, readHistory } from "./history.ts";

export const chatHandlers = (answering: Answering) =>
  ({
    "chat.ask": async (context, { body }) => ({ data: await answerAtOnce(context, answering, body) }),
    "chat.history": async (context, { body }) => ({
      data: await readHistory(context, ownerOf(context, body.visitor), answering),
    }),
    "chat.clear": async (context, { body }) => {
      await clearHistory(context, ownersOf(context, body.visitor));
      return { data: null };
    },
  }) satisfies Partial<Handlers>;

export const chatStreams = (answering: Answering) =>
  ({
    "chat.ask": (context, { body }, signal) => openConversation(context, answering, body, signal),
  }) satisfies Streams;
