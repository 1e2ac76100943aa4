import { useEffect, useRef, useState, type ComponentProps } from "react";
import { longestPhone } from "@shop/contract/limits";
import { operatorNames, operatorOfTyped } from "@shop/kit/operator";
import { Field } from "../ui/controls/field.tsx";
import { useT } from "../i18n/locale.tsx";

type Props = Partial<ComponentProps<typeof Field>>;

/**
 * A phone number, or what may be one, with the operator that its prefix belongs to: who has
 * mistyped the prefix sees it before a code goes to a stranger.
 */
export function DialField(props: Omit<ComponentProps<typeof Field>, "aside" | "onInput" | "ref">) {
  const [typed, setTyped] = useState(String(props.defaultValue ?? ""));
  const input = useRef<HTMLInputElement>(null);
  // What was typed, or filled in by the browser, before the page came alive.
  useEffect(() => setTyped(input.current!.value), []);
  const operator = operatorOfTyped(typed);
  return (
    <Field
      {...props}
      ref={input}
      onInput={(event) => setTyped(event.currentTarget.value)}
      aside={
        <span role="status" className="text-sm text-muted">
          {operator && operatorNames[operator]}
        </span>
      }
    />
  );
}

/** The phone number of a person. */
export function PhoneField(props: Pick<Props, "defaultValue" | "error" | "hint" | "label" | "name">) {
  const t = useT();
  return <DialField label={t("auth.phone")} name="phone" type="tel" inputMode="tel" autoComplete="tel" required maxLength={longestPhone} {...props} />;
}
