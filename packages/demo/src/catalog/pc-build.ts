import { expand } from "./build.ts";

const capacity = { en: "Capacity", km: "ចំណុះ", zh: "容量" };

const m2 = expand({
  from: 5201, subcategory: "ssd-m2", name: { en: "{brand} {title} M.2 SSD", km: "SSD M.2 {brand} {title}", zh: "{brand} {title} M.2 固态硬盘" },
  columns: ["capacity", "interface", "readSpeed", "writeSpeed", "formFactor"], sizeColumn: "capacity", sizeName: capacity,
  sentences: [{ en: "{name} reads up to {readSpeed} and writes up to {writeSpeed} over {interface}.", km: "{name} អានរហូតដល់ {readSpeed} សរសេររហូតដល់ {writeSpeed} តាម {interface}។", zh: "{name} 读取最高 {readSpeed}，写入最高 {writeSpeed}，接口 {interface}。" }, { en: "It is a stick of the size M.2 {formFactor}.", km: "ទំហំ M.2 {formFactor}។", zh: "规格为 M.2 {formFactor}。" }],
  kind: "ssd-m2", color: "#22262c", popularity: 300, warrantyMonths: 60,
  rows: [
    ["Samsung", "990 Pro", 109, "-|PCIe 4.0 x4|7450 MB/s|6900 MB/s|2280", { sizes: [["1 TB", 0], ["2 TB", 80], ["4 TB", 230]], model: "MZ-V9P", accent: "#d8343f" }], ["Samsung", "9100 Pro", 169, "-|PCIe 5.0 x4|14700 MB/s|13400 MB/s|2280", { sizes: [["1 TB", 0], ["2 TB", 110]], accent: "#8d949e" }], ["Samsung", "990 EVO Plus", 79, "-|PCIe 4.0 x4|7150 MB/s|6300 MB/s|2280", { sizes: [["1 TB", 0], ["2 TB", 62]], accent: "#e8793a" }], ["Western Digital", "Black SN850X", 99, "-|PCIe 4.0 x4|7300 MB/s|6600 MB/s|2280", { sizes: [["1 TB", 0], ["2 TB", 70]], accent: "#e8793a" }], ["Western Digital", "Blue SN5000", 65, "-|PCIe 4.0 x4|5150 MB/s|4900 MB/s|2280", { sizes: [["500 GB", 0], ["1 TB", 20], ["2 TB", 80]], accent: "#2f6fe0" }], ["Kingston", "NV3", 55, "-|PCIe 4.0 x4|6000 MB/s|4000 MB/s|2280", { sizes: [["500 GB", 0], ["1 TB", 14], ["2 TB", 70]], accent: "#b9313c" }], ["Kingston", "Fury Renegade G5", 179, "-|PCIe 5.0 x4|14800 MB/s|14000 MB/s|2280", { sizes: [["1 TB", 0], ["2 TB", 110]], style: "heatsink", accent: "#d8343f" }], ["Crucial", "T500", 92, "-|PCIe 4.0 x4|7300 MB/s|6800 MB/s|2280", { sizes: [["1 TB", 0], ["2 TB", 65]], accent: "#2f6fe0" }], ["Crucial", "P3 Plus", 49, "-|PCIe 4.0 x4|5000 MB/s|3600 MB/s|2280", { sizes: [["500 GB", 0], ["1 TB", 16]], accent: "#2f6fe0" }], ["Lexar", "NM790", 75, "-|PCIe 4.0 x4|7400 MB/s|6500 MB/s|2280", { sizes: [["1 TB", 0], ["2 TB", 55], ["4 TB", 165]], accent: "#c99a3c" }], ["ADATA", "Legend 900", 69, "1 TB|PCIe 4.0 x4|7000 MB/s|4700 MB/s|2280", { style: "heatsink", color: "#8a8f96" }], ["TeamGroup", "MP44L", 59, "1 TB|PCIe 4.0 x4|5000 MB/s|4500 MB/s|2280"], ["Corsair", "MP700 Elite", 129, "1 TB|PCIe 5.0 x4|10000 MB/s|8500 MB/s|2280", { accent: "#e9c33c" }], ["Gigabyte", "AORUS Gen4 7300", 89, "1 TB|PCIe 4.0 x4|7300 MB/s|6000 MB/s|2280", { style: "heatsink", color: "#3a3e46", accent: "#e8793a" }],
  ],
});

