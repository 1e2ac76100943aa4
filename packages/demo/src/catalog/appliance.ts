import { expand } from "./build.ts";

const vacuums = expand({
  from: 2201, subcategory: "robot-vacuum", name: { en: "{brand} {title} Robot Vacuum", km: "រ៉ូបូតបូមធូលី {brand} {title}", zh: "{brand} {title} 扫地机器人" },
  columns: ["suction", "dock", "batteryLife", "height"],
  sentences: [{ en: "{name} sweeps and mops with {suction} of suction for up to {batteryLife}.", km: "{name} បោស និងជូត កម្លាំងបឺត {suction} រយៈពេលរហូតដល់ {batteryLife}។", zh: "{name} 扫拖一体，吸力 {suction}，最长工作 {batteryLife}。" }, { en: "Its dock: {dock}.", km: "ស្ថានីយ៍៖ {dock}។", zh: "基站：{dock}。" }],
  kind: "robot-vacuum", color: "#f2f3f5", popularity: 230, warrantyMonths: 12,
  rows: [
    ["Roborock", "Qrevo Curv", 1199, "18500 Pa|washes, dries, empties|240 min|103 mm", { style: "dock" }], ["Roborock", "Q7 Max+", 449, "4200 Pa|empties|180 min|96 mm", { style: "dock", color: "#33373f" }], ["Roborock", "Q8 Max", 349, "5500 Pa|charges|240 min|96 mm"], ["Dreame", "X50 Ultra", 1399, "20000 Pa|washes, dries, empties|220 min|89 mm", { style: "dock" }], ["Dreame", "L10s Ultra Gen 2", 649, "10000 Pa|washes, dries, empties|200 min|97 mm", { style: "dock" }], ["Dreame", "D9 Max Gen 2", 229, "6000 Pa|charges|150 min|96 mm"], ["Xiaomi", "Robot Vacuum X20+", 459, "6000 Pa|washes, dries, empties|180 min|97 mm", { style: "dock" }], ["Xiaomi", "Robot Vacuum S40C", 189, "5000 Pa|charges|120 min|95 mm", { color: "#33373f" }], ["Xiaomi", "Robot Vacuum E5", 119, "2000 Pa|charges|110 min|82 mm"], ["ECOVACS", "DEEBOT X8 Pro Omni", 1099, "18000 Pa|washes, dries, empties|228 min|98 mm", { style: "dock", color: "#33373f" }], ["ECOVACS", "DEEBOT N20", 219, "8000 Pa|charges|300 min|97 mm"], ["EZVIZ", "RS20 Pro Combo", 549, "7000 Pa|washes, dries, empties|220 min|97 mm", { style: "dock" }], ["TP-Link", "Tapo RV30 Max", 229, "5300 Pa|charges|200 min|93 mm"], ["SwitchBot", "K11+", 349, "6000 Pa|empties|120 min|92 mm", { style: "dock" }],
  ],
});

const purifiers = expand({
  from: 2231, subcategory: "air-purifier", name: { en: "{brand} {title} Air Purifier", km: "ម៉ាស៊ីនបន្សុទ្ធខ្យល់ {brand} {title}", zh: "{brand} {title} 空气净化器" },
  columns: ["area", "noise", "functions", "protocol"],
  sentences: [{ en: "{name} cleans the air of rooms up to {area}, at {noise} when people sleep.", km: "{name} បន្សុទ្ធខ្យល់បន្ទប់ទំហំរហូតដល់ {area} សំឡេង {noise} ពេលគេង។", zh: "{name} 适用 {area} 房间，睡眠时噪音 {noise}。" }],
  kind: "air-purifier", color: "#f2f3f5", popularity: 150, warrantyMonths: 12,
  rows: [
    ["Xiaomi", "Smart Air Purifier 4", 149, "48 m²|32 dB|HEPA filter|Wi-Fi"], ["Xiaomi", "Smart Air Purifier 4 Lite", 109, "43 m²|33 dB|HEPA filter|Wi-Fi"], ["Xiaomi", "Smart Air Purifier 4 Compact", 79, "27 m²|20 dB|HEPA filter|Wi-Fi"], ["Levoit", "Core 300S", 139, "40 m²|22 dB|HEPA filter|Wi-Fi"], ["Levoit", "Core 600S", 269, "118 m²|26 dB|HEPA filter|Wi-Fi"], ["Philips", "800 Series AC0820", 129, "49 m²|16 dB|HEPA filter|-"], ["Philips", "3200 Series AC3220", 329, "135 m²|15 dB|HEPA filter|Wi-Fi"], ["LG", "PuriCare AeroTower", 549, "62 m²|23 dB|Purifier and fan|Wi-Fi"],
  ],
});

