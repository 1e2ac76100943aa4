import { expand } from "./build.ts";
import type { Family } from "./family.ts";

const columns: Family["columns"] = ["resolution", "nightVision", "nightRange", "power", "protection", "placement", "audio", "connection", "movement"];

const app: Family["sentences"] = [
  { en: "Live picture and recordings come to the phone over {connection}; a memory card keeps them in the camera.", km: "មើលផ្ទាល់ និងវីដេអូថតតាមទូរស័ព្ទតាម {connection} ហើយរក្សាទុកក្នុងកាតអង្គចងចាំ។", zh: "通过 {connection} 在手机上查看实时画面和录像，录像可存入存储卡。" },
  { en: "At night: {nightVision}, up to {nightRange}.", km: "ពេលយប់៖ {nightVision} រហូតដល់ {nightRange}។", zh: "夜视：{nightVision}，最远 {nightRange}。" },
  { en: "Sound: {audio}.", km: "សំឡេង៖ {audio}។", zh: "音频：{audio}。" },
];

const indoor = expand({
  from: 1201,
  subcategory: "indoor-camera",
  name: { en: "{brand} {title} {resolution} Indoor Wi-Fi Camera", km: "កាមេរ៉ា Wi-Fi ក្នុងផ្ទះ {brand} {title} {resolution}", zh: "{brand} {title} {resolution} 室内 Wi-Fi 摄像头" },
  columns,
  sentences: [{ en: "{name} watches over a room, a child or the shop counter in {resolution}.", km: "{name} មើលថែបន្ទប់ កូន ឬបញ្ជរហាង កម្រិត {resolution}។", zh: "{name} 以 {resolution} 画质看护房间、孩子或柜台。" }, ...app],
  kind: "indoor-camera",
  color: "#f2f3f4",
  popularity: 640,
  warrantyMonths: 12,
  rows: [
    ["EZVIZ", "C6N", 25, "2 MP|Infrared|10 m|5 V USB|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "CS-C6N" }],
    ["TP-Link", "Tapo C200", 22, "2 MP|Infrared|8 m|9 V DC|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "Tapo C200" }],
    ["TP-Link", "Tapo C210", 28, "3 MP|Infrared|10 m|9 V DC|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "Tapo C210" }],
    ["TP-Link", "Tapo C225", 42, "4 MP|Full colour|9 m|9 V DC|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "Tapo C225", color: "#2b2d31" }],
    ["Imou", "Ranger 2C", 27, "4 MP|Infrared|10 m|5 V USB|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "IPC-TA42P-D" }],
    ["Imou", "Rex 2D", 32, "3 MP|Infrared|10 m|5 V USB|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "IPC-GK2DP-3C0W" }],
    ["Xiaomi", "Smart Camera C300", 39, "3 MP|Infrared|8 m|5 V USB|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "XMC01" }],
    ["Xiaomi", "Smart Camera C500 Pro", 55, "5 MP|Infrared|10 m|5 V USB-C|-|Indoor|Two-way talk|Wi-Fi 6|Pan and tilt" ],
    ["EZVIZ", "H6c Pro 2K", 34, "4 MP|Full colour|10 m|5 V USB|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "CS-H6c" }],
    ["EZVIZ", "H7c Dual 2K", 49, "4 MP + 4 MP|Infrared|10 m|5 V USB-C|-|Indoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt"],
    ["Aqara", "Camera Hub G3", 109, "2K|Infrared|8 m|5 V USB-C|-|Indoor|Two-way talk|Wi-Fi 2.4 / 5 GHz|Pan and tilt", { model: "CH-H03", say: { en: "It is a Zigbee hub as well: sensors and switches of Aqara connect to it without another box.", km: "ក៏ជាមជ្ឈមណ្ឌល Zigbee ដែរ៖ សេនស័រ និងកុងតាក់ Aqara ភ្ជាប់ដោយមិនត្រូវការប្រអប់ផ្សេង។", zh: "同时是 Zigbee 网关，可直接连接 Aqara 传感器和开关。" } }],
    ["Reolink", "E1 Pro", 39, "4 MP|Infrared|12 m|5 V DC|-|Indoor|Two-way talk|Wi-Fi 2.4 / 5 GHz|Pan and tilt"],
  ],
});

const outdoor = expand({
  from: 1241,
  subcategory: "outdoor-camera",
  name: { en: "{brand} {title} {resolution} Outdoor Wi-Fi Camera", km: "កាមេរ៉ា Wi-Fi ក្រៅផ្ទះ {brand} {title} {resolution}", zh: "{brand} {title} {resolution} 室外 Wi-Fi 摄像头" },
  columns,
  sentences: [{ en: "{name} stands sun and rain ({protection}) and shows {resolution}.", km: "{name} ធន់នឹងថ្ងៃ និងភ្លៀង ({protection}) កម្រិតភាព {resolution}។", zh: "{name} 防晒防雨（{protection}），画质 {resolution}。" }, ...app],
  kind: "outdoor-camera",
  color: "#f2f3f4",
  popularity: 600,
  warrantyMonths: 12,
  rows: [
    ["EZVIZ", "C8c", 45, "2 MP|Full colour|30 m|12 V DC|IP65|Outdoor|Microphone|Wi-Fi 2.4 GHz|Pan and tilt", { model: "CS-C8c" }],
    ["EZVIZ", "H8 Pro 3K", 69, "5 MP|Full colour|30 m|12 V DC|IP65|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "CS-H8" }],
    ["EZVIZ", "H9c Dual 3K", 95, "5 MP + 5 MP|Full colour|30 m|12 V DC|IP65|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt"],
    ["EZVIZ", "H3c 2K", 42, "4 MP|Full colour|30 m|12 V DC|IP67|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|-", { kind: "bullet-camera" }],
    ["Imou", "Cruiser SE+", 46, "4 MP|Full colour|30 m|12 V DC|IP66|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "IPC-K7CP-4H1WE" }],
    ["Imou", "Cruiser Dual 2", 79, "5 MP + 5 MP|Full colour|30 m|12 V DC|IP66|Outdoor|Two-way talk|Wi-Fi 6|Pan and tilt"],
    ["Imou", "Bullet 2C", 38, "4 MP|Infrared|30 m|12 V DC|IP67|Outdoor|Microphone|Wi-Fi 2.4 GHz|-", { model: "IPC-F42P", kind: "bullet-camera" }],
    ["TP-Link", "Tapo C500", 36, "2 MP|Infrared|30 m|9 V DC|IP65|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "Tapo C500" }],
    ["TP-Link", "Tapo C520WS", 59, "4 MP|Full colour|30 m|9 V DC|IP66|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "Tapo C520WS" }],
    ["TP-Link", "Tapo C320WS", 45, "4 MP|Full colour|30 m|9 V DC|IP66|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|-", { model: "Tapo C320WS", kind: "bullet-camera" }],
    ["Xiaomi", "Outdoor Camera CW400", 69, "4 MP|Full colour|10 m|12 V DC|IP66|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt"],
    ["Dahua", "P5AE-PV", 52, "5 MP|Full colour|30 m|12 V DC|IP66|Outdoor|Two-way talk|Wi-Fi 6|Pan and tilt", { model: "DH-P5AE-PV" }],
    ["Reolink", "E1 Outdoor Pro", 129, "8 MP|Full colour|12 m|12 V DC|IP65|Outdoor|Two-way talk|Wi-Fi 6|Pan and tilt"],
  ],
});

const battery = expand({
  from: 1281,
  subcategory: "battery-camera",
  name: { en: "{brand} {title} {resolution} Battery Camera", km: "កាមេរ៉ាថ្ម {brand} {title} {resolution}", zh: "{brand} {title} {resolution} 电池摄像头" },
  columns,
  sentences: [{ en: "{name} needs no cable: it is fed by {power} and wakes when somebody comes.", km: "{name} មិនត្រូវការខ្សែ៖ ប្រើ{power} ហើយភ្ញាក់ដំណើរការពេលមានមនុស្សចូលមក។", zh: "{name} 无需布线，由{power}供电，有人靠近时自动唤醒。" }, ...app],
  kind: "battery-camera",
  color: "#f2f3f4",
  popularity: 330,
  warrantyMonths: 12,
  rows: [
    ["EZVIZ", "CB8 2K", 99, "3 MP|Full colour|15 m|Battery|IP65|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|Pan and tilt", { model: "CS-CB8", kind: "outdoor-camera" }],
    ["EZVIZ", "EB8 4G", 149, "3 MP|Full colour|15 m|Battery, solar panel|IP65|Outdoor|Two-way talk|4G|Pan and tilt", { model: "CS-EB8", kind: "solar-camera" }],
    ["EZVIZ", "HB3", 85, "3 MP|Full colour|10 m|Battery|IP65|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|-"],
    ["Imou", "Cell 2", 89, "4 MP|Full colour|10 m|Battery|IP65|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|-", { model: "IPC-B46LP" }],
    ["Imou", "Cell PT Lite 4G", 119, "3 MP|Full colour|15 m|Battery, solar panel|IP66|Outdoor|Two-way talk|4G|Pan and tilt", { kind: "solar-camera" }],
    ["TP-Link", "Tapo C425", 69, "4 MP|Full colour|15 m|Battery|IP66|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|-", { model: "Tapo C425" }],
    ["TP-Link", "Tapo C410 KIT", 65, "3 MP|Full colour|9 m|Battery, solar panel|IP65|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|-", { kind: "solar-camera" }],
    ["Reolink", "Argus PT Ultra", 169, "8 MP|Full colour|10 m|Battery, solar panel|IP65|Outdoor|Two-way talk|Wi-Fi 6|Pan and tilt", { kind: "solar-camera" }],
    ["Reolink", "Go PT Ultra", 219, "8 MP|Full colour|10 m|Battery, solar panel|IP65|Outdoor|Two-way talk|4G|Pan and tilt", { kind: "solar-camera" }],
    ["Xiaomi", "Battery Camera BW400 Pro", 119, "4 MP|Full colour|10 m|Battery|IP67|Outdoor|Two-way talk|Wi-Fi 2.4 GHz|-"],
  ],
});

export const wifiCameras = [...indoor, ...outdoor, ...battery];
