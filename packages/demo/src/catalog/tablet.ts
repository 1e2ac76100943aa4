import { expand } from "./build.ts";
import type { Family } from "./family.ts";

const columns: Family["columns"] = ["screen", "chipset", "ram", "storage", "battery", "network", "system"];
const sentences: Family["sentences"] = [
  { en: "{name}: {screen} for reading, drawing and lessons, with the {chipset}.", km: "{name} អេក្រង់ {screen} សម្រាប់អាន គូរ និងរៀន ដំណើរការដោយ {chipset}។", zh: "{name}：{screen} 屏幕，适合阅读、绘画与网课，搭载 {chipset}。" },
  { en: "It connects by {network} and runs {system}.", km: "ភ្ជាប់តាម {network} ប្រើប្រព័ន្ធ {system}។", zh: "通过 {network} 上网，运行 {system}。" },
];

const ipads = expand({
  from: 201, subcategory: "ipad", columns, sizeColumn: "storage", sentences, kind: "tablet", color: "#d3d6da", popularity: 380, warrantyMonths: 12,
  rows: [
    ["Apple", "iPad (A16)", 379, "11″ LCD|A16|6 GB|-|-|Wi-Fi|iPadOS", { colours: "Silver, Blue, Pink, Yellow", sizes: [["128 GB", 0], ["256 GB", 100]] }],
    ["Apple", "iPad Air 11″ (M3)", 629, "11″ LCD|M3|8 GB|-|-|Wi-Fi|iPadOS", { colours: "Space Grey, Blue, Purple, Starlight", sizes: [["128 GB", 0], ["256 GB", 100], ["512 GB", 290]], accent: "pencil" }],
    ["Apple", "iPad Air 13″ (M3)", 829, "13″ LCD|M3|8 GB|-|-|Wi-Fi|iPadOS", { colours: "Space Grey, Blue, Starlight", sizes: [["128 GB", 0], ["256 GB", 100]], accent: "pencil" }],
    ["Apple", "iPad Pro 11″ (M4)", 1029, "11″ OLED 120 Hz|M4|8 GB|-|-|Wi-Fi|iPadOS", { colours: "Space Black, Silver", sizes: [["256 GB", 0], ["512 GB", 200]], accent: "pencil" }],
    ["Apple", "iPad mini (A17 Pro)", 519, "8.3″ LCD|A17 Pro|8 GB|-|-|Wi-Fi|iPadOS", { colours: "Space Grey, Blue, Purple, Starlight", sizes: [["128 GB", 0], ["256 GB", 100]] }],
  ],
});

