import { expand } from "./build.ts";

const bulbs = expand({
  from: 2001, subcategory: "smart-bulb", name: { en: "{brand} {title} Smart Bulb", km: "អំពូលឆ្លាតវៃ {brand} {title}", zh: "{brand} {title} 智能灯泡" },
  columns: ["light", "brightness", "fitting", "protocol"],
  sentences: [{ en: "{name} screws into a {fitting} holder and gives {brightness}: {light}.", km: "{name} ប្រើក្បាល {fitting} ពន្លឺ {brightness}៖ {light}។", zh: "{name} 适配 {fitting} 灯头，亮度 {brightness}，{light}。" }, { en: "It is dimmed and timed from the phone over {protocol}.", km: "បន្ថយពន្លឺ និងកំណត់ម៉ោងពីទូរស័ព្ទតាម {protocol}។", zh: "通过 {protocol} 用手机调光定时。" }],
  kind: "bulb", color: "#ffd27a", popularity: 260, warrantyMonths: 24,
  rows: [
    ["TP-Link", "Tapo L530E", 12.5, "16 million colours|806 lm|E27|Wi-Fi", { color: "#c08bff" }], ["TP-Link", "Tapo L510E", 8.5, "White|806 lm|E27|Wi-Fi"], ["Philips Hue", "White & Color A60 1100", 49, "16 million colours|1100 lm|E27|Zigbee", { color: "#ff9a6b" }], ["Philips Hue", "White Ambiance A60", 29, "Warm to cool white|1100 lm|E27|Zigbee"], ["Philips Hue", "White A60 800", 19, "White|800 lm|E27|Zigbee"], ["Yeelight", "W4 Color", 15, "16 million colours|806 lm|E27|Wi-Fi", { color: "#6fc3ff" }], ["Yeelight", "W4 Dimmable", 9.5, "White|806 lm|E27|Wi-Fi"], ["Aqara", "LED Bulb T2", 22, "16 million colours|1080 lm|E27|Zigbee, Thread", { color: "#9ee2b0" }], ["Xiaomi", "Smart LED Bulb Essential", 9.9, "16 million colours|950 lm|E27|Wi-Fi", { color: "#ffb35c" }], ["Imou", "LED Bulb B5", 8, "16 million colours|806 lm|E27|Wi-Fi", { color: "#ff8fb0" }],
  ],
});

const strips = expand({
  from: 2021, subcategory: "light-strip", name: { en: "{brand} {title}", km: "ភ្លើង {brand} {title}", zh: "{brand} {title}" },
  columns: ["light", "length", "brightness", "protocol"],
  sentences: [{ en: "{name} lights shelves, ceilings and desks: {light}, set from the phone over {protocol}.", km: "{name} បំភ្លឺធ្នើរ ពិដាន និងតុ៖ {light} កំណត់ពីទូរស័ព្ទតាម {protocol}។", zh: "{name} 可装点置物架、吊顶与桌面：{light}，通过 {protocol} 手机控制。" }],
  kind: "light-strip", color: "#ff5fa2", popularity: 170, warrantyMonths: 12,
  rows: [
    ["TP-Link", "Tapo L930-5 Light Strip", 45, "16 million colours|5 m|1000 lm|Wi-Fi"], ["TP-Link", "Tapo L900-5 Light Strip", 25, "16 million colours|5 m|-|Wi-Fi", { color: "#ff9d3b", accent: "#ff4d6a" }], ["Philips Hue", "Lightstrip Plus V4 2 m", 79, "16 million colours|2 m|1600 lm|Zigbee", { color: "#ffb35c", accent: "#c96bff" }], ["Yeelight", "LED Lightstrip Pro", 39, "16 million colours|2 m|-|Wi-Fi"], ["Aqara", "LED Strip T1", 52, "16 million colours|2 m|700 lm|Zigbee", { color: "#59d0ff", accent: "#6f8df0" }], ["Xiaomi", "Smart Lightstrip", 32, "16 million colours|2 m|360 lm|Wi-Fi"],
    ["Xiaomi", "Mi LED Desk Lamp 1S", 39, "Warm to cool white|-|520 lm|Wi-Fi", { kind: "desk-lamp", color: "#f0f1f3" }], ["Yeelight", "LED Screen Light Bar Pro", 79, "Warm to cool white|-|500 lm|Wi-Fi", { kind: "desk-lamp", color: "#2a2d33" }], ["Philips", "EyeCare Desk Lamp 3", 65, "Warm to cool white|-|1000 lm|Wi-Fi", { kind: "desk-lamp", color: "#e4e7eb" }],
  ],
});

