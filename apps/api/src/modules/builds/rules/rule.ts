import type { Facts } from "./facts.ts";
import type { Slot } from "./slots.ts";

/** Worst first. Unknown is never shown as fitting. */
export const answers = ["fails", "unknown", "warns", "fits"] as const;
export type Answer = (typeof answers)[number];

/** A part and how often it is used. */
interface Taken {
  facts: Facts;
  quantity: number;
}

/** What is in the slots of a PC; empty slots have no entry. */
export type Build = Partial<Record<Slot, Taken[]>>;

/** The answer of a rule; `reason` is the key of a text, filled in with `params`. Null if the rule does not apply. */
export interface Verdict {
  answer: Answer;
  reason: string;
  params?: Record<string, string | number>;
}

/** One requirement between parts. It is checked once all slots in `between` are filled. */
export interface Rule {
  id: string;
  between: readonly Slot[];
  /** Further slots whose parts change the answer. */
  affectedBy?: readonly Slot[];
  /** Checked only for a complete build: missing parts can still be chosen. */
  whole?: true;
  /** A remark about something that works anyway: at worst it warns, so not knowing counts as a warning at most too. */
  remark?: true;
  ask: (build: Build) => Verdict | null;
}

export const fits = (reason: string, params?: Verdict["params"]): Verdict => ({ answer: "fits", reason, params });
export const warns = (reason: string, params?: Verdict["params"]): Verdict => ({ answer: "warns", reason, params });
export const fails = (reason: string, params?: Verdict["params"]): Verdict => ({ answer: "fails", reason, params });
/** `part` is the slot whose data is missing. */
export const unknown = (reason: string, part: Slot): Verdict => ({ answer: "unknown", reason, params: { part } });

/** The part in a slot that holds only one. */
export const only = (build: Build, slot: Slot): Facts => build[slot]![0]!.facts;
export const all = (build: Build, slot: Slot): Taken[] => build[slot] ?? [];
export const worst = (found: readonly Answer[]): Answer => answers.find((answer) => found.includes(answer)) ?? "fits";
