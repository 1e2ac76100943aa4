import type { FreelancerCard } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import { toMajor, toRiel } from "@shop/kit/money";
import type { Context, StoreRef } from "../../platform/context.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import type { freelancers } from "../../modules/freelancers/tables.ts";
import type { Skill } from "./shown-skills.ts";

/** US cents in major units of the store's currency; a store in riel has a rate. */
function hourlyPrice(cents: number, { currency, rielRate }: StoreRef): number {
  return toMajor(currency === "KHR" && rielRate !== null ? toRiel(cents, rielRate) : cents, currency);
}

/** A person as lists show them, in the shopper's language. */
export function freelancerCard(
  { env, language, store }: Context,
  row: typeof freelancers.$inferSelect,
  skills: Skill[],
): FreelancerCard {
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    image: imageAddress(row.image, env),
    skills,
    provinces: row.provinces,
    languages: row.languages,
    hourly_price: hourlyPrice(row.hourlyPrice, store),
    rating: row.rating === null ? null : row.rating / 10,
    jobs: row.jobs,
  };
}
