import { createContext, redirectDocument, type RouterContextProvider } from "react-router";
import type { Answer } from "@shop/contract/client";
import { onlineWays } from "@shop/contract/online-ways";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf, filesOf, requestContext, siteOf } from "../../../lib/context.ts";
import { textsOf } from "../../../lib/forms/form.ts";
import { refusedPage } from "../../../lib/forms/refused-page.ts";
import { signedIn } from "../../../lib/api/guard.ts";
import { keepNotice } from "../../../lib/forms/notice.ts";
import { adjustLines } from "./adjust-lines.server.ts";
import type { CheckoutData, Way } from "../quote/checkout-data.ts";
import { defaultAccount } from "../transfer/default-account.ts";
import { openPayment } from "../opening/open-payment.server.ts";
import { purchaseOf } from "../quote/purchase-of.ts";
import { readQuote } from "../quote/read-quote.server.ts";

type Contexts = Readonly<RouterContextProvider>;

/** Default payment method (specification, section 4). */
const defaultWay: Way = "khqr";

/** Values of the submitted form; they take precedence over the URL. */
const sentContext = createContext<Record<string, string>>({});

/** Everything that the checkout shows, priced by the server for the chosen address. */
export async function loadCheckout(
  request: Request,
  context: Contexts,
  buyNow: CheckoutData["buyNow"],
): Promise<CheckoutData> {
  const { pathname, searchParams: search } = new URL(request.url);
  const sent = context.get(sentContext);
  const chosen = (name: string) => sent[name] ?? search.get(name);
  const [priced, banks] = await Promise.all([
    readQuote(request, context, buyNow, chosen("address")),
    apiOf(context)("payment.banks", {}),
  ]);
  const { options } = priced.quote;
  const way = options.find(({ type }) => type === chosen("way"))?.type;
  const first = options.find(({ type }) => type === defaultWay) ?? options[0];
  return {
    ...priced,
    banks: banks.ok ? banks.answer.data : [defaultAccount(siteOf(context), splitPath(pathname).locale.language)],
    way: way ?? first?.type ?? defaultWay,
    at: new Date().toISOString(),
    key: crypto.randomUUID(),
    buyNow,
  };
}

/** Uploads a receipt that was part of the form, from a browser without script. Idempotent by the form's key. */
async function uploadedReceipt(
  request: Request,
  context: Contexts,
  key: string | undefined,
): Promise<Answer<"upload.image"> | null> {
  const [file] = filesOf(context, "receipt");
  if (!file) return null;
  const body = new FormData();
  body.append("file", file);
  return signedIn(
    request,
    await apiOf(context)("upload.image", { query: { purpose: "receipt" }, body }, { idempotencyKey: key }),
  );
}

/** Places the order of a submitted checkout. A refusal returns what was typed; so does a form that only asks for new totals. */
export async function placeOrder(request: Request, context: Contexts, buyNow: CheckoutData["buyNow"]) {
  const { locale } = splitPath(new URL(request.url).pathname);
  const values = textsOf(await request.formData());
  context.set(sentContext, values);
  const receipt = await uploadedReceipt(request, context, values.key);
  if (receipt && !receipt.ok) return refusedPage(receipt, values);
  // Remembered for when the page is shown again, since browsers clear file fields.
  if (receipt) values.image_url = receipt.answer.data.image_url;
  if (values.intent === "update") return { values };
  if (values.intent === "adjust") return adjustLines(request, context, buyNow, values);
  const online = onlineWays.find((way) => way === values.way);
  if (online) return openPayment(online, { request, context, buyNow, values });

  const result = signedIn(
    request,
    await apiOf(context)(
      "checkout.place",
      {
        body: {
          ...purchaseOf(buyNow),
          address: values.address ?? null,
          note: values.note || null,
          payment_type: values.way ?? null,
          payment_method: values.payment_method ?? null,
          image_url: values.image_url || null,
          expected_total: values.expected_total ? Number(values.expected_total) : null,
        },
      },
      { idempotencyKey: values.key },
    ),
  );
  if (!result.ok) return refusedPage(result, values);
  const notice = await keepNotice(result.answer.message, context.get(requestContext));
  // A new document, which reads the cart anew.
  return redirectDocument(localizePath("/account/myaccount/myorders", locale), { headers: { "set-cookie": notice } });
}
