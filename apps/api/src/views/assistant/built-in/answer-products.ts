import { formatMoney, toMinor } from "@shop/kit/money";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../../platform/context.ts";
import { wordsOf } from "../../../modules/search/public.ts";
import { words } from "../words.ts";
import { findArticle } from "../tools/find-article.ts";
import { findCheaper, findProducts, type FoundProducts } from "../tools/find-products.ts";
import { productFacts, type ProductFacts } from "../tools/product-facts.ts";
import { storeContact } from "../tools/store-contact.ts";
import { longestText, type ToolResult } from "../tools/tool.ts";
import { piece, piecesOf, type Piece } from "../pieces.ts";
import { kindWithin } from "../tools/named-category.ts";
import { choiceSentences } from "./answer-choices.ts";
import { nextQuestions, say, sentences } from "./texts.ts";
import type { Understood } from "./understand.ts";

/** The share of the words of a question that an article must have to be the answer. */
const enoughWords = { anywhere: 0.6, title: 0.75 } as const;

/** Answers with products, otherwise with an article, otherwise with whom to contact. */
export async function answerProducts(context: Context, asked: Understood): Promise<Piece[]> {
  if (asked.cheaper && asked.shown.length > 0) return tellCheaper(context, asked.shown);
  if (asked.text === "" && asked.shown.length > 0) return aboutProduct(context, asked.shown[0]!, asked);
  const article = await articleFor(context, asked, asked.how ? "anywhere" : "title");
  if (article) return article;
  const namesNothing = asked.text === "" && !isNarrowed(asked);
  const answer = namesNothing ? await articleFor(context, asked) : await answerFound(context, asked);
  return answer ?? nothing(context);
}

const isNarrowed = ({ price, sort }: Understood) =>
  price.max !== undefined || price.min !== undefined || sort !== undefined;

/** Answers with the products that the question names; with an article, or similar products, if none is certain. */
async function answerFound(context: Context, asked: Understood): Promise<Piece[] | null> {
  const { text, price, sort, inStock } = asked;
  const found = await findProducts.run(context, {
    text,
    price_min: price.min,
    price_max: price.max,
    sort,
    in_stock: inStock && isNarrowed(asked) ? true : undefined,
  });
  if (found.data.total > 0 && found.data.certain) return tellProducts(context, asked, found);
  const article = await articleFor(context, asked);
  if (article) return article;
  return isNear(text, found.data) ? piecesOf(say("perhaps", context.language), found) : ofKind(context, asked);
}

async function tellCheaper(context: Context, shown: readonly number[]): Promise<Piece[]> {
  const found = await findCheaper(context, shown);
  return found.data.total === 0
    ? nothing(context)
    : piecesOf(say(found.data.outside_price ? "none_cheaper" : "cheaper", context.language), found);
}

/** The best-selling products of the kind that a question names among other words: "a phone that takes good pictures". */
async function ofKind(context: Context, { text, price, sort }: Understood): Promise<Piece[] | null> {
  const kind = await kindWithin(context, text);
  if (kind === undefined) return null;
  const found = await findProducts.run(context, {
    text: kind,
    price_min: price.min,
    price_max: price.max,
    sort,
    in_stock: true,
  });
  return found.data.total > 0
    ? piecesOf(say(found.data.outside_price ? "outside_price" : "kind_of", context.language), found)
    : null;
}

/** Whether the name of the best product has at least half of the words, so that it is no match by one word such as `today`. */
function isNear(text: string, { products }: FoundProducts): boolean {
  const [best] = products;
  const asked = [...new Set(wordsOf(text))];
  const name = new Set(best ? wordsOf(best.name) : []);
  return asked.length > 0 && asked.filter((word) => name.has(word)).length * 2 >= asked.length;
}

