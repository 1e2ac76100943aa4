import type { ChatMessage } from "@shop/contract/types";
import { useT } from "../../i18n/locale.tsx";
import { Spinner } from "../../ui/notices/spinner.tsx";
import { Part } from "./part.tsx";

interface MessageProps {
  message: ChatMessage;
  /** Still being written. */
  busy: boolean;
  isLast: boolean;
  ask: (text: string) => void;
}

/** One message. The assistant's text is plain text and never becomes markup or a link. */
export function Message({ message: { from, language, parts }, busy, isLast, ask }: MessageProps) {
  const t = useT();
  if (from === "shopper") {
    return (
      <div className="ms-auto max-w-[85%] rounded-lg bg-accent-soft px-4 py-2.5">
        <p className="sr-only">{t("chat.you")}</p>
        {parts.map((part, index) => part.type === "text" && <Text key={index} text={part.text} language={language} />)}
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-3">
      <p className="sr-only">{t("chat.assistant")}</p>
      {parts.map((part, index) =>
        part.type === "text" ? (
          <Text key={index} text={part.text} language={language} />
        ) : part.type === "questions" && !isLast ? null : (
          <Part key={index} part={part} ask={ask} />
        ),
      )}
      {busy && <Spinner label={t("chat.thinking")} className="justify-start py-2" />}
    </div>
  );
}

function Text({ text, language }: { text: string; language: string }) {
  return (
    <div lang={language} className="grid gap-2">
      {text
        .split(/\n+/)
        .filter(Boolean)
        .map((line, index) => (
          <p key={index}>{line}</p>
        ))}
    </div>
  );
}
