import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { longestNote } from "@shop/contract/limits";
import { ways } from "@shop/contract/payment-ways";
import { useT } from "../../../i18n/locale.tsx";
import { Textarea } from "../../../ui/controls/field.tsx";
import { PayDialog } from "../opening/pay-dialog.tsx";
import { chosenOption, type CheckoutData, type SentCheckout } from "../quote/checkout-data.ts";
import { CheckoutLines } from "../quote/checkout-lines.tsx";
import { isOrderable } from "../quote/seen-lines.ts";
import { Totals } from "../quote/totals.tsx";
import { useFollowedCart } from "../quote/use-followed-cart.ts";
import { useExtendedHolds } from "../quote/use-extended-holds.ts";
import { useValuesBefore } from "../quote/use-values-before.ts";
import { CheckoutChoices } from "./checkout-choices.tsx";
import { CheckoutNotice } from "./checkout-notice.tsx";
import { PlaceBar } from "./place-bar.tsx";
import { useShownCheckout } from "./shown-checkout.ts";
import { useChoices } from "./use-choices.ts";
import { usePayDialog } from "./use-pay-dialog.ts";
import { useRefused } from "./use-refused.ts";
import { useSendOrder } from "./use-send-order.ts";

/**
 * The whole checkout on one page. Choosing an address or payment method requests new totals from the
 * server; without script the choices are submitted by their own buttons.
 */
export function CheckoutForm({ data, sent }: { data: CheckoutData; sent: SentCheckout | undefined }) {
  const { quote, addresses, way, buyNow } = data;
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const payDialog = usePayDialog(form);
  const choose = useChoices(form, data);
  const send = useSendOrder(way, payDialog.open);
  const [sendingReceipt, setSendingReceipt] = useState(false);
  const { refused, typed, errorOf, isResolved, resolve } = useRefused(payDialog.refused, sent);
  const before = useValuesBefore(quote, refused);
  const option = chosenOption(data);
  // Totals exclude unavailable lines, so while there are any there is no total to agree to.
  const agreed = quote.lines.every(isOrderable) ? option?.grand_total : undefined;
  // The button also waits while another address or payment method is being priced; that is not ordering.
  const busy = useNavigation().state !== "idle" || payDialog.isOpen;
  useShownCheckout(data);
  useExtendedHolds(quote);
  // While paying, the cart is not followed: the lines leave it when the order is placed.
  useFollowedCart(quote, !buyNow && !payDialog.isOpen);

  const followReceipt = (sending: boolean) => {
    setSendingReceipt(sending);
    // A new upload resolves the error about the receipt.
    if (sending && errorOf("image_url")) resolve();
  };

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      reloadDocument
      ref={form}
      className="page grid gap-6 py-4 sm:py-6 lg:grid-cols-[1fr_24rem] lg:py-10"
      onSubmit={send}
    >
      <ShownValues data={data} total={agreed} />
      <div className="grid min-w-0 content-start gap-6">
        <h1 className="text-title">{t(buyNow ? "checkout.buy_now" : "checkout.title")}</h1>
        <CheckoutNotice quote={quote} total={agreed} before={before} refused={isResolved ? undefined : refused} />
        <CheckoutLines quote={quote} province={addresses.find(({ id }) => id === data.addressId)?.province_code} />
        <CheckoutChoices data={data} typed={typed} errorOf={errorOf} onChoose={choose} onSending={followReceipt} />
        <Textarea
          label={t(quote.delivered ? "checkout.note" : "checkout.note_of_work")}
          name="note"
          rows={2}
          maxLength={longestNote}
          defaultValue={typed?.note}
          error={errorOf("note")}
        />
      </div>
      <aside className="grid content-start gap-4 card p-4 lg:sticky lg:top-24 lg:self-start">
        <Totals quote={quote} option={option} hasAddress={addresses.length > 0} />
        <PlaceBar
          data={data}
          changed={before !== null}
          busy={busy}
          waits={data.unpriced || (sendingReceipt && ways[way].paid === "by_transfer")}
        />
      </aside>
      {payDialog.isOpen && option && (
        <PayDialog
          key={payDialog.openings}
          data={data}
          opening={payDialog.openings}
          form={form.current!}
          onChanged={(refusal) => void payDialog.showChange(refusal)}
          onClose={payDialog.close}
        />
      )}
    </Form>
  );
}

/** What the page shows, so that the server can tell whether it has changed. */
function ShownValues({ data, total }: { data: CheckoutData; total: number | undefined }) {
  return (
    <>
      <input type="hidden" name="key" value={data.key} />
      <input type="hidden" name="at" value={data.at} />
      <input type="hidden" name="expected_total" value={total ?? ""} />
      {data.buyNow && <input type="hidden" name="quantity" value={data.buyNow.quantity} />}
    </>
  );
}
