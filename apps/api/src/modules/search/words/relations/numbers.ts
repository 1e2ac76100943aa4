/** Names of several things, and which of them are meant beside so many of a unit: an `8 port switch`, a recorder for `cctv 8 channel`, a cooler for `aio 240mm`. */
export const namesByUnit: readonly { unit: string; least?: number; name: string; means: readonly string[] }[] = [
  { unit: "port", name: "switch", means: ["network switch"] },
  { unit: "channel", name: "security camera", means: ["nvr", "dvr"] },
  { unit: "channel", name: "camera", means: ["nvr", "dvr"] },
  { unit: "mm", name: "all in one", means: ["liquid cooler"] },
  { unit: "v", name: "charger", means: ["charger", "power supply", "adapter"] },
  { unit: "w", name: "adapter", means: ["charger", "adapter"] },
  // No phone or laptop is as large.
  { unit: "inch", least: 18.5, name: "phone screen", means: ["monitor"] },
];

/** What goods count by several names: the ports of a recorder are its channels. */
export const alsoCounted: readonly { goods: readonly string[]; unit: string; also: string }[] = [
  { goods: ["nvr", "dvr"], unit: "port", also: "channel" },
];

/** Goods that are asked for by a number alone, what that counts, and which numbers these are: a `monitor 24` is one of 24 inches, 充电宝 2万 one of 20,000 mAh. */
export const askedByNumber: readonly { goods: readonly string[]; unit: string; least: number; most: number }[] = [
  { goods: ["monitor", "screen", "all in one"], unit: "inch", least: 15, most: 57 },
  { goods: ["tv"], unit: "inch", least: 19, most: 116 },
  { goods: ["laptop", "laptop bag", "backpack"], unit: "inch", least: 10, most: 18 },
  { goods: ["privacy filter"], unit: "inch", least: 10, most: 34 },
  { goods: ["all in one", "liquid cooler", "water cooling radiator"], unit: "mm", least: 120, most: 480 },
  { goods: ["power bank"], unit: "mah", least: 2000, most: 60_000 },
];

/** What one charger may be for at once, and how a charger for several of them is called. */
export const chargedTogether: { devices: readonly (readonly string[])[]; names: readonly string[] } = {
  devices: [
    ["phone", "iphone", "galaxy"],
    ["smartwatch", "apple watch"],
    ["earbud", "airpods"],
  ],
  names: ["2 in 1", "3 in 1", "4 in 1"],
};

/** Which socket a processor fits into, by its model and the words before it, and what must have that socket too. */
export const socketsOfProcessors: readonly { line: RegExp; model: RegExp; socket: string }[] = [
  { line: /^(?:ryzen|amd|r[3579])$/, model: /^[1-5]\d{3}(?:g|ge|gt|x|xt|x3d|f)?$/, socket: "am4" },
  { line: /^(?:ryzen|amd|r[3579])$/, model: /^[7-9]\d{3}(?:g|ge|x|x3d|f)?$/, socket: "am5" },
  { line: /^(?:intel|core|i[3579])$/, model: /^1[0-1]\d{3}(?:f|k|kf|t)?$/, socket: "lga1200" },
  { line: /^(?:intel|core|i[3579])$/, model: /^1[2-4]\d{3}(?:f|k|kf|ks|t)?$/, socket: "lga1700" },
  { line: /^ultra$/, model: /^2\d{2}(?:f|k|kf)?$/, socket: "lga1851" },
];
/** What is put into a motherboard. */
export const partsOfBoards: readonly string[] = [
  "cpu",
  "ram",
  "ssd",
  "graphics card",
  "cooler",
  "air cooler",
  "liquid cooler",
];
export const fittingSockets: readonly string[] = ["motherboard", "mainboard", "cooler", "air cooler", "liquid cooler"];
