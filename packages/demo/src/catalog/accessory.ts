import { expand } from "./build.ts";
import type { Family } from "./family.ts";

const chargers = expand({
  from: 6001, subcategory: "charger", name: { en: "{brand} {title} Charger", km: "ឆ្នាំងសាក {brand} {title}", zh: "{brand} {title} 充电器" },
  columns: ["output", "ports", "weight"],
  sentences: [{ en: "{name} gives up to {output} through {ports}.", km: "{name} ផ្តល់ថាមពលរហូតដល់ {output} តាម {ports}។", zh: "{name} 最大输出 {output}，接口 {ports}。" }],
  kind: "charger", color: "#2a2d33", popularity: 320, warrantyMonths: 18,
  rows: [
    ["Anker", "Nano 45W", 29, "45 W|1 × USB-C|65 g", { colours: "Black, White", style: "1" }], ["Anker", "Prime 100W GaN", 69, "100 W|2 × USB-C, 1 × USB-A|180 g", { style: "3", color: "#33363d" }], ["Anker", "312 20W", 14, "20 W|1 × USB-C|48 g", { colours: "White, Black", style: "1" }], ["UGREEN", "Nexode 65W", 35, "65 W|2 × USB-C, 1 × USB-A|125 g", { style: "3", color: "#5b5e64" }], ["UGREEN", "Nexode Pro 100W", 59, "100 W|2 × USB-C, 1 × USB-A|178 g", { style: "3", color: "#44474d" }], ["UGREEN", "Uno RG 30W", 25, "30 W|1 × USB-C|75 g", { style: "1", color: "#cfc3e3", accent: "#6f5fa8" }], ["Baseus", "GaN5 Pro 65W", 29, "65 W|2 × USB-C, 1 × USB-A|130 g", { style: "3", colours: "Black, White" }], ["Baseus", "Super Si 25W", 9.5, "25 W|1 × USB-C|55 g", { style: "1", colours: "White, Black" }], ["Samsung", "45W Travel Adapter", 29, "45 W|1 × USB-C|90 g", { model: "EP-T4510", style: "1" }], ["Apple", "20W USB-C Power Adapter", 22, "20 W|1 × USB-C|58 g", { style: "1", color: "#f2f3f5" }], ["Xiaomi", "120W HyperCharge Combo", 39, "120 W|1 × USB-A|180 g", { style: "1", color: "#f2f3f5" }], ["Belkin", "BoostCharge 30W", 25, "30 W|1 × USB-C|70 g", { style: "1", color: "#f2f3f5" }], ["Anker", "MagGo 3-in-1 Cube", 129, "15 W|3 × wireless|178 g", { kind: "hub", color: "#5b5e64", accent: "#8fd0ff" }],
  ],
});

const cables = expand({
  from: 6021, subcategory: "cable", name: { en: "{brand} {title} Cable", km: "ខ្សែ {brand} {title}", zh: "{brand} {title} 线缆" },
  columns: ["connectors", "length", "output", "material"], sizeColumn: "length", sizeName: { en: "Length", km: "ប្រវែង", zh: "长度" },
  sentences: [{ en: "{name} ({connectors}) carries up to {output}.", km: "{name} ({connectors}) ទ្រថាមពលរហូតដល់ {output}។", zh: "{name}（{connectors}）最高支持 {output}。" }],
  kind: "cable", color: "#4a505a", popularity: 240, warrantyMonths: 12,
  rows: [
    ["Anker", "PowerLine III Flow", 17, "USB-C – USB-C|-|100 W|Silicone", { colours: "Black, White, Green, Purple", sizes: [["0.9 m", 0], ["1.8 m", 4]] }], ["Anker", "Bio-Braided", 19, "USB-C – Lightning|-|30 W|Nylon", { sizes: [["0.9 m", 0], ["1.8 m", 4]], style: "lightning", color: "#d3d6da" }], ["UGREEN", "240W Braided", 13, "USB-C – USB-C|-|240 W|Nylon", { sizes: [["1 m", 0], ["2 m", 3]] }], ["UGREEN", "USB-A 3 A Braided", 6.5, "USB-A – USB-C|-|18 W|Nylon", { sizes: [["1 m", 0], ["2 m", 2]], color: "#2a2d33" }], ["UGREEN", "HDMI 2.1 8K", 15, "HDMI – HDMI|-|48 Gbps|Nylon", { sizes: [["1 m", 0], ["2 m", 3], ["3 m", 7]], color: "#2a2d33" }], ["Baseus", "Cafule 100W", 8.5, "USB-C – USB-C|-|100 W|Nylon", { sizes: [["1 m", 0], ["2 m", 2]], color: "#b9313c" }], ["Baseus", "Dynamic Series PD", 7.5, "USB-C – Lightning|-|20 W|Nylon", { style: "lightning", sizes: [["1 m", 0], ["2 m", 2]], color: "#5b84b8" }], ["Apple", "60W USB-C Charge Cable", 22, "USB-C – USB-C|1 m|60 W|Nylon", { color: "#f2f3f5" }], ["Belkin", "BoostCharge Pro Flex", 24, "USB-C – USB-C|1 m|60 W|Silicone", { colours: "White, Black" }],
  ],
});

