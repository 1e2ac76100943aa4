import { expand } from "./build.ts";

const capacity = { en: "Capacity", km: "ចំណុះ", zh: "容量" };

const cards = expand({
  from: 6201, subcategory: "memory-card", name: { en: "{brand} {title} Memory Card", km: "កាតអង្គចងចាំ {brand} {title}", zh: "{brand} {title} 存储卡" },
  columns: ["capacity", "readSpeed", "writeSpeed", "formFactor"], sizeColumn: "capacity", sizeName: capacity,
  sentences: [{ en: "{name} ({formFactor}) reads at {readSpeed}: for cameras, phones and recorders in the car.", km: "{name} ({formFactor}) ល្បឿនអាន {readSpeed} សម្រាប់កាមេរ៉ា ទូរស័ព្ទ និងកាមេរ៉ារថយន្ត។", zh: "{name}（{formFactor}）读取 {readSpeed}，适用于摄像头、手机与行车记录仪。" }],
  kind: "memory-card", color: "#c23b3b", popularity: 260, warrantyMonths: 60,
  rows: [
    ["SanDisk", "Ultra microSD", 8.5, "-|150 MB/s|-|microSDXC", { sizes: [["64 GB", 0], ["128 GB", 5], ["256 GB", 17]], color: "#8a8f96", accent: "#c23b3b" }], ["SanDisk", "Extreme Pro microSD", 19, "-|200 MB/s|140 MB/s|microSDXC", { sizes: [["128 GB", 0], ["256 GB", 14], ["512 GB", 40]], color: "#2a2d33", accent: "#c99a3c" }], ["SanDisk", "Extreme Pro SD", 29, "-|200 MB/s|140 MB/s|SDXC", { sizes: [["128 GB", 0], ["256 GB", 22]], style: "sd", color: "#2a2d33", accent: "#c99a3c" }], ["Samsung", "PRO Plus microSD", 17, "-|180 MB/s|130 MB/s|microSDXC", { sizes: [["128 GB", 0], ["256 GB", 12], ["512 GB", 35]], color: "#2f6fe0", accent: "#eceef0" }], ["Kingston", "Canvas Select Plus microSD", 7.5, "-|100 MB/s|-|microSDXC", { sizes: [["64 GB", 0], ["128 GB", 5]], color: "#33363d" }], ["Imou", "S1 Surveillance microSD", 12, "-|95 MB/s|-|microSDXC", { sizes: [["64 GB", 0], ["128 GB", 8]], color: "#e8793a", accent: "#eceef0" }], ["EZVIZ", "Security microSD", 11, "-|90 MB/s|-|microSDXC", { sizes: [["64 GB", 0], ["128 GB", 8], ["256 GB", 24]], color: "#2f6fe0", accent: "#eceef0" }], ["Lexar", "Silver Plus SD", 22, "128 GB|205 MB/s|150 MB/s|SDXC", { style: "sd", color: "#8a8f96", accent: "#d3d6da" }],
  ],
});

const sticks = expand({
  from: 6221, subcategory: "usb-stick", name: { en: "{brand} {title} USB Stick", km: "USB {brand} {title}", zh: "{brand} {title} U 盘" },
  columns: ["capacity", "interface", "readSpeed"], sizeColumn: "capacity", sizeName: capacity,
  sentences: [{ en: "{name} with {interface} carries files from one computer to the next.", km: "{name} ប្រើ {interface} សម្រាប់ផ្ទេរឯកសារ។", zh: "{name}，{interface} 接口，随身拷贝文件。" }],
  kind: "usb-stick", color: "#c23b3b", popularity: 170, warrantyMonths: 60,
  rows: [
    ["SanDisk", "Ultra Flair", 8, "-|USB 3.0|150 MB/s", { sizes: [["64 GB", 0], ["128 GB", 5]], color: "#24262b" }], ["SanDisk", "Ultra Dual Drive Go", 11, "-|USB-A, USB-C|400 MB/s", { sizes: [["64 GB", 0], ["128 GB", 6], ["256 GB", 17]], color: "#c2e2d0" }], ["Kingston", "DataTraveler Exodia M", 6, "-|USB 3.2|-", { sizes: [["64 GB", 0], ["128 GB", 5]], color: "#2b2e35", accent: "#5b84b8" }], ["Kingston", "DataTraveler Max", 25, "256 GB|USB-C 3.2|1000 MB/s", { color: "#24262b", accent: "#8a8f96" }], ["Samsung", "BAR Plus", 14, "-|USB 3.1|400 MB/s", { sizes: [["64 GB", 0], ["128 GB", 8], ["256 GB", 22]], color: "#d3d6da", accent: "#eceef0" }], ["Lexar", "JumpDrive S80", 7, "64 GB|USB 3.1|150 MB/s", { color: "#33363d", accent: "#c99a3c" }],
  ],
});

