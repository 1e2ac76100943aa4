import { expect, it } from "vitest";
import { shownState, shownStep } from "./shown-state.ts";

const goods = { is_service: false, has_work: false, work_to_come: false };
const work = { is_service: true, has_work: true, work_to_come: false };
const both = { is_service: false, has_work: true, work_to_come: true };

it("work is done where goods are delivered, and placed as they are", () => {
  expect([shownState("delivered", goods), shownState("delivered", work)]).toEqual(["delivered", "done"]);
  expect(shownState("packed", work)).toBe("confirmed");
  expect(shownState("placed", work)).toBe("placed");
});

it("beside work that is still to come the goods alone are delivered", () => {
  expect([shownState("delivered", both), shownStep("delivered", both)]).toEqual(["work_to_come", "goods_delivered"]);
  expect(shownState("on_the_way", both)).toBe("on_the_way");
});

it("goods that are delivered beside work that is done are called both", () => {
  const done = { ...both, work_to_come: false };
  expect([shownState("delivered", done), shownStep("delivered", done)]).toEqual(["all_done", "all_done"]);
  expect(shownState("on_the_way", done)).toBe("on_the_way");
});
