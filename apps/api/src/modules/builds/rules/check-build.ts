import { caseRules } from "./case-rules.ts";
import { coreRules } from "./core-rules.ts";
import { powerRules } from "./power-rules.ts";
import { remarkRules } from "./remark-rules.ts";
import { type Answer, answers, type Build, type Rule, type Verdict, worst } from "./rule.ts";
import { type Slot, slotNames, slots } from "./slots.ts";

/** All rules of the PC builder, in the order in which their findings are shown. */
export const rules: readonly Rule[] = [...coreRules, ...caseRules, ...powerRules, ...remarkRules];

export interface Finding extends Verdict {
  rule: string;
  between: readonly Slot[];
}

interface Checked {
  /** `fits` only for a complete build in which every applicable rule says so. */
  answer: Answer;
  findings: Finding[];
  /** Empty slots that a PC needs. */
  missing: Slot[];
}

const has = (build: Build, slot: Slot) => (build[slot]?.length ?? 0) > 0;

function ask(build: Build, asked: readonly Rule[]): Finding[] {
  return asked.flatMap((rule) => {
    if (!rule.between.every((slot) => has(build, slot))) return [];
    const verdict = rule.ask(build);
    return verdict ? [{ rule: rule.id, between: rule.between, ...verdict }] : [];
  });
}

/** The slots that still need a part; the cooler may come with the processor. */
export function missingSlots(build: Build): Slot[] {
  return slotNames.filter(
    (slot) =>
      slots[slot].required &&
      !has(build, slot) &&
      !(slot === "cooler" && build.cpu?.[0]?.facts.coolerIncluded === true),
  );
}

const remarks = new Set(rules.filter(({ remark }) => remark).map(({ id }) => id));

/** The combined answer of all findings. A remark that cannot be checked counts as a warning. */
export const outcomeOf = (findings: readonly Pick<Finding, "rule" | "answer">[]): Answer =>
  worst(findings.map(({ rule, answer }) => (answer === "unknown" && remarks.has(rule) ? "warns" : answer)));

/** Applies every rule to the chosen parts. An empty build has no findings. */
export function checkBuild(build: Build): Checked {
  const findings = ask(build, rules);
  return { answer: outcomeOf(findings), findings, missing: missingSlots(build) };
}

const bySlot = new Map(
  slotNames.map((slot) => [
    slot,
    rules.filter(({ between, affectedBy = [], whole }) => !whole && [...between, ...affectedBy].includes(slot)),
  ]),
);

/** The rules that a part in a slot can break in this build, to check candidates one after the other. */
export function rulesFor(build: Build, slot: Slot): readonly Rule[] {
  return bySlot.get(slot)!.filter(({ between }) => between.every((other) => other === slot || has(build, other)));
}

/** The worst answer of some rules, without texts. Stops at the first failure, since nothing is worse. */
export function judge(build: Build, asked: readonly Rule[]): Answer {
  let found = answers.length - 1;
  for (const rule of asked) {
    const answer = rule.ask(build)?.answer;
    if (answer === "fails") return answer;
    if (answer) found = Math.min(found, answers.indexOf(answer === "unknown" && rule.remark ? "warns" : answer));
  }
  return answers[found]!;
}

/** The findings of a build with a part in a slot: those that this part can affect, worst answer first. */
export function checkSlot(build: Build, slot: Slot): Pick<Checked, "answer" | "findings"> {
  const findings = ask(build, bySlot.get(slot)!);
  return { answer: outcomeOf(findings), findings };
}
