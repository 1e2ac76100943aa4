import { fill } from "@shop/kit/fill";
import { inLanguage, type Language } from "@shop/kit/locale";
import type { Finding } from "./rules/check-build.ts";
import type { Slot } from "./rules/slots.ts";
import { reasonTexts, ruleTexts, slotTexts, unknownText } from "./texts.ts";

/**
 * What a rule says, in words: of what fits, what was looked at; of all else, the reason with its
 * numbers, or whose data are missing. Builder and assistant say it alike.
 */
export function sayFinding(
  { rule, answer, reason, params = {} }: Pick<Finding, "rule" | "answer" | "reason" | "params">,
  language: Language,
): string {
  const topic = inLanguage(ruleTexts[rule]!, language);
  if (answer === "fits") return topic;
  if (answer === "unknown")
    return fill(inLanguage(unknownText, language), {
      topic,
      part: inLanguage(slotTexts[params.part as Slot], language),
    });
  return fill(inLanguage(reasonTexts[reason]!, language), params);
}
