import { useState, type ComponentProps } from "react";
import { longestPhone } from "@shop/contract/limits";
import { operatorNames, operatorOfTyped } from "@shop/kit/operator";
import { Field } from "../ui/controls/field.tsx";
import { useT } from "../i18n/locale.tsx";

type Props = Partial<ComponentProps<typeof Field>>;

/**
 * A field for a phone number, or for what may be one. Shows the operator that the prefix belongs to,
 * so that a mistyped prefix is noticed before a code goes to a stranger.
 */
export function DialField(props: Omit<ComponentProps<typeof Field>, "aside" | "onInput">) {
  const [typed, setTyped] = useState(String(props.defaultValue ?? ""));
  const operator = operatorOfTyped(typed);
  return (
    <Field
      {...props}
      onInput={(event) => setTyped(event.currentTarget.value)}
      aside={
        <span role="status" className="text-sm text-muted">
          {operator && operatorNames[operator]}
        </span>
      }
    />
  );
}

/** A person's phone number. */
export function PhoneField(props: Pick<Props, "defaultValue" | "error" | "hint" | "label" | "name">) {
  const t = useT();
  return (
    <DialField
      label={t("auth.phone")}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      maxLength={longestPhone}
      {...props}
    />
  );
}
