import * as z from "zod";
import { call, id, money, page, pagination, storeQuery } from "../define.ts";
import { productList } from "./catalog.ts";

const spokenLanguage = z.enum(["km", "en", "zh"]);
const provinceCode = z.string().regex(/^\d{2}$/);
const skill = z.object({ id: z.number(), name: z.string() });

/** A person who can be booked for services, as shown in lists. */
export const freelancerCard = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  /** The kinds of service (sub-categories) that they do and the store sells. */
  skills: z.array(skill),
  /** Codes of the provinces they serve. */
  provinces: z.array(provinceCode),
  languages: z.array(spokenLanguage),
  /** Price of one hour, without parts. */
  hourly_price: money,
  /** Out of 5, with one decimal; null before the first review. */
  rating: z.number().nullable(),
  jobs: z.number().int(),
});

const freelancerDetail = freelancerCard.extend({
  about: z.string(),
  since_year: z.number().int(),
  /** Working days: 1 for Monday to 7 for Sunday. */
  weekdays: z.array(z.number().int().min(1).max(7)),
  /** First and last full hour of the working day in Cambodia. */
  hours: z.object({ from: z.number().int(), to: z.number().int() }),
  /** The store's services of the kinds that they do. */
  services: productList,
});

export const freelancerCalls = {
  "freelancers.list": call({
    summary: "Freelancers who offer services that the store sells, the best rated first",
    access: "public",
    query: storeQuery.extend({
      /** Id of a sub-category of services. */
      skill: id.optional(),
      province: provinceCode.optional(),
      language: spokenLanguage.optional(),
      page: page.optional(),
    }),
    data: z.array(freelancerCard),
    beside: pagination.extend({
      /** Available filters in this store. */
      choices: z.object({
        skills: z.array(skill),
        provinces: z.array(provinceCode),
        languages: z.array(spokenLanguage),
      }),
    }),
  }),
  "freelancers.get": call({
    summary: "A freelancer who offers services that the store sells",
    access: "public",
    params: z.object({ id }),
    query: storeQuery,
    data: freelancerDetail,
  }),
};
