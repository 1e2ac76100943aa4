import type { Tracking } from "@shop/contract/types";
import { expect, it } from "vitest";
import { timelineSteps, type Step } from "./timeline-steps.ts";

const at = "2026-11-21T10:00:00Z";
const goods = { is_service: false, has_work: false, work_to_come: false };
const names = (steps: Step[]) =>
  steps.map(({ state, at: time, current }) => `${state}${current ? "*" : ""}${time ? "" : "?"}`);

it("shows past steps, marks the current one, and adds the usual ones to come", () => {
  expect(
    names(
      timelineSteps({
        ...goods,
        state: "confirmed",
        history: [
          { state: "placed", at },
          { state: "confirmed", at },
        ],
      }),
    ),
  ).toEqual(["placed", "confirmed*", "packed?", "on_the_way?", "delivered?"]);
});

it("adds nothing after a final state", () => {
  for (const state of ["delivered", "cancelled", "returned"] as const) {
    expect(
      names(
        timelineSteps({
          ...goods,
          state,
          history: [
            { state: "placed", at },
            { state, at },
          ],
        }),
      ),
    ).toEqual(["placed", `${state}*`]);
  }
});

it("a service is not packed: it stays confirmed until somebody is on the way", () => {
  const been = (...states: Tracking["state"][]) => ({
    ...goods,
    is_service: true,
    state: states.at(-1)!,
    history: states.map((state) => ({ state, at })),
  });
  expect(names(timelineSteps(been("placed")))).toEqual(["placed*", "confirmed?", "on_the_way?", "delivered?"]);
  expect(names(timelineSteps(been("placed", "confirmed", "packed")))).toEqual([
    "placed",
    "confirmed*",
    "on_the_way?",
    "delivered?",
  ]);
  expect(names(timelineSteps(been("placed", "confirmed", "packed", "on_the_way", "delivered")))).toEqual([
    "placed",
    "confirmed",
    "on_the_way",
    "delivered*",
  ]);
});

it("work beside goods comes after them, also after they are there", () => {
  const been = (...states: Tracking["state"][]) => ({
    is_service: false,
    has_work: true,
    work_to_come: true,
    state: states.at(-1)!,
    history: states.map((state) => ({ state, at })),
  });
  expect(names(timelineSteps(been("placed")))).toEqual([
    "placed*",
    "confirmed?",
    "packed?",
    "on_the_way?",
    "delivered?",
    "work?",
  ]);
  expect(names(timelineSteps(been("placed", "delivered")))).toEqual(["placed", "delivered*", "work?"]);
  const done = { is_service: false, has_work: true, work_to_come: false, state: "delivered" as const };
  const steps = timelineSteps({
    ...done,
    history: [
      { state: "placed", at },
      { state: "delivered", at },
      { state: "work_done", at: "2026-11-21T15:00:00Z" },
    ],
  });
  expect(names(steps)).toEqual(["placed", "delivered", "work_done*"]);
});
