import type { ComponentProps } from "react";
import { codeDigits, longestCode } from "@shop/contract/limits";
import { Field } from "../ui/controls/field.tsx";
import { useT } from "../i18n/locale.tsx";

/** The digits of any keyboard here, Khmer and full-width ones too; a pasted code may have a blank in it. */
const pattern = String.raw`\s*([0-9០-៩０-９]\s*){${codeDigits}}`;

export const isWholeCode = (text: string) => new RegExp(`^${pattern}$`).test(text);

/** A one-time code. */
export function CodeField(
  props: Pick<ComponentProps<typeof Field>, "autoFocus" | "className" | "defaultValue" | "error" | "onChange">,
) {
  const t = useT();
  return (
    <Field
      label={t("auth.otp_label")}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      pattern={pattern}
      maxLength={longestCode}
      {...props}
    />
  );
}
