import type { LocalText } from "@shop/kit/locale";
import { attributesOf, type Attribute } from "./attributes-of.ts";
import { categoryPhrases, holdsSeveral } from "./category-phrases.ts";
import { localText, marksOfFact, texts, withoutDenied, wordsOfFact, type Fact } from "./facts.ts";
import { fold } from "../words/fold.ts";
import { runsOf } from "../words/scripts.ts";
import { isGood, kindsOf, knownKind, tellsKind } from "../words/kinds.ts";
import { codeLexeme, tokensOf, wordsOf } from "../words/tokens.ts";
import { Vector } from "./vector.ts";

/** What is known of a product when it is indexed; the catalogue's tables put together. */
export interface SearchableProduct {
  id: number;
  sku: string;
  model: string | null;
  name: LocalText;
  /** Safe HTML. */
  description: LocalText;
  brandId: number | null;
  brand: string | null;
  /** From sub-category up to category. */
  categories: { id: number; level: number; name: LocalText }[];
  specs: (Fact & { key: string; filter?: boolean })[];
  /** What its variants are where `specs` say what one of them is. */
  choices: SearchableProduct["specs"];
  variants: { sku: string; options: string[]; optionNames: LocalText[] | null }[];
  storeIds: number[];
  popularity: number;
}

export interface SearchDocument {
  productId: number;
  head: string;
  body: string;
  attributes: Attribute[];
  nameWords: number;
  popularity: number;
  /** Words of names and codes, as they are written. */
  words: string[];
}

/** Marks of what a product belongs to: conditions that the same index answers as the words. */
export const marks = {
  store: (id: number) => `@s${id}`,
  category: (id: number) => `@c${id}`,
  subcategory: (id: number) => `@u${id}`,
  brand: (id: number) => `@b${id}`,
  attribute: (id: number) => `@a${id}`,
};
export const markOfLevel = [marks.category, (id: number) => `@g${id}`, marks.subcategory];

/** What follows says what a product fits, not what it is: a case for a phone is no phone. */
const fits = /(?:\s|^)(?:for|fits|compatible with|compatible for|works with|designed for)\s|សម្រាប់|适用于|适用|适合|专用于/iu;
/** Facts by which sources say what a product is. */
const saysKind = new Set(["product_type", "type", "kind"]);
/** How far a description is read, in characters: what a product is stands at its beginning. */
const longestDescription = 2000;
/** A description no longer than this may be a title. */
const longestTitle = 200;
/** Where the title ends. What follows `goes into`, `by`, `can` or `feeds` describes another thing, and what is `your` the shopper has: `Safeguard your phone with this case`. */
const titleEnds = /[,;:!]|\.\s|\s(?:your|with|by|over|via|can|connects|feeds|gives|makes|lets|keeps|holds|carries|brings|helps|reads|records|shows)\s|\s(?:on|in|at|from|to|into|onto) (?:the|your|any|an?)\s/i;
/** Facts that are read beside those to filter by. */
const mostFacts = 30;

/** Letters of a stock number that happen to be a word say nothing: MIC of a maker is no microphone. */
const isWord = (lexeme: string) => isGood(`$${lexeme}`);

const plainText = (html: string) => html.replace(/<[^>]*>/g, " ").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/**
 * The names of a product. What comes after `for` says what it fits; those words count for less in
 * the other languages too, which say it without a word for it.
 */
function addNames(vector: Vector, names: readonly string[]): void {
  const fitting = new Set<string>();
  const own = new Set<string>();
  const divided = names.map((name) => {
    const [itself = name, ...others] = name.split(fits);
    // Names that begin so have nothing before it to go by.
    return itself.trim() === "" ? { itself: name, others: [] } : { itself, others };
  });
  for (const { itself, others } of divided) {
    if (others.length === 0) continue;
    for (const { lexeme: word } of tokensOf(itself)) own.add(word);
    for (const { lexeme: word } of others.flatMap((text) => tokensOf(text))) fitting.add(word);
  }
  for (const word of own) fitting.delete(word);
  for (const { itself, others } of divided) {
    vector.add(itself, "A", { lesser: fitting });
    for (const text of others) vector.add(text, "C");
  }
}

