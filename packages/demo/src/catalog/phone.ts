import { expand } from "./build.ts";
import type { Family } from "./family.ts";

const sentences: Family["sentences"] = [
  {
    en: "{name}: a {screen} screen, driven by the {chipset}.",
    km: "{name} មានអេក្រង់ {screen} និងដំណើរការដោយបន្ទះឈីប {chipset}។",
    zh: "{name} 配备 {screen} 屏幕，搭载 {chipset}。",
  },
  {
    en: "The main camera takes pictures of {rearCamera}; the battery holds {battery} and charges with {charging}.",
    km: "កាមេរ៉ាក្រោយ {rearCamera} ថ្ម {battery} និងសាកបាន {charging}។",
    zh: "后置 {rearCamera} 主摄，{battery} 电池，支持 {charging} 充电。",
  },
  {
    en: "It runs in {network} networks of all operators in Cambodia, SIM-free and with the maker's own software.",
    km: "ប្រើបានលើបណ្តាញ {network} របស់គ្រប់ប្រព័ន្ធនៅកម្ពុជា មិនជាប់សោបណ្តាញ និងកម្មវិធីដើមពីរោងចក្រ។",
    zh: "支持柬埔寨各运营商的 {network} 网络，无锁机，原厂系统。",
  },
];

const gb = (...sizes: [string, number][]) => sizes;

