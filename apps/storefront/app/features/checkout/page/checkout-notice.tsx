import type { FormState } from "../../../lib/forms/form.ts";
import { FormRefusal } from "../../../ui/notices/refusal.tsx";
import { ChangedNotice } from "../quote/changed-notice.tsx";
import type { Quote } from "../quote/checkout-data.ts";

interface CheckoutNoticeProps {
  quote: Quote;
  total: number | undefined;
  /** The values of the form before something changed; null if nothing has. */
  before: Record<string, string> | null;
  /** The refusal to show. */
  refused: FormState | undefined;
}

/** What has changed since the shopper saw the order, or else why the order was refused. */
export function CheckoutNotice({ quote, total, before, refused }: CheckoutNoticeProps) {
  if (before) return <ChangedNotice quote={quote} total={total} values={before} />;
  return <FormRefusal state={refused} />;
}
