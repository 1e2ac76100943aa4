import { expand } from "./build.ts";

const recorderText = [
  { en: "{name} records {channels} cameras up to {recording} onto disks in {diskBays} bay(s).", km: "{name} ថតកាមេរ៉ា {channels} ឆានែល កម្រិតរហូតដល់ {recording} មានកន្លែងដាក់ហាតឌីស {diskBays}។", zh: "{name} 支持 {channels} 路摄像机，最高 {recording} 录像，{diskBays} 个硬盘位。" },
  { en: "Its ports for cameras give up to {poeBudget} of PoE power, so that each needs one cable only.", km: "រន្ធកាមេរ៉ាផ្តល់ភ្លើង PoE រហូតដល់ {poeBudget} ដូច្នេះកាមេរ៉ានីមួយៗប្រើខ្សែតែមួយ។", zh: "摄像机端口提供最高 {poeBudget} PoE 供电，每台只需一根网线。" },
  { en: "Look at it on a phone, a computer or a television; the disk is chosen separately.", km: "មើលបានតាមទូរស័ព្ទ កុំព្យូទ័រ ឬទូរទស្សន៍ ហាតឌីសជ្រើសដោយឡែក។", zh: "可在手机、电脑或电视上查看，硬盘另配。" },
];

const nvrs = expand({
  from: 1321, subcategory: "nvr", name: { en: "{brand} {title} {channels}-Channel NVR", km: "ម៉ាស៊ីនថត NVR {channels} ឆានែល {brand} {title}", zh: "{brand} {title} {channels} 路网络录像机" },
  columns: ["channels", "diskBays", "recording", "poeBudget"], sentences: recorderText, kind: "nvr", color: "#3a3e46", popularity: 210, warrantyMonths: 24, titleIsModel: true,
  rows: [
    ["Hikvision", "DS-7104NI-Q1/4P", 75, "4|1|4 MP|36 W"], ["Hikvision", "DS-7108NI-Q1/8P", 105, "8|1|4 MP|58 W"], ["Hikvision", "DS-7608NI-K2/8P", 169, "8|2|8 MP|80 W"], ["Hikvision", "DS-7616NI-K2/16P", 259, "16|2|8 MP|200 W"], ["Hikvision", "DS-7732NI-K4", 289, "32|4|8 MP|-"],
    ["Dahua", "NVR2104HS-P-I2", 99, "4|1|12 MP|36 W"], ["Dahua", "NVR2108HS-8P-4KS3", 119, "8|1|8 MP|80 W"], ["Dahua", "NVR4216-16P-4KS3", 279, "16|2|12 MP|130 W"], ["Uniview", "NVR301-08S3-P8", 109, "8|1|8 MP|108 W"], ["TP-Link", "VIGI NVR1008H-8MP", 129, "8|1|8 MP|53 W"], ["HiLook", "NVR-108MH-C/8P", 99, "8|1|8 MP|75 W"], ["Tiandy", "TC-R3110", 79, "10|1|8 MP|-"], ["Imou", "NVR1108HS-W-S2", 89, "8|1|4 MP|-"], ["Reolink", "RLN8-410", 219, "8|1|12 MP|72 W"],
  ],
});

const dvrs = expand({
  from: 1361, subcategory: "dvr", name: { en: "{brand} {title} {channels}-Channel DVR", km: "ម៉ាស៊ីនថត DVR {channels} ឆានែល {brand} {title}", zh: "{brand} {title} {channels} 路模拟录像机" },
  columns: ["channels", "diskBays", "recording"], sentences: [recorderText[0]!, recorderText[2]!], kind: "dvr", color: "#2c2f36", popularity: 120, warrantyMonths: 24, titleIsModel: true,
  rows: [
    ["Hikvision", "iDS-7204HQHI-M1/S", 69, "4|1|4 MP"], ["Hikvision", "iDS-7208HQHI-M1/S", 95, "8|1|4 MP"], ["Hikvision", "iDS-7216HQHI-M2/S", 189, "16|2|4 MP"], ["Dahua", "XVR1B04-I", 45, "4|1|5 MP"], ["Dahua", "XVR5108HS-I3", 99, "8|1|5 MP"], ["HiLook", "DVR-204G-M1", 42, "4|1|2 MP"], ["HiLook", "DVR-208G-M1", 59, "8|1|2 MP"],
  ],
});

