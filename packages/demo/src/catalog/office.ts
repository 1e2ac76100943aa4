import { expand } from "./build.ts";
import type { Family } from "./family.ts";

const screenColumns: Family["columns"] = ["screen", "resolution", "panel", "refreshRate", "ports"];
const screenText: Family["sentences"] = [
  { en: "{name} shows {resolution} on a {screen} {panel} panel at {refreshRate}.", km: "{name} បង្ហាញ {resolution} លើបន្ទះ {panel} ទំហំ {screen} អត្រា {refreshRate}។", zh: "{name} 采用 {screen} {panel} 面板，分辨率 {resolution}，刷新率 {refreshRate}。" },
  { en: "Ports: {ports}.", km: "រន្ធ៖ {ports}។", zh: "接口：{ports}。" },
];

const gamingScreens = expand({
  from: 4201, subcategory: "monitor-gaming", name: { en: "{brand} {title} {screen} Gaming Monitor", km: "ម៉ូនីទ័រហ្គេម {brand} {title} {screen}", zh: "{brand} {title} {screen} 电竞显示器" },
  columns: screenColumns, sentences: screenText, kind: "monitor", style: "gaming", color: "#2a2d33", accents: ["#c0508a", "#5f5fe0", "#2fa58f", "#e0703a", "#3f8fd0"], popularity: 220, warrantyMonths: 36, titleIsModel: true,
  rows: [
    ["LG", "27GS75Q-B", 199, "27″|2560 × 1440|IPS|180 Hz|2 × HDMI, DisplayPort"], ["LG", "27GX704A-B", 549, "27″|2560 × 1440|OLED|240 Hz|2 × HDMI, DisplayPort"], ["Samsung", "Odyssey G5 G55C", 249, "32″|2560 × 1440|VA|165 Hz|HDMI, DisplayPort", { accent: "#4f7de0" }], ["Samsung", "Odyssey OLED G6", 599, "27″|2560 × 1440|OLED|360 Hz|2 × HDMI, DisplayPort", { accent: "#4f7de0" }], ["Samsung", "Odyssey G9 G95C", 999, "49″|5120 × 1440|VA|240 Hz|2 × HDMI, DisplayPort", { style: "wide", accent: "#4f7de0" }], ["ASUS", "TUF Gaming VG27AQ5A", 199, "27″|2560 × 1440|IPS|210 Hz|2 × HDMI, DisplayPort", { accent: "#e8793a" }], ["ASUS", "ROG Swift PG27AQDP", 899, "27″|2560 × 1440|OLED|480 Hz|2 × HDMI, DisplayPort"], ["MSI", "MAG 274QF", 179, "27″|2560 × 1440|IPS|180 Hz|2 × HDMI, DisplayPort"], ["MSI", "G244F E2", 109, "24″|1920 × 1080|IPS|180 Hz|2 × HDMI, DisplayPort"], ["Gigabyte", "M27Q2 QD", 249, "27″|2560 × 1440|IPS|200 Hz|2 × HDMI, DisplayPort, USB-C", { accent: "#e8793a" }], ["AOC", "24G4E", 105, "23.8″|1920 × 1080|IPS|180 Hz|2 × HDMI, DisplayPort"], ["AOC", "Q27G4XF", 169, "27″|2560 × 1440|IPS|180 Hz|2 × HDMI, DisplayPort"], ["ViewSonic", "VX2758A-2K-PRO", 175, "27″|2560 × 1440|IPS|185 Hz|2 × HDMI, DisplayPort", { accent: "#3fb0c9" }], ["BenQ", "ZOWIE XL2546X+", 459, "24.1″|1920 × 1080|TN|280 Hz|3 × HDMI, DisplayPort"], ["Acer", "Nitro VG240Y M3", 109, "23.8″|1920 × 1080|IPS|180 Hz|2 × HDMI, DisplayPort"],
  ],
});

