import { expand } from "./build.ts";
import type { Family } from "./family.ts";

const columns: Family["columns"] = ["processor", "ram", "storage", "graphics", "screen", "weight", "system"];
const sentences: Family["sentences"] = [
  { en: "{name} works with {processor}, {ram} of memory and {storage} of storage.", km: "{name} ប្រើ {processor} អង្គចងចាំ {ram} និងទំហំផ្ទុក {storage}។", zh: "{name} 搭载 {processor}，{ram} 内存，{storage} 存储。" },
  { en: "Picture: {graphics} on {screen}.", km: "ក្រាហ្វិក {graphics} អេក្រង់ {screen}។", zh: "显卡 {graphics}，屏幕 {screen}。" },
  { en: "It weighs {weight} and comes with {system}.", km: "ទម្ងន់ {weight} មានភ្ជាប់មកជាមួយ {system}។", zh: "重 {weight}，预装 {system}。" },
];
const lit = ["#6a7fe0", "#2f9e8f", "#d9705a", "#8a5fc9", "#3f8fd0", "#c9902f"];
const memoryAndStorage = { en: "Memory and storage", km: "អង្គចងចាំ និងទំហំផ្ទុក", zh: "内存与存储", specs: ["ram", "storage"] };

const gaming = expand({
  from: 4001, subcategory: "laptop-gaming", name: { en: "{brand} {title} Gaming Laptop", km: "កុំព្យូទ័រយួរដៃហ្គេម {brand} {title}", zh: "{brand} {title} 游戏本" },
  columns, sentences, sizeName: memoryAndStorage, kind: "laptop", style: "gaming", color: "#2f333b", accents: ["#d0506a", "#8f5fe0", "#3fb0c9", "#e8793a"], popularity: 320, warrantyMonths: 24,
  rows: [
    ["ASUS", "ROG Strix G16 (2025)", 1599, "Core Ultra 9 275HX|16 GB|1 TB|GeForce RTX 5060|16″ 2560 × 1600 165 Hz|2.65 kg|Windows 11", { sizes: [["16 GB / 1 TB", 0], ["32 GB / 1 TB", 120]], model: "G615JMR", accent: "#8f5fe0" }], ["ASUS", "TUF Gaming A15", 999, "Ryzen 7 7445HS|16 GB|512 GB|GeForce RTX 4050|15.6″ 1920 × 1080 144 Hz|2.2 kg|Windows 11", { model: "FA506NCG", accent: "#e8793a" }], ["ASUS", "ROG Zephyrus G14 (2025)", 1999, "Ryzen AI 9 HX 370|32 GB|1 TB|GeForce RTX 5070|14″ OLED 2880 × 1800 120 Hz|1.57 kg|Windows 11", { colours: "Silver, Graphite", accent: "#5b8be0" }], ["MSI", "Katana 15 HX", 1249, "Core i7-14650HX|16 GB|1 TB|GeForce RTX 5060|15.6″ 2560 × 1440 165 Hz|2.4 kg|Windows 11"], ["MSI", "Cyborg 15", 899, "Core i7-13620H|16 GB|512 GB|GeForce RTX 4060|15.6″ 1920 × 1080 144 Hz|1.98 kg|Windows 11", { accent: "#3fb0c9" }], ["Lenovo", "Legion 5i Gen 10", 1499, "Core i7-14700HX|16 GB|1 TB|GeForce RTX 5060|15.1″ OLED 2560 × 1600 165 Hz|1.95 kg|Windows 11", { sizes: [["16 GB / 1 TB", 0], ["32 GB / 1 TB", 110]], accent: "#4f7de0" }], ["Lenovo", "LOQ 15IRX9", 949, "Core i5-13450HX|16 GB|512 GB|GeForce RTX 4050|15.6″ 1920 × 1080 144 Hz|2.38 kg|Windows 11", { model: "83DV", accent: "#4f7de0" }], ["Acer", "Nitro V 15", 849, "Core i5-13420H|16 GB|512 GB|GeForce RTX 4050|15.6″ 1920 × 1080 144 Hz|2.1 kg|Windows 11", { model: "ANV15-51" }], ["Acer", "Predator Helios Neo 16", 1399, "Core i7-14700HX|16 GB|1 TB|GeForce RTX 4070|16″ 2560 × 1600 165 Hz|2.6 kg|Windows 11", { accent: "#3fb0c9" }], ["HP", "Victus 15", 829, "Ryzen 5 8645HS|16 GB|512 GB|GeForce RTX 4050|15.6″ 1920 × 1080 144 Hz|2.29 kg|Windows 11", { accent: "#5b8be0" }], ["HP", "OMEN 16", 1399, "Core i7-14650HX|16 GB|1 TB|GeForce RTX 5060|16.1″ 1920 × 1200 144 Hz|2.38 kg|Windows 11"], ["Gigabyte", "A16 Pro", 1299, "Core i7-13620H|16 GB|1 TB|GeForce RTX 5070|16″ 2560 × 1600 165 Hz|2.3 kg|Windows 11", { accent: "#e8793a" }], ["Dell", "Alienware 16 Aurora", 1449, "Core 7 240H|16 GB|1 TB|GeForce RTX 5060|16″ 2560 × 1600 120 Hz|2.49 kg|Windows 11", { color: "#3a4560", accent: "#3fb0c9" }], ["Razer", "Blade 16 (2025)", 2799, "Ryzen AI 9 HX 370|32 GB|1 TB|GeForce RTX 5070 Ti|16″ OLED 2560 × 1600 240 Hz|2.14 kg|Windows 11", { accent: "#3fa76d" }],
  ],
});

