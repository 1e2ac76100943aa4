import { hasDigit, isBeside, isNumber, isPropertyKey, keysOf } from "../terms/term-kinds.ts";
import { joinedTerm } from "../terms/joined-term.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { goodsKeys, isService, namesInEnglish } from "../../words/synonyms.ts";
import { devices } from "../../words/small-words.ts";
import { isPurpose } from "../../words/wishes.ts";

/** Words that may join a thing to what it is for. */
const englishJoining = ["for", "of", "a", "an", "the", "my"];
const khmerJoining = ["សម្រាប់", "នៃ", "ក្នុង", "លើ", "នៅ", "ដាក់", "ដាក់ក្នុង", "បំពាក់", "បំពាក់ក្នុង", "ភ្ជាប់"];
const joining = keysOf([...englishJoining, ...khmerJoining, "的", "用", "专用"]);
const deviceKeys = keysOf(devices);
const isJoining = ({ units }: Term) => joining.has(keyOf(units));

/**
 * The name of goods that two terms form together. Where words have spaces it may be in either order: `camera` and `car`
 * are a car camera. In Khmer the thing always comes first: កុំព្យូទ័រយួរដៃ រ៉េម ១៦ is a laptop, no memory for one; only the word for a machine is also put behind its work, កាហ្វេម៉ាស៊ីន. Words that were written as one keep their order, 手机屏 is a screen, 屏手机 none, unless the second is what the first is for: 硬盘监控用. A number keeps its place too: a `camera 360` turns, while a `360 camera` looks all around at once. Words of other
 * scripts are combined by their English names: 笔记本 and 充电器 are a laptop charger.
 */
function nameOf(first: Term, second: Term, after: Term | undefined): string | undefined {
  const [one, other] = [keyOf(first.units), keyOf(second.units)];
  const [run, next] = [first.units[0]!, second.units[0]!];
  const areSpaced = run.code !== null && next.code !== null;
  const areKhmer = run.run.script === "khmer" && next.run.script === "khmer";
  const areOne = run.within !== undefined && run.within === next.within && !(after && isPurpose(keyOf(after.units)));
  const isMachine = areKhmer && deviceKeys.has(other);
  const typed = (!isMachine && (areOne || areKhmer || isNumber(second)) ? headLast : bothWays)(
    one,
    other,
    run.code === null && next.code === null ? "" : " ",
  );
  const orders = areKhmer ? headFirst : areOne ? headLast : bothWays;
  const inEnglish = areSpaced
    ? []
    : namesInEnglish(one).flatMap((name) => namesInEnglish(other).flatMap((following) => orders(name, following, " ")));
  return [...typed, ...inEnglish].find((name) => goodsKeys.has(name) && !isService(name));
}

const headLast = (one: string, other: string, divider: string) => [`${one}${divider}${other}`];
const headFirst = (one: string, other: string, divider: string) => [`${other}${divider}${one}`];
const bothWays = (one: string, other: string, divider: string) => [
  ...headLast(one, other, divider),
  ...headFirst(one, other, divider),
];

/** What follows a processor is what the computer has: ឡេបថប core i7 ram 16 is no memory for a laptop. */
const isProcessor = ({ units }: Term) => units.some(({ text }) => /^(?:i[3579]|ryzen)$/.test(text));

/** Terms further apart than this do not form one name. Without the limit, a text of 100 numbers took 50 times as long to read. */
const furthest = 8;

/**
 * Joins two terms that name goods together into one, even if other words stand between them or their order is
 * reversed: `laptop hp charger`, `camera for car`, `1 tb ssd external`.
 */
export function withCompounds(terms: readonly Term[]): Term[] {
  for (const [at, first] of terms.entries()) {
    for (let to = at + 1; to < Math.min(terms.length, at + 1 + furthest); to++) {
      const second = terms[to]!;
      const name = nameOf(first, second, terms[to + 1]);
      const between = terms.slice(at + 1, to).filter((term) => !isJoining(term));
      if (name !== undefined)
        return withCompounds([
          ...terms.slice(0, at),
          joinedTerm([first, second], name),
          ...between,
          ...terms.slice(to + 1),
        ]);
      if ((!isJoining(second) && !isBeside(second) && !hasDigit(second)) || isProcessor(second)) break;
    }
  }
  return withQualities(terms);
}

/** Joins a property that is written around its goods: `best camera` in `best phone camera`. */
function withQualities(terms: readonly Term[]): Term[] {
  const at = terms.findIndex((first, index) => {
    const [thing, last] = terms.slice(index + 1, index + 3);
    return (
      last !== undefined &&
      goodsKeys.has(keyOf(thing!.units)) &&
      isPropertyKey(`${keyOf(first.units)} ${keyOf(last.units)}`)
    );
  });
  if (at < 0) return [...terms];
  const [first, thing, last] = terms.slice(at, at + 3) as [Term, Term, Term];
  return [
    ...terms.slice(0, at),
    thing,
    joinedTerm([first, last], `${keyOf(first.units)} ${keyOf(last.units)}`),
    ...terms.slice(at + 3),
  ];
}
