import { isFiller } from "./terms/term-kinds.ts";
import { unitsOf } from "./terms/read-units.ts";
import { termsOf } from "./terms/read-terms.ts";
import type { Term } from "./terms/terms.ts";
import { fold } from "../words/fold.ts";
import { withGifts } from "../words/gifts.ts";
import { withGenerations, withLatinUnits, withMemoryApart } from "../words/numbers/measures.ts";
import { withModelNames } from "../words/said-models.ts";
import { withWorkSaid } from "../words/said-work.ts";
import { runsOf } from "../words/scripts.ts";
import { withKhmerNames } from "../words/sounds/latin-loans.ts";
import { typedText } from "../words/typed-text.ts";
import { withOffers } from "../words/wishes.ts";

/** How a text is written anew before it is cut into words, in this order. */
const rewritings: readonly ((text: string) => string)[] = [
  typedText,
  fold,
  withOffers,
  withGifts,
  withLatinUnits,
  withMemoryApart,
  withGenerations,
  withModelNames,
  withWorkSaid,
  withKhmerNames,
];

/** The terms of a text, each read by itself. */
export const typedTerms = (text: string, typing = false): Term[] =>
  termsOf(
    runsOf(rewritings.reduce((written, rewrite) => rewrite(written), text)).flatMap((run, at, { length }) =>
      unitsOf(run, typing && at === length - 1),
    ),
    typing,
  );

/** Whether a text is empty or has only fillers, such as `anything for`. */
export const saysNothing = (text: string): boolean => typedTerms(text).every(isFiller);
