import type { RelevanceQuery } from "../meanings.ts";
import { chineseBlind } from "./chinese/blind.ts";
import { chineseGoods } from "./chinese/goods.ts";
import { chineseTypos } from "./chinese/typos.ts";
import { chineseWishes } from "./chinese/wishes.ts";
import { englishCodes } from "./english/codes.ts";
import { englishGoodsBestbuy } from "./english/goods-bestbuy.ts";
import { englishGoodsDemo } from "./english/goods-demo.ts";
import { englishGoodsIcecat } from "./english/goods-icecat.ts";
import { englishGoodsPcparts } from "./english/goods-pcparts.ts";
import { englishTypos } from "./english/typos.ts";
import { englishWishes } from "./english/wishes.ts";
import { khmerBlind } from "./khmer/blind.ts";
import { khmerGoods } from "./khmer/goods.ts";
import { khmerLoanWords } from "./khmer/loan-words.ts";
import { khmerTypos } from "./khmer/typos.ts";
import { khmerVariants } from "./khmer/variants.ts";
import { khmerWishes } from "./khmer/wishes.ts";

/** Queries as shoppers type them, and what they mean by them; a folder per language. */
export const queries: RelevanceQuery[] = [
  ...chineseBlind,
  ...chineseGoods,
  ...chineseTypos,
  ...chineseWishes,
  ...englishCodes,
  ...englishGoodsBestbuy,
  ...englishGoodsDemo,
  ...englishGoodsIcecat,
  ...englishGoodsPcparts,
  ...englishTypos,
  ...englishWishes,
  ...khmerBlind,
  ...khmerGoods,
  ...khmerLoanWords,
  ...khmerTypos,
  ...khmerVariants,
  ...khmerWishes,
];
