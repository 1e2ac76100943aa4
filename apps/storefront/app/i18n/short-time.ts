import { cambodianDay, cambodianTime } from "@shop/kit/date";
import type { Language } from "@shop/kit/locale";

/** Short names, starting with Monday. Not every browser can format dates in Khmer. */
const weekdays: Record<Language, readonly string[]> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  km: ["ច័ន្ទ", "អង្គារ", "ពុធ", "ព្រហ.", "សុក្រ", "សៅរ៍", "អាទិត្យ"],
  zh: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
};

/** Time of day in Cambodia: `14:00`. */
export const hourText = (at: string): string => cambodianTime(new Date(at)).slice(11);

/** Weekday and date of a day such as `2026-11-21`: `Sat` and `21/11`. */
export function dayTexts(day: string, language: Language): { weekday: string; date: string } {
  const [, month, date] = day.split("-").map(Number);
  return {
    weekday: weekdays[language][(new Date(day).getUTCDay() + 6) % 7]!,
    date: language === "zh" ? `${month}/${date}` : `${date}/${month}`,
  };
}

/** `Sat 21/11`. */
export function shortDay(at: string, language: Language): string {
  const { weekday, date } = dayTexts(cambodianDay(new Date(at)), language);
  return `${weekday} ${date}`;
}

/** `Sat 21/11 14:00`. */
export const shortTime = (at: string, language: Language): string => `${shortDay(at, language)} ${hourText(at)}`;
