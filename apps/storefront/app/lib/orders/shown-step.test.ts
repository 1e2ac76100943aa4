import { expect, it } from "vitest";
import { contentsForSteps, shownState, shownStep } from "./shown-step.ts";

const goods = { is_service: false, has_work: false, work_to_come: false };
const work = { is_service: true, has_work: true, work_to_come: false };
const both = { is_service: false, has_work: true, work_to_come: true };

it("services are done instead of delivered, and placed like goods", () => {
  expect([shownState("delivered", goods), shownState("delivered", work)]).toEqual(["delivered", "done"]);
  expect(shownState("packed", work)).toBe("confirmed");
  expect(shownState("placed", work)).toBe("placed");
});

it("beside work that is still to come only the goods are delivered", () => {
  expect([shownState("delivered", both), shownStep("delivered", both)]).toEqual(["work_to_come", "goods_delivered"]);
  expect(shownState("on_the_way", both)).toBe("on_the_way");
});

it("goods delivered beside finished work are named together", () => {
  const done = { ...both, work_to_come: false };
  expect([shownState("delivered", done), shownStep("delivered", done)]).toEqual(["all_done", "all_done"]);
  expect(shownState("on_the_way", done)).toBe("on_the_way");
});

it("work that was written down as done has a step of its own, and the goods' speaks of them alone", () => {
  const done = { is_service: false, has_work: true, work_to_come: false };
  const inSteps = contentsForSteps(done, [{ state: "delivered" }, { state: "work_done" }]);
  expect([shownStep("delivered", inSteps), shownStep("work_done", inSteps), shownState("delivered", done)]).toEqual([
    "goods_delivered",
    "work_done",
    "all_done",
  ]);
  expect(shownStep("delivered", contentsForSteps(done, [{ state: "delivered" }]))).toBe("all_done");
});
