import type { Language } from "@shop/kit/locale";

/** Words that only English sentences have; names of products are Latin in every language. */
const english =
  /(?<![a-z])(?:the|is|are|do|does|did|can|could|how|what|where|when|which|who|why|my|your|you|me|for|with|under|over|between|and|or|please|show|find|want|need|have|any|hello|hi|thanks|thank|deliver|delivery|price|cheap|cheapest|best|compare|order|return|refund|warranty|pay)(?![a-z])/i;

/** The language of a question by its script. Latin letters count as English only if there is an English word. */
export function questionLanguage(text: string, page: Language): Language {
  const khmer = text.match(/[\u1780-\u17d3]/g)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (khmer > 0 || han > 0) return khmer >= han ? "km" : "zh";
  return english.test(text) ? "en" : page;
}