const doorbells = expand({
  from: 1391, subcategory: "doorbell", name: { en: "{brand} {title} Video Doorbell", km: "កណ្តឹងទ្វារមានកាមេរ៉ា {brand} {title}", zh: "{brand} {title} 可视门铃" },
  columns: ["resolution", "power", "protection", "audio", "connection"],
  sentences: [{ en: "{name} rings on the phone, shows who stands at the door in {resolution} and lets you answer from anywhere.", km: "{name} រោទ៍លើទូរស័ព្ទ បង្ហាញអ្នកនៅមាត់ទ្វារកម្រិត {resolution} ហើយឆ្លើយតបបានពីគ្រប់ទីកន្លែង។", zh: "{name} 在手机上响铃，以 {resolution} 画面显示来访者，随时随地应答。" }, { en: "Power: {power}.", km: "ប្រភពភ្លើង៖ {power}។", zh: "供电：{power}。" }],
  kind: "doorbell", color: "#2b2e35", popularity: 160, warrantyMonths: 12,
  rows: [
    ["EZVIZ", "DB2C", 99, "3 MP|Battery|IP65|Two-way talk|Wi-Fi 2.4 GHz"], ["EZVIZ", "EP3x Pro", 159, "3 MP + 2 MP|Battery|IP65|Two-way talk|Wi-Fi 2.4 / 5 GHz"], ["EZVIZ", "HP7 2K Intercom", 249, "3 MP|24 V DC|IP65|Two-way talk|Wi-Fi 2.4 / 5 GHz"], ["Imou", "DB60 Kit", 89, "5 MP|Battery|IP65|Two-way talk|Wi-Fi 2.4 GHz"], ["TP-Link", "Tapo D210", 69, "3 MP|Battery|IP64|Two-way talk|Wi-Fi 2.4 GHz"], ["TP-Link", "Tapo D235", 99, "5 MP|Battery|IP66|Two-way talk|Wi-Fi 2.4 / 5 GHz"], ["Xiaomi", "Smart Doorbell 3S", 85, "3 MP|Battery|IP65|Two-way talk|Wi-Fi 2.4 GHz"], ["Aqara", "Doorbell Camera G410", 129, "2K|Battery|IPX3|Two-way talk|Wi-Fi 2.4 / 5 GHz"], ["Hikvision", "DS-KIS604-P(C)", 289, "2 MP|PoE|IP65|Two-way talk|Ethernet", { model: "DS-KIS604-P(C)" }], ["Reolink", "Video Doorbell WiFi", 109, "5 MP|24 V DC|IP65|Two-way talk|Wi-Fi 2.4 / 5 GHz"],
  ],
});

const access = expand({
  from: 1411, subcategory: "access-control", name: { en: "{brand} {title} Attendance Terminal", km: "ម៉ាស៊ីនស្កេនវត្តមាន {brand} {title}", zh: "{brand} {title} 考勤门禁机" },
  columns: ["unlock", "users", "screen", "connection"],
  sentences: [{ en: "{name} knows people by {unlock}; it holds {users} users and gives its list over {connection}.", km: "{name} ស្គាល់មនុស្សតាម {unlock} ផ្ទុកអ្នកប្រើ {users} នាក់ ទាញបញ្ជីតាម {connection}។", zh: "{name} 支持 {unlock} 识别，容量 {users} 人，可通过 {connection} 导出记录。" }],
  kind: "access-terminal", color: "#454a54", popularity: 110, warrantyMonths: 12, titleIsModel: true,
  rows: [
    ["ZKTeco", "MB10-VL", 109, "face, finger, card|500|2.8″|Ethernet, USB"], ["ZKTeco", "SpeedFace-V5L", 289, "face, palm, finger|6000|5″|Ethernet, Wi-Fi"], ["ZKTeco", "K40 Pro", 79, "finger, card, code|1000|2.8″|Ethernet, USB"], ["ZKTeco", "SenseFace 2A", 139, "face, finger|1500|2.4″|Ethernet, Wi-Fi"], ["Hikvision", "DS-K1T320MFWX", 119, "face, finger, card|500|2.4″|Ethernet, Wi-Fi"], ["Hikvision", "DS-K1T342MFX", 219, "face, finger, card|1500|4.3″|Ethernet"], ["Dahua", "ASA1222GL-D", 69, "finger, card, code|1000|2.4″|Ethernet, USB"],
  ],
});

