import { describe, expect, it } from "vitest";
import { optionsAsked } from "./options-asked.ts";

describe("the options that a text asks for", () => {
  it.each([
    ["iphone 15 1tb", ["1 TB"]],
    ["iphone 15 256", ["256 GB"]],
    ["IPHONE 256GB blue", ["256 GB"]],
    ["blue phones", ["Blue", "ខៀវ", "蓝色"]],
    ["blue phone", ["Navy Blue"]],
    ["蓝色手机", ["Blue", "ខៀវ", "蓝色"]],
    ["ទូរស័ព្ទ ខៀវ", ["Blue", "ខៀវ", "蓝色"]],
  ])("%s asks for the options of %s", (text, names) => {
    expect(optionsAsked([text])(names)).toBe(true);
  });

  it.each([
    ["iphone 15", ["1 TB"]],
    ["ssd 1tb", ["256 GB"]],
    ["iphone 15", ["15 W"]],
    ["白色手机", ["Blue", "ខៀវ", "蓝色"]],
    ["shirt m", ["M"]],
  ])("%s does not ask for the options of %s", (text, names) => {
    expect(optionsAsked([text])(names)).toBe(false);
  });

  it("include those of the chosen filters", () => {
    expect(optionsAsked(["iphone", "1 TB"])(["1 TB"])).toBe(true);
  });
});