const portable = expand({
  from: 6241, subcategory: "portable-ssd", name: { en: "{brand} {title} Portable Drive", km: "ឧបករណ៍ផ្ទុកចល័ត {brand} {title}", zh: "{brand} {title} 移动硬盘" },
  columns: ["capacity", "interface", "readSpeed", "protection"], sizeColumn: "capacity", sizeName: capacity,
  sentences: [{ en: "{name} goes into the bag and connects by {interface}.", km: "{name} តូចល្មមដាក់កាបូប ភ្ជាប់តាម {interface}។", zh: "{name} 便携，{interface} 连接。" }, { en: "It reads at up to {readSpeed}.", km: "ល្បឿនអានរហូតដល់ {readSpeed}។", zh: "读取最高 {readSpeed}。" }],
  kind: "portable-ssd", color: "#2f4f8f", popularity: 150, warrantyMonths: 36,
  rows: [
    ["Samsung", "T7 Shield", 99, "-|USB 3.2 Gen 2|1050 MB/s|IP65", { sizes: [["1 TB", 0], ["2 TB", 75]], colours: "Black, Blue, Beige" }], ["Samsung", "T9", 129, "-|USB 3.2 Gen 2x2|2000 MB/s|-", { sizes: [["1 TB", 0], ["2 TB", 80]], color: "#24262b" }], ["SanDisk", "Extreme Portable V2", 95, "-|USB 3.2 Gen 2|1050 MB/s|IP65", { sizes: [["1 TB", 0], ["2 TB", 70]], color: "#33363d", accent: "#e8793a" }], ["Crucial", "X9", 75, "1 TB|USB 3.2 Gen 2|1050 MB/s|-", { color: "#3a4a66" }], ["Kingston", "XS1000", 72, "1 TB|USB 3.2 Gen 2|1050 MB/s|-", { color: "#24262b" }], ["Western Digital", "My Passport", 69, "-|USB 3.2|130 MB/s|-", { sizes: [["1 TB", 0], ["2 TB", 18], ["5 TB", 85]], colours: "Black, Blue, Red" }], ["Seagate", "One Touch HDD", 65, "-|USB 3.0|130 MB/s|-", { sizes: [["1 TB", 0], ["2 TB", 18]], colours: "Black, Silver, Blue" }],
  ],
});

