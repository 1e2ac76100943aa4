import type { DemoOptionGroup, Text } from "../types.ts";
import type { SpecKey } from "./specs.ts";

/** What a row says beyond its columns. */
export interface Extra {
  model?: string;
  /** Names of colours, divided by commas; more than one makes variants. */
  colours?: string;
  /** Further options, such as storage, each with what it costs more than the first, in dollars. */
  sizes?: [name: string, more: number][];
  /** What only this product can say, after the family's sentences. */
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

/** Brand, title, price in dollars (null: on request), facts divided by `|` in the order of the columns (`-`: not known). */
export type Row = [brand: string, title: string, price: number | null, facts: string, extra?: Extra];

export interface Family {
  /** Id of the first row; rows are only ever added at the end. */
  from: number;
  subcategory: string;
  /** `{brand}`, `{title}` and the columns' keys are filled in. */
  name?: Text;
  columns: SpecKey[];
  /** What `sizes` are called. */
  sizeName?: DemoOptionGroup;
  /** The column that takes the first of `sizes` when the row leaves it out. */
  sizeColumn?: SpecKey;
  /** A sentence is said where all it mentions is known. */
  sentences: Text[];
  kind: string;
  color: string;
  accent?: string;
  /** Taken in turn, such as the pictures on the screens of monitors. */
  accents?: string[];
  style?: string;
  popularity: number;
  warrantyMonths: number;
  stock?: number;
  /** Whether the title is the maker's model code. */
  titleIsModel?: boolean;
  rows: Row[];
}
