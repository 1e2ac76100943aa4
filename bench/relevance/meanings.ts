/** What a shopper means by a query; every matching product counts. */
export interface Meaning {
  /** Pattern that the English name has to match. */
  name?: RegExp;
  /** Pattern that the English name must not match. */
  not?: RegExp;
  /** Keys of sub-categories, or of categories. */
  in?: string[];
  brand?: string;
  /** SKU or model code. */
  code?: string;
  /** Maximum price in dollars. */
  most?: number;
}

export type Language = "en" | "km" | "zh";
/** `variant`: a Khmer query in another spelling; `wish`: the query also has a price, an order, a size, a colour or a purpose. */
export type Kind = "code" | "words" | "loan word" | "variant" | "wish" | "typo";
export type Catalogue = "demo" | "bestbuy" | "icecat";

export interface RelevanceQuery {
  text: string;
  language: Language;
  kind: Kind;
  catalogue: Catalogue;
  means: Meaning;
}

export type Row = [text: string, means: Meaning];

export const all = (language: Language, kind: Kind, catalogue: Catalogue, rows: Row[]): RelevanceQuery[] =>
  rows.map(([text, means]) => ({ text, language, kind, catalogue, means }));

/** Rows of texts with the same meaning. */
export const meaning = (means: Meaning, ...texts: string[]): Row[] => texts.map((text) => [text, means]);

export const iphone = { name: /iphone/i, in: ["smartphone"] };
export const samsungPhone = { brand: "Samsung", in: ["smartphone", "foldable"] };
export const anyPhone = { in: ["smartphone", "foldable", "feature-phone"] };
export const anyCamera = { in: ["camera"] };
export const laptop = { in: ["laptop-gaming", "laptop-everyday", "macbook"] };
export const headphones = { in: ["headphones", "earbuds"] };
export const disk = { in: ["hard-drive", "surveillance-disk", "portable-ssd"] };
