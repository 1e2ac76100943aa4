import type { FreelancerCard } from "@shop/contract/types";
import { listText } from "../../i18n/list-text.ts";
import { useLocale, useT, type Translate } from "../../i18n/locale.tsx";
import type { MessageKey } from "../../i18n/messages.ts";
import { runsOfDays } from "./working-days.ts";

/** Maximum number of provinces named on a card. */
const mostAreas = 2;

export const provinceName = (t: Translate, code: string) => t(`services.province_${code}` as MessageKey);
export const languageName = (t: Translate, language: FreelancerCard["languages"][number]) =>
  t(`services.language_${language}`);

/** Texts about a person in the shopper's language. */
export function useFreelancerTexts() {
  const t = useT();
  const { language } = useLocale();
  const join = (names: string[]) => listText(language, names);
  const day = (number: number) => t(`services.day_${number}` as MessageKey);
  return {
    areas: (codes: string[]) => join(codes.map((code) => provinceName(t, code))),
    fewAreas(codes: string[]) {
      const areas = join(codes.slice(0, mostAreas).map((code) => provinceName(t, code)));
      return codes.length > mostAreas ? t("services.more_areas", { areas, count: codes.length - mostAreas }) : areas;
    },
    languages: (codes: FreelancerCard["languages"]) => join(codes.map((code) => languageName(t, code))),
    days(days: number[]) {
      const runs = runsOfDays(days);
      if (runs.length === 1 && runs[0]![1] - runs[0]![0] === 6) return t("services.every_day");
      return join(
        runs.map(([from, to]) => (from === to ? day(from) : t("services.day_range", { from: day(from), to: day(to) }))),
      );
    },
  };
}
