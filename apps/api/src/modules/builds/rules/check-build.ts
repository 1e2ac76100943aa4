import { caseRules } from "./case-rules.ts";
import { coreRules } from "./core-rules.ts";
import { powerRules } from "./power-rules.ts";
import { remarkRules } from "./remark-rules.ts";
import { type Answer, answers, type Build, type Rule, type Verdict, worst } from "./rule.ts";
import { type Slot, slotNames, slots } from "./slots.ts";

/** Every rule of the PC builder, in the order they are told. */
export const rules: readonly Rule[] = [...coreRules, ...caseRules, ...powerRules, ...remarkRules];

export interface Finding extends Verdict {
  rule: string;
  between: readonly Slot[];
}

export interface Checked {
  /** `fits` only of a whole build in which every rule that applies says so. */
  answer: Answer;
  findings: Finding[];
  /** Slots that a PC needs and that are empty. */
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

/** What a PC still needs; the cooler may come in the processor's box. */
export function missingSlots(build: Build): Slot[] {
  return slotNames.filter((slot) => slots[slot].required && !has(build, slot) && !(slot === "cooler" && build.cpu?.[0]?.facts.coolerIncluded === true));
}

const remarks = new Set(rules.filter(({ remark }) => remark).map(({ id }) => id));

/** What all findings come to; of a remark that cannot be made, that there is something to look at. */
export const outcomeOf = (findings: readonly Pick<Finding, "rule" | "answer">[]): Answer => worst(findings.map(({ rule, answer }) => (answer === "unknown" && remarks.has(rule) ? "warns" : answer)));

/** Asks every rule that applies to what is chosen. A build without parts says nothing. */
export function checkBuild(build: Build): Checked {
  const findings = ask(build, rules);
  return { answer: outcomeOf(findings), findings, missing: missingSlots(build) };
}

const bySlot = new Map(slotNames.map((slot) => [slot, rules.filter(({ between, feels = [], whole }) => !whole && [...between, ...feels].includes(slot))]));

/** The rules that a part in a slot can break in this build, to be asked of one candidate after the other. */
export function rulesFor(build: Build, slot: Slot): readonly Rule[] {
  return bySlot.get(slot)!.filter(({ between }) => between.every((other) => other === slot || has(build, other)));
}

/** The worst answer of some rules, without texts. It stops at the first rule that fails, since nothing is worse. */
export function judge(build: Build, asked: readonly Rule[]): Answer {
  let found = answers.length - 1;
  for (const rule of asked) {
    const answer = rule.ask(build)?.answer;
    if (answer === "fails") return answer;
    if (answer) found = Math.min(found, answers.indexOf(answer === "unknown" && rule.remark ? "warns" : answer));
  }
  return answers[found]!;
}

/** How a build stands with a part in a slot: the rules that this part can break, worst answer first. */
export function checkSlot(build: Build, slot: Slot): Pick<Checked, "answer" | "findings"> {
  const findings = ask(build, bySlot.get(slot)!);
  return { answer: outcomeOf(findings), findings };
}
