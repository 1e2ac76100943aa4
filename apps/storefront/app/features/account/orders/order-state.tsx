import { ways } from "@shop/contract/payment-ways";
import type { OrderHead } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import type { MessageKey } from "../../../i18n/messages.ts";
import { shownState, type OrderContents } from "../../../lib/orders/shown-step.ts";
import { Badge } from "../../../ui/badge.tsx";

type OrderState = OrderHead["state"];

const tones: Record<OrderState, "neutral" | "accent" | "success" | "danger"> = {
  placed: "accent",
  confirmed: "accent",
  packed: "accent",
  on_the_way: "accent",
  delivered: "success",
  cancelled: "danger",
  returned: "neutral",
};

export function OrderStateBadge({ state, held }: { state: OrderState; held: OrderContents }) {
  const t = useT();
  const shown = shownState(state, held);
  return <Badge tone={shown === "work_to_come" ? "accent" : tones[state]}>{t(`orders.state_${shown}`)}</Badge>;
}

/** The state of an order's payment: cash is due on delivery, a transfer is pending until it is checked. */
export function usePaymentState(): (payment: OrderHead["payment"]) => string {
  const t = useT();
  return ({ type, state }) => {
    const { paid } = ways[type];
    if (state === "pending" || state === "created") {
      if (paid === "on_delivery") return t("account.payment_due");
      if (paid === "by_transfer") return t("account.payment_review");
    }
    // Cash on delivery, but the order ended before it was delivered.
    if (paid === "on_delivery" && state === "failed") return t("account.payment_none");
    return t(`account.payment_${state}` as MessageKey);
  };
}
