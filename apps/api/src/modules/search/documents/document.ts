import { formsOfGtin } from "@shop/kit/gtin";
import type { LocalText } from "@shop/kit/locale";
import { attributesOf, type Attribute } from "./attributes-of.ts";
import { categoryPhrases, holdsSeveral, wordsOfCategory } from "./category-phrases.ts";
import { englishNames } from "./english-names.ts";
import { localText, marksOfFact, texts, withoutDenied, wordsOfFact, type Fact } from "./facts.ts";
import { generationsIn } from "./generations.ts";
import { programIn } from "./programs.ts";
import { fold } from "../words/fold.ts";
import { runsOf } from "../words/scripts.ts";
import { isGood, kindsOf, knownKind, tellsKind } from "../words/kinds.ts";
import { kindsOfLocalName } from "../words/local-kinds.ts";
import { codeLexeme, tokensOf, wordsOf } from "../words/tokens.ts";
import { Vector } from "./vector.ts";

/** Everything that the index is built from, gathered from the tables of the catalogue. */
export interface SearchableProduct {
  id: number;
  sku: string;
  model: string | null;
  /** The number below its barcode. */
  gtin: string | null;
  name: LocalText;
  /** Sanitised HTML. */
  description: LocalText;
  brandId: number | null;
  brand: string | null;
  /** From the sub-category up to the category. */
  categories: { id: number; level: number; name: LocalText }[];
  specs: (Fact & { key: string; filter?: boolean })[];
  /** The specifications that differ between variants, with the value of each variant once. */
  choices: SearchableProduct["specs"];
  variants: { sku: string; gtin: string | null; options: string[]; optionNames: LocalText[] | null }[];
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
  /** Words of its names, model, brand and categories, for correcting typing mistakes. */
  words: string[];
}

/** Marks of the stores, categories and filter values of a product. They are lexemes, so that one index answers the words and these conditions together. */
export const marks = {
  store: (id: number) => `@s${id}`,
  category: (id: number) => `@c${id}`,
  subcategory: (id: number) => `@u${id}`,
  brand: (id: number) => `@b${id}`,
  attribute: (id: number) => `@a${id}`,
};
export const markOfLevel = [marks.category, (id: number) => `@g${id}`, marks.subcategory];

/** What follows one of these says what a product fits, not what it is: a case for a phone is no phone. */
const fits =
  /(?:\s|^)(?:for|fits|compatible with|compatible for|works with|designed for)\s|សម្រាប់|适用于|适用|适合|专用于/iu;
/** Keys of the specifications that name the kind of a product. */
const saysKind = new Set(["product_type", "type", "kind"]);
/** Characters of a description that are indexed; what a product is stands at its beginning. */
const longestDescription = 2000;
/** A description no longer than this may be a title. */
const longestTitle = 200;
/** Where the title ends. What follows often names another thing: with `your` one that the shopper has (`Safeguard your phone with this case`), after `by` or `feeds` one that it works with. */
const titleEnds =
  /[,;:!]|\.\s|\s(?:your|with|by|over|via|can|connects|feeds|gives|makes|lets|keeps|holds|carries|brings|helps|takes|accepts|supports|reads|records|shows)\s|\s(?:on|in|at|from|to|into|onto) (?:the|your|any|an?)\s/i;
/** Specifications that are indexed in addition to the filters. */
const mostFacts = 30;

/**
 * Whether the letters of a SKU happen to be a word for goods, which must not be indexed: the `MIC` in a maker's code is
 * no microphone.
 */
const isWord = (lexeme: string) => isGood(`$${lexeme}`);

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/**
 * Adds the names of a product. Words after `for` say what it fits, and get weight C instead of A, as do the machines that a program runs on. They do so in every
 * language, since a translation may have no word for `for` to divide the name by.
 */
