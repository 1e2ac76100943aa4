/** Texts of the demo in the shop's three languages; English is the fallback. */
export interface Text {
  en: string;
  km?: string;
  zh?: string;
}

export interface DemoCategory {
  /** Stable; the same in every store. 1–99 for categories, 100–999 groups, 1000– sub-categories. */
  id: number;
  key: string;
  name: Text;
  /** Ascending order in menus (specification, section 3). */
  sequence: number;
  /** Which drawing stands for it. */
  drawing: string;
  /** Its goods go with others: searches show them after what they go with. */
  companion?: true;
  groups: { id: number; key: string; name: Text; subcategories: { id: number; key: string; name: Text; drawing: string }[] }[];
}

export interface DemoBrand {
  id: number;
  name: string;
}

export interface DemoOptionGroup extends Text {
  /** Keys of the specifications that its options say, divided by ` / `; absent for the one that is called as the group is. */
  specs?: string[];
}

export interface DemoVariant {
  /** Stable and unique over all products; the `variant_option_id` of the wire. */
  id: number;
  /** One value per option group of its product, in the order of the groups. */
  options: Text[];
  /** US cents. */
  price: number;
  promoPrice?: number;
  stock: number;
  /** Draws the picture of this variant, such as a phone in its colour. */
  color?: string;
}

export interface DemoDrawing {
  kind: string;
  color: string;
  accent?: string;
  style?: string;
}

export interface DemoProduct {
  /** Stable and unique; 1–99,999 belong to the demo. */
  id: number;
  /** Stock keeping unit: short, unique, upper case, such as `HIK-DS2CD1043G2LIU`. */
  sku: string;
  /** Key of a sub-category. */
  subcategory: string;
  brand: string;
  /** Model name in English; Khmer and Chinese where a shop would translate it. */
  name: Text;
  /** The maker's model code, as searched for: `DS-2CD1043G2-LIU`. */
  model?: string;
  /** Safe HTML of the small kind: p, ul, li, strong. */
  description: Text;
  /** US cents; null means price on request. */
  price: number | null;
  promoPrice?: number;
  /** Days from the seeding until the promotion ends; none means it has no end. */
  promoDays?: number;
  /** Pieces, when there are no variants. */
  stock: number;
  /** Names of the option groups, such as Colour and Storage; empty or absent without variants. */
  optionGroups?: DemoOptionGroup[];
  variants?: DemoVariant[];
  /** In reading order. `filter` marks those that lists can be filtered by. */
  specs: { key: string; label: Text; value: string | Text; filter?: boolean }[];
  /** What the picture shows: a kind of `draw.ts`, its colours, and which of the kind's shapes (a phone's camera layout). */
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
  /** False for S016: its site info carries no store code, so it shows no Compare. */
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
  /** Riel for a dollar, shown beside dollars; null where the store shows dollars only. */
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
    /** Overrides both app stores when set. */
    download: string | null;
  };
  /** Extra entries of the menu bar; `icon` is a lucide name. */
  menu: { icon: string; title: Text; to: string; class: string }[];
  /** What of the catalogue the store sells: keys of categories, and a share of 0–1 of their products. */
  assortment: { categories: string[]; share: number; brands?: string[] };
  /** Percent put on or off the catalogue's prices, such as -3 or 5. */
  priceAdjustPercent: number;
  features: { news: boolean; checkResult: boolean };
  /** In the order shown; `discountPercent` is shown and granted on the goods' total. */
  payments: { type: "cod" | "khqr" | "bankTransfer" | "anakut" | "paypal"; discountPercent: number }[];
  /** Accounts for bank transfer by type; `phone` is the default type. */
  bankAccounts: { type: string; bank: string | Text; account: string; holder: string }[];
  /** Address of the store on the map. */
  location: { lat: number; long: number; address: Text };
  /** Delivery: fee in US cents by province code (two digits), `*` for the rest; free from a total on; nearer than that by kilometres from the store. */
  delivery: { feeByProvince: Record<string, number>; freeFrom: number | null; daysByProvince: Record<string, number>; byDistance?: { upToKm: number; fee: number; days?: number }[] };
  banners: { title: Text; text: Text; to: string; drawing: string; tone: "accent" | "warm" | "calm" }[];
}
