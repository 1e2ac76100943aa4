import { expand } from "./build.ts";

const screens = expand({
  from: 3001, subcategory: "phone-screen", name: { en: "{brand} Screen for {fits} ({quality})", km: "អេក្រង់ {fits} {brand} ({quality})", zh: "{brand} {fits} 屏幕总成（{quality}）" },
  columns: ["fits", "panel", "quality"],
  sentences: [{ en: "{name} comes with its frame glue and is tested for touch, brightness and colour before it leaves the shop.", km: "{name} មានជ័រភ្ជាប់មកជាមួយ ហើយត្រូវបានសាកល្បងការប៉ះ ពន្លឺ និងពណ៌មុនផ្ញើ។", zh: "{name} 附边框胶，出库前逐件检测触控、亮度与颜色。" }, { en: "Panel: {panel}; quality: {quality}.", km: "បន្ទះ {panel} គុណភាព {quality}។", zh: "面板：{panel}；品质：{quality}。" }],
  kind: "phone-screen", color: "#5b84b8", popularity: 190, warrantyMonths: 3,
  rows: [
    ["GX", "iPhone 13 OLED", 62, "iPhone 13|OLED|High-grade copy", { color: "#e0708a" }], ["GX", "iPhone 12 OLED", 49, "iPhone 12 / 12 Pro|OLED|High-grade copy"], ["GX", "iPhone 11 Pro Max OLED", 55, "iPhone 11 Pro Max|OLED|High-grade copy", { color: "#3c8f6a" }], ["GX", "iPhone XS OLED", 35, "iPhone XS|OLED|High-grade copy"], ["Apple", "iPhone 14 display", 189, "iPhone 14|OLED|Original", { color: "#6f5fa8" }], ["Apple", "iPhone 15 Pro display", 289, "iPhone 15 Pro|OLED|Original", { color: "#8d9fe0" }], ["Samsung", "Galaxy S23 Ultra display GH82", 239, "Galaxy S23 Ultra|AMOLED|Original", { color: "#3c8f6a" }], ["Samsung", "Galaxy S22 display GH82", 159, "Galaxy S22|AMOLED|Original"], ["Samsung", "Galaxy A54 display GH82", 95, "Galaxy A54|AMOLED|Original", { color: "#8f7fb5" }], ["Samsung", "Galaxy A15 display GH82", 59, "Galaxy A15|AMOLED|Original"], ["OPPO", "Reno8 display", 79, "Reno8|AMOLED|Original", { color: "#c9a0d8" }], ["OPPO", "A57 display", 22, "A57|LCD|Original", { color: "#3c8f6a" }], ["vivo", "Y21 display", 20, "Y21|LCD|Original"], ["Xiaomi", "Redmi Note 12 display", 42, "Redmi Note 12|AMOLED|Original", { color: "#e8793a" }], ["Huawei", "Nova 7i display", 26, "Nova 7i|LCD|Original", { color: "#d0508a" }], ["realme", "C55 display", 21, "C55|LCD|Original", { color: "#e0b03c" }],
  ],
});

const batteries = expand({
  from: 3031, subcategory: "phone-battery", name: { en: "{brand} Battery for {fits}", km: "ថ្ម {fits} {brand}", zh: "{brand} {fits} 电池" },
  columns: ["fits", "battery", "voltage", "quality"],
  sentences: [{ en: "{name} holds {battery} and is delivered with its glue strips; fitting it in the shop takes half an hour.", km: "{name} ចំណុះ {battery} មានបន្ទះកាវភ្ជាប់មកជាមួយ ដំឡើងនៅហាងប្រហែលកន្លះម៉ោង។", zh: "{name} 容量 {battery}，附胶条，到店更换约半小时。" }],
  kind: "battery-part", color: "#2a2d33", popularity: 160, warrantyMonths: 6,
  rows: [
    ["DEJI", "iPhone 11 3110mAh", 15, "iPhone 11|3110 mAh|3.83 V|-"], ["DEJI", "iPhone 12 2815mAh", 17, "iPhone 12 / 12 Pro|2815 mAh|3.83 V|-"], ["DEJI", "iPhone 13 3600mAh", 22, "iPhone 13|3600 mAh|3.84 V|High capacity"], ["DEJI", "iPhone XR 3410mAh", 15, "iPhone XR|3410 mAh|3.79 V|High capacity"], ["DEJI", "iPhone 13 Pro Max 4352mAh", 27, "iPhone 13 Pro Max|4352 mAh|3.85 V|-"], ["Apple", "iPhone 14 Pro battery", 69, "iPhone 14 Pro|3200 mAh|3.86 V|Original", { accent: "#8d949e" }], ["Samsung", "EB-BS918ABY", 32, "Galaxy S23 Ultra|5000 mAh|3.88 V|Original", { accent: "#4f7de0" }], ["Samsung", "EB-BA546ABY", 19, "Galaxy A54|5000 mAh|3.88 V|Original", { accent: "#4f7de0" }], ["Xiaomi", "BN5K", 13, "Redmi Note 12|5000 mAh|3.87 V|Original", { accent: "#e8793a" }], ["OPPO", "BLP915", 14, "A57|5000 mAh|3.87 V|Original", { accent: "#3fa76d" }],
  ],
});