const androids = expand({
  from: 221, subcategory: "tablet-android", columns, sizeColumn: "storage", sentences, kind: "tablet", color: "#5b5e64", popularity: 300, warrantyMonths: 12,
  rows: [
    ["Samsung", "Galaxy Tab S10 FE", 499, "10.9″ LCD 90 Hz|Exynos 1580|8 GB|-|8000 mAh|Wi-Fi|Android", { colours: "Grey, Silver, Blue", sizes: [["128 GB", 0], ["256 GB", 70]], accent: "pencil" }],
    ["Samsung", "Galaxy Tab A9+", 219, "11″ LCD 90 Hz|Snapdragon 695|4 GB|64 GB|7040 mAh|Wi-Fi|Android", { model: "SM-X210", colours: "Graphite, Silver, Navy" }],
    ["Samsung", "Galaxy Tab S10 Ultra", 1099, "14.6″ AMOLED 120 Hz|Dimensity 9300+|12 GB|256 GB|11200 mAh|Wi-Fi|Android", { colours: "Grey, Silver", accent: "pencil" }],
    ["Xiaomi", "Pad 7", 349, "11.2″ LCD 144 Hz|Snapdragon 7+ Gen 3|8 GB|-|8850 mAh|Wi-Fi|Android", { colours: "Grey, Blue, Green", sizes: [["128 GB", 0], ["256 GB", 40]], accent: "pencil" }],
    ["Xiaomi", "Redmi Pad 2", 179, "11″ LCD 90 Hz|Helio G100 Ultra|4 GB|-|9000 mAh|Wi-Fi|Android", { colours: "Graphite, Mint, Lavender", sizes: [["128 GB", 0], ["256 GB", 40]] }],
    ["Lenovo", "Tab M11", 169, "11″ LCD 90 Hz|Helio G88|4 GB|128 GB|7040 mAh|Wi-Fi|Android", { colours: "Grey, Mint", accent: "pencil" }],
    ["Lenovo", "Idea Tab Pro", 339, "12.7″ LCD 144 Hz|Dimensity 8300|8 GB|128 GB|10200 mAh|Wi-Fi|Android", { color: "#8a8f96", accent: "pencil" }],
    ["HONOR", "Pad X9a", 239, "11.5″ LCD 120 Hz|Snapdragon 685|8 GB|128 GB|8300 mAh|Wi-Fi|Android", { color: "#8a8f96" }],
    ["OPPO", "Pad SE", 199, "11″ LCD 90 Hz|Helio G100|6 GB|128 GB|9340 mAh|Wi-Fi|Android", { colours: "Silver, Blue" }],
    ["Huawei", "MatePad 11.5", 279, "11.5″ LCD 120 Hz|Kirin T82|8 GB|128 GB|10100 mAh|Wi-Fi|HarmonyOS", { color: "#5b5e64", accent: "pencil" }],
    ["realme", "Pad 2 Lite", 169, "10.95″ LCD 90 Hz|Helio G99|8 GB|128 GB|8300 mAh|4G|Android", { colours: "Grey, Purple" }],
  ],
});

const watchColumns: Family["columns"] = ["screen", "batteryLife", "protection", "gps", "fits"];
const watchSentences: Family["sentences"] = [
  { en: "{name} shows calls, messages, heart rate and sleep on a {screen} screen.", km: "{name} បង្ហាញការហៅ សារ ចង្វាក់បេះដូង និងការគេង លើអេក្រង់ {screen}។", zh: "{name} 在 {screen} 屏幕上显示来电、消息、心率与睡眠。" },
  { en: "One charge lasts up to {batteryLife}; the case is rated {protection}.", km: "សាកម្តងប្រើបានរហូតដល់ {batteryLife} កម្រិតការពារ {protection}។", zh: "一次充电最长可用 {batteryLife}，防护等级 {protection}。" },
  { en: "It works with {fits}.", km: "ប្រើបានជាមួយ {fits}។", zh: "适配 {fits}。" },
];

