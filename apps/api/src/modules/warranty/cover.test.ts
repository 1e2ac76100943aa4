import { expect, test } from "vitest";
import { coverOf } from "./cover.ts";

const at = (text: string) => new Date(text);
const sold = (delivered: string | null, months = 12, undone = false) => ({
  months,
  undone,
  deliveredAt: delivered === null ? null : at(delivered),
});

test("months count from the day of delivery in Cambodia, and end on the same day or the last of the month", () => {
  const now = at("2026-11-21T05:00:00Z");
  // An hour before midnight in London is the next morning in Phnom Penh.
  expect(coverOf(sold("2026-08-30T23:00:00Z", 6), now)).toEqual({
    state: "covered",
    months: 6,
    covered_from: "2026-08-31",
    covered_until: "2027-02-28",
  });
  expect(coverOf(sold("2024-02-29T05:00:00Z", 12), now)).toMatchObject({ state: "ended", covered_until: "2025-02-28" });
  expect(coverOf(sold("2023-12-31T05:00:00Z", 2), now)).toMatchObject({ covered_until: "2024-02-29" });
  expect(coverOf(sold("2026-11-20T05:00:00Z", 26), now)).toMatchObject({ covered_until: "2029-01-20" });
});

test("the last day is covered to its end in Cambodia", () => {
  const piece = sold("2026-10-21T05:00:00Z", 1);
  expect(coverOf(piece, at("2026-11-21T16:59:59Z")).state).toBe("covered");
  expect(coverOf(piece, at("2026-11-21T17:00:00Z")).state).toBe("ended");
});

test("nothing is covered without months, after a return, or before delivery", () => {
  const now = at("2026-11-21T05:00:00Z");
  expect(coverOf(sold("2026-11-01T05:00:00Z", 0), now).state).toBe("none");
  expect(coverOf(sold("2026-11-01T05:00:00Z", 12, true), now).state).toBe("none");
  expect(coverOf(sold(null), now)).toEqual({ state: "waiting", months: 12, covered_from: null, covered_until: null });
});
