import type { Text } from "../types.ts";
import type { Extra, Family } from "./family.ts";

type Language = "en" | "km" | "zh";

const languages: Language[] = ["en", "km", "zh"];

/** The facts of a product, by the names that its texts use. */
export type Facts = Map<string, string | Text>;

const inLanguage = (value: string | Text, language: Language): string =>
  typeof value === "string" ? value : (value[language] ?? value.en);

/** Fills in the `{…}` of a text; undefined if one of them is unknown. */
function fill(template: string, facts: Facts, language: Language): string | undefined {
  let complete = true;
  const filled = template.replace(/\{(\w+)\}/g, (_, key: string, at: number) => {
    const value = facts.get(key);
    if (value === undefined) complete = false;
    if (value === undefined) return "";
    const shown = inLanguage(value, language);
    const within = language === "en" && typeof value !== "string" && key !== "name" && at > 0;
    return within && /^[A-Z][a-z -]/.test(shown) ? shown[0]!.toLowerCase() + shown.slice(1) : shown;
  });
  return complete ? filled : undefined;
}

const warranty: Text = { en: "Warranty: {months} months.", km: "ធានា {months} ខែ។", zh: "保修 {months} 个月。" };

/** The template of the English name without its last words if the title ends with them: no "Robot Vacuum X20+ Robot Vacuum". */
function withoutEcho(template: string, title: string): string {
  const tail = /[^}]*$/.exec(template)![0].trim().toLowerCase().split(" ");
  const known = title.toLowerCase().split(/[ (]/);
  return tail.length <= 2 && known.includes(tail.at(-1)!) ? template.replace(/ [^}]*$/, "") : template;
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The name of a product: its own, or its family's with the facts filled in. */
export function nameOf({ name: template = { en: "{brand} {title}" } }: Family, { name: own }: Extra, brand: string, title: string, facts: Facts): Text {
  if (own) return own;
  const name: Text = { en: "" };
  for (const language of languages) {
    const words = template[language];
    if (words === undefined) continue;
    const filled = fill(language === "en" ? withoutEcho(words, title) : words, facts, language) ?? `${brand} ${title}`;
    if (language === "en" || filled !== name.en) name[language] = filled;
  }
  return name;
}

/** A paragraph with all sentences whose facts are known. */
export function descriptionOf({ sentences }: Family, { say }: Extra, warrantyMonths: number, facts: Facts): Text {
  const description: Text = { en: "" };
  for (const language of languages) {
    const texts = [...sentences, ...(say ? [say] : []), ...(warrantyMonths > 1 ? [warranty] : [])]
      .map((sentence) => fill(inLanguage(sentence, language), facts, language))
      .filter((sentence) => sentence !== undefined);
    description[language] = `<p>${escape(texts.join(language === "zh" ? "" : " "))}</p>`;
  }
  return description;
}
