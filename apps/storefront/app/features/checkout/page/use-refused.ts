import { useState } from "react";
import type { FormState } from "../../../lib/forms/form.ts";
import { useFieldError } from "../../../ui/notices/refusal.tsx";
import type { SentCheckout } from "../quote/checkout-data.ts";

/** Why the order was refused, by the dialog that pays or by the answer to the form, and what was typed then. */
export function useRefused(byDialog: FormState | undefined, sent: SentCheckout | undefined) {
  const [resolved, setResolved] = useState<FormState>();
  const refused = byDialog ?? (sent && "refusal" in sent ? sent : undefined);
  return {
    refused,
    typed: (refused ?? sent)?.values,
    errorOf: useFieldError(refused),
    /** Whether what was wrong has been put right since. */
    isResolved: refused === resolved,
    resolve: () => setResolved(refused),
  };
}
