import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Profile } from "@shop/contract/types";
import { locales } from "@shop/kit/locale";
import { operatorNames, operatorOf } from "@shop/kit/operator";
import { phoneText } from "@shop/kit/phone-text";
import { useT } from "../../i18n/locale.tsx";
import { CurrentPasswordField, EmailField, NameField, NewPasswordField } from "../../parts/person-fields.tsx";
import { CodeField } from "../../parts/code-field.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { useFieldError } from "../../ui/notices/refusal.tsx";
import type { FormState } from "../../lib/forms/form.ts";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Select } from "../../ui/controls/field.tsx";

interface FormProps {
  state: FormState | undefined;
}

/** The state of one of the page's forms: only the submitted one shows errors. */
function own(state: FormState | undefined, intent: string): FormState | undefined {
  return state?.values.intent === intent ? state : undefined;
}

/** One of the page's forms. The first has no title of its own: it would be that of the page. */
function Panel({ title, text, children }: { title?: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid max-w-2xl gap-4 card p-4">
      {title && <h2 className="text-heading">{title}</h2>}
      {text && <p className="text-muted">{text}</p>}
      {children}
    </section>
  );
}

export function ProfileForm({ profile, state }: FormProps & { profile: Profile }) {
  const t = useT();
  const shown = own(state, "profile");
  const errorOf = useFieldError(shown);
  return (
    <Panel>
      <Form method="post" className="grid gap-4">
        <NameField defaultValue={shown?.values.name ?? profile.name} error={errorOf("name")} />
        <Select label={t("account.language")} name="lang" defaultValue={profile.lang}>
          {locales.map(({ language, label }) => (
            <option key={language} value={language} lang={language}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit" name="intent" value="profile" className="justify-self-start">
          {t("account.save")}
        </Button>
      </Form>
    </Panel>
  );
}

/** Requests a code for a new phone number or email address; asks for the password. */
function ContactForm({
  state,
  contact,
  children,
}: FormProps & { contact: "phone" | "email"; children: (error: string | undefined) => ReactNode }) {
  const t = useT();
  const shown = own(state, "contact");
  const errorOf = useFieldError(shown && contact in shown.values ? shown : undefined);
  return (
    <Form method="post" className="grid gap-4 border-t border-line pt-4">
      {children(errorOf(contact))}
      <CurrentPasswordField label={t("account.current_password")} error={errorOf("password")} />
      <Button type="submit" name="intent" value="contact" variant="secondary" className="justify-self-start">
        {t("account.send_code")}
      </Button>
    </Form>
  );
}

/** A new phone number or email address takes effect once the code sent to it was entered. */
export function ContactForms({
  profile,
  pendingTo,
  state,
}: FormProps & { profile: Profile; pendingTo: string | null }) {
  const t = useT();
  const errorOf = useFieldError(own(state, "confirm"));
  const operator = operatorOf(profile.phone);
  const [pendingBefore] = useState(pendingTo);
  return (
    <Panel title={t("account.contact")}>
      <p className="tabular-nums">
        {profile.phone && phoneText(profile.phone)}
        {operator && ` · ${operatorNames[operator]}`}
        {profile.email && ` · ${profile.email}`}
      </p>
      {pendingTo ? (
        <Form method="post" className="grid gap-4">
          <p role="status">{t("auth.otp_intro", { phone: phoneText(pendingTo) })}</p>
          {/* When it has been asked for; who opens the page with it may have come for something else. */}
          {/* oxlint-disable-next-line no-autofocus */}
          <CodeField autoFocus={pendingTo !== pendingBefore} error={errorOf("otp")} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="confirm">
              {t("account.confirm_code")}
            </Button>
            <Button type="submit" name="intent" value="other_contact" variant="secondary" formNoValidate>
              {t("account.cancel")}
            </Button>
          </div>
        </Form>
      ) : (
        <>
          <ContactForm state={state} contact="phone">
            {(error) => <PhoneField label={t("account.change_phone")} error={error} />}
          </ContactForm>
          <ContactForm state={state} contact="email">
            {(error) => <EmailField label={t("account.change_email")} error={error} />}
          </ContactForm>
        </>
      )}
    </Panel>
  );
}

export function PasswordForm({ state }: FormProps) {
  const t = useT();
  const shown = own(state, "password");
  const errorOf = useFieldError(shown);
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const sending = formData?.get("intent") === "password";
  const sent = useRef(false);
  // Clears the passwords after they were changed, so that nobody can look at them.
  useEffect(() => {
    if (sent.current && !sending && !shown) form.current!.reset();
    sent.current = sending;
  }, [sending, shown]);
  return (
    <Panel title={t("account.change_password")}>
      <Form method="post" ref={form} className="grid gap-4">
        <CurrentPasswordField
          label={t("account.current_password")}
          name="current_password"
          error={errorOf("current_password")}
        />
        <NewPasswordField label={t("auth.new_password")} error={errorOf("password")} />
        <Button type="submit" name="intent" value="password" className="justify-self-start">
          {t("account.save")}
        </Button>
      </Form>
    </Panel>
  );
}

/** Download of one's own data, and removal of the account. */
export function LeaveForms({ state }: FormProps) {
  const t = useT();
  const errorOf = useFieldError(own(state, "remove"));
  return (
    <>
      <Panel title={t("account.download_data")} text={t("account.download_text")}>
        <a
          href="/rest/api/profile/export"
          download="my-data.json"
          className={`${buttonClass({ variant: "secondary" })} justify-self-start`}
        >
          {t("account.download_data")}
        </a>
      </Panel>
      <Panel title={t("account.remove_account")} text={t("account.remove_text")}>
        <Form method="post" className="grid gap-4">
          <CurrentPasswordField label={t("account.current_password")} error={errorOf("password")} />
          <Button type="submit" name="intent" value="remove" variant="danger" className="justify-self-start">
            {t("account.remove_account")}
          </Button>
        </Form>
      </Panel>
    </>
  );
}
