import { Form } from "react-router";
import { usePath } from "../../i18n/locale.tsx";

/** Questions that can be asked with one tap; each is its own form, so that it works without script. */
export function Questions({
  title,
  questions,
  ask,
}: {
  title: string;
  questions: readonly string[];
  ask: (text: string) => void;
}) {
  const path = usePath();
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-medium text-muted">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {questions.map((text) => (
          <li key={text}>
            <Form
              method="post"
              action={path("/chat")}
              onSubmit={(event) => {
                event.preventDefault();
                ask(text);
              }}
            >
              <button
                type="submit"
                name="text"
                value={text}
                className="min-h-11 rounded-lg border border-line-strong bg-surface px-4 py-2 text-start font-medium fade hover:border-accent-ink hover:text-accent-ink"
              >
                {text}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
