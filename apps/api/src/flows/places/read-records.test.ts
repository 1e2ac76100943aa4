import { expect, test } from "vitest";
import { readRecords } from "./read-records.ts";

const two = [{ code: "12" }, { code: "1201" }];

test("reads a JSON list and JSON lines, with any line ends", () => {
  expect(readRecords(`\ufeff${JSON.stringify(two, null, 2)}\n`)).toEqual(two);
  expect(readRecords('{"code":"12"}\r\n\r\n{"code":"1201"}\r\n')).toEqual(two);
  expect(readRecords("")).toEqual([]);
});

test("names the line that is not JSON", () => {
  expect(() => readRecords('{"code":"12"}\ncode;name')).toThrow("Line 2 is not valid JSON");
  expect(() => readRecords("[{")).toThrow("The file is not a valid JSON list");
});
