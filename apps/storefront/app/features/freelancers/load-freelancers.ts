import type { FreelancerCard, FreelancerChoices } from "@shop/contract/types";
import { unwrapAnswer, type LoaderContext } from "../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../lib/context.ts";
import { pageNumberOf, stayWithin } from "../../lib/links/list-pages.ts";

const languages = ["km", "en", "zh"] as const;

/** Filters of the list of people. */
interface FreelancerQuery {
  skill: number | null;
  province: string | null;
  language: (typeof languages)[number] | null;
  page: number;
  /** The service that someone is looked for, which their pages open with. */
  service: number | null;
}

export interface FreelancerListData {
  query: FreelancerQuery;
  people: FreelancerCard[];
  choices: FreelancerChoices;
  total: number;
  lastPage: number;
}

const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : null);

/** Parses the list's URL; invalid values are ignored. */
export function readFreelancerQuery(search: URLSearchParams): FreelancerQuery {
  const id = (name: string) => Number(matching(search.get(name), /^[1-9]\d{0,8}$/)) || null;
  return {
    skill: id("skill"),
    province: matching(search.get("province"), /^(0[1-9]|1\d|2[0-5])$/),
    language: languages.find((known) => known === search.get("language")) ?? null,
    page: pageNumberOf(search),
    service: id("service"),
  };
}

/** The URL of the list with these filters. */
export function freelancersPath({ skill, province, language, page, service }: FreelancerQuery): string {
  const search = new URLSearchParams();
  if (skill !== null) search.set("skill", String(skill));
  if (province !== null) search.set("province", province);
  if (language !== null) search.set("language", language);
  if (service !== null) search.set("service", String(service));
  if (page > 1) search.set("page", String(page));
  return `/services/allfreelancer${search.size > 0 ? `?${search}` : ""}`;
}

/** Loads one page of people; redirects from a page past the end to the last one. */
export async function loadFreelancers(context: LoaderContext, url: URL): Promise<FreelancerListData> {
  const query = readFreelancerQuery(url.searchParams);
  const { skill, province, language, page } = query;
  const answer = unwrapAnswer(
    await apiOf(context)("freelancers.list", {
      query: { skill: skill ?? undefined, province: province ?? undefined, language: language ?? undefined, page },
    }),
  );
  stayWithin(url, answer.last_page);
  return { query, people: answer.data, choices: answer.choices, total: answer.total, lastPage: answer.last_page };
}
