import type { ComponentProps } from "react";
import { Field } from "../ui/field.tsx";
import { useT } from "../i18n/locale.tsx";

/** What a form adds to a field of a person: everything else is the same wherever it is asked. */
type PersonField = Pick<ComponentProps<typeof Field>, "defaultValue" | "error" | "hint"> & { label?: string; name?: string };

export function NameField(props: PersonField) {
  const t = useT();
  return <Field label={t("auth.name")} name="name" autoComplete="name" required maxLength={100} {...props} />;
}

export function EmailField(props: PersonField & { label: string; required?: boolean }) {
  return <Field name="email" type="email" autoComplete="email" required maxLength={254} {...props} />;
}

/** The password that one has: filled in by the browser's store of passwords. */
export function CurrentPasswordField(props: PersonField) {
  const t = useT();
  return <Field label={t("auth.password")} name="password" type="password" autoComplete="current-password" required maxLength={128} {...props} />;
}

/** A password to be set; the API refuses others than these lengths. */
export function NewPasswordField(props: PersonField) {
  const t = useT();
  return (
    <Field
      label={t("auth.password")}
      hint={t("auth.password_hint")}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={8}
      maxLength={128}
      {...props}
    />
  );
}
