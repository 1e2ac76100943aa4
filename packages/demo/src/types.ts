/** Texts of the demo in the shop's three languages; English is the fallback. */
export interface Text {
  en: string;
  km?: string;
  zh?: string;
}

export interface DemoCategory {
  /** Fixed; the same in every store. 1–99 for categories, 100–999 for groups, from 1000 on for sub-categories. */
  id: number;
  key: string;
  name: Text;
  /** Ascending order in menus (specification, section 3). */
  sequence: number;
  /** The kind of its drawing. */
  drawing: string;
  /** Its goods go with others, so searches show them after those. */
  companion?: true;
  groups: { id: number; key: string; name: Text; subcategories: { id: number; key: string; name: Text; drawing: string }[] }[];
}

export interface DemoBrand {
  id: number;
  name: string;
}

export interface DemoOptionGroup extends Text {
  /**
   * Keys of the specifications that its options tell, separated by ` / `; absent for the specification that has the
   * group's name.
   */
  specs?: string[];
}

export interface DemoVariant {
  /** Fixed and unique over all products; the `variant_option_id` of the API. */
  id: number;
  /** One value per option group of its product, in the order of the groups. */
  options: Text[];
  /** US cents. */
  price: number;
  promoPrice?: number;
  stock: number;
  /** The colour in which this variant is drawn, such as that of a phone. */
  color?: string;
}

export interface DemoDrawing {
  kind: string;
  color: string;
  accent?: string;
  style?: string;
}

export interface DemoProduct {
  /** Fixed and unique; 1–99,999 are the demo's. */
  id: number;
  /** Stock keeping unit: short, unique, upper case, such as `HIK-DS2CD1043G2LIU`. */
  sku: string;
  /** Key of a sub-category. */
  subcategory: string;
  brand: string;
  /** Model name in English; in Khmer and Chinese if shops would translate it. */
  name: Text;
  /** The maker's model code, as searched for: `DS-2CD1043G2-LIU`. */
  model?: string;
  /** Safe HTML: only p, ul, li and strong. */
  description: Text;
  /** US cents; null means price on request. */
  price: number | null;
  promoPrice?: number;
  /** Days from the seeding until the promotion ends; absent if it has no end. */
  promoDays?: number;
  /** Pieces, for products without variants. */
  stock: number;
  /** Names of the option groups, such as Colour and Storage; empty or absent without variants. */
  optionGroups?: DemoOptionGroup[];
  variants?: DemoVariant[];
  /** In reading order. `filter` marks those that lists can be filtered by. */
  specs: { key: string; label: Text; value: string | Text; filter?: boolean }[];
  /**
   * What the picture shows: a kind of `draw.ts`, its colours, and a variant of its shape (such as the layout of a
   * phone's cameras).
   */
  drawing: DemoDrawing;
  /** Higher sells more. */
  popularity: number;
  /** Age in days at the seeding, for "newest". */
  ageDays: number;
  /** Months of warranty, 0 for none. */
  warrantyMonths: number;
}

export interface DemoStore {
  code: string;
  /** False for S016, whose site info has no store code, so that it has no Compare. */
  publishesCode: boolean;
  hosts: string[];
  name: string;
  tagline: Text;
  /** Primary colour, `#rrggbb`. */
  color: string;
  /** SVG markup of the logo and of the square favicon, drawn in the store's colour. */
  logo: string;
  favicon: string;
  about: Text;
  currency: "USD";
  /** Riel for one dollar, to show both; null if the store shows dollars only. */
  rielPerDollar: number | null;
  phones: { smart: string; cellcard: string; metfone: string; whatsapp: string };
  links: {
    facebook: string;
    telegram: string;
    telegramChannel: string;
    tiktok: string;
    youtube: string;
    messenger: string;
    playstore: string;
    appstore: string;
    /** If set, replaces the links of both app stores. */
    download: string | null;
  };
  /** Extra entries of the menu bar; `icon` is a lucide name. */
  menu: { icon: string; title: Text; to: string; class: string }[];
  /** What the store sells: keys of categories, and the share of their products, from 0 to 1. */
  assortment: { categories: string[]; share: number; brands?: string[] };
  /** Percent added to the catalogue's prices, such as -3 or 5. */
  priceAdjustPercent: number;
  features: { news: boolean; checkResult: boolean };
  /** In the order shown. `discountPercent` is deducted from the total of the goods. */
  payments: { type: "cod" | "khqr" | "bankTransfer" | "anakut" | "paypal"; discountPercent: number }[];
  /** Accounts for bank transfer by type; `phone` is the default type. */
  bankAccounts: { type: string; bank: string | Text; account: string; holder: string }[];
  /** Address of the store on the map. */
  location: { lat: number; long: number; address: Text };
  /**
   * Delivery fees in US cents by two-digit province code, `*` for all others; free from a total of goods on.
   * `byDistance` comes first: fees by kilometres from the store.
   */
  delivery: { feeByProvince: Record<string, number>; freeFrom: number | null; daysByProvince: Record<string, number>; byDistance?: { upToKm: number; fee: number; days?: number }[] };
  banners: { title: Text; text: Text; to: string; drawing: string; tone: "accent" | "warm" | "calm" }[];
}
