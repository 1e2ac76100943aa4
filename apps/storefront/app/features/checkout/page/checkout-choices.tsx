import { ways } from "@shop/contract/payment-ways";
import { chosenOption, type CheckoutData } from "../quote/checkout-data.ts";
import { Receipt } from "../transfer/receipt.tsx";
import { AddressChoice } from "./address-choice.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { UnpricedNotice } from "./unpriced-notice.tsx";

interface CheckoutChoicesProps {
  data: CheckoutData;
  /** The values of the form that was sent, if it was. */
  typed: Record<string, string> | undefined;
  errorOf: (field: string) => string | undefined;
  /** Called for another address or payment method. */
  onChoose: () => void;
  /** Whether an upload of the receipt is under way. */
  onSending: (sending: boolean) => void;
}

/** The address, the payment method, and what a bank transfer asks for. */
export function CheckoutChoices({ data, typed, errorOf, onChoose, onSending }: CheckoutChoicesProps) {
  const { quote, addresses, addressId, banks, unpriced, way } = data;
  return (
    <>
      <AddressChoice
        addresses={addresses}
        chosen={addressId}
        delivered={quote.delivered}
        error={errorOf("address")}
        onChoose={onChoose}
      />
      <PaymentChoice options={quote.options} chosen={way} error={errorOf("payment_type")} onChoose={onChoose} />
      {unpriced && <UnpricedNotice retry={onChoose} />}
      {ways[way].paid === "by_transfer" && (
        <Receipt
          amount={chosenOption(data)?.grand_total ?? 0}
          banks={banks}
          typed={typed}
          errorOf={errorOf}
          onSending={onSending}
        />
      )}
    </>
  );
}