const smartphones = expand({
  from: 1,
  subcategory: "smartphone",
  columns: ["screen", "chipset", "ram", "storage", "rearCamera", "battery", "charging", "network"],
  sizeColumn: "storage",
  sentences,
  kind: "phone",
  color: "#3a3d44",
  popularity: 900,
  warrantyMonths: 12,
  rows: [
    ["Samsung", "Galaxy S25 Ultra", 1149, "6.9″ QHD+ 120 Hz|Snapdragon 8 Elite for Galaxy|12 GB|-|200 MP|5000 mAh|45 W|5G", { model: "SM-S938B", colours: "Titanium Silverblue, Titanium Grey, Titanium Black, Titanium Whitesilver", sizes: gb(["256 GB", 0], ["512 GB", 110], ["1 TB", 290]), style: "ultra", ageDays: 210 }],
    ["Apple", "iPhone 17 Pro Max", 1279, "6.9″ OLED 120 Hz|A19 Pro|12 GB|-|48 MP|-|40 W|5G", { colours: "Cosmic Orange, Deep Blue, Silver", sizes: gb(["256 GB", 0], ["512 GB", 210], ["1 TB", 420]), style: "bar", ageDays: 40, say: { en: "All three rear cameras have 48 MP, the long one with 4× optical zoom.", km: "កាមេរ៉ាក្រោយទាំងបីមាន 48 MP ហើយកាមេរ៉ាចម្ងាយពង្រីកបាន 4 ដង។", zh: "三颗后摄均为 4800 万像素，长焦支持 4 倍光学变焦。" } }],
    ["Apple", "iPhone 17", 849, "6.3″ OLED 120 Hz|A19|8 GB|-|48 MP|-|40 W|5G", { colours: "Black, Lavender, Mist Blue, Sage, White", sizes: gb(["256 GB", 0], ["512 GB", 200]), style: "dual", ageDays: 40 }],
    ["Apple", "iPhone 16", 729, "6.1″ OLED 60 Hz|A18|8 GB|-|48 MP|3561 mAh|25 W|5G", { colours: "Black, White, Pink, Teal, Ultramarine", sizes: gb(["128 GB", 0], ["256 GB", 100]), style: "dual", ageDays: 400 }],
    ["Samsung", "Galaxy A56 5G", 379, "6.7″ FHD+ 120 Hz|Exynos 1580|8 GB|-|50 MP|5000 mAh|45 W|5G", { model: "SM-A566B", colours: "Graphite, Pink, Olive, Grey", sizes: gb(["128 GB", 0], ["256 GB", 50]), style: "column" }],
    ["Xiaomi", "Redmi Note 14 Pro 5G", 299, "6.67″ AMOLED 120 Hz|Dimensity 7300 Ultra|8 GB|-|200 MP|5110 mAh|45 W|5G", { colours: "Black, Purple, Teal", sizes: gb(["256 GB", 0], ["512 GB", 55]), style: "square" }],
    ["Samsung", "Galaxy S25", 749, "6.2″ FHD+ 120 Hz|Snapdragon 8 Elite for Galaxy|12 GB|-|50 MP|4000 mAh|25 W|5G", { model: "SM-S931B", colours: "Navy, Icy Blue, Mint, Silver", sizes: gb(["128 GB", 0], ["256 GB", 60]), style: "column" }],
    ["Xiaomi", "Xiaomi 15", 779, "6.36″ AMOLED 120 Hz|Snapdragon 8 Elite|12 GB|-|50 MP|5240 mAh|90 W|5G", { name: { en: "Xiaomi 15" }, colours: "Black, White, Green", sizes: gb(["256 GB", 0], ["512 GB", 90]), style: "square" }],
    ["Xiaomi", "Xiaomi 15T Pro", 689, "6.83″ AMOLED 144 Hz|Dimensity 9400+|12 GB|-|50 MP|5500 mAh|90 W|5G", { name: { en: "Xiaomi 15T Pro" }, colours: "Black, Grey, Gold", sizes: gb(["256 GB", 0], ["512 GB", 70], ["1 TB", 170]), style: "square", ageDays: 35 }],
    ["OPPO", "Reno14 5G", 469, "6.59″ AMOLED 120 Hz|Dimensity 8350|12 GB|-|50 MP|6000 mAh|80 W|5G", { colours: "White, Green", sizes: gb(["256 GB", 0], ["512 GB", 70]), style: "square", ageDays: 120 }],
    ["OPPO", "A5 Pro 5G", 249, "6.67″ LCD 120 Hz|Dimensity 6300|8 GB|-|50 MP|5800 mAh|45 W|5G", { colours: "Brown, Pink", sizes: gb(["128 GB", 0], ["256 GB", 30]), style: "square" }],
    ["vivo", "V50 5G", 449, "6.77″ AMOLED 120 Hz|Snapdragon 7 Gen 3|12 GB|-|50 MP|6000 mAh|90 W|5G", { colours: "Black, Red, Purple", sizes: gb(["256 GB", 0], ["512 GB", 60]), style: "ring" }],
    ["vivo", "Y29", 189, "6.68″ LCD 120 Hz|Snapdragon 685|8 GB|-|50 MP|6500 mAh|44 W|4G", { colours: "White, Brown, Green", sizes: gb(["128 GB", 0], ["256 GB", 25]), style: "square" }],
    ["realme", "14 Pro+ 5G", 419, "6.83″ AMOLED 120 Hz|Snapdragon 7s Gen 3|12 GB|-|50 MP|6000 mAh|80 W|5G", { colours: "White, Grey", sizes: gb(["256 GB", 0], ["512 GB", 50]), style: "ring" }],
    ["realme", "C75", 179, "6.72″ LCD 90 Hz|Helio G92 Max|8 GB|-|50 MP|6000 mAh|45 W|4G", { colours: "Gold, Black", sizes: gb(["128 GB", 0], ["256 GB", 25]), style: "column" }],
    ["HONOR", "Magic7 Pro", 999, "6.8″ OLED 120 Hz|Snapdragon 8 Elite|12 GB|-|200 MP|5270 mAh|100 W|5G", { colours: "Black, Grey, Icy Blue", sizes: gb(["512 GB", 0], ["1 TB", 150]), style: "ring" }],
    ["HONOR", "X9c 5G", 329, "6.78″ AMOLED 120 Hz|Snapdragon 6 Gen 1|12 GB|256 GB|108 MP|6600 mAh|66 W|5G", { colours: "Black, Purple, Teal", style: "ring" }],
    ["HONOR", "400 5G", 399, "6.55″ AMOLED 120 Hz|Snapdragon 7 Gen 3|12 GB|256 GB|200 MP|5300 mAh|66 W|5G", { colours: "Gold, Black", style: "dual", ageDays: 150 }],
    ["Huawei", "Pura 70 Pro", 899, "6.8″ OLED 120 Hz|Kirin 9010|12 GB|512 GB|50 MP|5050 mAh|100 W|4G", { colours: "Black, White", style: "ring", ageDays: 480 }],
    ["Google", "Pixel 10 Pro", 1039, "6.3″ OLED 120 Hz|Tensor G5|16 GB|-|50 MP|4870 mAh|30 W|5G", { colours: "Black, White, Sage", sizes: gb(["128 GB", 0], ["256 GB", 100]), style: "visor", ageDays: 60 }],
    ["Google", "Pixel 9a", 499, "6.3″ OLED 120 Hz|Tensor G4|8 GB|-|48 MP|5100 mAh|23 W|5G", { colours: "Black, White, Lavender", sizes: gb(["128 GB", 0], ["256 GB", 90]), style: "visor" }],
    ["OnePlus", "13", 849, "6.82″ AMOLED 120 Hz|Snapdragon 8 Elite|12 GB|-|50 MP|6000 mAh|100 W|5G", { colours: "Black, White, Blue", sizes: gb(["256 GB", 0], ["512 GB", 90]), style: "ring" }],
    ["OnePlus", "Nord 4", 389, "6.74″ AMOLED 120 Hz|Snapdragon 7+ Gen 3|12 GB|256 GB|50 MP|5500 mAh|100 W|5G", { colours: "Silver, Black, Mint", style: "bar", ageDays: 430 }],
    ["Nothing", "Phone (3a)", 359, "6.77″ AMOLED 120 Hz|Snapdragon 7s Gen 3|8 GB|-|50 MP|5000 mAh|50 W|5G", { colours: "Black, White, Blue", sizes: gb(["128 GB", 0], ["256 GB", 50]), style: "bar" }],
    ["Motorola", "Edge 60 Fusion", 329, "6.67″ pOLED 120 Hz|Dimensity 7300|8 GB|256 GB|50 MP|5200 mAh|68 W|5G", { colours: "Blue, Lavender, Pink", style: "square" }],
    ["Infinix", "Note 50 Pro", 229, "6.78″ AMOLED 144 Hz|Helio G100 Ultimate|8 GB|256 GB|50 MP|5200 mAh|90 W|4G", { colours: "Grey, Black, Purple", style: "square" }],
    ["Infinix", "Hot 60 Pro", 169, "6.78″ AMOLED 144 Hz|Helio G200|8 GB|-|50 MP|5160 mAh|45 W|4G", { colours: "Black, Silver, Blue", sizes: gb(["128 GB", 0], ["256 GB", 20]), style: "column" }],
    ["TECNO", "Camon 40 Pro", 239, "6.78″ AMOLED 120 Hz|Helio G100 Ultimate|8 GB|256 GB|50 MP|5200 mAh|45 W|4G", { colours: "Black, Green, White", style: "square" }],
    ["TECNO", "Spark 40", 129, "6.67″ LCD 120 Hz|Helio G81|6 GB|-|50 MP|5200 mAh|45 W|4G", { colours: "Black, Blue, Grey", sizes: gb(["128 GB", 0], ["256 GB", 20]), style: "column" }],
    ["Samsung", "Galaxy A16", 159, "6.7″ FHD+ 90 Hz|Helio G99|6 GB|128 GB|50 MP|5000 mAh|25 W|4G", { model: "SM-A165F", colours: "Black, Grey, Mint", style: "column", popularity: 520 }],
    ["Samsung", "Galaxy A07", 109, "6.7″ HD+ 90 Hz|Helio G99|4 GB|-|50 MP|5000 mAh|25 W|4G", { model: "SM-A075F", colours: "Black, Green, Violet", sizes: gb(["64 GB", 0], ["128 GB", 18]), style: "column", ageDays: 55 }],
    ["Xiaomi", "Redmi 15C", 119, "6.9″ LCD 120 Hz|Helio G81 Ultra|4 GB|-|50 MP|6000 mAh|33 W|4G", { colours: "Black, Green, Blue", sizes: gb(["128 GB", 0], ["256 GB", 20]), style: "square", ageDays: 60, popularity: 410 }],
    ["Xiaomi", "POCO X7 Pro", 329, "6.67″ AMOLED 120 Hz|Dimensity 8400 Ultra|8 GB|-|50 MP|6000 mAh|90 W|5G", { colours: "Black, Yellow, Green", sizes: gb(["256 GB", 0], ["512 GB", 40]), style: "column" }],
    ["Apple", "iPhone 15", 619, "6.1″ OLED 60 Hz|A16 Bionic|6 GB|-|48 MP|3349 mAh|20 W|5G", { colours: "Black, Blue, Pink, Yellow, Green", sizes: gb(["128 GB", 0], ["256 GB", 90]), style: "dual", ageDays: 700, popularity: 470 }],
    ["Apple", "iPhone 16e", 579, "6.1″ OLED 60 Hz|A18|8 GB|-|48 MP|4005 mAh|20 W|5G", { colours: "Black, White", sizes: gb(["128 GB", 0], ["256 GB", 100]), style: "single", ageDays: 240 }],
  ],
});

