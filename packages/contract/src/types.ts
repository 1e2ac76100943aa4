import type * as z from "zod";
import type { Calls } from "./calls.ts";
import type { ErrorCode, ErrorParams } from "./errors.ts";
import type { CallName } from "./paths.ts";
import type * as cart from "./calls/cart.ts";
import type * as catalog from "./calls/catalog.ts";
import type * as chat from "./calls/chat.ts";
import type * as checkout from "./calls/checkout.ts";
import type * as customer from "./calls/customer.ts";
import type * as orders from "./calls/orders.ts";
import type * as payments from "./calls/payments.ts";
import type * as pcBuilder from "./calls/pc-builder.ts";
import type * as site from "./calls/site.ts";

type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
type Part<C, Key extends string> = C extends Record<Key, infer Schema> ? { [K in Key]: In<Schema> } : unknown;
type OptionalPart<C, Key extends string> = C extends Record<Key, infer Schema> ? { [K in Key]?: In<Schema> } : unknown;

/** What a caller passes: values of the path, query and body. */
export type CallInput<Name extends CallName> = Part<Calls[Name], "params"> &
  OptionalPart<Calls[Name], "query"> &
  (Calls[Name] extends { multipart: true } ? { body: FormData } : Part<Calls[Name], "body">);

/** The `data` of a successful answer. */
export type CallData<Name extends CallName> = Out<Calls[Name]["data"]>;
type Beside<Name extends CallName> = Calls[Name] extends { beside: infer Schema } ? Out<Schema> : unknown;

/** What a handler returns, and what a successful answer contains: `data` and what is beside it. */
export type CallOutput<Name extends CallName> = { data: CallData<Name> } & Beside<Name>;

/** A successful answer. */
export type Success<Name extends CallName> = { code: 0; message: string } & CallOutput<Name>;

/** A refusal. `errors` has an English message per field, `fields` its code. */
export interface Refusal {
  code: -1;
  message: string;
  data: null;
  error: ErrorCode;
  params?: ErrorParams;
  errors?: Record<string, string>;
  fields?: Record<string, ErrorCode>;
}

export type SiteInfo = z.output<typeof site.siteInfo>;
export type Holiday = z.output<typeof site.holiday>;
export type Category = z.output<typeof catalog.category>;
export type CategoryGroup = z.output<typeof catalog.categoryGroup>;
export type Brand = z.output<typeof catalog.brand>;
export type ProductCard = z.output<typeof catalog.productCard>;
export type ProductDetail = z.output<typeof catalog.productDetail>;
export type ProductVariant = z.output<typeof catalog.productVariant>;
export type Facets = z.output<typeof catalog.facets>;
export type ProductQuery = z.input<typeof catalog.productQuery>;
export type Sort = (typeof catalog.sorts)[number];
export type PcBuild = z.output<typeof pcBuilder.build>;
export type PcPart = z.output<typeof pcBuilder.buildPart>;
export type PcFinding = z.output<typeof pcBuilder.buildFinding>;
export type PcAnswer = z.output<typeof pcBuilder.buildAnswer>;
export type PcSlot = (typeof pcBuilder.buildSlots)[number];
export type PcUse = (typeof pcBuilder.buildUses)[number];
export type PcChoices = CallOutput<"builder.choices">;
export type SavedBuild = CallData<"builder.saved">[number];
export type Address = z.output<typeof customer.address>;
export type CartLine = z.output<typeof cart.cartLine>;
export type WishlistLine = CallData<"wishlist.list">[number];
export type PaymentOption = z.output<typeof checkout.paymentOption>;
export type BankAccount = z.output<typeof payments.bankAccount>;
export type OrderSummary = CallData<"orders.list">[number];
export type OrderLine = CallData<"orders.detail">[number];
export type OrderHead = z.output<typeof orders.orderHead>;
export type Profile = CallData<"profile.get">;
export type HelpCategory = CallData<"help.categories">[number];
export type HelpArticle = CallData<"help.article">;
export type NewsItem = CallData<"news.list">[number];
export type Tracking = CallData<"tracking.find">;
export type FreelancerCard = CallData<"freelancers.list">[number];
export type Freelancer = CallData<"freelancers.get">;
export type Booking = CallData<"bookings.list">[number];
export type NextTimes = CallData<"bookings.next">;
export type FreeTimes = CallData<"bookings.times">;
export type Review = CallData<"reviews.list">[number];
export type FreelancerChoices = CallOutput<"freelancers.list">["choices"];
export type WarrantyItem = CallData<"warranty.find">[number];
export type ClaimItem = CallData<"claims.item">;
export type ClaimHead = CallData<"claims.list">[number];
export type Claim = CallData<"claims.get">;
export type FollowedClaim = CallData<"claims.find">;
export type DeviceCheck = CallData<"deviceChecks.get">;
export type ChatPart = z.output<typeof chat.chatPart>;
export type ChatMessage = z.output<typeof chat.chatMessage>;

/**
 * Events of the stream of `chat.ask`, one per data line: the saved question, pieces of text, whole
 * parts, and at the end the saved answer.
 */
export type ChatEvent =
  | { type: "question"; message: ChatMessage }
  | { type: "text"; text: string }
  | { type: "part"; part: ChatPart }
  | { type: "done"; message: ChatMessage }
  | { type: "refused"; refusal: Refusal };