const glass = expand({
  from: 3051, subcategory: "back-glass", name: { en: "{brand} Back Glass for {fits}", km: "កញ្ចក់ខ្នង {fits} {brand}", zh: "{brand} {fits} 后盖玻璃" },
  columns: ["fits", "quality"],
  sentences: [{ en: "{name} has the wide camera holes, so that it goes in without taking the phone apart.", km: "{name} មានរន្ធកាមេរ៉ាធំ អាចប្តូរបានដោយមិនដោះទូរស័ព្ទទាំងមូល។", zh: "{name} 为大孔后盖，无需拆机即可更换。" }],
  kind: "back-glass", color: "#a9bdd1", popularity: 90, warrantyMonths: 1,
  rows: [
    ["GX", "iPhone 12 back glass", 9, "iPhone 12|-", { colours: "Black, White, Blue, Green, Red" }], ["GX", "iPhone 13 back glass", 10, "iPhone 13|-", { colours: "Midnight, Starlight, Blue, Pink" }], ["GX", "iPhone 14 Pro back glass", 14, "iPhone 14 Pro|-", { colours: "Space Black, Silver, Gold, Purple" }], ["GX", "iPhone 15 back glass", 16, "iPhone 15|-", { colours: "Black, Blue, Pink, Yellow" }], ["Samsung", "Galaxy S23 back glass", 29, "Galaxy S23|Original", { colours: "Phantom Black, Cream, Green, Lavender" }], ["Samsung", "Galaxy S22 Ultra back glass", 27, "Galaxy S22 Ultra|Original", { colours: "Phantom Black, White, Green" }],
  ],
});

const ports = expand({
  from: 3071, subcategory: "charging-port", name: { en: "{brand} Charging Port for {fits}", km: "រន្ធសាក {fits} {brand}", zh: "{brand} {fits} 尾插排线" },
  columns: ["fits", "connectors", "quality"],
  sentences: [{ en: "{name} renews the {connectors} socket with microphone and antenna contacts.", km: "{name} ប្តូររន្ធ {connectors} រួមទាំងមីក្រូហ្វូន និងអង់តែន។", zh: "{name} 更换 {connectors} 接口，含麦克风与天线触点。" }],
  kind: "charging-port", color: "#b5652b", popularity: 80, warrantyMonths: 3,
  rows: [
    ["Apple", "iPhone 11 charging flex", 12, "iPhone 11|Lightning|Original pulled"], ["Apple", "iPhone 13 charging flex", 24, "iPhone 13|Lightning|Original pulled", { color: "#3b4a66" }], ["Samsung", "Galaxy A54 sub board", 14, "Galaxy A54|USB-C|Original", { color: "#2f7d58" }], ["Samsung", "Galaxy S22 sub board", 19, "Galaxy S22|USB-C|Original", { color: "#2f7d58" }], ["Xiaomi", "Redmi Note 12 sub board", 9, "Redmi Note 12|USB-C|Original", { color: "#2f5f8f" }], ["OPPO", "Reno8 sub board", 11, "Reno8|USB-C|Original", { color: "#2f5f8f" }],
  ],
});