const action = expand({
  from: 1431, subcategory: "action-camera", name: { en: "{brand} {title}", km: "កាមេរ៉ា {brand} {title}", zh: "{brand} {title} 运动相机" },
  columns: ["resolution", "protection", "batteryLife", "weight"],
  sentences: [{ en: "{name} films {resolution} steadily on a moto, a boat or a hike.", km: "{name} ថត {resolution} ដោយលំនឹង លើម៉ូតូ ទូក ឬពេលដើរព្រៃ។", zh: "{name} 在摩托、船上或徒步时稳定拍摄 {resolution}。" }, { en: "Without a housing it may go {protection} under water; it weighs {weight}.", km: "ចុះទឹកបាន {protection} ដោយមិនបាច់សំបក ទម្ងន់ {weight}។", zh: "裸机防水 {protection}，重 {weight}。" }],
  kind: "action-camera", color: "#4a505a", popularity: 150, warrantyMonths: 12,
  rows: [
    ["GoPro", "HERO13 Black", 399, "5.3K 60 fps|10 m|1.5 h|154 g", { model: "CHDHX-131" }], ["GoPro", "HERO (2024)", 199, "4K 30 fps|5 m|1 h|86 g"], ["GoPro", "MAX2", 499, "8K 360°|5 m|1 h|195 g"], ["DJI", "Osmo Action 5 Pro", 329, "4K 120 fps|20 m|4 h|146 g", { accent: "#e2542f" }], ["DJI", "Osmo Pocket 3", 519, "4K 120 fps|-|2.7 h|179 g"], ["DJI", "Osmo 360", 549, "8K 360°|10 m|1.6 h|183 g"], ["Insta360", "X5", 549, "8K 360°|15 m|3 h|200 g", { accent: "#e9c33c" }], ["Insta360", "Ace Pro 2", 399, "8K 30 fps|12 m|3 h|177 g", { accent: "#e2542f" }], ["Insta360", "GO Ultra", 449, "4K 60 fps|10 m|1.2 h|53 g", { color: "#eceef0" }],
  ],
});

const dash = expand({
  from: 1451, subcategory: "dash-cam", name: { en: "{brand} {title} Dash Cam", km: "កាមេរ៉ារថយន្ត {brand} {title}", zh: "{brand} {title} 行车记录仪" },
  columns: ["resolution", "gps", "screen", "connection"],
  sentences: [{ en: "{name} records the road in {resolution} and keeps the minutes around a bump by itself.", km: "{name} ថតផ្លូវកម្រិត {resolution} ហើយរក្សាវីដេអូពេលប៉ះទង្គិចដោយស្វ័យប្រវត្តិ។", zh: "{name} 以 {resolution} 记录路况，碰撞时自动保存视频。" }],
  kind: "dash-cam", color: "#3a3e46", popularity: 140, warrantyMonths: 12,
  rows: [
    ["70mai", "A510", 89, "3K HDR|Built|2″|Wi-Fi"], ["70mai", "A810 4K", 129, "4K HDR|Built|3″|Wi-Fi"], ["70mai", "M310", 45, "3 MP|-|-|Wi-Fi"], ["70mai", "Omni X200", 169, "1080p 360°|Built|1.2″|Wi-Fi"], ["DDPAI", "Z50 4K", 119, "4K|Built|-|Wi-Fi 5 GHz"], ["DDPAI", "Mini 5", 69, "4K|Built|-|Wi-Fi 5 GHz"], ["DDPAI", "N3 Pro", 79, "1600p + 1080p|Built|-|Wi-Fi"], ["Xiaomi", "Dash Cam 3", 69, "4 MP|-|-|Wi-Fi"],
  ],
});

