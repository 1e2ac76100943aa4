import { languages, type Language } from "@shop/kit/locale";
import { groupDigits } from "@shop/kit/money";
import type { account } from "./messages/en/account.ts";
import type { auth } from "./messages/en/auth.ts";
import type { builder } from "./messages/en/builder.ts";
import type { catalog } from "./messages/en/catalog.ts";
import type { chat } from "./messages/en/chat.ts";
import type { checkout } from "./messages/en/checkout.ts";
import type { compare } from "./messages/en/compare.ts";
import type { core } from "./messages/en/core.ts";
import type { drawers } from "./messages/en/drawers.ts";
import type { errors } from "./messages/en/errors.ts";
import type { help } from "./messages/en/help.ts";
import type { orders } from "./messages/en/orders.ts";
import type { product } from "./messages/en/product.ts";
import type { results } from "./messages/en/results.ts";
import type { search } from "./messages/en/search.ts";
import type { services } from "./messages/en/services.ts";
import type { warranty } from "./messages/en/warranty.ts";
import type { tracking } from "./messages/en/tracking.ts";

/**
 * The texts of the interface by area. English defines the keys; Khmer and Chinese `satisfies` its
 * shape, so a missing or an extra key does not compile. A new area takes one line here and three files.
 */
interface Areas {
  core: typeof core;
  drawers: typeof drawers;
  errors: typeof errors;
  auth: typeof auth;
  account: typeof account;
  orders: typeof orders;
  checkout: typeof checkout;
  catalog: typeof catalog;
  search: typeof search;
  results: typeof results;
  product: typeof product;
  compare: typeof compare;
  services: typeof services;
  warranty: typeof warranty;
  help: typeof help;
  tracking: typeof tracking;
  chat: typeof chat;
  builder: typeof builder;
}
export type Area = keyof Areas;
type Texts<A extends Area> = { readonly [Key in keyof Areas[A]]: string };
export type MessageKey = { [A in Area]: `${A}.${Extract<keyof Areas[A], string>}` }[Area];

export type AreaModule = Record<string, Record<string, string>>;

/** The areas that catalogue pages need, and so nearly every first visit: bundled in one file, `messages/en.ts`. */
const inCatalog: ReadonlySet<string> = new Set<Area>(["catalog", "core", "product", "search"]);

// The browser loads the areas that its routes ask for, in one language. The server has all of them: server-messages.ts.
const inBrowser: Record<string, () => Promise<AreaModule>> = import.meta.env.SSR
  ? {}
  : import.meta.glob<AreaModule>([
      "./messages/*.ts",
      "./messages/*/*.ts",
      "!./messages/*/{catalog,core,product,search}.ts",
    ]);

/** Texts by language and full key. */
const loaded = new Map<string, Map<string, string>>();

/** Registers an area's texts in a language. */
export function keepTexts(language: string, area: string, module: AreaModule): void {
  const texts = loaded.get(language) ?? new Map<string, string>();
  for (const [key, text] of Object.entries(module[area]!)) texts.set(`${area}.${key}`, text);
  loaded.set(language, texts);
}

/** The language of the page, for code outside components. */
export const pageLanguage = (): Language => languages.find((known) => known === document.documentElement.lang) ?? "en";

/**
 * Makes an area's texts available. A route awaits this at the top of its module, so that the texts
 * load with the route's script and are there before it renders.
 */
export async function loadArea(area: Area): Promise<void> {
  if (import.meta.env.SSR) return;
  const language = pageLanguage();
  const file = inCatalog.has(area) ? language : `${language}/${area}`;
  keepTexts(language, area, await inBrowser[`./messages/${file}.ts`]!());
}

// Initializing `Intl` takes a cheap phone tens of milliseconds, so it is used for fractions only.
const written = (value: string | number) =>
  typeof value !== "number" ? value : Number.isInteger(value) ? groupDigits(value) : value.toLocaleString("en-US");

/**
 * The text of a key. `{name}` is replaced from `values`, with numbers grouped (`31,330`), so pass a
 * year as a string. The key itself if its area was not loaded.
 */
export function message(language: Language, key: MessageKey, values?: Record<string, string | number>): string {
  const text = loaded.get(language)?.get(key) ?? key;
  return values
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? written(values[name]!) : whole))
    : text;
}

export type { Texts };