const keyboards = expand({
  from: 6261, subcategory: "keyboard", name: { en: "{brand} {title} Keyboard", km: "ក្តារចុច {brand} {title}", zh: "{brand} {title} 键盘" },
  columns: ["connection", "layout", "switches", "batteryLife"],
  sentences: [{ en: "{name}: {layout} layout with {switches} keys. Connection: {connection}.", km: "{name} ប្លង់ {layout} គ្រាប់ {switches} ភ្ជាប់តាម {connection}។", zh: "{name}：{layout} 配列，{switches}，{connection}连接。" }],
  kind: "keyboard", color: "#3a3f49", popularity: 170, warrantyMonths: 12,
  rows: [
    ["Logitech", "MX Keys S", 109, "Bluetooth|100 %|Scissor|10 d", { colours: "Graphite, White" }], ["Logitech", "K380s Pebble Keys 2", 39, "Bluetooth|75 %|Scissor|3 y", { style: "75", colours: "Graphite, White, Pink" }], ["Logitech", "K120", 9.5, "Wired|100 %|Membrane|-", { color: "#24262b" }], ["Logitech", "G515 Lightspeed TKL", 129, "Wireless|80 %|Tactile|36 h", { accent: "#59d0ff" }], ["Keychron", "K2 V2", 89, "Bluetooth, Wired|75 %|Tactile|72 h", { style: "75", color: "#5b5e64", accent: "#e8793a" }], ["Keychron", "V1 Max", 99, "Bluetooth, Wired|75 %|Linear|-", { style: "75", color: "#2d3e5f", accent: "#efe6d2" }], ["Razer", "BlackWidow V4 75%", 169, "Wired|75 %|Tactile|-", { style: "75", accent: "#3fa76d" }], ["SteelSeries", "Apex Pro TKL Gen 3", 189, "Wired|80 %|Linear|-", { accent: "#e8793a" }], ["HyperX", "Alloy Origins Core", 79, "Wired|80 %|Linear|-", { accent: "#b9313c" }], ["ASUS", "ROG Azoth", 219, "Bluetooth, Wired|75 %|Linear|-", { style: "75", accent: "#c0508a" }], ["Corsair", "K65 Plus Wireless", 139, "Bluetooth, Wired|75 %|Linear|-", { style: "75", color: "#e4e7eb", accent: "#59b0d8" }],
  ],
});

const mice = expand({
  from: 6281, subcategory: "mouse", name: { en: "{brand} {title} Mouse", km: "ម៉ៅស៍ {brand} {title}", zh: "{brand} {title} 鼠标" },
  columns: ["connection", "sensor", "weight", "batteryLife"],
  sentences: [{ en: "{name}: sensor of {sensor}. Connection: {connection}.", km: "{name} សេនស័រ {sensor} ភ្ជាប់តាម {connection}។", zh: "{name}，传感器 {sensor}，{connection}连接。" }, { en: "It weighs {weight}.", km: "ទម្ងន់ {weight}។", zh: "重 {weight}。" }],
  kind: "mouse", color: "#2a2d33", popularity: 190, warrantyMonths: 12,
  rows: [
    ["Logitech", "MX Master 3S", 99, "Bluetooth|8000 dpi|141 g|70 d", { colours: "Graphite, White" }], ["Logitech", "M185", 12, "Wireless|1000 dpi|75 g|12 months", { colours: "Grey, Blue, Red" }], ["Logitech", "G Pro X Superlight 2", 149, "Wireless|44000 dpi|60 g|95 h", { style: "gaming", colours: "Black, White, Pink" }], ["Logitech", "G102 Lightsync", 19, "Wired|8000 dpi|85 g|-", { style: "gaming", colours: "Black, White, Lavender", accent: "#c96bff" }], ["Razer", "DeathAdder V3 Pro", 139, "Wireless|30000 dpi|63 g|90 h", { style: "gaming", accent: "#3fa76d" }], ["Razer", "Viper V3 HyperSpeed", 65, "Wireless|30000 dpi|82 g|280 h", { style: "gaming", accent: "#3fa76d" }], ["SteelSeries", "Rival 3 Gen 2", 35, "Wired|18000 dpi|77 g|-", { style: "gaming", accent: "#e8793a" }], ["HyperX", "Pulsefire Haste 2", 49, "Wired|26000 dpi|53 g|-", { style: "gaming", colours: "Black, White", accent: "#b9313c" }], ["ASUS", "ROG Harpe Ace", 119, "Wireless|36000 dpi|54 g|90 h", { style: "gaming", accent: "#c0508a" }], ["Microsoft", "Bluetooth Ergonomic Mouse", 45, "Bluetooth|2400 dpi|91 g|15 months", { color: "#33363d" }], ["Apple", "Magic Mouse (USB-C)", 85, "Bluetooth|1300 dpi|99 g|1 months", { color: "#f2f3f5" }],
  ],
});