const switches = expand({
  from: 2041, subcategory: "wall-switch", name: { en: "{brand} {title}", km: "កុងតាក់ {brand} {title}", zh: "{brand} {title}" },
  columns: ["gangs", "protocol", "maxLoad", "connection"],
  sentences: [{ en: "{name} replaces the switch in the wall and still works by hand; {gangs} lamp circuit(s) over {protocol}.", km: "{name} ជំនួសកុងតាក់ក្នុងជញ្ជាំង នៅតែចុចដោយដៃបាន មាន {gangs} ផ្លូវភ្លើង តាម {protocol}។", zh: "{name} 替换墙壁开关，保留手动操作，{gangs} 路，通过 {protocol} 联网。" }, { en: "It carries up to {maxLoad}.", km: "ទ្របន្ទុករហូតដល់ {maxLoad}។", zh: "最大负载 {maxLoad}。" }],
  kind: "wall-switch", color: "#f2f3f5", popularity: 190, warrantyMonths: 24,
  rows: [
    ["Aqara", "Smart Wall Switch H1 (double)", 42, "2|Zigbee|10 A|With neutral", { style: "2" }], ["Aqara", "Smart Wall Switch H1 (single)", 36, "1|Zigbee|10 A|Without neutral", { style: "1" }], ["Aqara", "Light Switch T2 (triple)", 45, "3|Zigbee|10 A|With neutral", { style: "3", color: "#565b64" }], ["Sonoff", "M5 Matter 2-Gang", 25, "2|Wi-Fi, Matter|16 A|With neutral", { style: "2", color: "#2f333a" }], ["Sonoff", "T5 3-Gang", 27, "3|Wi-Fi|6 A|With neutral", { style: "3" }], ["Moes", "Zigbee Star Ring 3-Gang", 24, "3|Zigbee|10 A|Without neutral", { style: "3" }], ["Moes", "Wi-Fi Star Ring 1-Gang", 17, "1|Wi-Fi|10 A|With neutral", { style: "1" }], ["TP-Link", "Tapo S220", 19.9, "2|Wi-Fi hub|10 A|Without neutral", { style: "2" }], ["TP-Link", "Tapo S505", 17, "1|Wi-Fi|15 A|With neutral", { style: "1" }], ["BroadLink", "TC3 3-Gang", 16, "3|RF 433 MHz|10 A|Without neutral", { style: "3" }], ["Xiaomi", "Smart Wall Switch Pro 2-Gang", 32, "2|Bluetooth mesh|10 A|With neutral", { style: "2", color: "#6b717b" }], ["Sonoff", "MINI R4 Extreme", 11.5, "1|Wi-Fi|10 A|Behind the switch", { kind: "hub", color: "#f2f3f5" }],
  ],
});

const plugs = expand({
  from: 2061, subcategory: "smart-plug", name: { en: "{brand} {title} Smart Plug", km: "ឌុយឆ្លាតវៃ {brand} {title}", zh: "{brand} {title} 智能插座" },
  columns: ["maxLoad", "protocol", "functions"],
  sentences: [{ en: "{name} turns what is plugged in on and off by time or by phone, up to {maxLoad}.", km: "{name} បើកបិទឧបករណ៍តាមម៉ោង ឬតាមទូរស័ព្ទ រហូតដល់ {maxLoad}។", zh: "{name} 可定时或用手机控制电器开关，最大 {maxLoad}。" }, { en: "Functions: {functions}.", km: "មុខងារ៖ {functions}។", zh: "功能：{functions}。" }],
  kind: "smart-plug", color: "#f2f3f5", popularity: 160, warrantyMonths: 24,
  rows: [
    ["TP-Link", "Tapo P110", 14.5, "16 A|Wi-Fi|Energy metering"], ["TP-Link", "Tapo P100", 10, "10 A|Wi-Fi|Timer"], ["Sonoff", "S60TPF", 12, "16 A|Wi-Fi|Energy metering"], ["Aqara", "Smart Plug (EU)", 29, "10 A|Zigbee|Energy metering"], ["Xiaomi", "Smart Plug 2", 13, "16 A|Wi-Fi, Bluetooth|Energy metering"], ["Moes", "Wi-Fi Smart Plug 16A", 9.5, "16 A|Wi-Fi|Energy metering"], ["BroadLink", "SP4L", 13.5, "16 A|Wi-Fi|Night light"], ["Imou", "CE1P", 12, "16 A|Wi-Fi|Energy metering"],
  ],
});

