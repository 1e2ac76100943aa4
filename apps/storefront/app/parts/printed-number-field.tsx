import type { ComponentProps } from "react";
import { Field } from "../ui/controls/field.tsx";

/** A field for a number that is printed somewhere, such as that of an order, a claim or a device. */
export function PrintedNumberField(
  props: Omit<ComponentProps<typeof Field>, "required" | "autoComplete" | "autoCapitalize" | "spellCheck">,
) {
  return <Field {...props} required autoComplete="off" autoCapitalize="characters" spellCheck={false} />;
}