const sata = expand({
  from: 5231, subcategory: "ssd-sata", name: { en: "{brand} {title} SATA SSD", km: "SSD SATA {brand} {title}", zh: "{brand} {title} SATA 固态硬盘" },
  columns: ["capacity", "interface", "readSpeed", "writeSpeed", "formFactor"], sizeColumn: "capacity", sizeName: capacity,
  sentences: [{ en: "{name} gives older computers a second life: {readSpeed} instead of a turning disk.", km: "{name} ធ្វើឱ្យកុំព្យូទ័រចាស់លឿនឡើងវិញ៖ {readSpeed} ជំនួសហាតឌីសវិល។", zh: "{name} 让旧电脑焕新：读取 {readSpeed}，替代机械硬盘。" }],
  kind: "ssd-sata", color: "#2b2e35", popularity: 190, warrantyMonths: 36,
  rows: [
    ["Samsung", "870 EVO", 59, "-|SATA 6 Gb/s|560 MB/s|530 MB/s|2.5″", { sizes: [["250 GB", 0], ["500 GB", 20], ["1 TB", 55]], model: "MZ-77E" }], ["Kingston", "A400", 27, "-|SATA 6 Gb/s|500 MB/s|450 MB/s|2.5″", { sizes: [["240 GB", 0], ["480 GB", 14], ["960 GB", 40]], color: "#b9313c", accent: "#24262b" }], ["Crucial", "BX500", 39, "-|SATA 6 Gb/s|540 MB/s|500 MB/s|2.5″", { sizes: [["500 GB", 0], ["1 TB", 30]], accent: "#2f6fe0" }], ["Western Digital", "Blue SA510", 45, "-|SATA 6 Gb/s|560 MB/s|530 MB/s|2.5″", { sizes: [["500 GB", 0], ["1 TB", 35]], accent: "#2f6fe0" }], ["Lexar", "NS100", 25, "-|SATA 6 Gb/s|550 MB/s|450 MB/s|2.5″", { sizes: [["256 GB", 0], ["512 GB", 14]], accent: "#c99a3c" }], ["ADATA", "Ultimate SU650", 26, "256 GB|SATA 6 Gb/s|520 MB/s|450 MB/s|2.5″", { accent: "#2f6fe0" }],
  ],
});

const disks = expand({
  from: 5251, subcategory: "hard-drive", name: { en: "{brand} {title} Hard Drive", km: "ហាតឌីស {brand} {title}", zh: "{brand} {title} 机械硬盘" },
  columns: ["capacity", "rpm", "cache", "interface", "formFactor"], sizeColumn: "capacity", sizeName: capacity,
  sentences: [{ en: "{name} keeps large collections at a low price per terabyte, at {rpm} with {cache} of cache.", km: "{name} ផ្ទុកទិន្នន័យច្រើនក្នុងតម្លៃទាប ល្បឿន {rpm} ឃ្លាំង {cache}។", zh: "{name} 大容量低单价，转速 {rpm}，缓存 {cache}。" }],
  kind: "hard-drive", color: "#3f7dc0", popularity: 140, warrantyMonths: 24,
  rows: [
    ["Seagate", "BarraCuda", 49, "-|7200 rpm|256 MB|SATA 6 Gb/s|3.5″", { sizes: [["1 TB", 0], ["2 TB", 14]], color: "#3f8f5a" }], ["Seagate", "IronWolf", 99, "-|5400 rpm|256 MB|SATA 6 Gb/s|3.5″", { sizes: [["4 TB", 0], ["8 TB", 95]], color: "#b9313c", warrantyMonths: 36 }], ["Western Digital", "Blue", 48, "-|7200 rpm|256 MB|SATA 6 Gb/s|3.5″", { sizes: [["1 TB", 0], ["2 TB", 15], ["4 TB", 45]] }], ["Western Digital", "Red Plus", 105, "-|5400 rpm|256 MB|SATA 6 Gb/s|3.5″", { sizes: [["4 TB", 0], ["8 TB", 90]], color: "#b9313c", warrantyMonths: 36 }], ["Toshiba", "P300", 46, "-|7200 rpm|64 MB|SATA 6 Gb/s|3.5″", { sizes: [["1 TB", 0], ["2 TB", 16]], color: "#c8322f" }], ["Toshiba", "N300", 119, "4 TB|7200 rpm|256 MB|SATA 6 Gb/s|3.5″", { color: "#d9a03c", warrantyMonths: 36 }],
  ],
});

