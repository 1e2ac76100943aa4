import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import type { Answer } from "@shop/contract/client";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf, requestContext, siteOf } from "../../lib/context.ts";
import { refusedForm, textsOf } from "../../lib/forms/form.ts";
import { needed, signedIn } from "../../lib/guard.ts";
import { keepNotice } from "../../lib/forms/notice.ts";
import { adjustLines } from "./adjust-lines.server.ts";
import type { CheckoutData, Way } from "./checkout-data.ts";
import { defaultAccount } from "./default-account.ts";
import { openPayment } from "./open-payment.server.ts";
import { orderWish } from "./order-wish.ts";

type Contexts = Readonly<RouterContextProvider>;

/** Default choice (specification, section 4). */
const defaultWay: Way = "khqr";

/** What was sent with the page that is answered: it is of what was chosen there, whatever its address says. */
const sentContext = createContext<Record<string, string>>({});

/** Everything the checkout shows, priced by the server for the address chosen. */
export async function loadCheckout(request: Request, context: Contexts, buyNow: CheckoutData["buyNow"]): Promise<CheckoutData> {
  const api = apiOf(context);
  const { pathname, searchParams: search } = new URL(request.url);
  const { locale } = splitPath(pathname);
  const addresses = needed(request, await api("locations.list", {})).data;
  const sent = context.get(sentContext);
  const chosen = (name: string) => sent[name] ?? search.get(name);
  const wanted = Number(chosen("address"));
  const address = addresses.find(({ id }) => id === wanted) ?? addresses.find((one) => one.is_default) ?? addresses[0];
  const [quoted, banks] = await Promise.all([
    api("checkout.quote", { body: { ...orderWish(buyNow), address: address?.id ?? null } }),
    api("payment.banks", {}),
  ]);
  // A choice of options is still open, or was another product's: it is made on the product's page.
  if (buyNow && !quoted.ok && quoted.refusal.error.startsWith("variant_")) {
    throw redirect(localizePath(`/product/${buyNow.product_id}`, locale));
  }
  const quote = needed(request, quoted).data;
  const way = quote.options.find(({ type }) => type === chosen("way"))?.type;
  const first = quote.options.find(({ type }) => type === defaultWay) ?? quote.options[0];
  return {
    quote,
    addresses,
    banks: banks.ok ? banks.answer.data : [defaultAccount(siteOf(context), locale.language)],
    addressId: address?.id ?? null,
    way: way ?? first?.type ?? defaultWay,
    at: new Date().toISOString(),
    key: crypto.randomUUID(),
    buyNow,
  };
}

/** A receipt that came with the form, from a browser without a script; the same form sent again names the same picture. */
async function uploadedReceipt(request: Request, context: Contexts, form: FormData, key: string | undefined): Promise<Answer<"upload.image"> | null> {
  const file = form.get("receipt");
  if (!(file instanceof File) || file.size === 0) return null;
  const body = new FormData();
  body.append("file", file);
  return signedIn(request, await apiOf(context)("upload.image", { query: { purpose: "receipt" }, body }, { idempotencyKey: key }));
}

/** Places the order of a sent checkout page; a refusal comes back with what was typed. */
export async function placeOrder(request: Request, context: Contexts, buyNow: CheckoutData["buyNow"]) {
  const url = new URL(request.url);
  const { locale } = splitPath(url.pathname);
  const form = await request.formData();
  const values = textsOf(form);
  context.set(sentContext, values);
  if (values.intent === "update") {
    for (const name of ["address", "way"]) if (values[name]) url.searchParams.set(name, values[name]);
    return redirect(url.pathname + url.search);
  }
  if (values.intent === "adjust") return adjustLines(request, context, buyNow, values);
  if (values.way === "khqr" || values.way === "paypal") return openPayment(request, context, values.way, buyNow, values);
  const receipt = await uploadedReceipt(request, context, form, values.key);
  if (receipt && !receipt.ok) return data(refusedForm(receipt, values), { status: receipt.status || 503 });

  const result = signedIn(
    request,
    await apiOf(context)(
      "checkout.place",
      {
        body: {
          ...orderWish(buyNow),
          address: values.address ?? null,
          note: values.note || null,
          payment_type: values.way ?? null,
          payment_method: values.payment_method ?? null,
          image_url: receipt?.answer.data.image_url ?? (values.image_url || null),
          expected_total: values.expected_total ? Number(values.expected_total) : null,
        },
      },
      { idempotencyKey: values.key },
    ),
  );
  if (!result.ok) return data(refusedForm(result, values), { status: result.status || 503 });
  const notice = await keepNotice(result.answer.message, context.get(requestContext));
  return redirect(localizePath("/account/myaccount/myorders", locale), { headers: { "set-cookie": notice } });
}
