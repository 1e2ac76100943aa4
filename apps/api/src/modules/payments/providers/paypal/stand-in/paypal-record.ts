import type { BankRow } from "../../../simulated-bank/bank-state.ts";

export interface PayPalUnit {
  amount: { currency_code: string; value: string };
  custom_id?: string;
  [key: string]: unknown;
}

/** A PayPal order as the simulated PayPal keeps it. */
export interface PayPalRecord {
  request_id: string;
  unit: PayPalUnit;
  return_url: string;
  cancel_url: string;
  /** The card behind the approval is refused when the money is taken. */
  card_refused?: boolean;
  capture?: {
    id: string;
    status: string;
    amount: PayPalUnit["amount"];
    create_time: string;
    status_details?: { reason: string };
  };
  /** What of the capture went back. */
  refunds?: { id: string; status: string; amount: PayPalUnit["amount"]; create_time: string }[];
}

export const recordOf = (row: BankRow) => row.record as unknown as PayPalRecord;