const banks = expand({
  from: 6041, subcategory: "powerbank", name: { en: "{brand} {title} Power Bank", km: "ថ្មជំនួយ {brand} {title}", zh: "{brand} {title} 充电宝" },
  columns: ["capacity", "output", "ports", "weight"],
  sentences: [{ en: "{name} carries {capacity} and gives up to {output} through {ports}.", km: "{name} ចំណុះ {capacity} ថាមពលរហូតដល់ {output} តាម {ports}។", zh: "{name} 容量 {capacity}，最大输出 {output}，接口 {ports}。" }],
  kind: "powerbank", color: "#2a2d33", popularity: 290, warrantyMonths: 12,
  rows: [
    ["Anker", "MagGo 10K Slim", 65, "10000 mAh|30 W|magnetic, USB-C|205 g", { style: "magnetic", colours: "Black, White, Blue" }], ["Anker", "Prime 20K 200W", 119, "20000 mAh|200 W|2 × USB-C, 1 × USB-A|540 g"], ["Anker", "Zolo 20K 30W", 35, "20000 mAh|30 W|USB-C, USB-A|360 g", { colours: "Black, White" }], ["Xiaomi", "33W Power Bank 20000", 32, "20000 mAh|33 W|USB-C, USB-A|435 g", { color: "#3a3d44" }], ["Xiaomi", "Power Bank 10000 Pocket", 19, "10000 mAh|22.5 W|USB-C, USB-A|200 g", { colours: "Blue, Black" }], ["Baseus", "Adaman2 20000", 36, "20000 mAh|30 W|USB-C, 2 × USB-A|420 g"], ["Baseus", "Blade 100W", 75, "20000 mAh|100 W|2 × USB-C, 2 × USB-A|490 g"], ["UGREEN", "Nexode 25000 145W", 89, "25000 mAh|145 W|2 × USB-C, 1 × USB-A|505 g", { color: "#5b5e64" }], ["UGREEN", "MagFlow 10000", 49, "10000 mAh|25 W|magnetic, USB-C|240 g", { style: "magnetic", color: "#5b5e64" }], ["Samsung", "Battery Pack 10000 25W", 35, "10000 mAh|25 W|2 × USB-C|210 g", { color: "#d8c8ae" }], ["Belkin", "BoostCharge Magnetic 5K", 39, "5000 mAh|7.5 W|magnetic, USB-C|128 g", { style: "magnetic", colours: "White, Black" }],
  ],
});

const soundColumns: Family["columns"] = ["noiseCancelling", "batteryLife", "connection", "protection"];
const soundText: Family["sentences"] = [
  { en: "{name}. Connection: {connection}.", km: "{name} ភ្ជាប់តាម {connection}។", zh: "{name}，连接方式为{connection}。" },
  { en: "One charge, that of the case included, plays for up to {batteryLife}.", km: "សាកម្តង រួមទាំងថ្មក្នុងប្រអប់ ស្តាប់បានរហូតដល់ {batteryLife}។", zh: "满电（含充电盒）最长播放 {batteryLife}。" },
  { en: "Noise cancelling: {noiseCancelling}.", km: "កាត់បន្ថយសំឡេងរំខាន៖ {noiseCancelling}។", zh: "主动降噪：{noiseCancelling}。" },
  { en: "Rated {protection} against water and sweat.", km: "ធន់ទឹក និងញើសកម្រិត {protection}។", zh: "防水防汗等级 {protection}。" },
];

