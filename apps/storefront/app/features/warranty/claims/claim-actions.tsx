import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { longestClaimText } from "@shop/contract/limits";
import type { Claim } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import { FormRefusal, useFieldError } from "../../../ui/notices/refusal.tsx";
import type { FormState } from "../../../lib/forms/form.ts";
import { AskFirst } from "../../../ui/controls/ask-first.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Textarea } from "../../../ui/controls/field.tsx";
import { ClaimPictures } from "./claim-pictures.tsx";

interface ClaimActionsProps {
  claim: Claim;
  /** Idempotency key, new for every page. */
  actionKey: string;
  state: FormState | undefined;
}

/** Actions on a claim: answering the store's question, and withdrawing. */
export function ClaimActions({ claim, actionKey, state }: ClaimActionsProps) {
  return (
    <>
      {claim.state === "asked" ? <AnswerForm actionKey={actionKey} state={state} /> : <FormRefusal state={state} />}
      {claim.can_withdraw && <WithdrawForm />}
    </>
  );
}

function AnswerForm({ actionKey, state }: Omit<ClaimActionsProps, "claim">) {
  const t = useT();
  const errorOf = useFieldError(state);
  const [sending, setSending] = useState(false);
  const submitting = useNavigation().state === "submitting";
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4 rounded-md bg-surface-2 p-4">
      <FormRefusal state={state} />
      <input type="hidden" name="key" value={`answer-${actionKey}`} />
      <Textarea
        label={t("warranty.answer")}
        error={errorOf("text")}
        name="text"
        defaultValue={state?.values.text}
        required
        maxLength={longestClaimText}
        rows={4}
      />
      <ClaimPictures error={errorOf("pictures")} onSending={setSending} />
      <Button
        type="submit"
        name="intent"
        value="answer"
        disabled={sending || submitting}
        className="sm:justify-self-start"
      >
        {t("warranty.send_answer")}
      </Button>
    </Form>
  );
}

function WithdrawForm() {
  const t = useT();
  const submitting = useNavigation().state === "submitting";
  return (
    <Form method="post">
      <AskFirst
        label={t("warranty.withdraw")}
        back={t("warranty.keep")}
        question={t("warranty.withdraw_confirm")}
        variant="secondary"
      >
        <Button
          type="submit"
          name="intent"
          value="withdraw"
          variant="danger"
          disabled={submitting}
          className="sm:justify-self-start"
        >
          {t("warranty.withdraw")}
        </Button>
      </AskFirst>
    </Form>
  );
}
