/** Message key for a failed payment: either the money belonged to another payment, or nothing was paid. */
export const failedText = (reason: string | null) =>
  reason === "used" ? "checkout.payment_used" : "checkout.payment_failed";
