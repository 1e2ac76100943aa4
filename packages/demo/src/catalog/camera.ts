import { expand } from "./build.ts";
import type { Family } from "./family.ts";

const facts: Family["sentences"] = [
  {
    en: "It sees {nightRange} far in the dark ({nightVision}) and is fed by {power}.",
    km: "មើលឃើញពេលយប់ចម្ងាយ {nightRange} ({nightVision}) ប្រើភ្លើង {power}។",
    zh: "夜视距离 {nightRange}（{nightVision}），供电方式为 {power}。",
  },
  {
    en: "The housing is rated {protection} and made for {placement} use.",
    km: "សំបកកម្រិត {protection} សម្រាប់ដំឡើង{placement}។",
    zh: "防护等级 {protection}，适合{placement}安装。",
  },
  { en: "Sound: {audio}.", km: "សំឡេង៖ {audio}។", zh: "音频：{audio}。" },
];

const columns: Family["columns"] = ["resolution", "lens", "nightVision", "nightRange", "power", "protection", "placement", "audio"];

const domes = expand({
  from: 1001,
  subcategory: "dome-camera",
  name: { en: "{brand} {title} {resolution} Dome Camera", km: "កាមេរ៉ារាងកោះ {brand} {title} {resolution}", zh: "{brand} {title} {resolution} 半球摄像机" },
  columns,
  sentences: [
    { en: "{name} is a network camera with a {lens} lens that records {resolution} over one cable.", km: "{name} ជាកាមេរ៉ាបណ្តាញ កែវថត {lens} ថតកម្រិត {resolution} តាមខ្សែតែមួយ។", zh: "{name} 是一款网络摄像机，{lens} 镜头，单根网线即可传输 {resolution} 画面。" },
    ...facts,
  ],
  kind: "dome-camera",
  color: "#eceef0",
  popularity: 420,
  warrantyMonths: 24,
  titleIsModel: true,
  rows: [
    ["Hikvision", "DS-2CD1143G2-LIU", 49, "4 MP|2.8 mm|Dual light|30 m|PoE|IP67|Indoor and outdoor|Microphone"],
    ["Hikvision", "DS-2CD1123G2-LIU", 39, "2 MP|2.8 mm|Dual light|30 m|PoE|IP67|Indoor and outdoor|Microphone"],
    ["Hikvision", "DS-2CD2147G2H-LISU", 109, "4 MP|2.8 mm|Full colour|30 m|PoE|IP67|Indoor and outdoor|Microphone"],
    ["Hikvision", "DS-2CD2186G2-ISU", 139, "8 MP|2.8 mm|Infrared|30 m|PoE|IP67|Indoor and outdoor|Microphone"],
    ["Dahua", "IPC-HDW1439T1-A-LED", 47, "4 MP|2.8 mm|Full colour|15 m|PoE|IP67|Indoor and outdoor|Microphone", { kind: "turret-camera" }],
    ["Dahua", "IPC-HDW2449T-S-IL", 89, "4 MP|2.8 mm|Dual light|30 m|PoE|IP67|Indoor and outdoor|Microphone", { kind: "turret-camera" }],
    ["Dahua", "IPC-HDBW2841E-S", 119, "8 MP|2.8 mm|Infrared|30 m|PoE|IP67|Indoor and outdoor|-"],
    ["Uniview", "IPC324LE-DSF28K-G", 62, "4 MP|2.8 mm|Infrared|30 m|PoE|IP67|Indoor and outdoor|Microphone"],
    ["TP-Link", "VIGI C440I", 45, "4 MP|2.8 mm|Infrared|30 m|PoE|-|Indoor|-", { kind: "turret-camera" }],
    ["TP-Link", "VIGI C250", 69, "5 MP|4 mm|Full colour|30 m|PoE|IP67|Indoor and outdoor|Two-way talk"],
    ["HiLook", "IPC-T249H-MDLU", 42, "4 MP|2.8 mm|Dual light|30 m|PoE|IP67|Indoor and outdoor|Microphone", { kind: "turret-camera" }],
    ["Tiandy", "TC-C34KS", 43, "4 MP|2.8 mm|Infrared|30 m|PoE|IP66|Indoor and outdoor|Microphone"],
    ["Reolink", "RLC-820A", 79, "8 MP|4 mm|Infrared|30 m|PoE|IP66|Indoor and outdoor|Microphone", { kind: "turret-camera" }],
  ],
});