const headphoneTime = { en: "One charge plays for up to {batteryLife}.", km: "សាកម្តងស្តាប់បានរហូតដល់ {batteryLife}។", zh: "一次充电最长播放 {batteryLife}。" };

const buds = expand({
  from: 6061, subcategory: "earbuds", name: { en: "{brand} {title} Earbuds", km: "កាសត្រចៀក {brand} {title}", zh: "{brand} {title} 真无线耳机" },
  columns: soundColumns, sentences: soundText, kind: "earbuds", color: "#f2f3f5", popularity: 340, warrantyMonths: 12,
  rows: [
    ["Apple", "AirPods Pro 3", 249, "Yes|24 h|Bluetooth 5.3|IP57"], ["Apple", "AirPods 4", 129, "No|30 h|Bluetooth 5.3|IP54"], ["Samsung", "Galaxy Buds3 Pro", 199, "Yes|30 h|Bluetooth 5.4|IP57", { colours: "Silver, White" }], ["Samsung", "Galaxy Buds3 FE", 129, "Yes|30 h|Bluetooth 5.4|IP54", { colours: "Grey, White" }], ["Xiaomi", "Redmi Buds 6 Play", 15, "No|36 h|Bluetooth 5.4|-", { colours: "White, Black, Blue, Pink" }], ["Xiaomi", "Redmi Buds 6 Pro", 59, "Yes|36 h|Bluetooth 5.3|IP54", { colours: "White, Black" }], ["Anker", "Soundcore Liberty 5", 99, "Yes|48 h|Bluetooth 5.4|IP55", { colours: "Black, White, Blue" }], ["Anker", "Soundcore P40i", 49, "Yes|60 h|Bluetooth 5.3|IPX5", { colours: "Black, White, Pink" }], ["Sony", "WF-1000XM5", 249, "Yes|24 h|Bluetooth 5.3|IPX4", { colours: "Black, Silver" }], ["Sony", "WF-C510", 55, "No|22 h|Bluetooth 5.3|IPX4", { colours: "Black, White, Yellow" }], ["JBL", "Tune Buds 2", 79, "Yes|48 h|Bluetooth 5.3|IP54", { colours: "Black, White, Blue" }], ["Nothing", "Ear (a)", 89, "Yes|42 h|Bluetooth 5.3|IP54", { colours: "Yellow, White, Black" }], ["Huawei", "FreeBuds 7i", 79, "Yes|35 h|Bluetooth 5.4|IP54", { colours: "Black, White, Pink" }], ["OPPO", "Enco Buds3 Pro", 35, "No|54 h|Bluetooth 5.4|IP55", { colours: "Graphite, White" }], ["Edifier", "X2s", 19, "No|28 h|Bluetooth 5.4|IP54", { colours: "Black, White" }], ["realme", "Buds T200", 25, "Yes|50 h|Bluetooth 5.4|IP55", { colours: "Black, Purple" }],
  ],
});

