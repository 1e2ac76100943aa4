import type { ComponentProps } from "react";
import { longestEmail, longestName, shortestPassword } from "@shop/contract/limits";
import { Field } from "../ui/controls/field.tsx";
import { useT } from "../i18n/locale.tsx";
import { PasswordField } from "./password-field.tsx";

/** What a form may set on a field for personal data; everything else is the same in all forms. */
type PersonField = Pick<ComponentProps<typeof Field>, "defaultValue" | "error" | "hint"> & {
  label?: string;
  name?: string;
};

export function NameField(props: PersonField) {
  const t = useT();
  return <Field label={t("auth.name")} name="name" autoComplete="name" required maxLength={longestName} {...props} />;
}

export function EmailField(props: PersonField & { label: string; required?: boolean }) {
  return <Field name="email" type="email" autoComplete="email" required maxLength={longestEmail} {...props} />;
}

/** The existing password, for the browser's password manager to fill in. */
export function CurrentPasswordField(props: PersonField) {
  const t = useT();
  return <PasswordField label={t("auth.password")} name="password" autoComplete="current-password" {...props} />;
}

/** A password to be set; the API refuses shorter ones. */
export function NewPasswordField(props: PersonField) {
  const t = useT();
  return (
    <PasswordField
      label={t("auth.password")}
      hint={t("auth.password_hint")}
      name="password"
      autoComplete="new-password"
      minLength={shortestPassword}
      {...props}
    />
  );
}
