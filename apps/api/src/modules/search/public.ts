export { candidates, members, mostCandidates, type Asked } from "./asking/candidates.ts";
export { everyHead, everyMember, readBest, type Best, type Everything } from "./asking/every-match.ts";
export { conditionOf, type Narrowing, type Searched } from "./asking/conditions.ts";
export { waysToBeMeant, type Place } from "./asking/meant.ts";
export { categoriesMeant } from "./asking/categories-meant.ts";
export { correctQuery } from "./spelling/correct-query.ts";
export { hadByGoods } from "./spelling/had-by-goods.ts";
export { namingBrand, namesMatch, namesWholly } from "./asking/name-match.ts";
export { mayAskForOptions, optionsAsked, type AsksFor } from "./reading/options-asked.ts";
export { withNameCompleted, withoutDigits, withoutHalfWord, withoutLetter } from "./reading/begun-text.ts";
export { asOfLine, inAnyColour, thingAlone, withSubstitutes } from "./reading/narrow-query.ts";
export { goodsDoneTo, namesGoods, parseQuery, partToChange, withoutPromotion, type Query } from "./reading/query.ts";
export { signsOf } from "./reading/signs.ts";
export { isGoods } from "./reading/terms/term-kinds.ts";
export type { PriceMoney } from "./reading/price/price-money.ts";
export { isCertain, readPrice, type PricedText } from "./reading/price/read-price.ts";
export { findIndexRules, writeIndexRules } from "./documents/index-rules.ts";
export { refreshSearch, startRefreshingSearch } from "./documents/refresh-search.ts";
export { documentOf, type SearchableProduct } from "./documents/document.ts";
export { markAttributes, readAttributes, wordRow, writeDocuments } from "./documents/write-documents.ts";
export { everyTerm, noneOf } from "./asking/tsquery.ts";
export { textQuery, textVector } from "./texts.ts";
export { readVocabulary, type Demand } from "./asking/vocabulary.ts";
export { fold } from "./words/fold.ts";
export { isGood } from "./words/kinds.ts";
export { loadMeanings } from "./words/meanings.ts";
export { amountOf, type Superlative } from "./words/superlatives.ts";
export { dollars, multiples, riel } from "./words/numbers/price-words.ts";
export { wordsOf } from "./words/tokens.ts";
export { typedText } from "./words/typed-text.ts";
export { broadened, keptToGoods, keptToListed, keptToMaker, keptToThing } from "./asking/fitted-query.ts";
export { isOnlyBeside, mentionOf } from "./asking/mentions.ts";
export {
  areUnsold,
  bestMeet,
  bodiesAdd,
  bodiesBeside,
  codesExist,
  describedGoods,
  goodsSay,
  headsMeet,
  isDone,
  isDoubtful,
  namesSay,
  onlyBroader,
  saysToo,
  whichMatch,
} from "./asking/which-match.ts";
