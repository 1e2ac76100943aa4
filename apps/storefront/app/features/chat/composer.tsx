import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from "react";
import { Form } from "react-router";
import { longestQuestion } from "@shop/contract/limits";
import { usePath, useT } from "../../i18n/locale.tsx";
import { fillIn } from "../../lib/forms/fill-in.ts";
// Translates the browser's message for an empty field.
import "../../ui/controls/field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

/** Milliseconds in which a second tap on the send button is taken for a double tap. */
const doubleTap = 500;

/** Whether the stop button may replace the send button: not at once, so that a double tap on "send" does not stop the answer. */
function useStoppable(busy: boolean): boolean {
  const [stoppable, setStoppable] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setStoppable(true), doubleTap);
    return () => {
      clearTimeout(timer);
      setStoppable(false);
    };
  }, [busy]);
  return stoppable;
}

interface ComposerProps {
  busy: boolean;
  ask: (text: string) => void;
  stop: () => void;
  typed: string;
}

const round = "grid size-11 shrink-0 place-items-center rounded-md bg-accent text-on-accent fade hover:bg-accent-hover";

/** The field for questions; without script a form whose answer is a new page. */
export function Composer({ busy, ask, stop, typed }: ComposerProps) {
  const t = useT();
  const path = usePath();
  const field = useRef<HTMLTextAreaElement>(null);
  const stoppable = useStoppable(busy);
  useEffect(() => fillIn(field.current), []);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text === "" || busy) return;
    field.current!.value = "";
    ask(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While composing, Khmer and Chinese input methods use Enter themselves.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <Form
      method="post"
      action={path("/chat")}
      onSubmit={send}
      className="flex items-end gap-2 rounded-lg border border-line-strong bg-surface p-1.5 outline-accent-ink has-[textarea:focus-visible]:border-accent-ink has-[textarea:focus-visible]:outline-2"
    >
      <textarea
        ref={field}
        name="text"
        rows={1}
        required
        maxLength={longestQuestion}
        defaultValue={typed}
        aria-label={t("chat.input")}
        placeholder={t("chat.placeholder")}
        enterKeyHint="send"
        autoComplete="off"
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 text-base outline-none"
      />
      {stoppable ? (
        <button type="button" aria-label={t("chat.stop")} title={t("chat.stop")} onClick={stop} className={round}>
          <Icon name="x" />
        </button>
      ) : (
        <button type="submit" aria-label={t("chat.send")} title={t("chat.send")} className={round}>
          <Icon name="send" className="size-5" />
        </button>
      )}
    </Form>
  );
}
