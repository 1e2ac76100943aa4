import type { Facts } from "./facts.ts";
import type { Slot } from "./slots.ts";

/** Worst first. Unknown is never shown as fitting. */
export const answers = ["fails", "unknown", "warns", "fits"] as const;
export type Answer = (typeof answers)[number];

/** A part as often as it is taken. */
export interface Taken {
  facts: Facts;
  quantity: number;
}

/** What is in the slots of a PC; empty slots have no entry. */
export type Build = Partial<Record<Slot, Taken[]>>;

/** What a rule says; `reason` is a text of the shop, filled in with `params`. Null where the rule does not apply. */
export interface Verdict {
  answer: Answer;
  reason: string;
  params?: Record<string, string | number>;
}

/** One thing that parts must agree on. It is asked where all `between` are chosen. */
export interface Rule {
  id: string;
  between: readonly Slot[];
  /** Further slots whose parts change the answer. */
  feels?: readonly Slot[];
  /** Asked only of a whole build: what is not chosen yet can still be. */
  whole?: true;
  /** It speaks of what runs all the same: at worst it warns, so not knowing weighs no more than a warning either. */
  remark?: true;
  ask: (build: Build) => Verdict | null;
}

export const fits = (reason: string, params?: Verdict["params"]): Verdict => ({ answer: "fits", reason, params });
export const warns = (reason: string, params?: Verdict["params"]): Verdict => ({ answer: "warns", reason, params });
export const fails = (reason: string, params?: Verdict["params"]): Verdict => ({ answer: "fails", reason, params });
/** `part` says whose data is missing. */
export const unknown = (reason: string, part: Slot): Verdict => ({ answer: "unknown", reason, params: { part } });

/** The part of a slot that takes one. */
export const only = (build: Build, slot: Slot): Facts => build[slot]![0]!.facts;
export const all = (build: Build, slot: Slot): Taken[] => build[slot] ?? [];
export const worst = (found: readonly Answer[]): Answer => answers.find((answer) => found.includes(answer)) ?? "fits";
