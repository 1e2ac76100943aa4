import { Form, useLocation } from "react-router";
import { longestEmail } from "@shop/contract/limits";
import { Alert } from "../../ui/notices/alert.tsx";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { AuthPage } from "./auth-page.tsx";
import { CurrentPasswordField } from "../../parts/person-fields.tsx";
import { DialField } from "../../parts/phone-field.tsx";
import { useSubmitOnce } from "./use-submit-once.ts";
import { FormRefusal, useFieldError } from "../../ui/notices/refusal.tsx";

/**
 * Sign-in. The page after it is a new document: it starts with the token and moves the guest's cart to
 * the account (specification, section 4). It replaces this page, so that "back" leads to the one before.
 * A visitor who was sent here from another page, such as the checkout, is usually new, so the link to
 * registration then comes before the fields.
 */
export function LoginForm({ reason, state }: { reason: "first" | "again" | null; state: FormState | undefined }) {
  const t = useT();
  const { search } = useLocation();
  const errorOf = useFieldError(state);
  const once = useSubmitOnce();
  const isFirst = reason === "first";
  const register = (size: "medium" | "large") => (
    <Link to={`/register${search}`} replace className={buttonClass({ variant: "secondary", size })}>
      {t("auth.register")}
    </Link>
  );
  return (
    <AuthPage title={t("auth.login_title")} intro={t(isFirst ? "auth.login_first" : "auth.login_intro")}>
      {isFirst && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-lg bg-accent-soft px-4 py-2 text-accent-ink">
          <p>{t("auth.no_account")}</p>
          {register("medium")}
        </div>
      )}
      <Form method="post" replace onSubmit={once} className="grid gap-4">
        {reason === "again" && !state && <Alert tone="info">{t("auth.login_again")}</Alert>}
        <FormRefusal state={state} />
        <DialField
          label={t("auth.phone_or_email")}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={longestEmail}
          defaultValue={state?.values.login}
          error={errorOf("phone") ?? errorOf("email")}
        />
        <CurrentPasswordField error={errorOf("password")} />
        <Button type="submit" size="large">
          {t("auth.login")}
        </Button>
      </Form>
      <Link
        to={`/forgot-password${search}`}
        replace
        className="link -mt-3 inline-flex min-h-11 items-center justify-self-center"
      >
        {t("auth.forgot")}
      </Link>
      {!isFirst && (
        <div className="grid gap-2 border-t border-line pt-5 text-center">
          <p className="text-muted">{t("auth.no_account")}</p>
          {register("large")}
        </div>
      )}
    </AuthPage>
  );
}