const watches = expand({
  from: 251, subcategory: "smartwatch", columns: watchColumns, sentences: watchSentences, kind: "smartwatch", color: "#3a3d44", accents: ["#2a2d33", "#2d3e5f", "#6b4f3a", "#3c5a48", "#8f3f4a", "#5b5e64"], popularity: 330, warrantyMonths: 12,
  sizeName: { en: "Size", km: "ទំហំ", zh: "尺寸" },
  rows: [
    ["Apple", "Watch Series 11", 419, "OLED|24 h|50 m|Built|iPhone", { colours: "Silver, Rose Gold, Space Grey", sizes: [["42 mm", 0], ["46 mm", 30]], accent: "#c9cdd3" }],
    ["Apple", "Watch SE 3", 259, "OLED|18 h|50 m|Built|iPhone", { colours: "Midnight, Starlight", sizes: [["40 mm", 0], ["44 mm", 30]], accent: "#232a36" }],
    ["Apple", "Watch Ultra 3", 829, "OLED|42 h|100 m|Built|iPhone", { color: "#b5aea2", accent: "#d9763f" }],
    ["Samsung", "Galaxy Watch8", 329, "AMOLED|40 h|50 m|Built|Android", { colours: "Graphite, Silver", sizes: [["40 mm", 0], ["44 mm", 30]], style: "round" }],
    ["Samsung", "Galaxy Watch Ultra", 599, "AMOLED|100 h|100 m|Built|Android", { color: "#8b8a85", accent: "#d9763f", style: "round" }],
    ["Huawei", "Watch GT 5", 219, "AMOLED 1.43″|14 d|50 m|Built|iPhone, Android", { colours: "Black, Blue", style: "round" }],
    ["Huawei", "Watch Fit 4", 149, "AMOLED 1.82″|10 d|50 m|Built|iPhone, Android", { colours: "Black, White, Purple", accent: "#3a3d44" }],
    ["Xiaomi", "Watch S4", 159, "AMOLED 1.43″|15 d|50 m|Built|iPhone, Android", { colours: "Black, Silver", style: "round" }],
    ["Xiaomi", "Redmi Watch 5 Active", 45, "LCD 2.0″|18 d|IPX8|-|iPhone, Android", { colours: "Black, Silver", accent: "#2a2d33" }],
    ["Amazfit", "Bip 6", 79, "AMOLED 1.97″|14 d|50 m|Built|iPhone, Android", { colours: "Black, Grey, Red", accent: "#2a2d33" }],
    ["Amazfit", "T-Rex 3", 269, "AMOLED 1.5″|27 d|100 m|Built|iPhone, Android", { color: "#44474d", accent: "#2a2d33", style: "round" }],
    ["Amazfit", "GTR 4", 149, "AMOLED 1.43″|14 d|50 m|Built|iPhone, Android", { colours: "Black, Brown", style: "round" }],
    ["Garmin", "Forerunner 165", 259, "AMOLED 1.2″|11 d|50 m|Built|iPhone, Android", { colours: "Black, Teal", style: "round" }],
    ["Garmin", "Fenix 8 47 mm", 999, "AMOLED 1.4″|16 d|100 m|Built|iPhone, Android", { color: "#44474d", accent: "#2a2d33", style: "round" }],
    ["Garmin", "Venu 4", 549, "AMOLED 1.4″|12 d|50 m|Built|iPhone, Android", { color: "#d3d6da", accent: "#efe6d2", style: "round" }],
    ["Google", "Pixel Watch 4", 359, "AMOLED|30 h|50 m|Built|Android", { colours: "Black, Silver, Gold", style: "round" }],
    ["OnePlus", "Watch 3", 329, "AMOLED 1.5″|5 d|50 m|Built|Android", { colours: "Black, Green", style: "round" }],
  ],
});

const bands = expand({
  from: 291, subcategory: "fitness-band", columns: watchColumns, sentences: watchSentences, kind: "fitness-band", color: "#2a2d33", popularity: 220, warrantyMonths: 6,
  rows: [
    ["Xiaomi", "Smart Band 10", 45, "AMOLED 1.72″|21 d|50 m|-|iPhone, Android", { colours: "Black, Silver, Rose Gold" }],
    ["Xiaomi", "Smart Band 9 Active", 25, "LCD 1.47″|18 d|50 m|-|iPhone, Android", { colours: "Black, White, Pink" }],
    ["Samsung", "Galaxy Fit3", 55, "AMOLED 1.6″|13 d|IP68|-|Android", { colours: "Grey, Silver, Pink" }],
    ["Huawei", "Band 10", 45, "AMOLED 1.47″|14 d|50 m|-|iPhone, Android", { colours: "Black, Blue, Pink" }],
    ["HONOR", "Band 9", 39, "AMOLED 1.57″|14 d|50 m|-|iPhone, Android", { colours: "Black, Purple" }],
    ["Amazfit", "Band 7", 45, "AMOLED 1.47″|18 d|50 m|-|iPhone, Android", { colours: "Black, Beige" }],
  ],
});

export const tabletsAndWearables = [...ipads, ...androids, ...watches, ...bands];
