import { useState } from "react";
import { Form } from "react-router";
import type { OrderHead, OrderLine } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { isAwaited } from "../../../lib/orders/is-awaited.ts";
import { Button, buttonClass } from "../../../ui/controls/button.tsx";
import { orderHelpId } from "./order-help.tsx";
import { needsDelivery } from "./order-totals.tsx";

/** Actions on an order. `actionKey` is an idempotency key that is new for every page, so a double click acts once. */
export function OrderActions({ order, lines, actionKey }: { order: OrderHead; lines: OrderLine[]; actionKey: string }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const isPaid = order.payment.state === "paid";
  const awaited = isAwaited(order.state);
  const again = (
    <Form method="post" className="grid">
      <input type="hidden" name="key" value={`again-${actionKey}`} />
      <Button type="submit" name="intent" value="again" variant="secondary">
        {t("account.order_again")}
      </Button>
    </Form>
  );
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:last:odd:col-span-2 print:hidden">
      {/* Once nothing is awaited any more, the order can be repeated in its place: the other two stay where they are. */}
      {awaited ? (
        <Link to={`/tracking-delivery?order=${order.order_number}`} className={buttonClass()}>
          {t(needsDelivery(lines) ? "account.track" : "account.track_work")}
        </Link>
      ) : (
        again
      )}
      <a href={`#${orderHelpId}`} className={buttonClass({ variant: "secondary" })}>
        {t("account.ask_help")}
      </a>
      <Link to={`/print/order?id=${order.id}`} className={buttonClass({ variant: "secondary" })} reloadDocument>
        {t("account.print")}
      </Link>
      {awaited && again}
      {order.cancellable && !asking && (
        <>
          <Button variant="quiet" className="max-sm:col-span-2" onClick={() => setAsking(true)}>
            {t("account.cancel_order")}
          </Button>
          <noscript>
            <CancelForm actionKey={actionKey} isPaid={isPaid} />
          </noscript>
        </>
      )}
      {order.cancellable && asking && (
        <CancelForm actionKey={actionKey} isPaid={isPaid} onKeep={() => setAsking(false)} />
      )}
    </div>
  );
}

function CancelForm({ actionKey, isPaid, onKeep }: { actionKey: string; isPaid: boolean; onKeep?: () => void }) {
  const t = useT();
  return (
    <Form
      method="post"
      className="flex w-full flex-wrap items-center gap-2 rounded-lg border border-line p-3 max-sm:col-span-2"
    >
      <input type="hidden" name="key" value={`cancel-${actionKey}`} />
      <p className="grow">
        {t("account.cancel_confirm")} {isPaid && t("account.cancel_refund")}
      </p>
      <Button type="submit" name="intent" value="cancel" variant="danger">
        {t("account.cancel_order")}
      </Button>
      <Button variant="secondary" onClick={onKeep}>
        {t("account.keep_order")}
      </Button>
    </Form>
  );
}