const modules = expand({
  from: 3091, subcategory: "camera-module", name: { en: "{brand} Rear Camera for {fits}", km: "កាមេរ៉ាក្រោយ {fits} {brand}", zh: "{brand} {fits} 后置摄像头" },
  columns: ["fits", "resolution", "quality"],
  sentences: [{ en: "{name} with {resolution} is checked for focus and stabilisation.", km: "{name} កម្រិត {resolution} បានពិនិត្យហ្វូកាស់ និងលំនឹងភាព។", zh: "{name}，{resolution}，已检测对焦与防抖。" }],
  kind: "camera-module", color: "#8a93a3", popularity: 70, warrantyMonths: 3,
  rows: [
    ["Apple", "iPhone 12 camera", 39, "iPhone 12|12 MP + 12 MP|Original pulled"], ["Apple", "iPhone 13 Pro camera", 89, "iPhone 13 Pro|12 MP × 3|Original pulled"], ["Samsung", "Galaxy S22 camera", 45, "Galaxy S22|50 MP|Original"], ["Samsung", "Galaxy A54 camera", 24, "Galaxy A54|50 MP|Original"],
  ],
});

const laptopBatteries = expand({
  from: 3111, subcategory: "laptop-battery", name: { en: "{brand} {title} Laptop Battery", km: "ថ្មកុំព្យូទ័រយួរដៃ {brand} {title}", zh: "{brand} {title} 笔记本电池" },
  columns: ["fits", "voltage", "battery"],
  sentences: [{ en: "{name} ({battery}, {voltage}) goes into {fits}.", km: "{name} ({battery} {voltage}) សម្រាប់ {fits}។", zh: "{name}（{battery}，{voltage}）适配 {fits}。" }],
  kind: "laptop-battery", color: "#2a2d33", popularity: 80, warrantyMonths: 6, titleIsModel: true,
  rows: [
    ["HP", "HT03XL", 35, "HP 14 / 15 / 17|11.4 V|41.7 Wh"], ["Dell", "WDX0R", 36, "Inspiron 13 / 15 5000|11.4 V|42 Wh"], ["Lenovo", "L16M2PB1", 37, "IdeaPad 320 / 330|7.6 V|30 Wh"], ["ASUS", "B31N1732", 39, "VivoBook 15 X505|11.5 V|42 Wh"], ["Acer", "AP16M5J", 35, "Aspire 3 / 5|7.7 V|37 Wh"], ["Apple", "A1965", 69, "MacBook Air 13″ 2018–2020|11.4 V|49.9 Wh"],
  ],
});

const adapters = expand({
  from: 3131, subcategory: "laptop-adapter", name: { en: "{brand} {title} Laptop Adapter", km: "អាដាប់ទ័រកុំព្យូទ័រ {brand} {title}", zh: "{brand} {title} 笔记本电源" },
  columns: ["output", "voltage", "connectors"],
  sentences: [{ en: "{name} gives {output} at {voltage} through a {connectors} plug.", km: "{name} ផ្តល់ {output} វ៉ុល {voltage} ក្បាល {connectors}។", zh: "{name} 输出 {output}，{voltage}，接头 {connectors}。" }],
  kind: "laptop-adapter", color: "#2c2f36", popularity: 90, warrantyMonths: 6,
  rows: [
    ["HP", "65W Blue Tip", 18, "65 W|19.5 V|4.5 × 3.0 mm"], ["Dell", "65W 4.5 mm", 19, "65 W|19.5 V|4.5 × 3.0 mm"], ["Lenovo", "65W USB-C", 24, "65 W|20 V|USB-C"], ["ASUS", "180W Gaming", 49, "180 W|20 V|6.0 × 3.7 mm"], ["Acer", "65W 3.0 mm", 18, "65 W|19 V|3.0 × 1.1 mm"], ["Apple", "70W USB-C Power Adapter", 65, "70 W|20 V|USB-C", { kind: "charger", style: "1", color: "#f2f3f5" }],
  ],
});

