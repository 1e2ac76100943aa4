import { onlinePayment, onlineWays, type OnlineWay } from "@shop/contract/online-ways";
import type { CallData } from "@shop/contract/types";
import type { CustomerContext } from "../../../platform/context.ts";
import type { Input } from "../../../platform/handler.ts";
import { refuse } from "../../../platform/errors/refusal.ts";
import { allowRetry } from "../../../platform/idempotency/repeatable.ts";
import {
  changePayment,
  lockPayment,
  providers,
  readPayment,
  type Opened,
  type Payment,
} from "../../../modules/payments/public.ts";
import { describeOpened, openPayment } from "./open-payment.ts";
import { closePayment } from "../settling/close-payment.ts";

type Body = Input<"payment.generate">["body"];

const linkWays = onlineWays.filter((way) => onlinePayment(way).paidBy === "link");

/** The payment method that a body names by its type, or by its method alone. With neither it is the first one, for clients from the time when there was only one. */
const wayMeant = ({ type, payment_method }: Pick<Body, "type" | "payment_method">): OnlineWay =>
  linkWays.find((way) => way === type) ??
  linkWays.find((way) => onlinePayment(way).method === payment_method) ??
  linkWays[0]!;

/**
 * Opens a payment that the shopper approves on the provider's own page. The provider is called outside of
 * transactions. The same idempotency key returns the same payment, or a new one if the provider did not open it.
 */
export async function openByLink(context: CustomerContext, body: Body): Promise<CallData<"payment.generate">> {
  const way = wayMeant(body);
  const opened = await openPayment(context, "payment.generate", { way, body });
  const payment = opened.state === "created" ? await openAtProvider(context, way, opened, body) : opened;
  if (!payment.providerData) {
    await allowRetry(context, "payment.generate", { id: payment.id });
    refuse("payment_provider_failed");
  }
  return {
    ...describeOpened(payment, context.now()),
    link_url: payment.providerData,
  };
}

async function openAtProvider(
  context: CustomerContext,
  way: OnlineWay,
  payment: Payment,
  body: Body,
): Promise<Payment> {
  const { database, now, log, store } = context;
  let there: Opened;
  try {
    const provider = (await providers(context)).of(way);
    there = await (provider?.open ?? refuse("payment_type_unavailable"))(payment, {
      successUrl: ownAddress(context, body.success_url, "/paypal/success", payment),
      cancelUrl: ownAddress(context, body.cancel_url, "/paypal/error", payment),
      storeName: store.name,
    });
  } catch (error) {
    log.warn({ err: error, payment: payment.reference }, "the provider did not open a payment");
    // Only while `created`: the same request sent twice at once may have opened it, and its shopper may be paying.
    await closePayment(context, payment.id, { state: "failed", cause: "provider", from: ["created"] });
    return (await readPayment(database.db, payment.id))!;
  }
  await database.transaction(async (tx) => {
    const current = await lockPayment(tx, payment.id);
    if (current?.state !== "created") return;
    await changePayment(
      tx,
      current,
      "pending",
      { cause: "provider", at: now() },
      { providerKey: there.key, providerData: there.link },
    );
  });
  return (await readPayment(database.db, payment.id))!;
}

/** The address that the provider sends the shopper back to: always one of this shop, with the payment's reference. */
function ownAddress(
  { caller }: CustomerContext,
  asked: string | null | undefined,
  path: string,
  payment: Payment,
): string {
  const isOwn = asked && URL.canParse(asked, caller.origin) && new URL(asked, caller.origin).origin === caller.origin;
  const url = new URL(isOwn ? asked : path, caller.origin);
  url.searchParams.set("payment_id", payment.reference);
  return url.href;
}