const everyday = expand({
  from: 4041, subcategory: "laptop-everyday", name: { en: "{brand} {title} Laptop", km: "កុំព្យូទ័រយួរដៃ {brand} {title}", zh: "{brand} {title} 笔记本" },
  columns, sentences, sizeName: memoryAndStorage, kind: "laptop", color: "#c9cdd3", accents: lit, popularity: 340, warrantyMonths: 24,
  rows: [
    ["ASUS", "Vivobook 15", 469, "Core i5-1334U|8 GB|512 GB|Intel UHD|15.6″ 1920 × 1080|1.7 kg|Windows 11", { model: "X1504VA", colours: "Blue, Silver", sizes: [["8 GB / 512 GB", 0], ["16 GB / 512 GB", 45]] }], ["ASUS", "Zenbook 14 OLED", 949, "Core Ultra 7 255H|16 GB|1 TB|Intel Arc 140T|14″ OLED 1920 × 1200|1.2 kg|Windows 11", { model: "UX3405CA", color: "#3b4a66" }], ["ASUS", "Vivobook S 14", 749, "Core Ultra 5 226V|16 GB|512 GB|Intel Arc 130V|14″ OLED 1920 × 1200|1.3 kg|Windows 11"], ["ASUS", "ExpertBook P1", 559, "Core i5-13420H|16 GB|512 GB|Intel UHD|14″ 1920 × 1080|1.4 kg|Windows 11", { color: "#5b5e64" }], ["Lenovo", "IdeaPad Slim 3 15", 419, "Core i5-13420H|8 GB|512 GB|Intel UHD|15.3″ 1920 × 1200|1.6 kg|Windows 11", { model: "83K1", sizes: [["8 GB / 512 GB", 0], ["16 GB / 512 GB", 45]], color: "#8a8f96" }], ["Lenovo", "ThinkPad E14 Gen 7", 849, "Core Ultra 5 225H|16 GB|512 GB|Intel Arc 130T|14″ 1920 × 1200|1.33 kg|Windows 11 Pro", { color: "#2b2d32", accent: "#c0504a", warrantyMonths: 36 }], ["Lenovo", "Yoga Slim 7i Aura", 1199, "Core Ultra 7 258V|32 GB|1 TB|Intel Arc 140V|14″ OLED 2880 × 1800|1.19 kg|Windows 11", { color: "#4a5568" }], ["Lenovo", "ThinkBook 16 G7", 699, "Core Ultra 5 125U|16 GB|512 GB|Intel|16″ 1920 × 1200|1.7 kg|Windows 11", { color: "#8a8f96" }], ["Dell", "Inspiron 15 3530", 489, "Core i5-1334U|8 GB|512 GB|Intel UHD|15.6″ 1920 × 1080 120 Hz|1.66 kg|Windows 11", { color: "#3a3e46" }], ["Dell", "14 Plus", 899, "Core Ultra 7 256V|16 GB|1 TB|Intel Arc 140V|14″ 2560 × 1600|1.55 kg|Windows 11"], ["Dell", "XPS 13 9350", 1399, "Core Ultra 7 258V|32 GB|1 TB|Intel Arc 140V|13.4″ 1920 × 1200 120 Hz|1.19 kg|Windows 11", { color: "#44474d" }], ["HP", "Laptop 15-fd", 439, "Core i5-1334U|8 GB|512 GB|Intel UHD|15.6″ 1920 × 1080|1.59 kg|Windows 11", { sizes: [["8 GB / 512 GB", 0], ["16 GB / 512 GB", 45]] }], ["HP", "Pavilion Plus 14", 799, "Core Ultra 5 125H|16 GB|512 GB|Intel Arc|14″ OLED 2880 × 1800 120 Hz|1.44 kg|Windows 11"], ["HP", "ProBook 440 G11", 789, "Core Ultra 5 125U|16 GB|512 GB|Intel|14″ 1920 × 1200|1.38 kg|Windows 11 Pro"], ["Acer", "Aspire Lite 15", 379, "Core i3-1305U|8 GB|512 GB|Intel UHD|15.6″ 1920 × 1080|1.59 kg|Windows 11"], ["Acer", "Swift Go 14", 749, "Core Ultra 5 125H|16 GB|512 GB|Intel Arc|14″ OLED 2880 × 1800|1.32 kg|Windows 11"], ["Acer", "Aspire 5 A515", 499, "Core i5-13420H|16 GB|512 GB|Intel UHD|15.6″ 1920 × 1080|1.78 kg|Windows 11", { color: "#5b5e64" }], ["MSI", "Modern 14", 429, "Core i5-1335U|8 GB|512 GB|Intel Iris Xe|14″ 1920 × 1080|1.4 kg|Windows 11", { color: "#3a3e46" }], ["MSI", "Prestige 13 AI+ Evo", 1199, "Core Ultra 7 258V|32 GB|1 TB|Intel Arc 140V|13.3″ OLED 2880 × 1800|0.9 kg|Windows 11"], ["Microsoft", "Surface Laptop 13″", 899, "Snapdragon X Plus|16 GB|512 GB|Adreno|13″ 1920 × 1280|1.22 kg|Windows 11", { colours: "Silver, Violet" }], ["Microsoft", "Surface Pro 12″", 799, "Snapdragon X Plus|16 GB|256 GB|Adreno|12″ 2196 × 1464 90 Hz|0.69 kg|Windows 11", { kind: "tablet", color: "#d3d6da" }], ["Huawei", "MateBook D 16", 729, "Core i5-13420H|16 GB|512 GB|Intel UHD|16″ 1920 × 1200|1.68 kg|Windows 11", { color: "#8a8f96" }],
  ],
});

