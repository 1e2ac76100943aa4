import type { CallData } from "@shop/contract/types";
import type { CustomerContext } from "../../../platform/context.ts";
import { saveDeepLink, makeKhqr, providers, type Payment } from "../../../modules/payments/public.ts";
import { imageAddress } from "../../../platform/pictures/image-address.ts";
import { readStore } from "../../../modules/stores/public.ts";
import { describeOpened, openPayment, type OpenBody } from "./open-payment.ts";
import { pictureAddress } from "../payment-picture.ts";

/** Opens a KHQR payment: a code for exactly the amount due. The bank finds its transfer by the MD5 of the code. */
export async function openKhqr(context: CustomerContext, body: OpenBody): Promise<CallData<"payment.generateKhqr">> {
  const payment = await openPayment(context, "payment.generateKhqr", {
    way: "khqr",
    body,
    prepare({ store, priced, money, expiresAt }) {
      const { text, md5 } = makeKhqr({
        merchant: store.settings.khqr!,
        money,
        billNumber: priced.number,
        storeLabel: store.name,
        expiresAt,
      });
      return { state: "pending", providerKey: md5, providerData: text };
    },
  });
  return {
    ...describeOpened(payment, context.now()),
    qr_code_url: pictureAddress(context.caller.origin, payment.reference),
    qr_string: payment.providerData!,
    md5: payment.providerKey!,
    deep_link: payment.deepLink ?? (await makeDeepLink(context, payment)),
  };
}

/** The link that opens the bank's app on a phone. It is optional: without it the shopper can still scan the code. */
async function makeDeepLink(context: CustomerContext, payment: Payment): Promise<string | null> {
  const { database, caller, env, log, store } = context;
  try {
    const bakong = (await providers(context)).of("khqr");
    const { info } = await readStore(database.db, store.id);
    const icon = new URL(imageAddress(info.favicon, env), caller.origin).href;
    const link =
      (await bakong?.deepLink?.(payment.providerData!, { name: store.name, icon, callback: caller.origin })) ?? null;
    return link && (await saveDeepLink(database.db, payment.id, link));
  } catch (error) {
    log.warn({ err: error, payment: payment.reference }, "the bank returned no link to its app");
    return null;
  }
}
