import type { Ref } from "react";
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
  /** The element of the refusal, to scroll to. */
  ref: Ref<HTMLDivElement>;
}

/** What has changed since the shopper saw the order, or else why the order was refused. */
export function CheckoutNotice({ quote, total, before, refused, ref }: CheckoutNoticeProps) {
  if (before) return <ChangedNotice quote={quote} total={total} values={before} />;
  if (!refused) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <FormRefusal state={refused} />
    </div>
  );
}
