import { useEffect, useRef } from "react";
import type { ChatMessage } from "@shop/contract/types";
import { useT } from "../../i18n/locale.tsx";
import { FormRefusal, useRefusalText } from "../../ui/notices/refusal.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { useSite } from "../../lib/site.ts";
import { useSession } from "../../state/session.ts";
import { Alert } from "../../ui/notices/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { scrollBehavior } from "../../ui/timing/scroll-behavior.ts";
import { ClearButton } from "./clear-button.tsx";
import { Composer } from "./composer.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { Message } from "./message.tsx";
import { Questions } from "./questions.tsx";
import { useChat, type Chat } from "./use-chat.ts";

interface ChatPageProps {
  /** Whether the questions about phones, with which one can begin, have an answer here. */
  sellsPhones: boolean;
  /** The answer to a form submitted without script. */
  answered: { messages: ChatMessage[]; refused: FormState | undefined } | undefined;
}

/** The conversation with the store's assistant. */
export function ChatPage({ sellsPhones, answered }: ChatPageProps) {
  const t = useT();
  const { name: store } = useSite();
  const chat = useChat(answered?.messages ?? []);
  const { messages, busy } = chat;
  return (
    <div className="chat-page page grid max-w-3xl grid-rows-[auto_1fr_auto] gap-4 pt-4">
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon name="bot" />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="text-title">{t("chat.title")}</h1>
          {messages.length === 0 && <p className="text-muted">{t("chat.intro", { store })}</p>}
        </div>
        {messages.length > 0 && <ClearButton clear={chat.clear} />}
      </header>
      <div className="grid min-h-[50dvh] content-start gap-4">
        <FormRefusal state={answered?.refused} />
        {messages.length === 0 ? <Beginning sellsPhones={sellsPhones} ask={chat.ask} /> : <Conversation chat={chat} />}
      </div>
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 grid gap-1 border-t border-line bg-canvas px-4 py-3">
        <Composer busy={busy} ask={chat.ask} stop={chat.stop} typed={answered?.refused?.values.text ?? ""} />
        <StorageNotice />
      </div>
    </div>
  );
}

const phoneStarts = ["chat.start_phones", "chat.start_compare"] as const;
const starts = ["chat.start_delivery", "chat.start_pay", "chat.start_return", "chat.start_order"] as const;

/** Before the first question: examples, and contacts for those who prefer a person. */
function Beginning({ sellsPhones, ask }: { sellsPhones: boolean; ask: (text: string) => void }) {
  const t = useT();
  const shown = sellsPhones ? [...phoneStarts, ...starts] : starts;
  return (
    <>
      <Questions title={t("chat.start")} questions={shown.map((key) => t(key))} ask={ask} />
      <section className="grid gap-2">
        <h2 className="text-sm font-medium text-muted">{t("chat.person")}</h2>
        <ContactWays />
      </section>
    </>
  );
}

function Conversation({ chat: { messages, busy, ending, lastQuestion, ask } }: { chat: Chat }) {
  const t = useT();
  const refusalText = useRefusalText();
  const newest = useRef<HTMLLIElement>(null);
  const lastAsked = messages.findLast(({ from }) => from === "shopper")?.id;
  // Scrolls the newest question to the top, with room for its answer below. A stored one too: the conversation is loaded
  // after the browser has restored its position, and would leave a shopper who returns at its beginning or in the footer.
  useEffect(() => {
    const isStored = lastAsked !== undefined && lastAsked > 0;
    newest.current?.scrollIntoView({ block: "start", behavior: isStored ? "instant" : scrollBehavior() });
  }, [lastAsked]);
  return (
    <>
      <div role="log" aria-label={t("chat.conversation")} aria-busy={busy}>
        <ol className="grid min-w-0 gap-4">
          {messages.map((message, index) => (
            <li
              key={message.id}
              ref={message.id === lastAsked ? newest : undefined}
              className="grid min-w-0 scroll-mt-4"
            >
              <Message
                message={message}
                busy={busy && index === messages.length - 1}
                isLast={index === messages.length - 1}
                ask={ask}
              />
            </li>
          ))}
        </ol>
      </div>
      {ending && (
        <div className="grid justify-items-start gap-2">
          {ending.how === "stopped" ? (
            <p className="text-muted">{t("chat.stopped")}</p>
          ) : (
            <Alert tone="danger">
              {ending.refusal.error === "unavailable" ? t("chat.broken") : refusalText(ending.refusal)}
            </Alert>
          )}
        </div>
      )}
      {!busy && lastQuestion && (
        <Button variant="quiet" className="justify-self-start" onClick={() => ask(lastQuestion)}>
          <Icon name="refresh-cw" className="size-5" />
          {t("chat.retry")}
        </Button>
      )}
    </>
  );
}

/** How long the conversation is stored. Who is signed in is known after hydration only. */
function StorageNotice() {
  const t = useT();
  const isCustomer = useSession().status === "customer";
  return <p className="text-xs text-muted">{t(isCustomer ? "chat.kept_customer" : "chat.kept_guest")}</p>;
}
