import type { ErrorCode } from "@shop/contract/errors";
import { maxQuantity } from "@shop/contract/limits";
import { ways, type PaymentWay } from "@shop/contract/payment-ways";
import type { Input } from "../../platform/handler.ts";
import { refuse, refuseFields } from "../../platform/errors/refusal.ts";
import { extraFields, readPaymentType } from "./payment-types.ts";

export type CheckoutBody = Input<"checkout.place">["body"];
export type PurchaseBody = Input<"checkout.quote">["body"];

/** What is bought: the cart, or one product by "buy now". */
export type Purchase =
  | { kind: "cart" }
  | {
      kind: "buy_now";
      productId: number;
      variantId: number;
      quantity: number;
      /** Decimal major units; undefined if unknown. */
      seenPrice: number | undefined;
    };

/** Key by which the payments for the same purchase are found. */
export const purchaseKey = (purchase: Purchase): string =>
  purchase.kind === "cart" ? "cart" : `buy_now:${purchase.productId}:${purchase.variantId}`;

export interface CheckoutRequest {
  purchase: Purchase;
  addressId: number;
  way: PaymentWay;
  method: string | null;
  imageUrl: string | null;
  note: string | null;
  paymentId: string | null;
  /** Decimal major units; null where the shopper was shown none. */
  expectedTotal: number | null;
}

type Missing = Record<string, ErrorCode>;

const isMissing = (value: unknown) => value === null || value === undefined || value === "";
const isBuyNow = (body: PurchaseBody) => body.checkout_type === "buy_now";

/** Refusals that only a bank transfer has (specification, section 5). */
const transferCodes = { payment_method: "transfer_type_required", image_url: "receipt_required" } as const;

function missingFields(body: CheckoutBody): Missing {
  const type = body.payment_type ?? "";
  const needed = [
    ...(isBuyNow(body) ? ["quantity", "product_id"] : []),
    "address",
    "payment_type",
    ...extraFields(type),
  ] as (keyof CheckoutBody)[];
  const way = readPaymentType(type);
  const isTransfer = way && ways[way].paid === "by_transfer";
  return Object.fromEntries(
    needed
      .filter((field) => isMissing(body[field]))
      .map((field) => [field, (isTransfer && transferCodes[field as keyof typeof transferCodes]) || "required"]),
  );
}

/** What is bought. Refuses with `quantity_invalid` unless the quantity is a whole number from 1 to the most of one line. */
export function readPurchase(body: PurchaseBody): Purchase {
  if (!isBuyNow(body)) return { kind: "cart" };
  const missing = (["quantity", "product_id"] as const).filter((field) => isMissing(body[field]));
  if (missing.length > 0)
    refuseFields(
      Object.fromEntries(missing.map((field) => [field, "required" as const])),
      undefined,
      "checkout_invalid",
    );
  const quantity =
    typeof body.quantity === "string" && /^\d{1,9}$/.test(body.quantity) ? Number(body.quantity) : body.quantity;
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity) {
    refuseFields({ quantity: "quantity_invalid" }, { max: maxQuantity });
  }
  const { product_id, variant_option_id, seen_price } = body;
  return {
    kind: "buy_now",
    productId: product_id!,
    variantId: variant_option_id ?? 0,
    quantity,
    seenPrice: seen_price,
  };
}

/** Reads a checkout by the rules of the specification, section 5: every missing field is named, each with its own message. */
export function readCheckout(body: CheckoutBody): CheckoutRequest {
  const missing = missingFields(body);
  if (Object.values(body).every(isMissing))
    refuseFields({ checkoutForm: "invalid", ...missing }, undefined, "checkout_empty");
  const first = Object.values(missing)[0];
  if (first) refuseFields(missing, undefined, first === "required" ? "checkout_invalid" : first);
  const way = readPaymentType(body.payment_type!);
  if (way === undefined) refuseFields({ payment_type: "invalid" });
  if (way === null) refuse("payment_type_unavailable");
  return {
    purchase: readPurchase(body),
    addressId: body.address!,
    way,
    method: body.payment_method || null,
    imageUrl: body.image_url || null,
    note: body.note || null,
    paymentId: body.payment_id || null,
    expectedTotal: body.expected_total ?? null,
  };
}
