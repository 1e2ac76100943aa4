import { useState } from "react";
import type { FormState } from "../../../lib/forms/form.ts";
import { isChange } from "./changed-notice.tsx";
import type { Quote } from "./checkout-data.ts";
import { hasOtherPrice, seenLines } from "./seen-lines.ts";

/**
 * The values of the form before something changed; null if nothing has. Something has if the refusal says so, or if
 * prices differ from when the page was opened.
 */
export function useValuesBefore(quote: Quote, refused: FormState | undefined): Record<string, string> | null {
  const [opened] = useState(() => JSON.stringify(seenLines(quote)));
  const values = isChange(refused?.refusal) ? refused!.values : null;
  // The page may have been reloaded before the refusal came, so that what was sent has the new prices too.
  return hasOtherPrice(quote, opened) ? { ...values, seen: opened } : values;
}
