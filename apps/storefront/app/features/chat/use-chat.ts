import { useEffect, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from "react";
import { withEvent } from "@shop/contract/chat-events";
import type { ChatMessage, Refusal } from "@shop/contract/types";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { announceRefusal } from "../../state/announce.ts";
import { useSession } from "../../state/session.ts";
import { askStream } from "./ask-stream.ts";
import { said, textOf, withOwnNumbers } from "./chat-messages.ts";
import { forgetVisitor, knownVisitor, visitor } from "./visitor.ts";

/** How the last question ended, if not with an answer. */
type Ending = { how: "stopped" } | { how: "refused"; refusal: Refusal };

export interface Chat {
  messages: ChatMessage[];
  /** An answer is on its way. */
  busy: boolean;
  ending: Ending | null;
  /** The question that can be asked again. */
  lastQuestion: string | null;
  ask: (text: string) => void;
  stop: () => void;
  /** True once the conversation is deleted; otherwise the shopper was told why not. */
  clear: () => Promise<boolean>;
}

/**
 * Loads the stored conversation of whoever is signed in, or of this browser's guest, and puts it before the messages of
 * this page. Not if a question was asked in the meantime.
 */
function useHistory(setMessages: Dispatch<SetStateAction<ChatMessage[]>>, hasAsked: RefObject<boolean>): void {
  const session = useSession();
  const who = session.status === "customer" ? session.id : session.status;
  useEffect(() => {
    if (who === "unknown" || (who === "guest" && !knownVisitor())) return;
    let isCancelled = false;
    void browserApi("chat.history", { body: { visitor: knownVisitor() } }).then((result) => {
      if (!result.ok || isCancelled || hasAsked.current || result.answer.data.length === 0) return;
      const stored = result.answer.data;
      setMessages((shown) => [...stored, ...shown.filter(({ id }) => id < 0)]);
    });
    return () => void (isCancelled = true);
  }, [who, setMessages, hasAsked]);
}

/** The conversation: its history, and each new answer as it streams in. */
export function useChat(answered: ChatMessage[]): Chat {
  const [messages, setMessages] = useState(() => withOwnNumbers(answered));
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const running = useRef<AbortController | null>(null);
  const hasAsked = useRef(false);

  useHistory(setMessages, hasAsked);
  useEffect(() => () => running.current?.abort(), []);

  async function run(text: string): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    hasAsked.current = true;
    const question = said("shopper", [{ type: "text", text }]);
    let answer = said("assistant", []);
    setEnding(null);
    setBusy(true);
    setMessages((before) => [...before, question, answer]);
    const show = (next: ChatMessage) => {
      const { id } = answer;
      answer = next;
      setMessages((before) => before.map((message) => (message.id === id ? next : message)));
    };
    try {
      const refusal = await askStream({ text, visitor: visitor() }, controller.signal, (event) => {
        if (event.type === "question") show({ ...answer, language: event.message.language });
        // Keeps the provisional id as the React key, so that the message is not remounted.
        else if (event.type === "done") show({ ...event.message, id: answer.id });
        else show({ ...answer, parts: withEvent(answer.parts, event) });
      });
      if (refusal) setEnding({ how: "refused", refusal });
    } catch {
      if (running.current === controller) setEnding({ how: "stopped" });
    } finally {
      if (running.current === controller) {
        running.current = null;
        setBusy(false);
      }
    }
  }

  return {
    messages,
    busy,
    ending,
    lastQuestion: textOf(messages.findLast(({ from }) => from === "shopper")),
    ask: (text) => void run(text),
    stop: () => running.current?.abort(),
    async clear() {
      const result = await browserApi("chat.clear", { body: { visitor: knownVisitor() } });
      if (!result.ok) {
        void announceRefusal(result.refusal);
        return false;
      }
      running.current?.abort();
      running.current = null;
      setBusy(false);
      forgetVisitor();
      setMessages([]);
      setEnding(null);
      return true;
    },
  };
}
