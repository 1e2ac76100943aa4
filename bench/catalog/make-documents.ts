import { documentOf, markAttributes } from "@shop/api/modules/search/public";
import { makeOf, makeProduct, ownOf, productOfMake } from "./generate.ts";

interface MadeDocument {
  head: string;
  body: string;
  attributes: readonly number[];
  nameWords: number;
  /** Words of names and codes, as written. */
  words: string[];
}

/** Placeholder codes that are replaced by each product's own; nothing else in a document contains these numbers. */
const stand = { sku: "MADE-600613", digits: "7391" };
const standingSku = stand.sku.slice("MADE-".length);

/** The second store sells every tenth generated product. */
export const storesOf = (id: number) => (id % 10 === 0 ? [1, 2] : [1]);

/**
 * Search documents of generated products. Parsing a text costs a hundred times as much as writing its row, so
 * it is done once per make, and each product's codes are substituted.
 */
export class MadeDocuments {
  readonly #kept = new Map<number, MadeDocument>();
  readonly #attributes: ReadonlyMap<string, number>;

  /** `attributes` are ids by `key:value`. */
  constructor(attributes: ReadonlyMap<string, number>) {
    this.#attributes = attributes;
  }

  of(id: number): MadeDocument {
    const make = makeOf(id);
    const { sku, digits } = ownOf(id);
    const put = (text: string) =>
      text.replaceAll(stand.digits, digits).replaceAll(standingSku, sku.slice("MADE-".length));
    const cached = this.#kept.get(make);
    if (cached)
      return {
        ...cached,
        head: put(cached.head),
        body: put(cached.body),
        words: cached.words.filter((word) => word.includes(stand.digits)).map(put),
      };
    const document = this.#write({ ...makeProduct(id), ...productOfMake(make, stand) });
    this.#kept.set(make, document);
    const own = { ...document, head: put(document.head), body: put(document.body), words: document.words.map(put) };
    if (own.head !== this.#write(makeProduct(id)).head)
      throw new Error(`the document of ${id} is not what it would be by itself`);
    return own;
  }

  #write(product: ReturnType<typeof makeProduct>): MadeDocument {
    const document = documentOf({ ...product, storeIds: storesOf(product.id) });
    const attributes = document.attributes.map(({ key, value }) => this.#attributes.get(`${key}:${value}`)!);
    return {
      ...markAttributes(document, attributes),
      attributes,
      nameWords: document.nameWords,
      words: document.words,
    };
  }
}
