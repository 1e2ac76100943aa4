import type { RelevanceQuery } from "../meanings.ts";
import { chineseGoods } from "./chinese/goods/all.ts";
import { chineseTypos } from "./chinese/typos.ts";
import { chineseWishes } from "./chinese/wishes.ts";
import { englishCodes } from "./english/codes.ts";
import { drawnCodes } from "./english/drawn-codes.ts";
import { englishGoods } from "./english/goods/all.ts";
import { englishTypos } from "./english/typos.ts";
import { englishWishes } from "./english/wishes.ts";
import { khmerGoods } from "./khmer/goods/all.ts";
import { khmerLoanWords } from "./khmer/loan-words.ts";
import { khmerTypos } from "./khmer/typos.ts";
import { khmerVariants } from "./khmer/variants.ts";
import { khmerWishes } from "./khmer/wishes.ts";

/** Queries as shoppers type them, and what they mean by them; a folder per language. */
export const queries: RelevanceQuery[] = [
  ...chineseGoods,
  ...chineseTypos,
  ...chineseWishes,
  ...englishCodes,
  ...drawnCodes,
  ...englishGoods,
  ...englishTypos,
  ...englishWishes,
  ...khmerGoods,
  ...khmerLoanWords,
  ...khmerTypos,
  ...khmerVariants,
  ...khmerWishes,
];
