import { wordList } from "../word-list.ts";

/** Goods that may take a SIM, and by what they say so: a `camera sim` has 4G. */
export const takingSims: readonly string[] = [
  "camera",
  "security camera",
  "router",
  "modem",
  "tablet",
  "laptop",
  "smartwatch",
  "dash cam",
  "doorbell",
];
export const namesWithSims: ReadonlyMap<string, readonly string[]> = new Map([["sim", ["4g", "lte"]]]);

/** What is said of how goods are, and what else that is where they are these: a wireless mouse is one by Bluetooth too. */
export const wirelessGoods: readonly string[] = [
  "mouse",
  "keyboard",
  "headphone",
  "earbud",
  "speaker",
  "soundbar",
  "gamepad",
  "microphone",
];
export const waysWithoutWires: ReadonlyMap<string, readonly string[]> = new Map([["wireless", ["bluetooth"]]]);

/** Words for what all such goods claim to be: who asks for a `fast charger` is not asking for one whose name says so. */
export const saidOfAll: readonly { goods: readonly string[]; words: readonly string[] }[] = [
  {
    goods: ["charger", "power bank", "charging cable"],
    words: wordList("fast, quick, rapid, speedy, super fast, turbo, លឿន, 快速, 快, 极速"),
  },
  {
    goods: ["router", "mesh", "access point", "wifi adapter"],
    words: wordList("strong, powerful, long range, ខ្លាំង, ឆ្ងាយ, 穿墙, 穿墙王, 信号强, 强劲"),
  },
  {
    goods: ["pc case", "fan"],
    words: wordList("silent, quiet, low noise, noiseless, ស្ងាត់, អត់លឺសំឡេង, 静音, 安静, 低噪音, 超静音"),
  },
];

/** What goods are where no others are named, as most call them: a `usb` or `flash` is a stick, an `ac` cools a room, what has gigabit is a switch, the `board` for a processor is a motherboard, `ddr5` is memory, a 曲面屏 is a monitor, and Wi-Fi comes out of a router. */
const bestKnownGoods: readonly (readonly [goods: string, names: string])[] = [
  ["charger", "fast charge, fast charging, quick charge, សាកលឿន, សាកថ្មលឿន, 快充, 闪充, 超级快充"],
  ["flash drive", "usb, flash"],
  ["air conditioner", "ac"],
  ["motherboard", "board"],
  ["ram", "ddr3, ddr4, ddr5"],
  ["security camera", "security"],
  ["network cable", "cat5e, cat6a"],
  ["cat6 cable", "cat6"],
  ["cat7 cable", "cat7"],
  ["cat8 cable", "cat8"],
  ["network switch", "gigabit, 千兆, ជីហ្គាប៊ីត"],
  ["monitor", "curved, ultrawide, 曲面屏, 曲面, 超宽, អេក្រង់កោង"],
  ["router", "wifi, wi fi, វ៉ាយហ្វាយ, internet, អ៊ីនធឺណិត, អ៊ីនធើណែត, អ៊ីនធើណេត, 互联网"],
];
export const goodsByThemselves: ReadonlyMap<string, string> = new Map(
  bestKnownGoods.flatMap(([goods, names]) => wordList(names).map((name) => [name, goods] as const)),
);

/** Goods that are wanted where nothing is asked for but how they are, and nothing says so. */
export const kindsOfProperties: ReadonlyMap<string, string> = new Map([
  ["fast charging", "charger"],
  ["dual sim", "phone"],
]);

/** What properties are of: before `for` and a device that part is meant. */
export const partsOfProperties: ReadonlyMap<string, string> = new Map([
  ["big screen", "screen"],
  ["big battery", "battery"],
  ["curved", "screen"],
]);