async function tellProducts(context: Context, asked: Understood, found: ToolResult<FoundProducts>): Promise<Piece[]> {
  const { language } = context;
  const { total, outside_price: outside, products } = found.data;
  const [first] = products;
  const named = /\d/.test(asked.text) ? namedProduct(asked.text, found.data) : undefined;
  const next = piece.part({ type: "questions", questions: nextQuestions("products", language) });
  if (outside) return [...piecesOf(say("outside_price", language), found), next];
  if (total === 1 || named)
    return [...(await aboutProduct(context, (named ?? first!).id, asked)), ...others(found, named?.id), next];
  if (asked.sort === "price_asc" && first!.price !== null) {
    return [
      ...piecesOf(say("cheapest", language, { price: money(context, first!.price), name: first!.name }), found),
      next,
    ];
  }
  return [...piecesOf(say(total > products.length ? "found" : "found_few", language, { count: total }), found), next];
}

/** The other products that were found, shown below the named one. */
function others({ parts }: ToolResult<FoundProducts>, id: number | undefined): Piece[] {
  return parts.flatMap((part) => {
    const rest = part.type === "products" ? part.products.filter((product) => product.id !== id) : [];
    return part.type === "products" && rest.length > 0 && id !== undefined
      ? [piece.part({ ...part, products: rest.slice(0, 4) })]
      : [];
  });
}

/**
 * The product that a text names: its name or its options have all the words of the text. Of several, the one with the
 * fewest other words, so that `iPhone 17` is the phone and not a case for it.
 */
export function namedProduct(
  text: string,
  { products }: Pick<FoundProducts, "products">,
): FoundProducts["products"][number] | undefined {
  const asked = wordsOf(text);
  const named = products
    .map((product) => ({ product, name: wordsOf(product.name), options: product.options.flatMap(wordsOf) }))
    .filter(
      ({ name, options }) =>
        asked.every((word) => name.includes(word) || options.includes(word)) &&
        asked.some((word) => name.includes(word)),
    );
  return named.sort((a, b) => a.name.length - b.name.length)[0]?.product;
}

/** Tells about one product: its price, and the options that are asked for, or its stock. */
async function aboutProduct(context: Context, id: number, asked: Understood): Promise<Piece[]> {
  const found = await productFacts.run(context, { product_id: id });
  if (!found.data) return nothing(context);
  return piecesOf(
    sentences(
      context.language,
      priceSentence(context, found.data),
      choiceSentences(context, found.data, asked) || stockSentence(context, found.data),
    ),
    found,
  );
}

function priceSentence(context: Context, { name, price, price_before: before, options }: ProductFacts): string {
  const { language } = context;
  if (price === null) return say("price_on_request", language, { name });
  if (before !== null)
    return say("price_reduced", language, { name, price: money(context, price), before: money(context, before) });
  return say(options.length > 1 ? "price_from" : "price_is", language, { name, price: money(context, price) });
}

function stockSentence({ language }: Context, { name, in_stock: inStock, few_left: count }: ProductFacts): string {
  if (!inStock) return say("is_sold_out", language, { name });
  return count === null ? say("is_in_stock", language, { name }) : say("is_few_left", language, { name, count });
}

/** Formats an amount in major units of the store's currency. */
export const money = ({ store }: Pick<Context, "store">, major: number): string =>
  formatMoney({ amount: toMinor(major, store.currency) ?? 0, currency: store.currency });

/** Quotes the article that has most words of the question; null if none has enough. */
export async function articleFor(
  context: Context,
  { question, bare }: Pick<Understood, "question" | "bare">,
  where: "anywhere" | "title" = "anywhere",
): Promise<Piece[] | null> {
  const asked = [...new Set(wordsOf(bare))].filter((word) => [...word].length > 1);
  if (asked.length === 0 || (where === "title" && asked.length < 2)) return null;
  const found = await findArticle.run(context, { text: question.slice(0, longestText) });
  const [best] = found.data.articles;
  if (!best) return null;
  const has = new Set(wordsOf(where === "title" ? best.title : `${best.title} ${best.text}`));
  const share = asked.filter((word) => has.has(word)).length / asked.length;
  return share >= enoughWords[where] ? piecesOf(say("article", context.language), found) : null;
}

/** Tells that nothing was found, and whom to contact. */
async function nothing(context: Context): Promise<Piece[]> {
  const contact = await storeContact.run(context, {});
  const links = [{ title: inLanguage(words.help_center, context.language), to: "/help-center" }];
  return piecesOf(say("nothing", context.language, { store: contact.data.name }), { parts: contact.parts, links });
}
