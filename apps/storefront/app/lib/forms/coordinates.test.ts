import { expect, test } from "vitest";
import { bothDegrees, plainDegrees } from "./coordinates.ts";

test.each([
  ["11.5564", "11.5564"],
  ["១១.៥៥៦៤", "11.5564"],
  ["11,5564", "11.5564"],
  [" -3.5 ", "-3.5"],
  ["somewhere", "somewhere"],
])("the coordinate %j is %j", (text, plain) => expect(plainDegrees(text)).toBe(plain));

test.each(["11.5564, 104.9282", "11.5564,104.9282", " 11.5564 104.9282\n", "11,5564; 104,9282", "១១.៥៥៦៤, ១០៤.៩២៨២"])(
  "%j is both coordinates",
  (text) => expect(bothDegrees(text)).toEqual({ lat: "11.5564", long: "104.9282" }),
);

test.each(["", "11", "11.5564", "11,5564", "11.5564,", "1.2, 3.4, 5.6"])("%j is one coordinate or none", (text) =>
  expect(bothDegrees(text)).toBeNull(),
);
