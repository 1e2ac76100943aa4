import { fold } from "./fold.ts";

/** Matches any of these words. Of two that begin alike the longer one comes first. */
const anyOf = (words: readonly string[]): string =>
  `(?:${words
    .map(fold)
    .toSorted((a, b) => b.length - a.length)
    .join("|")})`;

const english = {
  days: ["birthday", "christmas", "new year", "wedding", "anniversary", "valentine"],
  people:
    "girlfriend boyfriend wife husband mom mum mother dad father parent son daughter kid child children baby boy girl man men woman women him her friend teacher boss family",
};
const khmer = {
  gifts: ["កាដូ", "អំណោយ"],
  people: "សង្សារ មិត្តស្រី មិត្តប្រុស មិត្តភក្តិ ម៉ាក់ ប៉ា ម្តាយ ឪពុក ប្រពន្ធ ប្តី កូន ក្មេង គ្រូ",
};
const chinese = {
  gifts: ["礼物", "礼品", "送礼"],
  days: ["生日", "情人节", "圣诞", "新年"],
  people:
    "女朋友 男朋友 女友 男友 老婆 老公 妈妈 爸爸 父母 爸妈 孩子 小孩 儿子 女儿 朋友 老师 长辈 老人 客户 女生 男生",
};

const peopleOf = ({ people }: { people: string }) => anyOf(people.split(" "));
const who = { english: `${peopleOf(english)}s?`, khmer: peopleOf(khmer), chinese: peopleOf(chinese) };
const named = {
  english: `(?:${anyOf(english.days)} )?(?:gift|present)s?`,
  khmer: `(?<!${fold("កាត")})${anyOf(khmer.gifts)}(?:${fold("ខួបកំណើត")})?`,
  chinese: `${anyOf(chinese.days)}?${anyOf(chinese.gifts)}(?![卡盒])`,
};
/** A gift, with whom it is for: `birthday gift for my wife`, កាដូឲ្យសង្សារ, 送老婆的礼物. */
const said = new RegExp(
  [
    String.raw`(?<![a-z\d])(?:${who.english} ${named.english}|${named.english}(?: for (?:my )?${who.english})?)(?![a-z\d])`,
    `${named.khmer}(?:${anyOf(["ឲ្យ", "សម្រាប់", "ជូន"])}?${who.khmer})?`,
    `[送给]{0,2}${who.chinese}的?${named.chinese}|送给?${who.chinese}|${named.chinese}`,
  ].join("|"),
  "gu",
);

/** Says gifts as `gift`, whoever they are for, in a folded text. What is given may be any goods, so alone it asks for what sells best. */
export const withGifts = (folded: string): string => folded.replace(said, " gift ");
