import type { freelancers } from "../../modules/freelancers/tables.ts";

type NewFreelancer = typeof freelancers.$inferInsert;

/** Somebody who works every day from 8 to 18 in Phnom Penh; a test says what matters to it. */
export const sampleFreelancer = (id: number, more: Partial<NewFreelancer> = {}): NewFreelancer => ({
  id,
  name: { en: `Person ${id}`, km: `អ្នក ${id}`, zh: `人 ${id}` },
  about: { en: "Careful.", km: "ប្រុងប្រយ័ត្ន។", zh: "细心。" },
  languages: ["km"],
  provinces: ["12"],
  hourlyPrice: 800,
  sinceYear: 2016,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  fromHour: 8,
  toHour: 18,
  ...more,
});