const bullets = expand({
  from: 1041,
  subcategory: "bullet-camera",
  name: { en: "{brand} {title} {resolution} Bullet Camera", km: "កាមេរ៉ារាងបំពង់ {brand} {title} {resolution}", zh: "{brand} {title} {resolution} 枪型摄像机" },
  columns,
  sentences: [
    { en: "{name} looks along walls, gates and drives with a {lens} lens and {resolution}.", km: "{name} សមសម្រាប់មើលតាមជញ្ជាំង ច្រកទ្វារ និងផ្លូវចូល កែវថត {lens} កម្រិត {resolution}។", zh: "{name} 适合看守围墙、大门和车道，{lens} 镜头，分辨率 {resolution}。" },
    ...facts,
  ],
  kind: "bullet-camera",
  color: "#eceef0",
  popularity: 460,
  warrantyMonths: 24,
  titleIsModel: true,
  rows: [
    ["Hikvision", "DS-2CD1043G2-LIU", 48, "4 MP|2.8 mm|Dual light|30 m|PoE|IP67|Outdoor|Microphone"],
    ["Hikvision", "DS-2CD1083G2-LIU", 79, "8 MP|2.8 mm|Dual light|30 m|PoE|IP67|Outdoor|Microphone"],
    ["Hikvision", "DS-2CD2047G2H-LIU", 112, "4 MP|2.8 mm|Full colour|40 m|PoE|IP67|Outdoor|Microphone"],
    ["Hikvision", "DS-2CD2T47G2-LSU/SL", 149, "4 MP|4 mm|Full colour|60 m|PoE|IP67|Outdoor|Two-way talk", { say: { en: "A red and blue light and a loud voice drive off whoever should not be there.", km: "ភ្លើងក្រហមខៀវ និងសំឡេងព្រមាន បណ្តេញអ្នកចូលដោយគ្មានការអនុញ្ញាត។", zh: "红蓝闪灯配合语音警告，主动驱离闯入者。" } }],
    ["Dahua", "IPC-HFW1439S1-A-LED", 46, "4 MP|2.8 mm|Full colour|15 m|PoE|IP67|Outdoor|Microphone"],
    ["Dahua", "IPC-HFW2449S-S-IL", 88, "4 MP|2.8 mm|Dual light|30 m|PoE|IP67|Outdoor|Microphone"],
    ["Dahua", "IPC-HFW2841S-S", 117, "8 MP|2.8 mm|Infrared|30 m|PoE|IP67|Outdoor|-"],
    ["Uniview", "IPC2124LE-ADF28KM-G", 65, "4 MP|2.8 mm|Infrared|50 m|PoE|IP67|Outdoor|Microphone"],
    ["TP-Link", "VIGI C340", 59, "4 MP|4 mm|Full colour|30 m|PoE|IP67|Outdoor|Two-way talk"],
    ["TP-Link", "VIGI C385", 119, "8 MP|2.8 mm|Full colour|30 m|PoE|IP67|Outdoor|Two-way talk"],
    ["HiLook", "IPC-B149HA-LU", 41, "4 MP|2.8 mm|Dual light|30 m|PoE|IP67|Outdoor|Microphone"],
    ["Tiandy", "TC-C34WS", 42, "4 MP|2.8 mm|Infrared|50 m|PoE|IP66|Outdoor|Microphone"],
    ["Reolink", "RLC-811A", 109, "8 MP|2.7–13.5 mm|Dual light|60 m|PoE|IP66|Outdoor|Two-way talk"],
  ],
});

