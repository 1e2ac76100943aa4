import type { Language } from "@shop/kit/locale";

/** From Monday, short: not every browser writes dates in Khmer. */
const weekdays: Record<Language, readonly string[]> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  km: ["ចន្ទ", "អង្គារ", "ពុធ", "ព្រហ.", "សុក្រ", "សៅរ៍", "អាទិត្យ"],
  zh: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
};

/** A moment as its day and hour in Cambodia, seven hours ahead of UTC all year. */
const inCambodia = (at: string) => new Date(Date.parse(at) + 7 * 3_600_000).toISOString();

/** The day of a moment in Cambodia, as 2026-11-21. */
export const dayOf = (at: string): string => inCambodia(at).slice(0, 10);

/** Hour and minute in Cambodia: 14:00. */
export const hourText = (at: string): string => inCambodia(at).slice(11, 16);

/** Weekday and date of a day such as 2026-11-21: `Sat` and `21/11`. */
export function dayTexts(day: string, language: Language): { weekday: string; date: string } {
  const [, month, date] = day.split("-").map(Number);
  return { weekday: weekdays[language][(new Date(day).getUTCDay() + 6) % 7]!, date: language === "zh" ? `${month}/${date}` : `${date}/${month}` };
}

/** `Sat 21/11`. */
export function shortDay(at: string, language: Language): string {
  const { weekday, date } = dayTexts(dayOf(at), language);
  return `${weekday} ${date}`;
}

/** `Sat 21/11 14:00`. */
export const shortTime = (at: string, language: Language): string => `${shortDay(at, language)} ${hourText(at)}`;
