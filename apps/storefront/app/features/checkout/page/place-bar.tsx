import { isOnline } from "@shop/contract/online-ways";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { Button, buttonClass } from "../../../ui/controls/button.tsx";
import { AddAddress } from "./address-choice.tsx";
import { chosenOption, type CheckoutData } from "../quote/checkout-data.ts";
import { isPartlyAvailable, isOrderable } from "../quote/seen-lines.ts";

/**
 * The checkout's main button; on a phone at the bottom edge, with the total. As long as something is
 * missing it says what, because on a phone the place that says so may be out of sight.
 */
export function PlaceBar({
  data,
  changed,
  busy,
  waits,
}: {
  data: CheckoutData;
  /** Something differs from what the page showed, so the shopper is asked to confirm. */
  changed: boolean;
  busy: boolean;
  /** Part of the order is still on its way, or unknown. */
  waits: boolean;
}) {
  const t = useT();
  const money = useMoney();
  const { quote, addresses, way } = data;
  const option = chosenOption(data);
  const total = money(option?.grand_total ?? 0);
  const missing = quote.lines.filter((line) => !isOrderable(line));
  const paysNow = isOnline(way) && !changed;
  const label = changed
    ? t("checkout.confirm_change")
    : paysNow
      ? t("checkout.pay_now", { amount: total })
      : t("checkout.place_order");
  // A small phone has no room for an amount of eight digits twice.
  const isInLabel = paysNow && addresses.length > 0 && missing.length === 0;
  return (
    <div className="paying page-bar flex items-center gap-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--bottom-bar) max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2">
      {!isInLabel && (
        <span aria-hidden className="text-price lg:hidden">
          {total}
        </span>
      )}
      {addresses.length === 0 ? (
        <AddAddress className={buttonClass({ size: "large", wide: true })} />
      ) : missing.length > 0 ? (
        <Button type="submit" name="intent" value="adjust" size="large" className="grow" disabled={busy}>
          {t(
            missing.length < quote.lines.length || missing.some(isPartlyAvailable)
              ? "checkout.take_what_is_there"
              : "checkout.take_out",
          )}
        </Button>
      ) : (
        <Button
          type="submit"
          name="intent"
          value="place"
          size="large"
          className="grow"
          disabled={busy || waits || !option}
          aria-busy={busy}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
