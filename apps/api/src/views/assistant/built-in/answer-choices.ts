import type { Context } from "../../../platform/context.ts";
import { fold, wordsOf } from "../../../modules/search/public.ts";
import type { ProductFacts } from "../tools/product-facts.ts";
import { say, sentences } from "./texts.ts";
import type { Understood } from "./understand.ts";

const separators = { en: ", ", km: ", ", zh: "、" };

/** Sentences on the options of a product, such as colours: whether those that the question names are in stock, otherwise which there are. */
export function choiceSentences(
  { language }: Pick<Context, "language">,
  { name, choices }: ProductFacts,
  { question, choices: asksWhich }: Pick<Understood, "question" | "choices">,
): string {
  const named = namedIn(
    question,
    name,
    choices.flatMap(({ values }) => values),
  );
  if (named.length > 0)
    return sentences(
      language,
      ...named.map(({ name: value, in_stock }) =>
        say(in_stock ? "choice_there" : "choice_gone", language, { name, value }),
      ),
    );
  if (!asksWhich) return "";
  return sentences(
    language,
    ...choices.map(({ name: group, values }) =>
      say("choices", language, { group, values: values.map((value) => value.name).join(separators[language]) }),
    ),
  );
}

/** The values that a question names, by their whole name or by the kind of colour: `black` for Titanium Black. */
function namedIn(question: string, name: string, values: ProductFacts["choices"][number]["values"]) {
  const whole = values.filter((value) => [...value.name].length > 1 && question.includes(fold(value.name)));
  if (whole.length > 0) return whole;
  const own = new Set(wordsOf(name));
  const asked = new Set(
    wordsOf(question).filter((word) => !own.has(word) && [...word].length > 2 && !/^\d+$/.test(word)),
  );
  return values.filter(
    (value) => wordsOf(value.name).some((word) => asked.has(word)) || question.includes(kindOf(value.name)),
  );
}

const segmenter = new Intl.Segmenter("km", { granularity: "word" });

/** The kind of a colour: the beginning of a Khmer name, or the end of a Chinese one, such as 黑色 of 钛黑色. For other names a text that no question has. */
function kindOf(name: string): string {
  if (/\p{Script=Han}{3,}$/u.test(name)) return fold(name.slice(-2));
  const [first] = segmenter.segment(name);
  return /[\u1780-\u17b3]/.test(name) && first && [...first.segment].length > 2 ? fold(first.segment) : "\n";
}
