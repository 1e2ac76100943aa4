import { cambodianTime } from "@shop/kit/date";
import { fill } from "@shop/kit/fill";
import { inLanguage, type Language, type LocalText } from "@shop/kit/locale";

const reminder: Record<Language, string> = {
  en: "{store}: {person} comes on {at}.",
  km: "{store}៖ {person} នឹងមកនៅ {at}។",
  zh: "{store}：{person}将于 {at} 上门。",
};

/** Day and time in Cambodia, short because of the SMS: 23/11 08:00. */
function timeText(at: Date): string {
  const [, month, day, time] = /^\d+-(\d+)-(\d+)T(\d+:\d+)/.exec(cambodianTime(at)) ?? [];
  return `${day}/${month} ${time}`;
}

/** The SMS that reminds of a booking. */
export function reminderMessage(
  language: Language,
  { store, person, at }: { store: string; person: LocalText; at: Date },
): string {
  return fill(reminder[language], { store, person: inLanguage(person, language), at: timeText(at) });
}
