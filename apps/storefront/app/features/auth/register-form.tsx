import { Form, useLocation } from "react-router";
import { Button } from "../../ui/controls/button.tsx";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { AuthPage } from "./auth-page.tsx";
import { EmailField, NameField, NewPasswordField } from "../../parts/person-fields.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { useSubmitOnce } from "./use-submit-once.ts";
import { FormRefusal, useFieldError } from "../../ui/notices/refusal.tsx";

/** Registration with a phone number; the next page asks for the code. */
export function RegisterForm({ state }: { state: FormState | undefined }) {
  const t = useT();
  const { search } = useLocation();
  const errorOf = useFieldError(state);
  const once = useSubmitOnce();
  return (
    <AuthPage title={t("auth.register_title")} intro={t("auth.register_intro")}>
      <Form method="post" replace onSubmit={once} className="grid gap-4">
        <FormRefusal state={state} />
        <NameField defaultValue={state?.values.name} error={errorOf("name")} />
        <PhoneField hint={t("auth.phone_hint")} defaultValue={state?.values.phone} error={errorOf("phone")} />
        <EmailField
          label={t("auth.email_optional")}
          required={false}
          defaultValue={state?.values.email}
          error={errorOf("email")}
        />
        <NewPasswordField error={errorOf("password")} />
        <Button type="submit" size="large">
          {t("auth.register")}
        </Button>
      </Form>
      <p>
        {t("auth.have_account")}{" "}
        <Link to={`/login${search}`} replace className="link inline-flex min-h-11 items-center">
          {t("auth.login")}
        </Link>
      </p>
    </AuthPage>
  );
}
