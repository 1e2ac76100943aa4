import { expect, test } from "vitest";
import { categories } from "./categories.ts";
import { deviceChecks } from "./device-checks.ts";
import { drawingKinds } from "./draw.ts";
import { freelancers } from "./freelancers.ts";
import { helpCategories } from "./help.ts";
import { news } from "./news.ts";
import { policies } from "./policy.ts";
import type { Text } from "./types.ts";

const inAllLanguages = (text: Text) => Boolean(text.en) && /\p{Script=Khmer}/u.test(text.km ?? "") && /\p{Script=Han}/u.test(text.zh ?? "");

test("the help center has enough articles, in three languages", () => {
  const articles = helpCategories.flatMap((category) => category.articles);
  expect(helpCategories.length).toBeGreaterThanOrEqual(5);
  expect(articles.length).toBeGreaterThanOrEqual(20);
  expect(new Set(articles.map((each) => each.id)).size).toBe(articles.length);
  for (const each of articles) expect(inAllLanguages(each.title) && inAllLanguages(each.body), each.title.en).toBe(true);
});

test("there are policies and news in three languages", () => {
  expect(policies.map((policy) => policy.key)).toEqual(["terms", "privacy", "returns"]);
  expect(news.length).toBeGreaterThanOrEqual(6);
  for (const each of [...policies, ...news]) expect(inAllLanguages(each.title) && inAllLanguages(each.body), each.title.en).toBe(true);
  for (const each of news) expect(drawingKinds).toContain(each.drawing);
});

test("every service has a freelancer", () => {
  const services = categories.find((category) => category.key === "service")!.groups.flatMap((group) => group.subcategories.map((each) => each.key));
  const skills = new Set(freelancers.flatMap((each) => each.skills));
  for (const skill of skills) expect(services).toContain(skill);
  for (const service of services) expect(skills).toContain(service);
  for (const each of freelancers) expect(inAllLanguages(each.name) && inAllLanguages(each.about), each.name.en).toBe(true);
});

test("inspection reports describe what was found in three languages, and their grade matches it", () => {
  expect(deviceChecks.length).toBeGreaterThanOrEqual(5);
  expect(new Set(deviceChecks.map(({ code }) => code)).size).toBe(deviceChecks.length);
  for (const check of deviceChecks) {
    expect(check.code).toMatch(/^[0-9A-Z]{8}$/);
    expect(drawingKinds).toContain(check.drawing.kind);
    expect(inAllLanguages(check.summary) && inAllLanguages(check.items[0]!.name), check.code).toBe(true);
    for (const { result, note } of check.items) if (result !== "good") expect(note, check.code).not.toBeNull();
    expect(check.items.some(({ result }) => result === "fault"), check.code).toBe(check.grade === "C");
    expect(check.items.some(({ result }) => result === "flaw"), check.code).toBe(check.grade !== "A");
  }
});
