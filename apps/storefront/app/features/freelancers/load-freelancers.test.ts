import { expect, test } from "vitest";
import { freelancersPath, readFreelancerQuery } from "./load-freelancers.ts";

const read = (search: string) => readFreelancerQuery(new URLSearchParams(search));

test("the URL contains the filters, and parsing it gives them back", () => {
  const query = read("skill=1131&province=12&language=zh&service=7081&page=2");
  expect(query).toEqual({ skill: 1131, province: "12", language: "zh", page: 2, service: 7081 });
  expect(freelancersPath(query)).toBe("/services/allfreelancer?skill=1131&province=12&language=zh&service=7081&page=2");
});

test("invalid values and empty form fields are ignored", () => {
  for (const search of [
    "",
    "skill=&province=&language=",
    "skill=x&province=26&language=fr&page=0",
    "province=00&page=1.5&skill=-1&service=x",
  ]) {
    expect(freelancersPath(read(search))).toBe("/services/allfreelancer");
  }
});
