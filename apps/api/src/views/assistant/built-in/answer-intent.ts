import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../../platform/context.ts";
import { words } from "../words.ts";
import { findArticle } from "../tools/find-article.ts";
import { findOrders } from "../tools/find-orders.ts";
import { findProducts } from "../tools/find-products.ts";
import { findServices } from "../tools/find-services.ts";
import { findWarranty } from "../tools/find-warranty.ts";
import { paymentWays } from "../tools/payment-ways.ts";
import { productFacts } from "../tools/product-facts.ts";
import { quoteDelivery } from "../tools/quote-delivery.ts";
import { readPolicy } from "../tools/read-policy.ts";
import { storeContact } from "../tools/store-contact.ts";
import { longestText } from "../tools/tool.ts";
import { compare, meant, tellFit } from "./answer-named.ts";
import { articleFor, money } from "./answer-products.ts";
import type { Intent } from "./intents.ts";
import { piece, piecesOf, type Piece } from "../pieces.ts";
import { nextQuestions, say, sentences } from "./texts.ts";
import type { Understood } from "./understand.ts";

type Answerer = (context: Context, asked: Understood) => Promise<Piece[] | null>;

/** Answers a recognised intent; null if the question is to be answered by products instead. */
export async function answerIntent(context: Context, asked: Understood): Promise<Piece[] | null> {
  return asked.intent === null
    ? asked.serial
      ? answers.warranty(context, asked)
      : null
    : answers[asked.intent](context, asked);
}

const questions = (context: Context, after: "start" | "products") =>
  piece.part({ type: "questions", questions: nextQuestions(after, context.language) });

/** Answers with the article that is found by an English text. That finds it in any language. */
const article = async (context: Context, text: string): Promise<Piece[]> =>
  piecesOf(say("article", context.language), await findArticle.run(context, { text }));

async function hello(context: Context): Promise<Piece[]> {
  return [piece.text(say("hello", context.language, { store: context.store.name })), questions(context, "start")];
}

async function tellContact(context: Context, asPerson: boolean): Promise<Piece[]> {
  const contact = await storeContact.run(context, {});
  const { name: store, address, holidays } = contact.data;
  const key = asPerson ? "person" : address ? "contact_at" : "contact";
  const { language } = context;
  const closed = holidays.map((holiday) => say("holiday", language, holiday));
  return piecesOf(sentences(language, ...closed, say(key, language, { store, address: address ?? "" })), contact);
}

async function tellOrders(context: Context, { orderNumber }: Understood): Promise<Piece[]> {
  const { language, store } = context;
  const found = await findOrders.run(context, { order_number: orderNumber });
  if (!found.data.signed_in) return piecesOf(say("sign_in", language), { ...found, parts: [] });
  if (found.data.orders.length > 0) return piecesOf(say(orderNumber ? "order" : "orders", language), found);
  return piecesOf(say(orderNumber ? "order_unknown" : "no_orders", language, { store: store.name }), found);
}

async function tellDelivery(context: Context, { province }: Understood): Promise<Piece[]> {
  const { language } = context;
  const found = await quoteDelivery.run(context, { province_code: province });
  const { rows, free_from: freeFrom } = found.data;
  const free = freeFrom === null ? "" : say("free_from", language, { total: money(context, freeFrom) });
  const [row] = rows;
  if (!province || !row) return piecesOf(sentences(language, free, say("delivery", language)), found);
  const { days, fee } = row;
  const time =
    days === null
      ? ""
      : say(days === 0 ? "days_same" : days === 1 ? "days_one" : "days_many", language, { count: days });
  const place = row.places[0]!;
  return piecesOf(
    sentences(
      language,
      say(fee === 0 ? "delivery_free_to" : "delivery_to", language, { place, fee: money(context, fee), days: time }),
      free,
    ),
    found,
  );
}

