import type { LocalText } from "@shop/kit/locale";

/** How many products have a value. */
export interface Count {
  id: number;
  count: number;
  /** Whether there may be more, since not all was looked at. */
  partial?: boolean;
}

/** A count with the names of what is counted, in all languages. */
interface CountedCategory extends Count {
  name: LocalText;
}
interface CountedTop extends CountedCategory {
  key: string;
}
interface CountedSubcategory extends CountedCategory {
  /** Its category. */
  top: number;
}
interface CountedBrand extends Count {
  name: string;
}
export interface CountedValue extends Count {
  key: string;
  value: string;
  label: LocalText;
  valueLabel: LocalText;
}

/** Counts by id, most first. */
export interface FacetCounts {
  categories: CountedCategory[];
  brands: CountedBrand[];
  attributes: CountedValue[];
  /** Minor units. */
  price: { min: number; max: number } | null;
  inStock: number;
  promotion: number;
  /** Products looked at, before the price. */
  looked: number;
  /** Whether there may be more than was looked at. */
  partial: boolean;
  /** Keys of attributes in which variants of one product differ, where prices or stock limit the list. */
  varied: string[];
}

/** Where the products stand, most first. */
export interface PlaceCounts {
  categories: CountedTop[];
  subcategories: CountedSubcategory[];
  brands: CountedBrand[];
}

export type CountedKind = "categories" | "brands" | "attributes";

/** What is counted beside a page: everything, or only where the products stand. */
export interface CountsOf {
  everything: FacetCounts;
  places: PlaceCounts;
  nothing: null;
}
export type Counted = keyof CountsOf;