/**
 * Sizes, slots and connectors are from the makers' pages, compared with BuildCores OpenDB (ODC-By 1.0), the source of
 * the imported list of parts. If the two differ and neither is more reliable, the one that fits fewer parts is used;
 * `-` if neither has the value.
 */
const power = expand({
  from: 5271, subcategory: "psu", name: { en: "{brand} {title} {wattage} Power Supply", km: "ប្រភពថាមពល {brand} {title} {wattage}", zh: "{brand} {title} {wattage} 电源" },
  columns: ["wattage", "efficiency", "modular", "psuForm", "powerConnectors", "length", "cpuPower"],
  sentences: [{ en: "{name} delivers {wattage} at {efficiency}; for the graphics card it has {powerConnectors}.", km: "{name} ផ្តល់ {wattage} ប្រសិទ្ធភាព {efficiency} សម្រាប់កាតក្រាហ្វិកមាន {powerConnectors}។", zh: "{name} 额定 {wattage}，{efficiency} 认证，显卡供电 {powerConnectors}。" }],
  kind: "psu", color: "#2c2f36", popularity: 180, warrantyMonths: 60,
  rows: [
    ["Corsair", "RM850x", 149, "850 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 4 × 8-pin|160 mm|2 × 8-pin"], ["Corsair", "CX650", 69, "650 W|80+ Bronze|Fixed|ATX|4 × 8-pin|140 mm|2 × 8-pin", { accent: "#c4804f" }], ["Seasonic", "Focus GX-750", 119, "750 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 2 × 8-pin|140 mm|2 × 8-pin"], ["Seasonic", "Vertex GX-1000", 199, "1000 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 3 × 8-pin|160 mm|2 × 8-pin"], ["MSI", "MAG A650BN", 59, "650 W|80+ Bronze|Fixed|ATX|2 × 8-pin|140 mm|1 × 8-pin", { accent: "#c4804f" }], ["MSI", "MAG A850GL PCIE5", 109, "850 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 4 × 8-pin|140 mm|2 × 8-pin"], ["Cooler Master", "MWE Gold 750 V3", 95, "750 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 4 × 8-pin|140 mm|2 × 8-pin"], ["be quiet!", "Pure Power 12 M 850W", 129, "850 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 4 × 8-pin|160 mm|2 × 8-pin"], ["DeepCool", "PF650", 49, "650 W|80+ White|Fixed|ATX|4 × 8-pin|140 mm|2 × 8-pin", { accent: "#d3d6da" }], ["DeepCool", "PX1000G", 159, "1000 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 3 × 8-pin|160 mm|2 × 8-pin"], ["FSP", "VITA GM 750W", 89, "750 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 4 × 8-pin|140 mm|2 × 8-pin"], ["Antec", "CSK550", 45, "550 W|80+ Bronze|Fixed|ATX|2 × 8-pin|140 mm|1 × 8-pin", { accent: "#c4804f" }], ["Thermaltake", "Toughpower GF3 1200W", 219, "1200 W|80+ Gold|Fully modular|ATX|1 × 16-pin, 5 × 8-pin|160 mm|2 × 8-pin"], ["Lian Li", "SP850", 149, "850 W|80+ Gold|Fully modular|SFX|1 × 16-pin, 4 × 8-pin|100 mm|2 × 8-pin", { color: "#e4e7eb" }], ["ASUS", "ROG Thor 1000W Platinum III", 329, "1000 W|80+ Platinum|Fully modular|ATX|2 × 16-pin, 4 × 8-pin|190 mm|2 × 8-pin", { accent: "#8fd6ff" }],
  ],
});

