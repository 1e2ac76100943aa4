import type { ChatMessage } from "@shop/contract/types";

/** The text of a message, if it begins with one. */
export const textOf = (message: ChatMessage | undefined): string | null => {
  const [part] = message?.parts ?? [];
  return part?.type === "text" ? part.text : null;
};

/** Counts down: negative ids mark messages that have no id from the server yet. */
let provisional = 0;
/** A message of this page, without an id from the server. */
export const said = (from: ChatMessage["from"], parts: ChatMessage["parts"]): ChatMessage => ({
  id: --provisional,
  from,
  language: document.documentElement.lang as ChatMessage["language"],
  at: new Date().toISOString(),
  parts,
});

/** The answer to a form without script. The server stores nothing for such a guest, so its messages have id 0. */
export const withOwnNumbers = (answered: ChatMessage[]) =>
  answered.map((message) => (message.id === 0 ? { ...message, id: --provisional } : message));