const hubs = expand({
  from: 6301, subcategory: "usb-hub", name: { en: "{brand} {title}", km: "ឧបករណ៍បំបែករន្ធ {brand} {title}", zh: "{brand} {title} 扩展坞" },
  columns: ["ports", "output"],
  sentences: [{ en: "{name} makes of one USB-C port: {ports}.", km: "{name} បំបែករន្ធ USB-C មួយជា៖ {ports}។", zh: "{name} 将一个 USB-C 扩展为：{ports}。" }, { en: "It passes on up to {output} to charge the laptop.", km: "បញ្ជូនថាមពលសាករហូតដល់ {output}។", zh: "可为笔记本供电 {output}。" }],
  kind: "usb-hub", color: "#8e949e", popularity: 120, warrantyMonths: 18,
  rows: [
    ["UGREEN", "Revodok 7-in-1", 35, "HDMI 4K, 2 × USB-A, USB-C, SD, microSD|100 W"], ["UGREEN", "Revodok Pro 10-in-1", 69, "2 × HDMI, 3 × USB-A, USB-C, Ethernet, SD|100 W"], ["Anker", "555 8-in-1", 65, "HDMI 4K, 2 × USB-A, USB-C, Ethernet, SD|85 W", { color: "#44474d" }], ["Anker", "332 5-in-1", 25, "HDMI 4K, 2 × USB-A, USB-C|85 W", { color: "#44474d" }], ["Baseus", "Metal Gleam 6-in-1", 29, "HDMI 4K, 3 × USB-A, SD|100 W"], ["Belkin", "Connect 6-in-1", 59, "HDMI 4K, 2 × USB-A, Ethernet, SD|100 W", { color: "#5b5e64" }],
  ],
});

const cams = expand({
  from: 6321, subcategory: "webcam", name: { en: "{brand} {title} Webcam", km: "កាមេរ៉ាកុំព្យូទ័រ {brand} {title}", zh: "{brand} {title} 网络摄像头" },
  columns: ["resolution", "audio", "connection"],
  sentences: [{ en: "{name} shows you in {resolution} in meetings and lessons.", km: "{name} បង្ហាញភាព {resolution} ពេលប្រជុំ និងរៀនអនឡាញ។", zh: "{name} 以 {resolution} 呈现会议与网课画面。" }],
  kind: "webcam", color: "#2c2f36", popularity: 90, warrantyMonths: 12,
  rows: [
    ["Logitech", "C920s HD Pro", 65, "1920 × 1080|Microphone|USB-A"], ["Logitech", "Brio 100", 35, "1920 × 1080|Microphone|USB-A"], ["Logitech", "MX Brio", 189, "4K|Microphone|USB-C"], ["Razer", "Kiyo V2 X", 79, "2560 × 1440|Microphone|USB-C"], ["Hikvision", "DS-U02", 25, "1920 × 1080|Microphone|USB-A"],
  ],
});

const backup = expand({
  from: 6331, subcategory: "ups", name: { en: "{brand} {title} UPS", km: "ឧបករណ៍បម្រុងភ្លើង {brand} {title}", zh: "{brand} {title} 不间断电源" },
  columns: ["wattage", "ports", "runtime"],
  sentences: [{ en: "{name} keeps up to {wattage} alive when the power goes: about {runtime} for a computer and a router.", km: "{name} ទ្រថាមពលរហូតដល់ {wattage} ពេលដាច់ភ្លើង ប្រហែល {runtime} សម្រាប់កុំព្យូទ័រ និងរ៉ោតទ័រ។", zh: "{name} 停电时可供 {wattage}，电脑加路由器约 {runtime}。" }],
  kind: "ups", color: "#2c2f36", popularity: 100, warrantyMonths: 24,
  rows: [
    ["APC", "Easy UPS BV 650VA", 65, "375 W|4 outlets|10 min", { model: "BV650I-MS" }], ["APC", "Easy UPS BV 1000VA", 99, "600 W|4 outlets|15 min", { model: "BV1000I-MS" }], ["APC", "Back-UPS Pro BR1500", 319, "865 W|10 outlets|25 min", { model: "BR1500MS" }], ["APC", "Back-UPS Connect 12 V", 59, "36 W|3 × 12 V DC|180 min", { kind: "mini-pc" }],
  ],
});

export const deskAndStorage = [...cards, ...sticks, ...portable, ...keyboards, ...mice, ...hubs, ...cams, ...backup];