const officeScreens = expand({
  from: 4231, subcategory: "monitor-office", name: { en: "{brand} {title} {screen} Monitor", km: "ម៉ូនីទ័រ {brand} {title} {screen}", zh: "{brand} {title} {screen} 显示器" },
  columns: screenColumns, sentences: screenText, kind: "monitor", color: "#3a3e46", accents: ["#5f8be0", "#2f9e8f", "#c9902f", "#8a5fc9", "#d9705a"], popularity: 200, warrantyMonths: 36, titleIsModel: true,
  rows: [
    ["Dell", "P2425H", 179, "23.8″|1920 × 1080|IPS|100 Hz|HDMI, DisplayPort, VGA, USB-C"], ["Dell", "UltraSharp U2725QE", 599, "27″|3840 × 2160|IPS|120 Hz|HDMI, DisplayPort, Thunderbolt 4"], ["Dell", "SE2425HM", 95, "23.8″|1920 × 1080|IPS|100 Hz|HDMI, VGA"], ["LG", "24MR400-B", 85, "23.8″|1920 × 1080|IPS|100 Hz|HDMI, VGA"], ["LG", "27US500-W", 209, "27″|3840 × 2160|IPS|60 Hz|2 × HDMI, DisplayPort", { color: "#e4e7eb" }], ["LG", "34U601SA UltraWide", 329, "34″|2560 × 1080|IPS|100 Hz|2 × HDMI, DisplayPort", { style: "wide" }], ["Samsung", "S3 S33GD", 89, "24″|1920 × 1080|IPS|100 Hz|HDMI, VGA"], ["Samsung", "Smart Monitor M7", 299, "32″|3840 × 2160|VA|60 Hz|HDMI, USB-C, Wi-Fi", { color: "#e4e7eb" }], ["HP", "Series 3 Pro 324pf", 139, "23.8″|1920 × 1080|IPS|100 Hz|HDMI, DisplayPort"], ["ViewSonic", "VA2432-H", 79, "23.8″|1920 × 1080|IPS|100 Hz|HDMI, VGA"], ["ViewSonic", "VP2776T-4K", 549, "27″|3840 × 2160|IPS|60 Hz|HDMI, DisplayPort, Thunderbolt 4"], ["BenQ", "PD2705U", 449, "27″|3840 × 2160|IPS|60 Hz|HDMI, DisplayPort, USB-C"], ["BenQ", "GW2490", 109, "23.8″|1920 × 1080|IPS|100 Hz|2 × HDMI, DisplayPort"], ["AOC", "24B3HA2", 75, "23.8″|1920 × 1080|IPS|100 Hz|HDMI, VGA"], ["ASUS", "ProArt PA278CV", 299, "27″|2560 × 1440|IPS|75 Hz|HDMI, DisplayPort, USB-C"], ["Lenovo", "ThinkVision T24i-30", 169, "23.8″|1920 × 1080|IPS|60 Hz|HDMI, DisplayPort, VGA"],
  ],
});

const projectors = expand({
  from: 4261, subcategory: "projector", name: { en: "{brand} {title} Projector", km: "ម៉ាស៊ីនបញ្ចាំង {brand} {title}", zh: "{brand} {title} 投影仪" },
  columns: ["resolution", "brightness", "connection", "weight"],
  sentences: [{ en: "{name} throws {resolution} with {brightness} onto a wall or a screen.", km: "{name} បញ្ចាំង {resolution} ពន្លឺ {brightness} លើជញ្ជាំង ឬផ្ទាំង។", zh: "{name} 以 {brightness} 投射 {resolution} 画面。" }, { en: "It connects over {connection}.", km: "ភ្ជាប់តាម {connection}។", zh: "连接方式：{connection}。" }],
  kind: "projector", color: "#f0f1f3", popularity: 100, warrantyMonths: 24,
  rows: [
    ["Epson", "CO-W01", 399, "1280 × 800|3000 lm|HDMI, USB|2.4 kg"], ["Epson", "EB-E01", 419, "1024 × 768|3300 lm|HDMI, VGA|2.4 kg"], ["Epson", "EF-21", 699, "1920 × 1080|1000 lm|HDMI, Wi-Fi|2.3 kg"], ["BenQ", "MS560", 389, "800 × 600|4000 lm|2 × HDMI, VGA|2.3 kg"], ["BenQ", "GV50", 699, "1920 × 1080|500 lm|HDMI, Wi-Fi, USB-C|2.1 kg"], ["ViewSonic", "PA503S", 349, "800 × 600|3800 lm|HDMI, VGA|2.2 kg"], ["Xiaomi", "Smart Projector L1", 219, "1920 × 1080|200 lm|HDMI, Wi-Fi|1.4 kg", { color: "#4a505a" }], ["Samsung", "The Freestyle (2nd Gen)", 699, "1920 × 1080|550 lm|HDMI, Wi-Fi|0.8 kg"],
  ],
});

