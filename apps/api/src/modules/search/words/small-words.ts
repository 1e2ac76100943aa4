import { lines } from "./dictionary/lines.ts";
import { makers } from "./dictionary/makers.ts";
import { properties } from "./dictionary/properties.ts";
import { wordList } from "./word-list.ts";

/** What makers add to the names of their models. */
export const modelWords: readonly string[] = wordList(`
  pro, max, plus, ultra, mini, lite, air, se, fe, note, series, gen, generation
`);

/** By what a thing knows people: a terminal for attendance only where nothing else is named. */
const fingers: readonly string[] = wordList(`
  fingerprint, finger print, finger scan
  ស្កេនមេដៃ, ស្កេនម្រាមដៃ, ក្រយៅដៃ, ម្រាមដៃ
  指纹
`);

/** Plugs and buses that goods have: a `sound card usb` is a sound card. */
const connectors: readonly string[] = wordList(`
  usb, usb 2.0, usb 3.0, sata, sas, ide, pcie, pci express, hdmi, vga, dvi
`);

/** Chips that goods have: a `gaming pc rtx 5070` is a computer. */
const chips: readonly string[] = wordList(`
  rtx, gtx, geforce, radeon, ryzen, core, celeron, pentium, xeon, snapdragon, dimensity, exynos
`);

/** Sockets of processors: a `main board lga 1700` is a motherboard. */
const sockets: readonly string[] = ["lga"];

/** How large goods are: an `itx case small` is a case. */
const sizes: readonly string[] = ["small", "large", "big", "tiny", "huge"];

/** How goods are put together and packed: 装 in them installs nothing. */
export const packing: readonly string[] = wordList(`
  pack
  套装, 包装, 组装, 改装, 装置, 装饰, 服装, 只装, 个装, 联包, 连包, 件装, 片装, 条装, 支装, 盒装, 袋装, 瓶装, 罐装
  单装, 双装, 散装
`);

/** How many or in what form goods come, behind these: `a4 paper 500 sheets`. */
export const forms: readonly string[] = wordList(`
  sheet, roll, spindle, pair, piece
  片装, 张装, 个装, 只装, 支装, 件装, 条装, 盒装, 袋装, 瓶装, 罐装, 一对, 一双, 一卷, 一盒, 一箱, 一包
`);

/** Words that say whose or how, not what beside other words: `charger samsung` asks for a charger, 门锁指纹 for a lock. */
export const besideKind: readonly string[] = [
  ...properties,
  ...makers,
  ...lines,
  modelWords,
  fingers,
  connectors,
  chips,
  sockets,
  sizes,
  packing,
  forms,
].flat();

/** Generic words for goods (device, equipment): ignored beside a specific name (ឧបករណ៍កាមេរ៉ា), meaningful beside other words (ឧបករណ៍ពាក់, wearables). */
export const devices: readonly string[] = ["ឧបករណ៍", "ម៉ាស៊ីន", "ប្រដាប់", "设备"];

/** Everyday words of Khmer that sound like names of goods and makers: ពន្លឺ (light) like ពណ៌លឿង (yellow), អាគារ (building) like Aqara. */
export const everydayKhmer: readonly string[] = wordList(`
  បើក, ឡើង, លែង, អាស៊ី, វិទ្យា, សម្ងាត់, ទទួល, ទទួលបាន, កន្ទុយ, កន្សែង, អង្គុយ, ពន្លឺ, ដំឡូង, ពិសេស, បន្ទាត់, បន្ទាប់
  បន្ទាន់, បន្ទាយ, ក្រាស់, រូបថត, ដំណឹង, តំណឹង, ពេក, ផ្លាស់, បង្រៀន, អង្គរ, អង្ករ, អាគារ, បន្លែ, ទុរេន, អំបិល, កំពែង
  ស្មៅ, វាំង, ព្រលឹង, បន្ថែម
`);

/** Words between two things of which either will do. */
export const choosing: readonly string[] = ["or", "vs", "versus", "ឬ", "或", "或者", "还是"];

/** Words that say nothing of what is looked for: they count only where nothing else was typed. */
export const fillers: readonly string[] = [
  ...wordList(`
    a, an, the, for, of, with, and, but, in, on, to, from, at, my, i, is, are, buy, price, prices, cambodia
    phnom, penh, want, need, looking, shop, store, online, please, how, much, do, you, any, all, every, that, which, can
    thing, things, something, stuff, make, must
    me, we, your, our, this, these, those, there, it, what, where, who, when, does, did, will, would, should
    could, get, give, show, tell, sell, search, searching, recommend, suggest, put, insert, use, some, someone
    somebody, hi, hello
  `),
  ...choosing,
  // Khmer in Latin letters: to buy, for.
  ...wordList("tinh, tenh, somrab, samrab, somrap, samrap"),
  // Beside a number that turned out to be no price: `ssd under 1 tb`.
  ...wordList("under, below, above, less, more, than, between"),
  ...wordList(`
    និង, សម្រាប់, ដែល, លាន, នៃ, ជា, ទៅ, តម្លៃ, ទិញ, លក់, ហាង, ចង់, ចង់ទិញ, រក, ប៉ុន្មាន, ថ្លៃ, មាន, ឲ្យ, សូម, ក្នុង
    ប្រភេទ, លេង, បាន, លើ, នៅ, កម្ពុជា, ភ្នំពេញ, ស្រុកខ្មែរ, ទេ, តើ, ខ្ញុំ, ជាមួយ, ក្រោម, លើស, ចន្លោះ, បង, អូន, ជួយ, ណែនាំ
    ត្រូវការ, ចង់បាន, មួយណា, កន្លែង, កន្លែងណា
    的, 和, 与, 及, 又, 用, 专用, 识别, 适用, 适用于, 价格, 多少钱, 买, 购买, 店, 商店, 柬埔寨, 金边, 我, 想买, 要
    款, 吗, 请问, 有没有, 个, 一个, 家用, 家庭, 以下, 以上, 以内, 哪里, 哪儿, 哪个, 哪款, 哪种, 哪些, 可以, 能不能
    你们, 给我, 帮我, 想要, 需要, 一台, 一部, 一款, 好的, 有什么, 装什么, 装哪种, 装哪款, 换什么, 买什么, 用什么
    选什么
  `),
];