const keyboards = expand({
  from: 3151, subcategory: "laptop-keyboard", name: { en: "{brand} Keyboard for {fits}", km: "ក្តារចុចកុំព្យូទ័រយួរដៃ {fits} {brand}", zh: "{brand} {fits} 笔记本键盘" },
  columns: ["fits", "layout"],
  sentences: [{ en: "{name} has the {layout} layout; Khmer stickers are laid in for free.", km: "{name} ប្លង់ {layout} មានស្ទីគ័រអក្សរខ្មែរឥតគិតថ្លៃ។", zh: "{name} 为 {layout} 键位，附赠高棉文键贴。" }],
  kind: "laptop-keyboard", color: "#2c2f36", popularity: 60, warrantyMonths: 3,
  rows: [
    ["HP", "15-da keyboard", 16, "HP 15-da / 15-db|US"], ["Dell", "Inspiron 3542 keyboard", 15, "Inspiron 15 3000|US"], ["Lenovo", "IdeaPad 320 keyboard", 16, "IdeaPad 320-15|US"], ["ASUS", "TUF FX505 keyboard", 29, "TUF FX505|US", { accent: "#b9313c" }], ["Acer", "Aspire A315 keyboard", 15, "Aspire 3 A315|US"],
  ],
});

const kits = expand({
  from: 3171, subcategory: "tool-kit", name: { en: "{brand} {title}", km: "ឈុតឧបករណ៍ {brand} {title}", zh: "{brand} {title} 工具套装" },
  columns: ["pieces", "material"],
  sentences: [{ en: "{name}: {pieces} pieces for opening, turning and lifting what is small.", km: "{name} មាន {pieces} គ្រឿង សម្រាប់បើក មូល និងលើកគ្រឿងតូចៗ។", zh: "{name} 共 {pieces} 件，适合拆装精密零件。" }],
  kind: "tool-kit", color: "#33476b", popularity: 110, warrantyMonths: 12,
  rows: [
    ["iFixit", "Pro Tech Toolkit", 79, "64|S2 steel", { color: "#2a2d33", accent: "#4f9dff" }], ["iFixit", "Mako Driver Kit", 39, "64|S2 steel", { color: "#2a2d33", accent: "#4f9dff" }], ["JAKEMY", "JM-8183", 29, "180|S2 steel", { accent: "#e8793a" }], ["JAKEMY", "JM-P15", 15, "74|S2 steel", { color: "#b9313c" }], ["Xiaomi", "Precision Screwdriver Kit", 22, "24|S2 steel", { color: "#8a8f96" }], ["Qianli", "iThor 3D Screwdriver Set", 32, "6|S2 steel", { color: "#5a4a7a" }], ["UGREEN", "Precision Screwdriver Set", 17, "38|S2 steel"],
  ],
});

const bench = expand({
  from: 3191, subcategory: "bench-tool", name: { en: "{brand} {title}", km: "ឧបករណ៍ {brand} {title}", zh: "{brand} {title}" },
  columns: ["functions", "output", "voltage"],
  sentences: [{ en: "{name} for the repair bench: {functions}.", km: "{name} សម្រាប់តុជួសជុល៖ {functions}។", zh: "{name}，维修台设备：{functions}。" }, { en: "Power: {output}.", km: "ថាមពល៖ {output}។", zh: "功率：{output}。" }],
  kind: "soldering-station", color: "#3a5f8f", popularity: 70, warrantyMonths: 12,
  rows: [
    ["Quick", "861DW Hot Air Station", 259, "Hot air|1000 W|220 V"], ["Quick", "TS1200A Soldering Station", 199, "Soldering|120 W|220 V", { accent: "#4bd08a" }], ["Sunshine", "SS-927D Heating Table", 65, "Separating screens|80 W|220 V", { color: "#4a505a" }], ["Sunshine", "P1 Pro Power Supply 30V 5A", 75, "Power for boards|150 W|220 V", { accent: "#59d0ff" }], ["Qianli", "iCopy Plus 2.2 Programmer", 89, "True Tone, battery data|-|5 V USB", { color: "#5a4a7a", accent: "#4bd08a" }], ["Sunshine", "SS-890B Intelligent Film Cutter", 289, "Cutting film|-|12 V", { color: "#4a505a" }],
  ],
});

export const spareParts = [...screens, ...batteries, ...glass, ...ports, ...modules, ...laptopBatteries, ...adapters, ...keyboards, ...kits, ...bench];