const disks = expand({
  from: 1471, subcategory: "surveillance-disk", name: { en: "{brand} {title} Surveillance Disk", km: "ហាតឌីសកាមេរ៉ា {brand} {title}", zh: "{brand} {title} 监控硬盘" },
  columns: ["capacity", "rpm", "cache", "interface"],
  sentences: [{ en: "{name} is built to write the pictures of cameras day and night, {capacity} over {interface}.", km: "{name} ផលិតសម្រាប់ថតកាមេរ៉ាទាំងយប់ទាំងថ្ងៃ ចំណុះ {capacity} តាម {interface}។", zh: "{name} 专为监控全天候写入设计，容量 {capacity}，接口 {interface}。" }],
  kind: "hard-drive", color: "#3f7d5a", popularity: 170, warrantyMonths: 36,
  rows: [
    ["Seagate", "SkyHawk 1TB", 49, "1 TB|5400 rpm|256 MB|SATA", { model: "ST1000VX013" }], ["Seagate", "SkyHawk 2TB", 65, "2 TB|5400 rpm|256 MB|SATA", { model: "ST2000VX017" }], ["Seagate", "SkyHawk 4TB", 99, "4 TB|5400 rpm|256 MB|SATA", { model: "ST4000VX016" }], ["Seagate", "SkyHawk 8TB", 189, "8 TB|5400 rpm|256 MB|SATA", { model: "ST8000VX010" }], ["Western Digital", "Purple 2TB", 67, "2 TB|5400 rpm|64 MB|SATA", { model: "WD23PURZ", color: "#6a4ea8" }], ["Western Digital", "Purple 4TB", 103, "4 TB|5400 rpm|256 MB|SATA", { model: "WD43PURZ", color: "#6a4ea8" }], ["Western Digital", "Purple 6TB", 149, "6 TB|5400 rpm|256 MB|SATA", { model: "WD64PURZ", color: "#6a4ea8" }], ["Toshiba", "S300 4TB", 95, "4 TB|5400 rpm|256 MB|SATA", { model: "HDWT840", color: "#b9313c" }],
  ],
});

const poe = expand({
  from: 1491, subcategory: "poe-switch", name: { en: "{brand} {title} PoE Switch", km: "ស្វីច PoE {brand} {title}", zh: "{brand} {title} PoE 交换机" },
  columns: ["ports", "poeBudget", "speed"],
  sentences: [{ en: "{name} connects and feeds cameras over {ports}, with {poeBudget} of power in all.", km: "{name} ភ្ជាប់ និងផ្តល់ភ្លើងដល់កាមេរ៉ាតាម {ports} ថាមពលសរុប {poeBudget}។", zh: "{name} 通过 {ports} 连接并供电摄像机，总功率 {poeBudget}。" }],
  kind: "switch-network", color: "#3a3e46", popularity: 130, warrantyMonths: 24, titleIsModel: true,
  rows: [
    ["TP-Link", "TL-SF1005P", 39, "5 × 100 Mbps (4 PoE)|67 W|100 Mbps", { style: "5" }], ["TP-Link", "TL-SG1008P", 65, "8 × 1 Gbps (4 PoE)|64 W|1 Gbps", { color: "#3f5a86" }], ["TP-Link", "TL-SL1218MP", 189, "16 × PoE + 2 × 1 Gbps|150 W|100 Mbps", { style: "16" }], ["Hikvision", "DS-3E0105P-E/M(B)", 32, "5 × 100 Mbps (4 PoE)|35 W|100 Mbps", { style: "5" }], ["Hikvision", "DS-3E0109P-E/M(B)", 52, "9 × 100 Mbps (8 PoE)|58 W|100 Mbps" ], ["Dahua", "PFS3006-4ET-60-V2", 41, "6 × 100 Mbps (4 PoE)|60 W|100 Mbps", { style: "6" }], ["Ruijie", "RG-ES109GC-P", 79, "9 × 1 Gbps (8 PoE)|120 W|1 Gbps"], ["Tenda", "TEG1110PF", 89, "10 × 1 Gbps (8 PoE)|102 W|1 Gbps", { style: "10" }],
  ],
});

export const recordersAndMore = [...nvrs, ...dvrs, ...doorbells, ...access, ...action, ...dash, ...disks, ...poe];