const cases = expand({
  from: 5301, subcategory: "pc-case", name: { en: "{brand} {title} PC Case", km: "កេសកុំព្យូទ័រ {brand} {title}", zh: "{brand} {title} 机箱" },
  columns: ["mainboardSizes", "maxGpuLength", "maxCoolerHeight", "radiators", "psuForm", "fans", "expansionSlots", "maxPsuLength", "bays25", "bays35", "frontUsbC"],
  sentences: [{ en: "{name} takes mainboards of {mainboardSizes}, graphics cards up to {maxGpuLength} and coolers up to {maxCoolerHeight}.", km: "{name} ដាក់ម៉ៃប៊ត {mainboardSizes} កាតក្រាហ្វិករហូតដល់ {maxGpuLength} និងឧបករណ៍ត្រជាក់រហូតដល់ {maxCoolerHeight}។", zh: "{name} 支持 {mainboardSizes} 主板，显卡最长 {maxGpuLength}，散热器最高 {maxCoolerHeight}。" }, { en: "The largest radiator is {radiators}; fans in the box: {fans}.", km: "រ៉ាឌីយ៉ាទ័រធំបំផុត {radiators} កង្ហារភ្ជាប់មកជាមួយ៖ {fans}។", zh: "最大冷排 {radiators}，标配风扇：{fans}。" }],
  kind: "pc-case", color: "#2a2d33", popularity: 190, warrantyMonths: 12,
  rows: [
    ["Lian Li", "O11 Dynamic EVO RGB", 169, "ATX, mATX, Mini-ITX|455 mm|167 mm|420 mm|ATX|0|7|220 mm|2|2|Yes", { colours: "Black, White", style: "aquarium" }], ["Lian Li", "Lancool 216", 99, "ATX, mATX, Mini-ITX|392 mm|180 mm|360 mm|ATX|2 × 160 mm, 1 × 140 mm|7|220 mm|6|2|Yes", { colours: "Black, White" }], ["NZXT", "H5 Flow (2024)", 89, "ATX, mATX, Mini-ITX|410 mm|170 mm|360 mm|ATX|2 × 120 mm|7|200 mm|2|1|Yes", { colours: "Black, White" }], ["NZXT", "H9 Flow", 149, "ATX, mATX, Mini-ITX|435 mm|165 mm|360 mm|ATX|4 × 120 mm|7|200 mm|4|2|Yes", { colours: "Black, White", style: "aquarium" }], ["DeepCool", "CH560", 95, "ATX, mATX, Mini-ITX|380 mm|175 mm|360 mm|ATX|3 × 140 mm, 1 × 120 mm|7|160 mm|2|2|Yes", { colours: "Black, White", accent: "#ff6fae" }], ["DeepCool", "CC560 V2", 59, "ATX, mATX, Mini-ITX|370 mm|163 mm|360 mm|ATX|4 × 120 mm|7|160 mm|2|2|No", { accent: "#59d0ff" }], ["Montech", "Air 903 Max", 69, "ATX, mATX, Mini-ITX|400 mm|180 mm|360 mm|ATX|3 × 140 mm, 1 × 140 mm|7|210 mm|3|2|Yes", { colours: "Black, White" }], ["Montech", "XR", 65, "ATX, mATX, Mini-ITX|420 mm|175 mm|360 mm|ATX|3 × 120 mm|7|180 mm|2|2|Yes", { colours: "Black, White", style: "aquarium", accent: "#ff9d3b" }], ["Corsair", "3500X", 99, "ATX, mATX, Mini-ITX|410 mm|170 mm|360 mm|ATX|0|7|180 mm|2|2|Yes", { colours: "Black, White", style: "aquarium" }], ["Corsair", "4000D Airflow", 94, "ATX, mATX, Mini-ITX|360 mm|170 mm|360 mm|ATX|2 × 120 mm|7|180 mm|2|2|Yes"], ["Fractal Design", "North", 139, "ATX, mATX, Mini-ITX|355 mm|170 mm|360 mm|ATX|2 × 140 mm|7|255 mm|2|2|Yes", { colours: "Black, White", accent: "#c9a45c" }], ["Fractal Design", "Terra", 179, "Mini-ITX|322 mm|77 mm|None|SFX|0|3|130 mm|2|0|Yes", { colours: "Silver, Green, Graphite", accent: "#c9a45c" }], ["Cooler Master", "MasterBox Q300L V2", 45, "mATX, Mini-ITX|360 mm|159 mm|240 mm|ATX|1 × 120 mm|4|160 mm|2|1|Yes"], ["Thermaltake", "The Tower 300", 129, "mATX, Mini-ITX|400 mm|210 mm|420 mm|ATX|2 × 140 mm|4|220 mm|3|2|Yes", { colours: "Black, White, Mint", style: "aquarium" }], ["Antec", "C8", 109, "ATX, mATX, Mini-ITX|440 mm|175 mm|360 mm|ATX|0|8|210 mm|4|2|Yes", { colours: "Black, White", style: "aquarium" }], ["be quiet!", "Pure Base 501", 89, "ATX, mATX, Mini-ITX|368 mm|178 mm|360 mm|ATX|2 × 140 mm|7|225 mm|5|2|Yes", { colours: "Black, White" }],
  ],
});

