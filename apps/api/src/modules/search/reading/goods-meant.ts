import { kindsNamed, kindsOf } from "./kinds-named.ts";
import { isGoods, isHalf, isLine, isModelWord, isProperty, isThing, keysOf, keysOfNames } from "./terms/term-kinds.ts";
import type { Term } from "./terms/terms.ts";
import { keyOf } from "./terms/units.ts";
import { isGood } from "../words/kinds.ts";
import { goingWith, partsOfGoods } from "../words/relations/goods-together.ts";
import { kindsOfLines, linesOfOneKind, makersOfLines } from "../words/relations/lines-and-makers.ts";
import { isService, namesInEnglish, synonymsOf } from "../words/synonyms.ts";
import { isPurpose } from "../words/wishes.ts";

/**
 * The kinds of goods that are meant, as marks of the index, and the term that names them, if it names goods. Purposes and
 * parts of goods are not considered, if others are named.
 *
 * @param all - all terms that were typed, in order
 */
export function goodsMeant(
  terms: readonly Term[],
  all: readonly Term[],
  typing: boolean,
): { kinds: string[]; good: Term | null } {
  const meant = meantIn(withoutParts(withoutPurposes(terms, all)));
  if (!meant) return { kinds: [], good: null };
  const kinds = kindsOf(meant, meant === all.at(-1) && (typing || isHalf(meant)));
  return { kinds: kinds.length > 0 ? kinds : kindsOfLine(terms), good: kinds.some(isGood) ? meant : null };
}

/** The goods that a line is if nothing else is named beside it: a `MacBook Air` is a laptop, and no stand for one. */
function kindsOfLine(terms: readonly Term[]): string[] {
  const namesOf = ({ units }: Term) => namesInEnglish(keyOf(units));
  const line = terms.flatMap(namesOf).find((name) => linesOfOneKind.includes(name));
  const isOfLine = (term: Term) =>
    [isLine, isModelWord, isProperty].some((is) => is(term)) ||
    namesOf(term).some((name) => makersOfLines.get(line!)?.includes(name));
  return line !== undefined && terms.every(isOfLine) ? kindsNamed(kindsOfLines.get(line)!) : [];
}

const followsPurpose = (next: Term | undefined) => next !== undefined && isPurpose(keyOf(next.units));

/** Drops what goods are used for, if other goods are named: 监控用硬盘 is a disk. */
function withoutPurposes(terms: readonly Term[], all: readonly Term[]): readonly Term[] {
  const others = terms.filter((term) => !followsPurpose(all[all.indexOf(term) + 1]));
  return others.some(isThing) ? others : terms;
}

const goodsWithParts = partsOfGoods.map(({ part, goods }) => ({
  part: keysOf([part, ...(synonymsOf(part) ?? [])]),
  goods: keysOfNames(goods),
}));

/** Drops what goods that are named have as a part: a `webcam mic` is a webcam. */
function withoutParts(terms: readonly Term[]): readonly Term[] {
  const keys = terms.map(({ units }) => keyOf(units));
  return terms.filter(
    (_, at) => !goodsWithParts.some(({ part, goods }) => part.has(keys[at]!) && keys.some((key) => goods.has(key))),
  );
}

const [goingKeys, withKeys] = [keysOfNames(goingWith.goods), keysOfNames(goingWith.with)];

/** Verbs whose object follows them, in Chinese and Khmer. */
const verbs = keysOf(["修", "换", "更换", "替换", "装", "洗", "ប្តូរ", "ដូរ", "ផ្លាស់ប្តូរ"]);
const isVerb = ({ units }: Term) => verbs.has(keyOf(units));
const isKnown = ({ units }: Term) => synonymsOf(keyOf(units)) !== undefined;
/** After these a verb says what the goods do by themselves, or what can be done to them: 自动洗, 可换. */
const byItself = keysOf(["自动", "可", "免", "会"]);
const isByItself = (before: Term | undefined) => before !== undefined && byItself.has(keyOf(before.units));
/** Work in English that begins with its verb, or with what was lost: `transfer data old phone`, `deleted photos hard disk`. */
const deed =
  /^(?:transfer|move|migrate|recover|restore|deleted|lost|get back) |^relocat|^change (?:location|position|place)$/;
const isDeed = ({ units }: Term) => isService(keyOf(units)) && deed.test(keyOf(units));

/**
 * The term that says what goods are meant. In English and Chinese it is the last (`iphone charger`), in Khmer the first
 * (ឆ្នាំងសាក iPhone, `mouse` កុំព្យូទ័រ), and so it is for services in Chinese (安装监控), which may also stand before
 * their object (手机换电池). Makers, properties and numbers are not considered.
 */
function meantIn(terms: readonly Term[]): Term | undefined {
  const named = terms.filter((term, at) => isThing(term) && !(isVerb(term) && isByItself(terms[at - 1])));
  const first = named[0];
  const khmer = named.findIndex(({ units }) => units[0]!.run.script === "khmer");
  const isDone = (term: Term, at: number) => isVerb(term) && named[at + 1] !== undefined && isGoods(named[at + 1]!);
  if (khmer === 0) return named.find(isDone) ?? first;
  if (khmer > 0 && isGoods(named[khmer - 1]!)) return named[khmer - 1];
  const isHan = first?.units[0]!.run.script === "han";
  const begins = named.find((term) => isGoods(term) || isDeed(term));
  if (begins && isDeed(begins)) return begins;
  if (isHan && first && isService(keyOf(first.units))) return first;
  const work = isHan ? named.find(isVerb) : undefined;
  if (work) return work;
  const last = named.at(-1);
  const isWith = (term: Term | undefined) => term !== undefined && withKeys.has(keyOf(term.units));
  const before =
    isWith(last) || (last && !isKnown(last) && isWith(named.at(-2)))
      ? named.findLast(
          ({ units }) =>
            goingKeys.has(keyOf(units)) ||
            namesInEnglish(keyOf(units)).some((name) => goingKeys.has(name.split(" ").at(-1)!)),
        )
      : undefined;
  return before ?? last ?? terms.at(-1);
}