function addNames(vector: Vector, { name, brand }: SearchableProduct): void {
  const fitting = new Set<string>();
  const own = new Set<string>();
  const divided = texts(name).map((text) => {
    const program = programIn(text, brand);
    const [itself = text, ...others] = (program?.title ?? text).split(fits);
    // A name that begins with `for` has nothing before it, so it is taken whole.
    return itself.trim() === ""
      ? { itself: text, others: [] }
      : { itself, others: program ? [...others, program.on] : others };
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
 * A second name, from the beginning of a short description. Some suppliers name a product by a code alone and say what
 * it is there: `SATA II 2.5" SSD, 200GB` for a `Vertex 2`. Empty if that text names no kind of goods: `Sit back, relax`.
 */
function secondName({ en }: LocalText): { text: string; kinds: readonly string[] } {
  const description = plainText(en).trim();
  const text = description.length > longestTitle ? "" : description.split(fits)[0]!.split(titleEnds)[0]!;
  const kinds = kindsOf(text).filter(isGood);
  return { text: kinds.length > 0 ? text : "", kinds };
}

type Facts = SearchableProduct["specs"];
type Categories = SearchableProduct["categories"];

/** The categories whose name tells what the product is: the lowest, and those above that hold one kind of things. A switch in `Printers and network` is no printer. */
const categoriesNaming = ([own, ...above]: Categories): Categories => [
  ...(own ? [own] : []),
  ...above.filter(({ name }) => !holdsSeveral(name)),
];

/** Adds what names the product: the head. */
function addHead(
  vector: Vector,
  product: SearchableProduct,
  { second, naming, filters }: { second: string; naming: Categories; filters: Facts },
): void {
  addNames(vector, product);
  vector.add(second, "A");
  vector.add(englishNames(product.name.en), "A");
  if (product.model) vector.add(product.model, "A");
  vector.add(product.sku, "B", { without: isWord });
  if (product.brand) vector.add(product.brand, "B");
  for (const category of product.categories) {
    const { own, shared } = wordsOfCategory(category.name);
    for (const text of own) vector.add(text, category.level > 1 && naming.includes(category) ? "B" : "C");
    for (const text of shared) vector.add(text, "C");
  }
  for (const text of filters.flatMap(wordsOfFact)) vector.add(text, "C");
  vector.add(generationsIn([product.name.en, ...filters.map(({ value }) => localText(value).en)].join(" ")), "C");
  for (const option of new Set(
    product.variants.flatMap(({ options, optionNames }) => [...options, ...(optionNames ?? []).flatMap(texts)]),
  ))
    vector.add(option, "C");
}

/** Marks the kinds of goods that the product is: by its names, or by its type if those say none. */
function markKinds(vector: Vector, { name, brand, specs }: SearchableProduct, ofSecondName: readonly string[]): void {
  // A brand may be called by goods: what is by `As Seen On TV` is no TV.
  const itself = brand && name.en.startsWith(`${brand} - `) ? name.en.slice(brand.length + 3) : name.en;
  const program = programIn(itself, brand);
  const title = program?.title ?? itself;
  const own = title.split(fits)[0] || title;
  const said = [...kindsOf(own, brand), ...ofSecondName];
  const kinds = said.some(tellsKind) ? said : [...said, ...kindsOfLocalName(own)];
  if (program && !kinds.some(tellsKind)) {
    // The names of games and programs say so in none of their words.
    vector.add(program.goods, "B");
    kinds.push(`$${program.goods}`);
  }
  for (const kind of kinds) vector.mark(kind);
  if (kinds.some(tellsKind)) vector.mark(knownKind);
  // If the name already says a kind of goods, the type may be that of another thing: a case has the type of the phone that it is for.
  if (kinds.some(isGood)) return;
  const types = specs.filter(({ key }) => saysKind.has(key));
  for (const phrase of types.flatMap(({ value }) => categoryPhrases(localText(value))))
    for (const mark of [phrase, phrase.replace("^", "$")]) vector.mark(mark);
}

/** Marks what else a search may ask of the product: codes, categories, facts, brand and stores. */
function markConditions(
  vector: Vector,
  { sku, model, gtin, variants, categories, brandId, storeIds }: SearchableProduct,
  facts: Facts,
): void {
  const gtins = [gtin, ...variants.map((variant) => variant.gtin)].flatMap((each) => each ?? []).flatMap(formsOfGtin);
  for (const code of [sku, model, ...variants.map((variant) => variant.sku), ...gtins]) {
    const exact = code !== null && codeLexeme(code);
    if (exact) vector.mark(exact);
  }
  for (const { id, level } of categories) vector.mark(markOfLevel[level - 1]!(id));
  for (const mark of facts.flatMap(marksOfFact)) vector.mark(mark);
  if (brandId !== null) vector.mark(marks.brand(brandId));
  for (const id of storeIds) vector.mark(marks.store(id));
}

/** Builds the index document of a product. `lexeme.ts` says what the weights mean. */
export function documentOf(product: SearchableProduct): SearchDocument {
  const vector = new Vector();
  const filters = product.specs.filter((spec) => spec.filter);
  const further = product.specs.filter((spec) => !spec.filter).slice(0, mostFacts);
  const second = secondName(product.description);
  const naming = categoriesNaming(product.categories);

  addHead(vector, product, { second: second.text, naming, filters });
  for (const { name } of naming) for (const phrase of categoryPhrases(name)) vector.mark(phrase);
  markKinds(vector, product, second.kinds);
  markConditions(vector, product, [...filters, ...further]);
  const head = String(vector);
  // The body is the head and more: the vector is written once before and once after the texts of weight D.
  const described = texts(product.description).map((html) =>
    plainText(withoutDenied(html.slice(0, longestDescription))),
  );
  for (const text of [...described, ...further.flatMap(wordsOfFact)]) vector.add(text, "D");

  const named = [
    ...texts(product.name),
    product.model ?? "",
    product.brand ?? "",
    ...product.categories.flatMap(({ name }) => texts(name)),
  ];
  return {
    productId: product.id,
    head,
    body: String(vector),
    attributes: attributesOf([...filters, ...product.choices.filter((spec) => spec.filter)]),
    nameWords: Math.min(runsOf(fold(`${product.name.en} ${second.text}`)).length, 100),
    popularity: product.popularity,
    words: [...new Set(named.flatMap(wordsOf))],
  };
}