const sockets = "AM5, AM4, LGA1700, LGA1851";

const airCoolers = expand({
  from: 5331, subcategory: "cooler-air", name: { en: "{brand} {title} CPU Cooler", km: "ឧបករណ៍ត្រជាក់ CPU {brand} {title}", zh: "{brand} {title} 风冷散热器" },
  columns: ["sockets", "height", "tdp", "fans", "noise", "memoryClearance"],
  sentences: [{ en: "{name} is {height} high and cools up to {tdp} on {sockets}.", km: "{name} កម្ពស់ {height} ត្រជាក់បានរហូតដល់ {tdp} លើ {sockets}។", zh: "{name} 高 {height}，解热 {tdp}，支持 {sockets}。" }],
  kind: "cooler-air", color: "#2a2d33", popularity: 150, warrantyMonths: 24,
  rows: [
    ["DeepCool", "AK400", 29, `${sockets}|155 mm|220 W|1 × 120 mm|29 dB|No limit`], ["DeepCool", "AK620 Digital", 69, `${sockets}|162 mm|260 W|2 × 120 mm|28 dB|43 mm`, { style: "twin" }], ["Thermalright", "Peerless Assassin 120 SE", 37, `${sockets}|155 mm|265 W|2 × 120 mm|26 dB|-`, { style: "twin", color: "#6b717b" }], ["Thermalright", "Phantom Spirit 120 EVO", 45, `${sockets}|157 mm|280 W|2 × 120 mm|29 dB|-`, { style: "twin" }], ["Noctua", "NH-D15 G2", 149, `${sockets}|168 mm|280 W|2 × 140 mm|25 dB|32 mm`, { style: "twin", color: "#8a6a4f" }], ["Noctua", "NH-U12S redux", 55, `${sockets}|158 mm|180 W|1 × 120 mm|25 dB|No limit`, { color: "#8a8f96" }], ["Noctua", "NH-L9a-AM5", 49, "AM5|37 mm|65 W|1 × 92 mm|24 dB|No limit", { color: "#8a6a4f" }], ["be quiet!", "Dark Rock 5", 69, `${sockets}|161 mm|210 W|1 × 120 mm|26 dB|-`], ["Cooler Master", "Hyper 212 Black", 32, `${sockets}|152 mm|180 W|1 × 120 mm|26 dB|-`], ["Arctic", "Freezer 36", 35, `${sockets}|159 mm|220 W|2 × 120 mm|25 dB|-`, { color: "#e4e7eb" }],
  ],
});

