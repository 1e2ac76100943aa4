import { Form } from "react-router";
import { Button } from "../../ui/controls/button.tsx";
import { useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { AuthPage } from "./auth-page.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { FormRefusal, useFieldError } from "../../ui/notices/refusal.tsx";

/** Asking for a code to set a new password; says nothing of whether the phone is known. */
export function ForgotForm({ state }: { state: FormState | undefined }) {
  const t = useT();
  const errorOf = useFieldError(state);
  return (
    <AuthPage title={t("auth.forgot_title")} intro={t("auth.forgot_intro")}>
      <Form method="post" reloadDocument className="grid gap-4">
        <FormRefusal state={state} />
        <PhoneField defaultValue={state?.values.phone} error={errorOf("phone")} />
        <Button type="submit" size="large">
          {t("auth.send_code")}
        </Button>
      </Form>
    </AuthPage>
  );
}