const printers = expand({
  from: 4281, subcategory: "printer", name: { en: "{brand} {title} Printer", km: "ម៉ាស៊ីនព្រីន {brand} {title}", zh: "{brand} {title} 打印机" },
  columns: ["functions", "ink", "printSpeed", "connection"],
  sentences: [{ en: "{name}: {functions}, with {ink}, at {printSpeed}.", km: "{name}៖ {functions} ប្រើ{ink} ល្បឿន {printSpeed}។", zh: "{name}：{functions}，{ink}，速度 {printSpeed}。" }, { en: "It is reached over {connection}.", km: "ភ្ជាប់តាម {connection}។", zh: "连接方式：{connection}。" }],
  kind: "printer", color: "#3a3e46", popularity: 190, warrantyMonths: 12,
  rows: [
    ["Epson", "EcoTank L3250", 169, "Print, scan, copy|Ink tank|10 ipm|USB, Wi-Fi", { style: "tank" }], ["Epson", "EcoTank L5290", 239, "Print, scan, copy, fax|Ink tank|10 ipm|USB, Wi-Fi, Ethernet", { style: "tank" }], ["Epson", "EcoTank L8050", 299, "Print|Ink tank|8 ipm|USB, Wi-Fi", { style: "tank" }], ["Canon", "PIXMA G3770", 169, "Print, scan, copy|Ink tank|11 ipm|USB, Wi-Fi", { style: "tank", color: "#4a505a" }], ["Canon", "PIXMA E410", 45, "Print, scan, copy|Ink cartridge|8 ipm|USB", { accent: "#b9313c" }], ["Canon", "imageCLASS LBP6030w", 119, "Print|Toner|18 ppm|USB, Wi-Fi", { color: "#e4e7eb" }], ["Canon", "imageCLASS MF3010", 199, "Print, scan, copy|Toner|18 ppm|USB"], ["Brother", "HL-L2460DW", 169, "Print|Toner|34 ppm|USB, Wi-Fi, Ethernet"], ["Brother", "DCP-T430W", 175, "Print, scan, copy|Ink tank|16 ipm|USB, Wi-Fi", { style: "tank", color: "#e4e7eb" }], ["Brother", "MFC-L2885DW", 329, "Print, scan, copy, fax|Toner|34 ppm|USB, Wi-Fi, Ethernet"], ["HP", "Smart Tank 585", 179, "Print, scan, copy|Ink tank|12 ppm|USB, Wi-Fi", { style: "tank", color: "#d3d6da" }], ["HP", "LaserJet M111w", 109, "Print|Toner|20 ppm|USB, Wi-Fi", { color: "#e4e7eb" }],
  ],
});

const wifiText: Family["sentences"] = [
  { en: "{name} brings {wifi} up to {wifiSpeed} into {coverage}.", km: "{name} ផ្តល់ {wifi} ល្បឿនរហូតដល់ {wifiSpeed} សម្រាប់ {coverage}។", zh: "{name} 支持 {wifi}，速率 {wifiSpeed}，覆盖 {coverage}。" },
  { en: "Ports: {ports}.", km: "រន្ធ៖ {ports}។", zh: "接口：{ports}。" },
];

const routers = expand({
  from: 4301, subcategory: "router", name: { en: "{brand} {title} {wifi} Router", km: "រ៉ោតទ័រ {wifi} {brand} {title}", zh: "{brand} {title} {wifi} 路由器" },
  columns: ["wifi", "wifiSpeed", "coverage", "ports"], sentences: wifiText, kind: "router", color: "#24272d", popularity: 230, warrantyMonths: 24,
  rows: [
    ["TP-Link", "Archer AX55", 69, "Wi-Fi 6|3000 Mbps|120 m²|5 × 1 Gbps"], ["TP-Link", "Archer C6", 29, "Wi-Fi 5|1200 Mbps|80 m²|5 × 1 Gbps"], ["TP-Link", "Archer BE400", 149, "Wi-Fi 7|6500 Mbps|160 m²|2 × 2.5 Gbps, 3 × 1 Gbps", { style: "6" }], ["ASUS", "RT-AX58U V2", 99, "Wi-Fi 6|3000 Mbps|130 m²|5 × 1 Gbps"], ["ASUS", "RT-BE88U", 329, "Wi-Fi 7|7200 Mbps|200 m²|2 × 10 Gbps, 4 × 2.5 Gbps"], ["Xiaomi", "Router AX3000T", 35, "Wi-Fi 6|3000 Mbps|110 m²|4 × 1 Gbps", { color: "#f2f3f5" }], ["Mercusys", "MR80X", 42, "Wi-Fi 6|3000 Mbps|110 m²|4 × 1 Gbps"], ["Mercusys", "AC12G", 19, "Wi-Fi 5|1200 Mbps|70 m²|4 × 1 Gbps", { color: "#e4e7eb" }], ["Tenda", "TX12 Pro", 45, "Wi-Fi 6|3000 Mbps|120 m²|4 × 1 Gbps"], ["MikroTik", "hAP ax³", 139, "Wi-Fi 6|1800 Mbps|120 m²|1 × 2.5 Gbps, 4 × 1 Gbps", { style: "2" }], ["MikroTik", "hEX refresh", 65, "-|-|-|5 × 1 Gbps", { kind: "switch-network", style: "5", color: "#e4e7eb", name: { en: "MikroTik hEX refresh Router", km: "រ៉ោតទ័រ MikroTik hEX refresh", zh: "MikroTik hEX refresh 路由器" } }], ["Ubiquiti", "UniFi Dream Router 7", 279, "Wi-Fi 7|5700 Mbps|160 m²|1 × 10 Gbps, 4 × 2.5 Gbps", { kind: "mesh" }], ["Ruijie", "Reyee RG-EW1800GX Pro", 49, "Wi-Fi 6|1800 Mbps|100 m²|5 × 1 Gbps"], ["TP-Link", "Archer MR600 4G+", 119, "Wi-Fi 5|1200 Mbps|90 m²|SIM, 4 × 1 Gbps", { style: "2" }], ["Huawei", "WiFi AX3S", 59, "Wi-Fi 6|3000 Mbps|120 m²|4 × 1 Gbps", { color: "#f2f3f5" }],
  ],
});