const liquid = expand({
  from: 5351, subcategory: "cooler-water", name: { en: "{brand} {title} Liquid Cooler", km: "ឧបករណ៍ត្រជាក់ដោយទឹក {brand} {title}", zh: "{brand} {title} 水冷散热器" },
  columns: ["sockets", "radiator", "fans", "tdp"],
  sentences: [{ en: "{name} carries the heat to a radiator of {radiator} with {fans}; for {sockets}.", km: "{name} នាំកម្តៅទៅរ៉ាឌីយ៉ាទ័រ {radiator} មានកង្ហារ {fans} សម្រាប់ {sockets}។", zh: "{name} 配 {radiator} 冷排与 {fans} 风扇，支持 {sockets}。" }],
  kind: "cooler-water", color: "#2a2d33", popularity: 130, warrantyMonths: 60,
  rows: [
    ["Arctic", "Liquid Freezer III Pro 360", 99, "AM5, AM4, LGA1700, LGA1851|360 mm|3 × 120 mm|300 W", { accent: "#8d949e" }], ["Lian Li", "Galahad II LCD 360", 219, `${sockets}|360 mm|3 × 120 mm|300 W`, { colours: "Black, White", accent: "#c96bff" }], ["NZXT", "Kraken Elite 360 RGB", 249, `${sockets}|360 mm|3 × 120 mm|300 W`, { colours: "Black, White" }], ["Corsair", "Nautilus 240 RS", 95, `${sockets}|240 mm|2 × 120 mm|250 W`, { style: "2", accent: "#59d0ff" }], ["DeepCool", "LS520 SE", 79, `${sockets}|240 mm|2 × 120 mm|250 W`, { style: "2", color: "#eceef0", accent: "#ff6fae" }], ["DeepCool", "Mystique 360", 179, `${sockets}|360 mm|3 × 120 mm|300 W`], ["MSI", "MAG Coreliquid A13 240", 85, `${sockets}|240 mm|2 × 120 mm|250 W`, { style: "2" }], ["Cooler Master", "MasterLiquid 360L Core", 95, `${sockets}|360 mm|3 × 120 mm|280 W`, { color: "#eceef0" }], ["Thermaltake", "TH240 V2 ARGB", 79, `${sockets}|240 mm|2 × 120 mm|250 W`, { style: "2", accent: "#ff9d3b" }], ["ASUS", "ROG Ryujin III 360", 299, `${sockets}|360 mm|3 × 120 mm|320 W`, { accent: "#d8343f" }],
  ],
});

const caseFans = expand({
  from: 5371, subcategory: "case-fan", name: { en: "{brand} {title}", km: "កង្ហារកេស {brand} {title}", zh: "{brand} {title} 机箱风扇" },
  columns: ["fans", "rpm", "noise"],
  sentences: [{ en: "{name}: {fans} at up to {rpm} and {noise}.", km: "{name}៖ {fans} ល្បឿនរហូតដល់ {rpm} សំឡេង {noise}។", zh: "{name}：{fans}，最高 {rpm}，噪音 {noise}。" }],
  kind: "case-fan", color: "#2a2d33", popularity: 90, warrantyMonths: 24,
  rows: [
    ["Lian Li", "UNI FAN SL-INF 120 (3-pack)", 89, "3 × 120 mm|2100 rpm|29 dB", { colours: "Black, White", style: "3", accent: "#c96bff" }], ["Noctua", "NF-A12x25 G2", 35, "1 × 120 mm|1800 rpm|23 dB", { color: "#8a6a4f" }], ["Arctic", "P12 PWM PST (5-pack)", 29, "5 × 120 mm|1800 rpm|23 dB", { style: "3" }], ["DeepCool", "FC120 (3-pack)", 39, "3 × 120 mm|1800 rpm|28 dB", { style: "3", accent: "#59d0ff", color: "#eceef0" }], ["be quiet!", "Silent Wings 4 140 mm", 25, "1 × 140 mm|1100 rpm|14 dB"], ["Corsair", "RS120 ARGB (3-pack)", 45, "3 × 120 mm|2100 rpm|36 dB", { style: "3", accent: "#ff6fae" }], ["Thermalright", "TL-C12C (3-pack)", 15, "3 × 120 mm|1550 rpm|26 dB", { style: "3" }], ["Montech", "AX120 PWM", 8, "1 × 120 mm|1600 rpm|27 dB", { accent: "#ff9d3b" }],
  ],
});

export const buildParts = [...m2, ...sata, ...disks, ...power, ...cases, ...airCoolers, ...liquid, ...caseFans];
