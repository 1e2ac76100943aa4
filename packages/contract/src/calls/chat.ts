import * as z from "zod";
import { languages } from "@shop/kit/locale";
import { call, money, storeQuery } from "../define.ts";
import { longestQuestion } from "../limits.ts";
import { orderStates } from "../order-states.ts";
import { productCard } from "./catalog.ts";
import { paymentWays } from "../payment-ways.ts";
import { warrantyItem } from "./warranty.ts";

/** A page of the shop, without language prefix. */
const chatLink = z.object({ title: z.string(), to: z.string() });

/** Whether parts are compatible; `unknown` is never presented as fitting. */
const fitVerdicts = ["fits", "warns", "fails", "unknown"] as const;

/** An order as an answer shows it. */
export const chatOrder = z.object({
  order_number: z.string(),
  state: z.enum(orderStates),
  placed_at: z.string(),
  grand_total: money,
  first_name: z.string(),
  line_count: z.number(),
  is_service: z.boolean().default(false),
  has_work: z.boolean().default(false),
  work_to_come: z.boolean().default(false),
});

/**
 * The parts of an answer. Prices, fees, times and rules come only in parts that tools filled
 * from the store's data; `text` is plain text around them, never markup.
 */
export const chatPart = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({
    type: z.literal("products"),
    products: z.array(productCard),
    /** Link to the page with all of them, if there are more. */
    more: chatLink.nullable(),
  }),
  z.object({
    type: z.literal("facts"),
    product: productCard,
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({
    type: z.literal("comparison"),
    products: z.array(productCard),
    /** One value per product, in their order; null if unknown. */
    rows: z.array(z.object({ label: z.string(), values: z.array(z.string().nullable()) })),
  }),
  z.object({
    type: z.literal("fit"),
    verdict: z.enum(fitVerdicts),
    /** What each rule of the PC builder says; absent in older conversations. */
    findings: z.array(z.object({ answer: z.enum(fitVerdicts), text: z.string() })).optional(),
  }),
  z.object({
    type: z.literal("orders"),
    orders: z.array(chatOrder),
  }),
  z.object({
    type: z.literal("delivery"),
    /** Delivery fee and days, grouped by provinces that share both. */
    rows: z.array(z.object({ places: z.array(z.string()), fee: money, days: z.number().nullable() })),
    /** Total of goods from which delivery is free; null if it never is. */
    free_from: money.nullable(),
  }),
  z.object({ type: z.literal("warranty"), items: z.array(warrantyItem) }),
  z.object({
    type: z.literal("payments"),
    ways: z.array(
      z.object({ type: z.enum(paymentWays), name: z.string(), description: z.string(), discount: z.number() }),
    ),
  }),
  /** A verbatim quote from the store's policies or articles. */
  z.object({ type: z.literal("quote"), title: z.string(), text: z.string(), to: z.string() }),
  z.object({ type: z.literal("links"), links: z.array(chatLink) }),
  /** The store's contact links, which the page knows itself. */
  z.object({ type: z.literal("contact") }),
  /** `model_failed`: the language model failed, so the rest is the shop's own answer; `sign_in`: orders are shown to their owner only. */
  z.object({ type: z.literal("notice"), notice: z.enum(["model_failed", "sign_in"]) }),
  /** Suggested follow-up questions. */
  z.object({ type: z.literal("questions"), questions: z.array(z.string()) }),
]);

/** A message in a conversation with the assistant. */
export const chatMessage = z.object({
  id: z.number(),
  from: z.enum(["shopper", "assistant"]),
  /** Language of the message; may differ from the page's. */
  language: z.enum(languages),
  at: z.string(),
  parts: z.array(chatPart),
});

/**
 * A random id that the browser creates, by which a guest finds the conversation again. Whoever
 * knows it can read the conversation, so it is sent in bodies, never in URLs.
 */
const visitor = z.string().regex(/^[0-9a-f]{32}$/);

export const chatCalls = {
  "chat.ask": call({
    summary:
      "Asks the assistant. With `Accept: text/event-stream` the answer is sent in parts as it is made (ChatEvent)",
    access: "public",
    query: storeQuery,
    body: z.object({ text: z.string().trim().min(1).max(longestQuestion), visitor: visitor.nullish() }),
    data: z.object({ question: chatMessage, answer: chatMessage }),
  }),
  "chat.history": call({
    summary:
      "The last 50 messages of the customer's conversation, or of the guest's conversation with the given name; the oldest first",
    access: "public",
    query: storeQuery,
    body: z.object({ visitor: visitor.nullish() }),
    data: z.array(chatMessage),
  }),
  "chat.clear": call({
    summary: "Deletes that conversation; for a customer also the guest's conversation with the given name",
    access: "public",
    query: storeQuery,
    body: z.object({ visitor: visitor.nullish() }),
    data: z.null(),
  }),
};
