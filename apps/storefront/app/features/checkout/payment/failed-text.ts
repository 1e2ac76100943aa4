/** The message for a payment that failed: the bank named money that had paid for something else, or nothing was paid at all. */
export const failedText = (reason: string | null) => (reason === "used" ? "checkout.payment_used" : "checkout.payment_failed");
