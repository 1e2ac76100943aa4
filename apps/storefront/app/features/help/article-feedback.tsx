import { Form, useNavigation } from "react-router";
import { useT } from "../../i18n/locale.tsx";
import { FormRefusal } from "../../ui/notices/refusal.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { Button } from "../../ui/controls/button.tsx";

/** Result of the question "was this helpful": the answer, or the refusal. */
export type Feedback = { helpful: boolean } | { state: FormState };

/** Asks whether an article was helpful. */
export function ArticleFeedback({ given: feedback }: { given: Feedback | undefined }) {
  const t = useT();
  const sending = useNavigation().state !== "idle";
  const done = feedback && "helpful" in feedback ? feedback : undefined;
  return (
    <section aria-labelledby="helpful" className="grid gap-3 border-t border-line pt-5">
      <h2 id="helpful" className="font-semibold">
        {t("help.helpful")}
      </h2>
      {feedback && "state" in feedback && <FormRefusal state={feedback.state} />}
      <p role="status" className={done ? "text-muted" : "sr-only"}>
        {done && t(done.helpful ? "help.thanks" : "help.thanks_no")}
      </p>
      {!done && (
        <Form method="post" preventScrollReset className="flex gap-2">
          <Button type="submit" name="helpful" value="yes" variant="secondary" disabled={sending}>
            {t("help.yes")}
          </Button>
          <Button type="submit" name="helpful" value="no" variant="secondary" disabled={sending}>
            {t("help.no")}
          </Button>
        </Form>
      )}
    </section>
  );
}