/** The payment methods, and the article of one if the question names it. */
async function tellPayments(context: Context, asked: Understood): Promise<Piece[]> {
  const ways = piecesOf(
    say("payments", context.language, { store: context.store.name }),
    await paymentWays.run(context, {}),
  );
  const named = /khqr|anakut|transfer|paypal|ផ្ទេរ|转账/.test(asked.question);
  return [...ways, ...((named && (await articleFor(context, asked))) || [])];
}

async function tellWarranty(context: Context, asked: Understood): Promise<Piece[]> {
  const { language } = context;
  if (asked.serial || asked.orderNumber) {
    const found = await findWarranty.run(context, { serial: asked.serial, order_number: asked.orderNumber });
    return piecesOf(say(found.parts.length > 0 ? "warranty_found" : "warranty_unknown", language), found);
  }
  // How to claim a warranty is answered by the rules, unless the question names a model.
  const id = asked.how && !/\d/.test(asked.text) ? undefined : await meant(context, asked);
  const found = id === undefined ? null : await productFacts.run(context, { product_id: id });
  if (!found?.data) return article(context, asked.how ? "claim warranty" : "how long is the warranty");
  const { name, warranty_months: count } = found.data;
  return piecesOf(say(count > 0 ? "warranty_of" : "warranty_none", language, { name, count }), {
    ...found,
    links: [{ title: inLanguage(words.warranty_page, language), to: "/warranty" }],
  });
}

async function promotions(context: Context, { text, price, sort }: Understood): Promise<Piece[]> {
  const { language } = context;
  const filter = { promotion: true, price_min: price.min, price_max: price.max, sort };
  const named = text === "" ? null : await findProducts.run(context, { ...filter, text });
  const found =
    named?.data.certain && named.data.total > 0 ? named : await findProducts.run(context, { ...filter, text: "" });
  const links = [{ title: inLanguage(words.promotions, language), to: "/promotions" }];
  if (found.data.total === 0) return piecesOf(say("no_promotions", language), { parts: [], links });
  return piecesOf(say("promotions", language, { count: found.data.total }), { ...found, links });
}

/** For a defective product: how to claim the warranty, and who repairs it without one. */
async function broken(context: Context): Promise<Piece[]> {
  const links = [
    { title: inLanguage(words.warranty_page, context.language), to: "/warranty" },
    { title: inLanguage(words.services, context.language), to: "/services" },
  ];
  const found = await findArticle.run(context, { text: "claim warranty" });
  return piecesOf(say("article", context.language), { ...found, links: [...links, ...found.links] });
}

/** The prices of services that the store sells, and how to book a technician. */
async function services(context: Context, { bare }: Understood): Promise<Piece[]> {
  const { language } = context;
  const found = bare === "" ? { parts: [] } : await findServices.run(context, { text: bare.slice(0, longestText) });
  const help = await findArticle.run(context, { text: "book a technician" });
  const links = [{ title: inLanguage(words.services, language), to: "/services" }, ...help.links];
  const offered = found.parts.length > 0 ? piecesOf(say("services", language), { ...found, links: [] }) : [];
  return [...offered, ...piecesOf(say("article", language), { ...help, links })];
}

const answers: Record<Intent, Answerer> = {
  greeting: hello,
  abilities: hello,
  thanks: async (context) => [piece.text(say("bye", context.language))],
  person: (context) => tellContact(context, true),
  contact: (context) => tellContact(context, false),
  order_status: tellOrders,
  cancel: (context) => article(context, "change or cancel an order"),
  own_number: (context) => article(context, "change my phone number"),
  delivery: tellDelivery,
  payment: tellPayments,
  returns: async (context) =>
    piecesOf(say("rules", context.language), await readPolicy.run(context, { key: "returns" })),
  privacy: async (context) =>
    piecesOf(say("rules", context.language), await readPolicy.run(context, { key: "privacy" })),
  warranty: tellWarranty,
  broken,
  compare,
  fit: tellFit,
  promotions,
  services,
};