const locks = expand({
  from: 2081, subcategory: "smart-lock", name: { en: "{brand} {title} Smart Lock", km: "សោឆ្លាតវៃ {brand} {title}", zh: "{brand} {title} 智能门锁" },
  columns: ["unlock", "power", "connection", "users"],
  sentences: [{ en: "{name} opens with {unlock}; a mechanical key remains for the day when all else fails.", km: "{name} បើកដោយ {unlock} និងនៅមានកូនសោមេកានិចសម្រាប់ករណីបន្ទាន់។", zh: "{name} 支持 {unlock} 开锁，保留机械钥匙应急。" }, { en: "It tells the phone who came, over {connection}.", km: "ជូនដំណឹងលើទូរស័ព្ទពីអ្នកចូល តាម {connection}។", zh: "通过 {connection} 向手机推送开门记录。" }],
  kind: "smart-lock", color: "#3c4048", popularity: 200, warrantyMonths: 24,
  rows: [
    ["EZVIZ", "DL05", 189, "finger, code, card, app|Battery|Bluetooth, Wi-Fi hub|50"], ["EZVIZ", "DL50FVS", 329, "face, finger, code, card, app|Battery|Wi-Fi|100"], ["Aqara", "Smart Lock U200", 269, "finger, code, NFC, app|Battery|Thread, Matter|50", { color: "#8a8f96" }], ["Aqara", "Smart Door Lock D100", 299, "finger, code, NFC, app|Battery|Zigbee|50"], ["Kaadas", "S500-5W", 219, "finger, code, card, app|Battery|Wi-Fi|100", { color: "#7a5b45" }], ["Kaadas", "K20-F Max", 459, "face, finger, code, app|Battery|Wi-Fi|100"], ["Philips", "EasyKey 702E", 349, "finger, code, card, app|Battery|Wi-Fi|100", { color: "#6b4f3a" }], ["Philips", "EasyKey 9300", 279, "finger, code, card|Battery|Bluetooth|100"], ["Yale", "YDM 4109A", 389, "finger, code, card|Battery|Bluetooth|100"], ["Yale", "Linus L2", 229, "app, code, card|Battery|Wi-Fi, Matter|-", { color: "#d3d6da" }], ["Samsung", "SHP-DP609", 319, "finger, code, app|Battery|Bluetooth|100", { color: "#a98a5b" }], ["Xiaomi", "Smart Door Lock M20", 199, "finger, code, NFC, app|Battery|Bluetooth|50"], ["SwitchBot", "Lock Ultra", 249, "face, finger, code, NFC, app|Battery|Bluetooth, Wi-Fi hub|100", { color: "#2a2d33" }],
  ],
});

const sensors = expand({
  from: 2101, subcategory: "sensor", name: { en: "{brand} {title}", km: "សេនស័រ {brand} {title}", zh: "{brand} {title} 传感器" },
  columns: ["measures", "protocol", "batteryLife"],
  sentences: [{ en: "{name} reports {measures} over {protocol} and can start lamps, alarms or messages.", km: "{name} រាយការណ៍{measures} តាម {protocol} អាចបើកភ្លើង សំឡេងរោទ៍ ឬផ្ញើសារ។", zh: "{name} 通过 {protocol} 上报{measures}，可联动灯光、警报或消息。" }, { en: "Its cell lasts about {batteryLife}.", km: "ថ្មប្រើបានប្រហែល {batteryLife}។", zh: "电池约可用 {batteryLife}。" }],
  kind: "sensor", color: "#f2f3f5", popularity: 150, warrantyMonths: 12,
  rows: [
    ["Aqara", "Motion Sensor P1", 22, "Motion|Zigbee|5 y"], ["Aqara", "Door and Window Sensor P2", 25, "Door and window|Thread, Matter|2 y", { style: "door" }], ["Aqara", "Temperature and Humidity Sensor T1", 18, "Temperature and humidity|Zigbee|2 y", { style: "climate" }], ["Aqara", "Presence Sensor FP2", 79, "Presence|Wi-Fi|-"], ["Aqara", "Water Leak Sensor T1", 19, "Water leak|Zigbee|2 y"], ["Aqara", "Smoke Detector", 49, "Smoke|Zigbee|10 y", { style: "smoke" }], ["TP-Link", "Tapo T100 Motion", 17, "Motion|Wi-Fi hub|2 y"], ["TP-Link", "Tapo T110 Contact", 14, "Door and window|Wi-Fi hub|2 y", { style: "door" }], ["TP-Link", "Tapo T315 Display", 24, "Temperature and humidity|Wi-Fi hub|2 y", { style: "climate" }], ["Sonoff", "SNZB-02D", 12, "Temperature and humidity|Zigbee|2 y", { style: "climate" }], ["Sonoff", "SNZB-06P", 21, "Presence|Zigbee|-"], ["Sonoff", "SNZB-04P", 11, "Door and window|Zigbee|5 y", { style: "door" }], ["Xiaomi", "Temperature and Humidity Monitor 3", 11, "Temperature and humidity|Bluetooth|1 y", { style: "climate" }], ["SwitchBot", "Contact Sensor", 21, "Door and window|Bluetooth|3 y", { style: "door" }], ["Imou", "Smoke Alarm ZS1", 29, "Smoke|Zigbee|5 y", { style: "smoke" }], ["Moes", "Gas Leak Alarm", 25, "Gas|Wi-Fi|-", { style: "smoke" }],
  ],
});