const speakers = expand({
  from: 2251, subcategory: "smart-speaker", name: { en: "{brand} {title}", km: "ឧបករណ៍បំពងសំឡេង {brand} {title}", zh: "{brand} {title} 智能音箱" },
  columns: ["functions", "screen", "protocol", "power"],
  sentences: [{ en: "{name} plays music, answers questions and commands the lamps: {functions}.", km: "{name} ចាក់តន្ត្រី ឆ្លើយសំណួរ និងបញ្ជាភ្លើង៖ {functions}។", zh: "{name} 播放音乐、问答并控制灯光：{functions}。" }, { en: "Its screen measures {screen}.", km: "អេក្រង់ {screen}។", zh: "屏幕 {screen}。" }],
  kind: "smart-speaker", color: "#50668a", popularity: 130, warrantyMonths: 12,
  rows: [
    ["Google", "Nest Mini", 45, "Google Assistant|-|Wi-Fi|15 W", { colours: "Black, Beige, Coral" }], ["Google", "Nest Hub (2nd Gen)", 99, "Google Assistant|7″|Wi-Fi, Thread|15 W", { style: "display", color: "#e4e7eb" }], ["Google", "Nest Audio", 99, "Google Assistant|-|Wi-Fi|30 W", { colours: "Black, Beige" }], ["Amazon", "Echo Dot (5th Gen)", 55, "Alexa|-|Wi-Fi|15 W", { colours: "Black, White, Navy" }], ["Amazon", "Echo Show 8 (3rd Gen)", 159, "Alexa|8″|Wi-Fi, Zigbee, Matter|30 W", { style: "display", color: "#3a3d44" }], ["Amazon", "Echo Pop", 39, "Alexa|-|Wi-Fi|15 W", { colours: "Black, Lavender, Teal" }], ["Apple", "HomePod mini", 109, "Siri|-|Wi-Fi, Thread|20 W", { colours: "Midnight, White, Orange, Blue, Yellow" }], ["Xiaomi", "Smart Speaker IR Control", 49, "Google Assistant|-|Wi-Fi, infrared|15 W", { color: "#e4e7eb" }],
  ],
});

const fansOfRooms = expand({
  from: 2271, subcategory: "smart-fan", name: { en: "{brand} {title}", km: "កង្ហារ {brand} {title}", zh: "{brand} {title} 风扇" },
  columns: ["power", "noise", "functions", "protocol"],
  sentences: [{ en: "{name} turns quietly from {noise} and is set from the phone over {protocol}.", km: "{name} វិលស្ងាត់ចាប់ពី {noise} កំណត់ពីទូរស័ព្ទតាម {protocol}។", zh: "{name} 低至 {noise}，通过 {protocol} 手机控制。" }],
  kind: "smart-fan", color: "#f2f3f5", popularity: 150, warrantyMonths: 12,
  rows: [
    ["Xiaomi", "Smart Standing Fan 2 Lite", 65, "220 V|30 dB|Turns 90°|Wi-Fi"], ["Xiaomi", "Smart Standing Fan 2 Pro", 129, "Battery|27 dB|Turns 140°|Wi-Fi"], ["Xiaomi", "Smart Tower Fan 2", 99, "220 V|34 dB|Turns 150°|Wi-Fi", { kind: "air-purifier" }], ["SwitchBot", "Battery Circulator Fan", 119, "Battery|22 dB|Turns 90°|Bluetooth, Wi-Fi hub"], ["Levoit", "Classic 36″ Tower Fan", 95, "220 V|28 dB|Turns 90°|Wi-Fi", { kind: "air-purifier", color: "#33373f" }],
  ],
});

export const appliances = [...vacuums, ...purifiers, ...speakers, ...fansOfRooms];
