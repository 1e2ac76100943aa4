import { Form, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/form.ts";
import { AuthPage } from "./auth-page.tsx";
import { FormRefusal, useFieldError } from "../../i18n/refusal.tsx";

/** Opening an account with a phone number; its code is asked for on the next page. */
export function RegisterForm({ state }: { state: FormState | undefined }) {
  const t = useT();
  const { search } = useLocation();
  const errorOf = useFieldError(state);
  return (
    <AuthPage title={t("auth.register_title")} intro={t("auth.register_intro")}>
      <Form method="post" reloadDocument className="grid gap-4">
        <FormRefusal state={state} />
        <Field
          label={t("auth.name")}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={state?.values.name}
          error={errorOf("name")}
        />
        <Field
          label={t("auth.phone")}
          hint={t("auth.phone_hint")}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={32}
          defaultValue={state?.values.phone}
          error={errorOf("phone")}
        />
        <Field
          label={t("auth.email_optional")}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={state?.values.email}
          error={errorOf("email")}
        />
        <Field
          label={t("auth.password")}
          hint={t("auth.password_hint")}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={128}
          error={errorOf("password")}
        />
        <Button type="submit" size="large">
          {t("auth.register")}
        </Button>
      </Form>
      <p>
        {t("auth.have_account")}{" "}
        <Link to={`/login${search}`} className="link">
          {t("auth.login")}
        </Link>
      </p>
    </AuthPage>
  );
}