const hubs = expand({
  from: 2131, subcategory: "hub", name: { en: "{brand} {title}", km: "មជ្ឈមណ្ឌលបញ្ជា {brand} {title}", zh: "{brand} {title} 网关" },
  columns: ["protocol", "power", "connection"],
  sentences: [{ en: "{name} joins devices of {protocol} and brings them to the phone.", km: "{name} ភ្ជាប់ឧបករណ៍ {protocol} ទៅទូរស័ព្ទ។", zh: "{name} 连接 {protocol} 设备并接入手机。" }],
  kind: "hub", color: "#f2f3f5", popularity: 140, warrantyMonths: 24,
  rows: [
    ["Aqara", "Hub M3", 129, "Zigbee, Thread, Matter|USB-C, PoE|Ethernet, Wi-Fi"], ["Aqara", "Hub M2", 59, "Zigbee, infrared|5 V USB|Ethernet, Wi-Fi"], ["TP-Link", "Tapo H200", 39, "Sub-GHz|5 V USB|Ethernet"], ["Sonoff", "iHost", 99, "Zigbee|USB-C|Ethernet, Wi-Fi", { accent: "#4bd08a" }], ["Sonoff", "Zigbee Bridge Pro", 25, "Zigbee|5 V USB|Wi-Fi"], ["Philips Hue", "Bridge", 59, "Zigbee|5 V DC|Ethernet"], ["SwitchBot", "Hub 3", 119, "Infrared, Bluetooth, Matter|USB-C|Wi-Fi", { kind: "remote" }], ["BroadLink", "RM4 Pro", 42, "Infrared, RF 433 MHz|5 V USB|Wi-Fi", { color: "#2a2d33" }], ["BroadLink", "RM4 Mini", 20, "Infrared|5 V USB|Wi-Fi", { color: "#2a2d33" }], ["Moes", "Zigbee Gateway Pro", 24, "Zigbee, Bluetooth|5 V USB|Ethernet, Wi-Fi"], ["Aqara", "Cube T1 Pro", 22, "Zigbee|Battery|Wireless", { kind: "remote" }],
  ],
});

const curtains = expand({
  from: 2151, subcategory: "curtain-motor", name: { en: "{brand} {title} Curtain Motor", km: "ម៉ូទ័រវាំងនន {brand} {title}", zh: "{brand} {title} 窗帘电机" },
  columns: ["maxLoad", "protocol", "power"],
  sentences: [{ en: "{name} draws curtains of up to {maxLoad} by time, by voice or by hand, over {protocol}.", km: "{name} ទាញវាំងននទម្ងន់រហូតដល់ {maxLoad} តាមម៉ោង សំឡេង ឬដៃ តាម {protocol}។", zh: "{name} 可拉动 {maxLoad} 窗帘，定时、语音或手动，通过 {protocol} 联网。" }],
  kind: "curtain-motor", color: "#eef0f2", popularity: 90, warrantyMonths: 24,
  rows: [
    ["Aqara", "Curtain Controller C3", 129, "75 kg|Zigbee|220 V"], ["Aqara", "Curtain Driver E1 (rod)", 89, "12 kg|Zigbee|Battery"], ["SwitchBot", "Curtain 3", 89, "15 kg|Bluetooth|Battery"], ["Xiaomi", "Smart Curtain 2", 119, "50 kg|Wi-Fi|220 V"], ["Moes", "Zigbee Curtain Track Motor", 75, "50 kg|Zigbee|220 V"], ["Sonoff", "Smart Curtain Opener", 59, "8 kg|Zigbee|Battery"],
  ],
});

export const smartHome = [...bulbs, ...strips, ...switches, ...plugs, ...locks, ...sensors, ...hubs, ...curtains];