const domesThatTurn = expand({
  from: 1081,
  subcategory: "ptz-camera",
  name: { en: "{brand} {title} {resolution} PTZ Camera", km: "កាមេរ៉ាបង្វិល PTZ {brand} {title} {resolution}", zh: "{brand} {title} {resolution} 云台球机" },
  columns: ["resolution", "zoom", "nightVision", "nightRange", "power", "protection", "placement", "audio"],
  sentences: [
    { en: "{name} turns, tilts and brings far things near with {zoom}, at {resolution}.", km: "{name} បង្វិលបានគ្រប់ទិស ពង្រីកបាន {zoom} កម្រិត {resolution}។", zh: "{name} 可水平垂直转动，支持 {zoom} 变焦，分辨率 {resolution}。" },
    ...facts,
  ],
  kind: "ptz-camera",
  color: "#eceef0",
  popularity: 180,
  warrantyMonths: 24,
  titleIsModel: true,
  rows: [
    ["Hikvision", "DS-2DE2A404IW-DE3", 189, "4 MP|4×|Infrared|20 m|PoE|IP66|Indoor and outdoor|Two-way talk"],
    ["Hikvision", "DS-2DE4425IW-DE", 369, "4 MP|25×|Infrared|100 m|PoE+|IP66|Outdoor|-"],
    ["Hikvision", "DS-2SE4C425MWG-E/26", 459, "4 MP|25×|Full colour|100 m|PoE+|IP66|Outdoor|Two-way talk"],
    ["Dahua", "SD2A500HB-GN-A-PV-S2", 139, "5 MP|-|Dual light|30 m|PoE|IP66|Outdoor|Two-way talk"],
    ["Dahua", "SD49425DB-HNY", 349, "4 MP|25×|Infrared|100 m|PoE+|IP66|Outdoor|-"],
    ["Uniview", "IPC6424SR-X25-VF", 389, "4 MP|25×|Infrared|150 m|PoE+|IP66|Outdoor|-"],
    ["TP-Link", "VIGI C540V", 109, "4 MP|3×|Full colour|30 m|PoE|IP66|Outdoor|Two-way talk"],
    ["Reolink", "RLC-823S2", 249, "8 MP|16×|Dual light|80 m|PoE+|IP66|Outdoor|Two-way talk"],
  ],
});

const analog = expand({
  from: 1121,
  subcategory: "analog-camera",
  name: { en: "{brand} {title} {resolution} Analog Camera", km: "កាមេរ៉ាអាណាឡូក {brand} {title} {resolution}", zh: "{brand} {title} {resolution} 模拟摄像机" },
  columns,
  sentences: [
    { en: "{name} sends {resolution} over coaxial cable to a DVR: a good choice where the old cables stay.", km: "{name} បញ្ជូនភាព {resolution} តាមខ្សែ Coaxial ទៅ DVR សមសម្រាប់កន្លែងដែលទុកខ្សែចាស់។", zh: "{name} 通过同轴线向 DVR 传输 {resolution} 画面，适合沿用旧线路的场所。" },
    ...facts,
  ],
  kind: "turret-camera",
  color: "#eceef0",
  popularity: 150,
  warrantyMonths: 24,
  titleIsModel: true,
  rows: [
    ["Hikvision", "DS-2CE76D0T-ITMFS", 19.5, "2 MP|2.8 mm|Infrared|30 m|12 V DC|IP67|Indoor and outdoor|Microphone"],
    ["Hikvision", "DS-2CE70DF0T-PFS", 24, "2 MP|2.8 mm|Full colour|20 m|12 V DC|-|Indoor|Microphone"],
    ["Hikvision", "DS-2CE16D0T-ITFS", 19, "2 MP|3.6 mm|Infrared|30 m|12 V DC|IP67|Outdoor|Microphone", { kind: "bullet-camera" }],
    ["Hikvision", "DS-2CE10KF0T-LFS", 33, "5 MP|2.8 mm|Dual light|25 m|12 V DC|IP67|Outdoor|Microphone", { kind: "bullet-camera" }],
    ["Dahua", "HAC-T1A21P", 14.5, "2 MP|2.8 mm|Infrared|25 m|12 V DC|-|Indoor|-"],
    ["Dahua", "HAC-B1A51P", 22, "5 MP|2.8 mm|Infrared|20 m|12 V DC|IP67|Outdoor|-", { kind: "bullet-camera" }],
    ["Dahua", "HAC-HDW1239TLQ-A-LED", 25, "2 MP|2.8 mm|Full colour|20 m|12 V DC|IP67|Indoor and outdoor|Microphone"],
    ["HiLook", "THC-T120-PS", 15.5, "2 MP|2.8 mm|Infrared|20 m|12 V DC|-|Indoor|Microphone"],
  ],
});

export const wiredCameras = [...domes, ...bullets, ...domesThatTurn, ...analog];
