import { cambodianTime } from "@shop/kit/date";
import { fill } from "@shop/kit/fill";
import { inLanguage, type Language, type LocalText } from "@shop/kit/locale";

const reminder: Record<Language, string> = {
  en: "{store}: {person} comes on {at}.",
  km: "{store}៖ {person} នឹងមកនៅ {at}។",
  zh: "{store}：{person}将于 {at} 上门。",
};

const cancelled: Record<Language, string> = {
  en: "{store}: the visit on {at} is cancelled ({number}).",
  km: "{store}៖ បានបោះបង់ការមកនៅ {at} ({number})។",
  zh: "{store}：{at} 的上门服务已取消（{number}）。",
};

const moved: Record<Language, string> = {
  en: "{store}: the visit has changed: {person} comes on {at} ({number}).",
  km: "{store}៖ ការមកបានផ្លាស់ប្ដូរ៖ {person} នឹងមកនៅ {at} ({number})។",
  zh: "{store}：上门服务有变更：{person}将于 {at} 上门（{number}）。",
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

/** The SMS that says that nobody comes at a booked time. */
export function cancelledMessage(
  language: Language,
  { store, number, at }: { store: string; number: string; at: Date },
): string {
  return fill(cancelled[language], { store, number, at: timeText(at) });
}

/** The SMS that says who comes when, after staff have changed it. */
export function movedMessage(
  language: Language,
  { store, number, person, at }: { store: string; number: string; person: LocalText; at: Date },
): string {
  return fill(moved[language], { store, number, person: inLanguage(person, language), at: timeText(at) });
}