const foldables = expand({
  from: 101,
  subcategory: "foldable",
  columns: ["screen", "chipset", "ram", "storage", "rearCamera", "battery", "charging", "network"],
  sizeColumn: "storage",
  sentences: [
    {
      en: "{name} opens to a {screen} screen and folds to the size of a pocket; the {chipset} drives it.",
      km: "{name} លាតចេញបានអេក្រង់ {screen} ហើយបត់ចូលល្មមហោប៉ៅ ដំណើរការដោយ {chipset}។",
      zh: "{name} 展开后是 {screen} 屏幕，折叠后可放入口袋，搭载 {chipset}。",
    },
    ...sentences.slice(1),
  ],
  kind: "phone-fold",
  color: "#3a3d44",
  popularity: 320,
  warrantyMonths: 12,
  rows: [
    ["Samsung", "Galaxy Z Fold7", 1699, "8.0″ AMOLED 120 Hz|Snapdragon 8 Elite for Galaxy|12 GB|-|200 MP|4400 mAh|25 W|5G", { model: "SM-F966B", colours: "Deep Blue, Graphite, Mint", sizes: gb(["256 GB", 0], ["512 GB", 120]), ageDays: 90 }],
    ["Samsung", "Galaxy Z Flip7", 999, "6.9″ AMOLED 120 Hz|Exynos 2500|12 GB|-|50 MP|4300 mAh|25 W|5G", { model: "SM-F766B", kind: "phone-flip", colours: "Blue, Coral, Black", sizes: gb(["256 GB", 0], ["512 GB", 110]), ageDays: 90 }],
    ["HONOR", "Magic V3", 1399, "7.92″ OLED 120 Hz|Snapdragon 8 Gen 3|12 GB|512 GB|50 MP|5150 mAh|66 W|5G", { colours: "Black, Green, Brown", ageDays: 380 }],
    ["OPPO", "Find N5", 1599, "8.12″ AMOLED 120 Hz|Snapdragon 8 Elite|16 GB|512 GB|50 MP|5600 mAh|80 W|5G", { colours: "Black, White", ageDays: 220 }],
    ["Google", "Pixel 10 Pro Fold", 1749, "8.0″ OLED 120 Hz|Tensor G5|16 GB|256 GB|48 MP|5015 mAh|30 W|5G", { colours: "Grey, Sage", ageDays: 45 }],
    ["Motorola", "Razr 60", 699, "6.9″ pOLED 120 Hz|Dimensity 7400X|8 GB|256 GB|50 MP|4500 mAh|30 W|5G", { kind: "phone-flip", colours: "Lavender, Sage, Pink" }],
    ["Xiaomi", "Mix Flip", 849, "6.86″ AMOLED 120 Hz|Snapdragon 8 Gen 3|12 GB|512 GB|50 MP|4780 mAh|67 W|5G", { kind: "phone-flip", colours: "Black, White, Purple", ageDays: 360 }],
  ],
});

