import type { DemoOptionGroup, Text } from "../types.ts";
import type { SpecKey } from "./specs.ts";

/** What a row has besides its columns. */
export interface Extra {
  model?: string;
  /** Names of colours, separated by commas; more than one makes variants. */
  colours?: string;
  /** Further options, such as storage, each with its extra price over the first one, in dollars. */
  sizes?: [name: string, more: number][];
  /** A text for this product only, after the family's sentences. */
  say?: Text;
  subcategory?: string;
  kind?: string;
  color?: string;
  accent?: string;
  style?: string;
  popularity?: number;
  ageDays?: number;
  stock?: number;
  warrantyMonths?: number;
  name?: Text;
}

/**
 * Brand, title, price in dollars (null: on request), and facts separated by `|` in the order of the columns (`-`:
 * unknown).
 */
export type Row = [brand: string, title: string, price: number | null, facts: string, extra?: Extra];

export interface Family {
  /** Id of the first row. New rows may only be added at the end. */
  from: number;
  subcategory: string;
  /** May contain `{brand}`, `{title}` and the keys of the columns. */
  name?: Text;
  columns: SpecKey[];
  /** The name of the option group for `sizes`. */
  sizeName?: DemoOptionGroup;
  /** The column whose value is the first of `sizes`, if the row has none. */
  sizeColumn?: SpecKey;
  /** A sentence is left out if anything that it mentions is unknown. */
  sentences: Text[];
  kind: string;
  color: string;
  accent?: string;
  /** Used in turn, such as the pictures on the screens of monitors. */
  accents?: string[];
  style?: string;
  popularity: number;
  warrantyMonths: number;
  stock?: number;
  /** Whether the title is the maker's model code. */
  titleIsModel?: boolean;
  rows: Row[];
}
