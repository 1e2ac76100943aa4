import { expect, it } from "vitest";
import { timelineSteps, type Step } from "./timeline-steps.ts";

const at = "2026-11-21T10:00:00Z";
const names = (steps: Step[]) => steps.map(({ state, at: time, current }) => `${state}${current ? "*" : ""}${time ? "" : "?"}`);

it("shows what has been, marks what is, and names what is still to come", () => {
  expect(names(timelineSteps({ state: "confirmed", history: [{ state: "placed", at }, { state: "confirmed", at }] }))).toEqual(["placed", "confirmed*", "packed?", "on_the_way?", "delivered?"]);
});

it("nothing comes after the end", () => {
  for (const state of ["delivered", "cancelled", "returned"] as const) {
    expect(names(timelineSteps({ state, history: [{ state: "placed", at }, { state, at }] }))).toEqual(["placed", `${state}*`]);
  }
});
