import { expect, it } from "vitest";
import { shownState } from "./shown-state.ts";

it("work is done where goods are delivered, and placed as they are", () => {
  expect([shownState("delivered", false), shownState("delivered", true)]).toEqual(["delivered", "done"]);
  expect(shownState("packed", true)).toBe("confirmed");
  expect(shownState("placed", true)).toBe("placed");
});
