import { expect, test } from "vitest";
import { formatDate } from "./date.ts";

const late = "2026-11-20T23:05:00.000Z";

test("dates are Cambodia's, in three languages", () => {
  expect(formatDate(late, "en", "date")).toBe("21 Nov 2026");
  expect(formatDate(late, "km", "date")).toBe("21 វិច្ឆិកា 2026");
  expect(formatDate(late, "zh", "date")).toBe("2026年11月21日");
});

test("times have 24 hours", () => {
  expect(formatDate(late, "en", "time")).toBe("21 Nov 2026, 06:05");
  expect(formatDate("2026-01-01T17:00:00Z", "zh", "time")).toBe("2026年1月2日 00:00");
});
