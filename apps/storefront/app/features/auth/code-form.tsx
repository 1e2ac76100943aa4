import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { phoneText } from "@shop/kit/phone-text";
import { Button } from "../../ui/controls/button.tsx";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { AuthPage } from "./auth-page.tsx";
import { CodeField, isWholeCode } from "../../parts/code-field.tsx";
import { NewPasswordField } from "../../parts/person-fields.tsx";
import { useSubmitOnce } from "./use-submit-once.ts";
import { FormRefusal, useFieldError } from "../../ui/notices/refusal.tsx";

/** Entry of the one-time code; for a forgotten password also of the new one. */
export function CodeForm({
  pending,
  state,
}: {
  pending: { phone: string; type: "register" | "forgot"; resendIn: number } | null;
  state: FormState | undefined;
}) {
  const t = useT();
  const errorOf = useFieldError(state);
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const once = useSubmitOnce();
  if (!pending) {
    return (
      <AuthPage title={t("auth.otp_title")} intro={t("auth.otp_lost")}>
        <Link to="/login" replace className="link inline-flex min-h-11 items-center justify-self-start">
          {t("auth.login")}
        </Link>
      </AuthPage>
    );
  }
  const withPassword = pending.type === "forgot";
  return (
    <AuthPage title={t("auth.otp_title")} intro={t("auth.otp_intro", { phone: phoneText(pending.phone) })}>
      <Form method="post" replace onSubmit={once} className="grid gap-4" ref={form}>
        <FormRefusal state={state} />
        <CodeField
          // Empty after a wrong code, and when another one is on its way.
          key={key}
          // The page is there for nothing else.
          // oxlint-disable-next-line no-autofocus
          autoFocus
          className="[&_input]:text-center [&_input]:text-2xl [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
          // Only if no answer came: then it may be sent again as it is.
          defaultValue={state?.values.otp}
          error={errorOf("otp")}
          onChange={({ nativeEvent, currentTarget }) => {
            // A code filled in by the phone is submitted at once, unless a password still has to be typed. Not one
            // that was there before the script: its form may be on its way already.
            if (!withPassword && nativeEvent.isTrusted && isWholeCode(currentTarget.value))
              form.current?.requestSubmit();
          }}
        />
        {withPassword && <NewPasswordField label={t("auth.new_password")} error={errorOf("password")} />}
        <Button type="submit" size="large">
          {t(withPassword ? "auth.save_password" : "auth.verify")}
        </Button>
      </Form>
      <Resend seconds={state?.retryAfter ?? pending.resendIn} />
    </AuthPage>
  );
}

/** Requests another code after a countdown. */
function Resend({ seconds }: { seconds: number }) {
  const t = useT();
  const [search] = useSearchParams();
  const once = useSubmitOnce();
  // Without script the button is never disabled; the server refuses a request that comes too early.
  const [left, setLeft] = useState(0);
  useEffect(() => {
    setLeft(seconds);
    const timer = setInterval(() => setLeft((value) => Math.max(0, value - 1)), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <Form method="post" replace onSubmit={once} className="grid justify-items-start gap-2">
      {search.has("sent") && <p role="status">{t("auth.code_sent")}</p>}
      <Button type="submit" variant="secondary" name="intent" value="resend" disabled={left > 0}>
        {t("auth.resend")}
      </Button>
      {/* Below the button, which would move when it comes and goes. */}
      {left > 0 && <p className="text-muted tabular-nums">{t("auth.resend_in", { seconds: left })}</p>}
    </Form>
  );
}