const macs = expand({
  from: 4081, subcategory: "macbook", columns, sentences, sizeName: memoryAndStorage, kind: "laptop", color: "#d3d6da", accents: lit, popularity: 330, warrantyMonths: 12,
  rows: [
    ["Apple", "MacBook Air 13″ (M4)", 999, "Apple M4|16 GB|256 GB|8-core GPU|13.6″ 2560 × 1664|1.24 kg|macOS", { colours: "Sky Blue, Midnight, Silver, Starlight", sizes: [["16 GB / 256 GB", 0], ["16 GB / 512 GB", 190]] }], ["Apple", "MacBook Air 15″ (M4)", 1199, "Apple M4|16 GB|256 GB|10-core GPU|15.3″ 2880 × 1864|1.51 kg|macOS", { colours: "Sky Blue, Midnight, Silver", sizes: [["16 GB / 256 GB", 0], ["16 GB / 512 GB", 190]] }], ["Apple", "MacBook Pro 14″ (M5)", 1599, "Apple M5|16 GB|512 GB|10-core GPU|14.2″ 3024 × 1964 120 Hz|1.55 kg|macOS", { colours: "Space Black, Silver", sizes: [["16 GB / 512 GB", 0], ["24 GB / 1 TB", 390]], ageDays: 30 }], ["Apple", "MacBook Pro 16″ (M4 Pro)", 2449, "Apple M4 Pro|24 GB|512 GB|20-core GPU|16.2″ 3456 × 2234 120 Hz|2.14 kg|macOS", { colours: "Space Black, Silver" }], ["Apple", "MacBook Air 13″ (M2)", 799, "Apple M2|16 GB|256 GB|8-core GPU|13.6″ 2560 × 1664|1.24 kg|macOS", { colours: "Midnight, Starlight", ageDays: 630 }],
  ],
});

