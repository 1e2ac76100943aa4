import { Form } from "react-router";
import { Button } from "../../ui/controls/button.tsx";
import { useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { AuthPage } from "./auth-page.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { useSubmitOnce } from "./use-submit-once.ts";
import { FormRefusal, useFieldError } from "../../ui/notices/refusal.tsx";

/** Requests a code for setting a new password. Does not reveal whether the phone number has an account. */
export function ForgotForm({ state }: { state: FormState | undefined }) {
  const t = useT();
  const errorOf = useFieldError(state);
  const once = useSubmitOnce();
  return (
    <AuthPage title={t("auth.forgot_title")} intro={t("auth.forgot_intro")}>
      <Form method="post" replace onSubmit={once} className="grid gap-4">
        <FormRefusal state={state} />
        <PhoneField defaultValue={state?.values.phone} error={errorOf("phone")} />
        <Button type="submit" size="large">
          {t("auth.send_code")}
        </Button>
      </Form>
    </AuthPage>
  );
}
