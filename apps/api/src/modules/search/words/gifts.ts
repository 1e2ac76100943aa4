/** Who gifts are for, and what those are called in each language. */
const english = {
  gifts: ["", "birthday ", "christmas ", "new year ", "wedding ", "anniversary ", "valentine "].flatMap((day) => [
    `${day}gift`,
    `${day}present`,
  ]),
  people: [
    "girlfriend",
    "boyfriend",
    "wife",
    "husband",
    "mom",
    "mum",
    "mother",
    "dad",
    "father",
    "parent",
    "son",
    "daughter",
    "kid",
    "child",
    "baby",
    "boy",
    "girl",
    "man",
    "woman",
    "him",
    "her",
    "friend",
    "teacher",
    "boss",
    "family",
  ],
};
const khmer = {
  gifts: ["កាដូ", "អំណោយ", "កាដូខួបកំណើត", "អំណោយខួបកំណើត"],
  people: ["សង្សារ", "មិត្តស្រី", "មិត្តប្រុស", "មិត្តភក្តិ", "ម៉ាក់", "ប៉ា", "ម្តាយ", "ឪពុក", "ប្រពន្ធ", "ប្តី", "កូន", "ក្មេង", "គ្រូ"],
};
const chinese = {
  gifts: ["礼物", "礼品", "送礼", "生日礼物", "情人节礼物", "圣诞礼物", "新年礼物"],
  people: [
    "女朋友",
    "男朋友",
    "女友",
    "男友",
    "老婆",
    "老公",
    "妈妈",
    "爸爸",
    "父母",
    "爸妈",
    "孩子",
    "小孩",
    "儿子",
    "女儿",
    "朋友",
    "老师",
    "长辈",
    "老人",
    "客户",
    "女生",
    "男生",
  ],
};

/** All words of gifts, with whom they are for. What is given may be any goods, so alone they ask for what sells best. */
export const gifts: readonly string[] = [
  ...[english, khmer, chinese].flatMap(({ gifts: named }) => named),
  ...english.gifts.flatMap((gift) =>
    english.people.flatMap((who) => [`${gift} for ${who}`, `${gift} for my ${who}`, `${who} ${gift}`]),
  ),
  ...khmer.gifts.flatMap((gift) =>
    khmer.people.flatMap((who) => ["", "ឲ្យ", "សម្រាប់", "ជូន"].map((to) => gift + to + who)),
  ),
  ...chinese.people.flatMap((who) => [
    `送${who}`,
    `送给${who}`,
    ...chinese.gifts.flatMap((gift) => [who + gift, `送${who}${gift}`, `给${who}的${gift}`]),
  ]),
];