const desktops = expand({
  from: 4101, subcategory: "desktop", name: { en: "{brand} {title}", km: "កុំព្យូទ័រលើតុ {brand} {title}", zh: "{brand} {title} 台式机" },
  columns, sentences, kind: "desktop", color: "#2c2f36", accents: lit, popularity: 150, warrantyMonths: 24,
  rows: [
    ["Dell", "Pro Tower Plus QBT1250", 799, "Core Ultra 5 235|16 GB|512 GB|Intel|-|-|Windows 11 Pro"], ["HP", "Pro Tower 280 G9", 529, "Core i5-13500|8 GB|512 GB|Intel UHD 770|-|-|Windows 11 Pro"], ["Lenovo", "ThinkCentre neo 50t Gen 5", 559, "Core i5-13400|8 GB|512 GB|Intel UHD 730|-|-|Windows 11 Pro"], ["ASUS", "ROG G700", 1799, "Core Ultra 7 265KF|32 GB|1 TB|GeForce RTX 5070 Ti|-|-|Windows 11", { accent: "#8f5fe0" }], ["MSI", "MAG Infinite S3", 1199, "Core i5-14400F|16 GB|1 TB|GeForce RTX 5060|-|-|Windows 11", { accent: "#d0506a" }], ["Acer", "Veriton S2", 449, "Core i3-13100|8 GB|512 GB|Intel UHD 730|-|-|Windows 11 Pro"], ["Lenovo", "LOQ Tower 17IRX10", 1099, "Core i5-14400F|16 GB|512 GB|GeForce RTX 5060|-|-|Windows 11"],
  ],
});

const minis = expand({
  from: 4121, subcategory: "mini-pc", name: { en: "{brand} {title} Mini PC", km: "កុំព្យូទ័រខ្នាតតូច {brand} {title}", zh: "{brand} {title} 迷你主机" },
  columns, sentences, sizeName: memoryAndStorage, kind: "mini-pc", color: "#6b717b", popularity: 130, warrantyMonths: 12,
  rows: [
    ["Apple", "Mac mini (M4)", 599, "Apple M4|16 GB|256 GB|10-core GPU|-|0.67 kg|macOS", { sizes: [["16 GB / 256 GB", 0], ["16 GB / 512 GB", 190]], color: "#d3d6da" }], ["ASUS", "NUC 15 Pro", 649, "Core Ultra 5 225H|16 GB|512 GB|Intel Arc|-|0.7 kg|Windows 11", { color: "#3a3e46" }], ["ASUS", "NUC 14 Essential", 249, "N150|8 GB|256 GB|Intel|-|0.6 kg|Windows 11", { color: "#3a3e46" }], ["MSI", "Cubi NUC 1M", 429, "Core 5 120U|8 GB|512 GB|Intel|-|0.6 kg|Windows 11", { color: "#2c2f36" }], ["HP", "Elite Mini 800 G9", 699, "Core i5-13500T|16 GB|512 GB|Intel UHD 770|-|1.4 kg|Windows 11 Pro", { color: "#2c2f36" }], ["Lenovo", "ThinkCentre neo 50q Gen 4", 499, "Core i5-13420H|8 GB|512 GB|Intel UHD|-|1.2 kg|Windows 11 Pro", { color: "#2c2f36" }],
  ],
});

const allInOne = expand({
  from: 4141, subcategory: "all-in-one", name: { en: "{brand} {title} All-in-One", km: "កុំព្យូទ័រ All-in-One {brand} {title}", zh: "{brand} {title} 一体机" },
  columns, sentences, kind: "all-in-one", color: "#e4e7eb", accents: lit, popularity: 110, warrantyMonths: 24,
  rows: [
    ["Apple", "iMac 24″ (M4)", 1299, "Apple M4|16 GB|256 GB|8-core GPU|23.5″ 4480 × 2520|4.44 kg|macOS", { colours: "Blue, Green, Pink, Silver" }], ["HP", "All-in-One 24-cr", 699, "Core i5-1334U|8 GB|512 GB|Intel Iris Xe|23.8″ 1920 × 1080|5.4 kg|Windows 11"], ["Lenovo", "IdeaCentre AIO 24IRH9", 689, "Core i5-13420H|8 GB|512 GB|Intel UHD|23.8″ 1920 × 1080|5.2 kg|Windows 11"], ["ASUS", "A5 AiO A5402", 749, "Core i5-1340P|8 GB|512 GB|Intel Iris Xe|23.8″ 1920 × 1080|5.1 kg|Windows 11", { color: "#3a3e46" }], ["Dell", "24 All-in-One EC24250", 799, "Core 5 120U|8 GB|512 GB|Intel|23.8″ 1920 × 1080|5.0 kg|Windows 11"],
  ],
});

export const computers = [...gaming, ...everyday, ...macs, ...desktops, ...minis, ...allInOne];
