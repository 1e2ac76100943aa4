import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 6, 7, 8, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
])("page %i of %i links to %j", (page, lastPage, numbers) => {
  expect(pageNumbers(page, lastPage)).toEqual(numbers);
});
