import { withoutAmounts } from "./amounts.ts";
import { withChoices } from "./choices.ts";
import { withCompounds } from "./compounds.ts";
import { alsoCountedBy, byNumber } from "./counts.ts";
import { asDenying } from "./denials.ts";
import {
  withoutAllInOne,
  withoutBoards,
  withoutCounts,
  withoutDevices,
  withoutForms,
  withoutKindsOfLines,
  withoutReplacement,
} from "./dropped-words.ts";
import { apartFromMakers, asCameras, byOtherNames, forSeveral, ofCameras, ofScreens } from "./other-names.ts";
import { asTo } from "../from-to.ts";
import { asLineOfModel } from "./models-of-lines.ts";
import { asPartsFor } from "./parts-for.ts";
import { bySeries } from "./series.ts";
import { bySocket } from "./sockets.ts";
import { alone, byDeed, byUnit, byUse } from "./stand-ins.ts";
import { cableToScreen } from "./to-screens.ts";
import { withNamesOfWork, type Term } from "../terms/terms.ts";
import { withoutWires } from "./without-wires.ts";
import { asApart } from "./written-as-one.ts";

type Rule = (terms: readonly Term[]) => readonly Term[];

/** A rule that reads each term in the light of all. */
const each =
  (read: (term: Term, terms: readonly Term[]) => Term): Rule =>
  (terms) =>
    terms.map((term) => read(term, terms));

/** The rules by which the terms of a query are read in the light of each other. Each reads what those before it leave. */
const rules: readonly Rule[] = [
  each(asApart),
  withChoices,
  bySeries,
  asLineOfModel,
  withoutCounts,
  asTo,
  each(asDenying),
  withoutDevices,
  withoutForms,
  withoutAllInOne,
  withoutReplacement,
  withoutBoards,
  withoutAmounts,
  asPartsFor,
  bySocket,
  withCompounds,
  withoutWires,
  cableToScreen,
  byUse,
  byDeed,
  asCameras,
  ofCameras,
  ofScreens,
  forSeveral,
  apartFromMakers,
  each(byNumber),
  each(alsoCountedBy),
  withoutKindsOfLines,
  each(alone),
  each(byUnit),
  byOtherNames,
  withNamesOfWork,
];

/** The terms of a query as they are meant together. */
export const asMeantTogether = (terms: readonly Term[]): readonly Term[] =>
  rules.reduce((read, rule) => rule(read), terms);
