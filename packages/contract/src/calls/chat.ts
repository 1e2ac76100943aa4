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

/** How parts go together, or why not; `unknown` is never told as fitting. */
const fitVerdicts = ["fits", "warns", "fails", "unknown"] as const;

/**
 * What an answer is made of. Prices, fees, times and rules stand in the parts that tools filled
 * from the store's data; `text` is plain text around them, never markup.
 */
export const chatPart = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({
    type: z.literal("products"),
    products: z.array(productCard),
    /** The page with all of them, where there are more. */
    more: chatLink.nullable(),
  }),
  z.object({ type: z.literal("facts"), product: productCard, facts: z.array(z.object({ label: z.string(), value: z.string() })) }),
  z.object({
    type: z.literal("comparison"),
    products: z.array(productCard),
    /** One value for each product, in their order; null where nothing is known. */
    rows: z.array(z.object({ label: z.string(), values: z.array(z.string().nullable()) })),
  }),
  z.object({
    type: z.literal("fit"),
    verdict: z.enum(fitVerdicts),
    /** What each rule of the PC builder says, in words; absent in conversations from before they were told. */
    findings: z.array(z.object({ answer: z.enum(fitVerdicts), text: z.string() })).optional(),
  }),
  z.object({
    type: z.literal("orders"),
    orders: z.array(z.object({ order_number: z.string(), state: z.enum(orderStates), placed_at: z.string(), grand_total: money, first_name: z.string(), line_count: z.number(), is_service: z.boolean().default(false), has_work: z.boolean().default(false), work_to_come: z.boolean().default(false) })),
  }),
  z.object({
    type: z.literal("delivery"),
    /** What delivery costs and how many days it takes, by provinces that share both. */
    rows: z.array(z.object({ places: z.array(z.string()), fee: money, days: z.number().nullable() })),
    /** Total of goods from which on delivery is free; null where it never is. */
    free_from: money.nullable(),
  }),
  z.object({ type: z.literal("warranty"), items: z.array(warrantyItem) }),
  z.object({ type: z.literal("payments"), ways: z.array(z.object({ type: z.enum(paymentWays), name: z.string(), description: z.string(), discount: z.number() })) }),
  /** Words of the store's own rules or articles, as they stand there. */
  z.object({ type: z.literal("quote"), title: z.string(), text: z.string(), to: z.string() }),
  z.object({ type: z.literal("links"), links: z.array(chatLink) }),
  /** The ways to reach a person of the store; the page knows them. */
  z.object({ type: z.literal("contact") }),
  /** `model_failed`: the language model broke off, the rest is the shop's own; `sign_in`: orders are told to their owner only. */
  z.object({ type: z.literal("notice"), notice: z.enum(["model_failed", "sign_in"]) }),
  /** What the shopper may ask next. */
  z.object({ type: z.literal("questions"), questions: z.array(z.string()) }),
]);

/** A message of a conversation with the assistant. */
export const chatMessage = z.object({
  id: z.number(),
  from: z.enum(["shopper", "assistant"]),
  /** Language of the message, whatever that of the page. */
  language: z.enum(languages),
  at: z.string(),
  parts: z.array(chatPart),
});

/**
 * A name that a browser gives itself, so that a guest finds the conversation again. It is a
 * secret: whoever knows it reads the conversation, so it travels in bodies, never in addresses.
 */
const visitor = z.string().regex(/^[0-9a-f]{32}$/);

export const chatCalls = {
  "chat.ask": call({
    summary: "An answer of the assistant. With `Accept: text/event-stream` it comes as it is made: see ChatEvent",
    access: "public",
    query: storeQuery,
    body: z.object({ text: z.string().trim().min(1).max(longestQuestion), visitor: visitor.nullish() }),
    data: z.object({ question: chatMessage, answer: chatMessage }),
  }),
  "chat.history": call({
    summary: "The conversation of the customer, or of the guest whose browser knows its name; oldest first, the last 50 messages",
    access: "public",
    query: storeQuery,
    body: z.object({ visitor: visitor.nullish() }),
    data: z.array(chatMessage),
  }),
  "chat.clear": call({
    summary: "Deletes that conversation, and of a customer what was said as a guest in the browser that has the name",
    access: "public",
    query: storeQuery,
    body: z.object({ visitor: visitor.nullish() }),
    data: z.null(),
  }),
};
