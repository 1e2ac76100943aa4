import { expect, test } from "vitest";
import { freelancersPath, readFreelancerQuery } from "./load-freelancers.ts";

const read = (search: string) => readFreelancerQuery(new URLSearchParams(search));

test("the address says what people are narrowed by, and is written back the same", () => {
  const query = read("skill=1131&province=12&language=zh&page=2");
  expect(query).toEqual({ skill: 1131, province: "12", language: "zh", page: 2 });
  expect(freelancersPath(query)).toBe("/services/allfreelancer?skill=1131&province=12&language=zh&page=2");
});

test("what is not understood counts as not said, as do the empty fields of the form", () => {
  for (const search of ["", "skill=&province=&language=", "skill=x&province=26&language=fr&page=0", "province=00&page=1.5&skill=-1"]) {
    expect(freelancersPath(read(search))).toBe("/services/allfreelancer");
  }
});