const buttonPhones = expand({
  from: 141,
  subcategory: "feature-phone",
  columns: ["screen", "battery", "batteryLife", "network"],
  sentences: [
    {
      en: "{name} is a phone with real keys, two SIM cards and a {battery} battery that lasts up to {batteryLife} on standby.",
      km: "{name} ជាទូរស័ព្ទចុចគ្រាប់ ប្រើស៊ីមពីរ ថ្ម {battery} ទុកបានរហូតដល់ {batteryLife}។",
      zh: "{name} 是实体按键手机，双卡双待，{battery} 电池最长待机 {batteryLife}。",
    },
    { en: "It works in {network} networks and has FM radio and a torch.", km: "ប្រើលើបណ្តាញ {network} មានវិទ្យុ FM និងពិល។", zh: "支持 {network} 网络，带 FM 收音机和手电筒。" },
  ],
  kind: "feature-phone",
  color: "#2d3e5f",
  popularity: 140,
  warrantyMonths: 12,
  rows: [
    ["Nokia", "105 4G (2023)", 29.5, "1.8″|1450 mAh|22 d|4G", { colours: "Black, Blue, Coral" }],
    ["Nokia", "110 4G (2023)", 35, "1.8″|1450 mAh|12 d|4G", { colours: "Navy, Purple" }],
    ["Nokia", "3210 (2024)", 69, "2.4″|1450 mAh|9 d|4G", { colours: "Yellow, Teal, Black", say: { en: "The keypad phone of 1999 again, now with a camera of 2 MP and the game Snake.", km: "ម៉ូដែលល្បីឆ្នាំ 1999 ត្រឡប់មកវិញ មានកាមេរ៉ា 2 MP និងហ្គេមពស់។", zh: "1999 年经典按键机复刻，配 200 万像素摄像头和贪吃蛇。" } }],
    ["Nokia", "235 4G (2024)", 64, "2.8″|1450 mAh|9 d|4G", { colours: "Black, Blue, Purple" }],
  ],
});

export const phones = [...smartphones, ...foldables, ...buttonPhones];