/**
 * The second name of a product, where its description says before its first stop what it is, as sources
 * do that name things by codes: `SATA II 2.5" SSD, 200GB` of a `Vertex 2`. None where it names no
 * kind of goods: `Sit back, relax`.
 */
function secondName({ en }: LocalText): { text: string; kinds: readonly string[] } {
  const description = plainText(en).trim();
  const text = description.length > longestTitle ? "" : description.split(fits)[0]!.split(titleEnds)[0]!;
  const kinds = kindsOf(text).filter(isGood);
  return { text: kinds.length > 0 ? text : "", kinds };
}

/** What a product is found by (weights in `tsquery.ts`). */
export function documentOf(product: SearchableProduct): SearchDocument {
  const vector = new Vector();
  const filters = product.specs.filter((spec) => spec.filter);
  const further = product.specs.filter((spec) => !spec.filter).slice(0, mostFacts);
  const attributes = attributesOf([...filters, ...product.choices.filter((spec) => spec.filter)]);
  const codes = [product.sku, product.model, ...product.variants.map(({ sku }) => sku)].filter((code) => code !== null);

  const second = secondName(product.description);

  addNames(vector, texts(product.name));
  vector.add(second.text, "A");
  if (product.model) vector.add(product.model, "A");
  vector.add(product.sku, "B", { without: isWord });
  if (product.brand) vector.add(product.brand, "B");
  const [own, ...above] = product.categories;
  /** Of `Printers and network` a switch is no printer; of the sub-category that it stands in it is what that is called. */
  const calling = [...(own ? [own] : []), ...above.filter(({ name }) => !holdsSeveral(name))];
  for (const category of product.categories) for (const text of texts(category.name)) vector.add(text, category.level > 1 && calling.includes(category) ? "B" : "C");
  for (const text of filters.flatMap(wordsOfFact)) vector.add(text, "C");
  for (const option of new Set(product.variants.flatMap(({ options, optionNames }) => [...options, ...(optionNames ?? []).flatMap(texts)]))) vector.add(option, "C");

  for (const code of codes) {
    const exact = codeLexeme(code);
    if (exact) vector.mark(exact);
  }
  for (const { id, level } of product.categories) vector.mark(markOfLevel[level - 1]!(id));
  for (const { name } of calling) for (const phrase of categoryPhrases(name)) vector.mark(phrase);
  const kinds = [...kindsOf(product.name.en.split(fits)[0] || product.name.en), ...second.kinds];
  for (const kind of kinds) vector.mark(kind);
  if (kinds.some(tellsKind)) vector.mark(knownKind);
  for (const { key, value } of product.specs) {
    // Of what a name calls a case the type is that of what it is for.
    if (!saysKind.has(key) || kinds.some(isGood)) continue;
    for (const phrase of categoryPhrases(localText(value))) for (const mark of [phrase, phrase.replace("^", "$")]) vector.mark(mark);
  }
  for (const mark of [...filters, ...further].flatMap(marksOfFact)) vector.mark(mark);
  if (product.brandId !== null) vector.mark(marks.brand(product.brandId));
  for (const id of product.storeIds) vector.mark(marks.store(id));

  const written = String(vector);
  // The body goes on where the head ends.
  const described = texts(product.description).map((html) => plainText(withoutDenied(html.slice(0, longestDescription))));
  for (const text of [...described, ...further.flatMap(wordsOfFact)]) vector.add(text, "D");

  const named = [...texts(product.name), product.model ?? "", product.brand ?? "", ...product.categories.flatMap(({ name }) => texts(name))];
  return {
    productId: product.id,
    head: written,
    body: String(vector),
    attributes,
    nameWords: Math.min(runsOf(fold(`${product.name.en} ${second.text}`)).length, 100),
    popularity: product.popularity,
    words: [...new Set(named.flatMap(wordsOf))],
  };
}