const headphones = expand({
  from: 6091, subcategory: "headphones", name: { en: "{brand} {title} Headphones", km: "កាសពាក់ក្បាល {brand} {title}", zh: "{brand} {title} 头戴式耳机" },
  columns: soundColumns, sentences: [soundText[0]!, headphoneTime, soundText[2]!], kind: "headphones", color: "#2a2d33", popularity: 210, warrantyMonths: 12,
  rows: [
    ["Sony", "WH-1000XM6", 399, "Yes|30 h|Bluetooth 5.3|-", { colours: "Black, Silver, Navy" }], ["Sony", "WH-CH520", 49, "No|50 h|Bluetooth 5.2|-", { colours: "Black, White, Blue, Beige" }], ["Bose", "QuietComfort Ultra", 399, "Yes|24 h|Bluetooth 5.3|-", { colours: "Black, White" }], ["JBL", "Tune 520BT", 45, "No|57 h|Bluetooth 5.3|-", { colours: "Black, White, Blue, Purple" }], ["JBL", "Live 770NC", 129, "Yes|65 h|Bluetooth 5.3|-", { colours: "Black, Sand" }], ["Marshall", "Major V", 139, "No|100 h|Bluetooth 5.3|-", { colours: "Black, Cream", accent: "#c9a45c" }], ["Edifier", "W830NB", 69, "Yes|94 h|Bluetooth 5.4|-", { colours: "Black, Beige" }], ["Anker", "Soundcore Space One", 99, "Yes|40 h|Bluetooth 5.3|-", { colours: "Black, Blue, Cream" }], ["HyperX", "Cloud III", 89, "No|-|Wired|-", { accent: "#b9313c" }], ["Razer", "BlackShark V2 X", 49, "No|-|Wired|-", { accent: "#3fa76d" }], ["Logitech", "G435 Lightspeed", 59, "No|18 h|Wireless|-", { colours: "Black, White, Blue", accent: "#c96bff" }], ["SteelSeries", "Arctis Nova 5", 129, "No|60 h|Wireless|-", { accent: "#e8793a" }],
  ],
});

const speakers = expand({
  from: 6111, subcategory: "speaker", name: { en: "{brand} {title} Speaker", km: "ឧបករណ៍បំពងសំឡេង {brand} {title}", zh: "{brand} {title} 音箱" },
  columns: ["output", "batteryLife", "connection", "protection"],
  sentences: [{ en: "{name} gives {output} of sound. Connection: {connection}.", km: "{name} ថាមពលសំឡេង {output} ភ្ជាប់តាម {connection}។", zh: "{name} 输出 {output}，连接 {connection}。" }, soundText[3]!, { en: "It plays for up to {batteryLife} on its own battery.", km: "ថ្មប្រើបានរហូតដល់ {batteryLife}។", zh: "内置电池最长 {batteryLife}。" }],
  kind: "speaker", color: "#2d5f8f", popularity: 210, warrantyMonths: 12,
  rows: [
    ["JBL", "Flip 7", 129, "35 W|16 h|Bluetooth 5.4|IP68", { colours: "Black, Blue, Red, Pink" }], ["JBL", "Charge 6", 179, "45 W|28 h|Bluetooth 5.4|IP68", { colours: "Black, Blue, Red" }], ["JBL", "Go 4", 45, "4.2 W|7 h|Bluetooth 5.3|IP67", { colours: "Black, Blue, Red, Sand" }], ["JBL", "PartyBox 120", 379, "160 W|12 h|Bluetooth 5.4|IPX4", { color: "#24262b" }], ["Sony", "ULT Field 1", 99, "20 W|12 h|Bluetooth 5.3|IP67", { colours: "Black, White, Orange" }], ["Marshall", "Emberton III", 159, "38 W|32 h|Bluetooth 5.3|IP67", { style: "vintage", colours: "Black, Cream" }], ["Marshall", "Acton III", 269, "60 W|-|Bluetooth 5.2|-", { style: "vintage", colours: "Black, Cream, Brown" }], ["Bose", "SoundLink Flex (2nd Gen)", 149, "-|12 h|Bluetooth 5.3|IP67", { colours: "Black, Blue, White" }], ["Anker", "Soundcore Motion 300", 79, "30 W|13 h|Bluetooth 5.3|IPX7", { colours: "Black, Blue, Green" }], ["Edifier", "R1280DB", 119, "42 W|-|Bluetooth, optical|-", { style: "bookshelf", color: "#7a5b45" }], ["Edifier", "MR4", 99, "42 W|-|Wired|-", { style: "bookshelf", color: "#2a2d33" }], ["Logitech", "Z407", 89, "80 W|-|Bluetooth|-", { style: "bookshelf", color: "#33363d" }], ["Xiaomi", "Sound Pocket", 25, "5 W|10 h|Bluetooth 5.4|IP67"],
  ],
});