const meshes = expand({
  from: 4321, subcategory: "mesh", name: { en: "{brand} {title} {wifi}", km: "{wifi} Mesh {brand} {title}", zh: "{brand} {title} {wifi} 组网套装" },
  columns: ["wifi", "wifiSpeed", "coverage", "ports"], sentences: wifiText, kind: "mesh", color: "#f2f3f5", popularity: 130, warrantyMonths: 24,
  rows: [
    ["TP-Link", "Deco X50 (3-pack)", 189, "Wi-Fi 6|3000 Mbps|600 m²|3 × 1 Gbps", { style: "3" }], ["TP-Link", "Deco M4 (2-pack)", 75, "Wi-Fi 5|1200 Mbps|260 m²|2 × 1 Gbps"], ["TP-Link", "Deco BE65 (2-pack)", 399, "Wi-Fi 7|9300 Mbps|520 m²|4 × 2.5 Gbps"], ["ASUS", "ZenWiFi BD4 (3-pack)", 249, "Wi-Fi 7|3600 Mbps|560 m²|2 × 2.5 Gbps", { style: "3" }], ["Xiaomi", "Mesh System AX3000 (2-pack)", 119, "Wi-Fi 6|3000 Mbps|370 m²|4 × 1 Gbps"], ["Mercusys", "Halo H80X (3-pack)", 149, "Wi-Fi 6|3000 Mbps|650 m²|3 × 1 Gbps", { style: "3" }], ["Tenda", "Nova MX12 (2-pack)", 109, "Wi-Fi 6|3000 Mbps|370 m²|3 × 1 Gbps"], ["Ruijie", "Reyee RG-M32 (2-pack)", 89, "Wi-Fi 6|3200 Mbps|300 m²|4 × 1 Gbps"], ["Ubiquiti", "UniFi U7 Pro", 189, "Wi-Fi 7|9300 Mbps|140 m²|1 × 2.5 Gbps", { kind: "hub", color: "#f2f3f5", name: { en: "Ubiquiti UniFi U7 Pro Access Point", km: "ឧបករណ៍ផ្សាយ Wi-Fi Ubiquiti UniFi U7 Pro", zh: "Ubiquiti UniFi U7 Pro 无线接入点" } }],
  ],
});

const netSwitches = expand({
  from: 4341, subcategory: "switch-network", name: { en: "{brand} {title} Switch", km: "ស្វីចបណ្តាញ {brand} {title}", zh: "{brand} {title} 交换机" },
  columns: ["ports", "speed"],
  sentences: [{ en: "{name} joins wired devices over {ports}.", km: "{name} ភ្ជាប់ឧបករណ៍មានខ្សែតាម {ports}។", zh: "{name} 通过 {ports} 连接有线设备。" }],
  kind: "switch-network", color: "#3f5a86", popularity: 110, warrantyMonths: 24,
  rows: [
    ["TP-Link", "LS1005G", 12, "5 × 1 Gbps|1 Gbps", { style: "5", color: "#3a3e46" }], ["TP-Link", "TL-SG108", 22, "8 × 1 Gbps|1 Gbps"], ["TP-Link", "TL-SG1016D", 59, "16 × 1 Gbps|1 Gbps", { style: "16" }], ["TP-Link", "TL-SG1024D", 79, "24 × 1 Gbps|1 Gbps", { style: "24" }], ["Mercusys", "MS108G", 16, "8 × 1 Gbps|1 Gbps", { color: "#e4e7eb" }], ["Tenda", "SG105", 11, "5 × 1 Gbps|1 Gbps", { style: "5", color: "#3a3e46" }], ["MikroTik", "CRS310-8G+2S+IN", 229, "8 × 2.5 Gbps, 2 × SFP+|2.5 Gbps", { style: "10", color: "#d3d6da" }], ["Ubiquiti", "UniFi Flex 2.5G", 59, "5 × 2.5 Gbps|2.5 Gbps", { style: "5", color: "#e4e7eb" }],
  ],
});

export const officeAndNetwork = [...gamingScreens, ...officeScreens, ...projectors, ...printers, ...routers, ...meshes, ...netSwitches];
