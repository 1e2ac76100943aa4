/** What a shopper means by a query; every matching product counts. */
export interface Meaning {
  /** Pattern that the English name has to match. */
  name?: RegExp;
  /** Pattern that the English name must not match. */
  not?: RegExp;
  /** Keys of sub-categories, or of categories. */
  in?: string[];
  brand?: string;
  /** Pattern that the name or one of the specifications (`Capacity: 16 GB`) has to match. */
  fact?: RegExp;
  /** SKU or model code. */
  code?: string;
  /** Maximum price in dollars. */
  most?: number;
}

type Language = "en" | "km" | "zh";
/** `variant`: a Khmer query in another spelling; `wish`: the query also has a price, an order, a size, a colour or a purpose. */
type Kind = "code" | "words" | "loan word" | "variant" | "wish" | "typo";
export type Catalogue = "demo" | "bestbuy" | "icecat" | "pcparts" | "upc";

export interface RelevanceQuery {
  text: string;
  language: Language;
  kind: Kind;
  catalogue: Catalogue;
  means: Meaning;
}

type Row = [text: string, means: Meaning];

export const all = (language: Language, kind: Kind, catalogue: Catalogue, rows: Row[]): RelevanceQuery[] =>
  rows.map(([text, means]) => ({ text, language, kind, catalogue, means }));

/** Rows of texts with the same meaning. */
export const meaning = (means: Meaning, ...texts: string[]): Row[] => texts.map((text) => [text, means]);

/** Pattern for a name that has all of these parts, in any order. */
export const saying = (...parts: string[]): RegExp =>
  new RegExp(`^${parts.map((part) => `(?=.*(?:${part}))`).join("")}`, "i");

/** A case for a phone or tablet, by what catalogues call it. */
export const aCase = String.raw`\b(cases?|covers?|shell|folio|sleeve|bumper|holster|skins?|pouch)\b`;

export const iphone = { name: /iphone/i, in: ["smartphone"] };
export const samsungPhone = { brand: "Samsung", in: ["smartphone", "foldable"] };
export const anyPhone = { in: ["smartphone", "foldable", "feature-phone"] };
export const anyCamera = { in: ["camera"] };
export const laptop = { in: ["laptop-gaming", "laptop-everyday", "macbook"] };
export const headphones = { in: ["headphones", "earbuds"] };
export const disk = { in: ["hard-drive", "surveillance-disk", "portable-ssd"] };
export const monitor = { in: ["monitor-gaming", "monitor-office"] };
export const ssd = { in: ["ssd-m2", "ssd-sata", "portable-ssd"] };
export const charger = { in: ["charger"] };
export const cctv = {
  in: [
    "dome-camera",
    "bullet-camera",
    "ptz-camera",
    "analog-camera",
    "indoor-camera",
    "outdoor-camera",
    "battery-camera",
  ],
};
export const speaker = { in: ["speaker"] };
export const tablet = { in: ["ipad", "tablet-android"] };
export const anyComputer = { in: ["desktop", "all-in-one", "mini-pc", ...laptop.in] };
export const router = { in: ["router", "mesh"] };
export const networkSwitch = { in: ["switch-network", "poe-switch"] };
export const internalDisk = { in: ["hard-drive", "surveillance-disk"] };
export const recorder = { in: ["nvr", "dvr"] };
export const bulb = { in: ["smart-bulb"] };
export const lock = { in: ["smart-lock"] };
export const mouse = { in: ["mouse"] };
export const routerOrSwitch = { in: ["router", "mesh", "switch-network"] };
export const anySpeaker = { in: ["speaker", "smart-speaker"] };
export const watch = { in: ["smartwatch", "fitness-band"] };
export const desktopComputer = { in: ["desktop", "all-in-one", "mini-pc", "service-computer"] };
export const bag = { name: /bag|backpack|case|sleeve|briefcase|messenger/i };
export const television = { name: /TV|Class|television/i };
export const anyService = { in: ["service-phone", "service-computer", "service-cleaning"] };