const cases = expand({
  from: 6141, subcategory: "phone-case", name: { en: "{brand} {title} Case", km: "ស្រោម {brand} {title}", zh: "{brand} {title} 手机壳" },
  columns: ["fits", "material"],
  sentences: [{ en: "{name}: made of {material}, cut for the buttons, ports and cameras of the {fits}.", km: "{name} ផលិតពី{material} កាត់ត្រូវនឹងប៊ូតុង រន្ធ និងកាមេរ៉ារបស់ {fits}។", zh: "{name}，材质为{material}，按 {fits} 的按键、接口与摄像头开孔。" }],
  kind: "phone-case", color: "#24262b", popularity: 180, warrantyMonths: 0,
  rows: [
    ["Spigen", "Tough Armor iPhone 17 Pro Max", 35, "iPhone 17 Pro Max|Plastic", { style: "rugged" }], ["Spigen", "Ultra Hybrid iPhone 17", 25, "iPhone 17|Clear plastic", { style: "clear", color: "#a9bdd1" }], ["Spigen", "Liquid Air Galaxy S25 Ultra", 18, "Galaxy S25 Ultra|Silicone"], ["UAG", "Monarch Pro iPhone 17 Pro Max", 69, "iPhone 17 Pro Max|Plastic", { style: "rugged", colours: "Black, Olive" }], ["UAG", "Plyo Galaxy S25 Ultra", 45, "Galaxy S25 Ultra|Clear plastic", { style: "clear", color: "#b4c1cf" }], ["Nillkin", "CamShield Pro Galaxy S25 Ultra", 16, "Galaxy S25 Ultra|Plastic", { colours: "Black, Blue, Green" }], ["Nillkin", "Frosted Shield Pro Redmi Note 14 Pro", 12, "Redmi Note 14 Pro|Plastic"], ["ESR", "Classic Hybrid HaloLock iPhone 16", 22, "iPhone 16|Clear plastic", { style: "clear", color: "#8d9fe0" }], ["ESR", "Cloud Soft HaloLock iPhone 17", 24, "iPhone 17|Silicone", { colours: "Black, Lavender, Sage" }], ["Apple", "MagSafe Silicone iPhone 17", 49, "iPhone 17|Silicone", { colours: "Midnight, Orange, Violet" }], ["Samsung", "Clear Magnet Galaxy S25", 35, "Galaxy S25|Clear plastic", { style: "clear", color: "#2d3e5f" }],
  ],
});

const protectors = expand({
  from: 6161, subcategory: "screen-protector", name: { en: "{brand} {title} Screen Protector", km: "កញ្ចក់ការពារ {brand} {title}", zh: "{brand} {title} 屏幕膜" },
  columns: ["fits", "material", "pieces"],
  sentences: [{ en: "{name}: {pieces} in the box, with a frame that places it straight.", km: "{name} ក្នុងប្រអប់មាន {pieces} សន្លឹក និងស៊ុមជួយបិទឱ្យត្រង់។", zh: "{name}：每盒 {pieces} 片，附定位贴膜框。" }],
  kind: "screen-protector", color: "#8a93a3", popularity: 150, warrantyMonths: 0,
  rows: [
    ["Spigen", "Glas.tR EZ Fit iPhone 17", 22, "iPhone 17|Tempered glass|2"], ["Spigen", "Glas.tR EZ Fit Privacy iPhone 17 Pro Max", 29, "iPhone 17 Pro Max|Tempered glass|2", { style: "privacy" }], ["ESR", "Armorite iPhone 16", 19, "iPhone 16|Tempered glass|3"], ["Nillkin", "CP+Pro Galaxy S25", 9, "Galaxy S25|Tempered glass|1"], ["Nillkin", "Impact Resistant Film Galaxy S25 Ultra", 14, "Galaxy S25 Ultra|Plastic|2"], ["Baseus", "Crystal 0.3 mm iPhone 15", 8, "iPhone 15|Tempered glass|2"], ["UGREEN", "Tempered Glass Redmi Note 14", 6, "Redmi Note 14|Tempered glass|2"],
  ],
});

export const accessories = [...chargers, ...cables, ...banks, ...buds, ...headphones, ...speakers, ...cases, ...protectors];
