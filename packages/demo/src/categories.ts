import type { DemoCategory, Text } from "./types.ts";

type Sub = DemoCategory["groups"][number]["subcategories"][number];

const text = (en: string, km: string, zh: string): Text => ({ en, km, zh });
const sub = (id: number, key: string, drawing: string, en: string, km: string, zh: string): Sub => ({
  id,
  key,
  drawing,
  name: text(en, km, zh),
});

/** The shop's categories, the same in every store. A store shows those of its assortment. */
export const categories: DemoCategory[] = [
  {
    id: 1,
    key: "phone",
    sequence: 1,
    drawing: "phone",
    name: text("Phone Tablet", "ទូរស័ព្ទ និងថេប្លេត", "手机平板"),
    groups: [
      {
        id: 101,
        key: "phones",
        name: text("Phones", "ទូរស័ព្ទ", "手机"),
        subcategories: [
          sub(1001, "smartphone", "phone", "Smartphones", "ទូរស័ព្ទស្មាតហ្វូន", "智能手机"),
          sub(1002, "foldable", "phone-fold", "Foldable phones", "ទូរស័ព្ទបត់", "折叠屏手机"),
          sub(1003, "feature-phone", "feature-phone", "Button phones", "ទូរស័ព្ទចុចគ្រាប់", "按键手机"),
        ],
      },
      {
        id: 102,
        key: "tablets",
        name: text("Tablets", "ថេប្លេត", "平板电脑"),
        subcategories: [
          sub(1004, "ipad", "tablet", "iPad", "iPad", "iPad"),
          sub(1005, "tablet-android", "tablet", "Android tablets", "ថេប្លេត Android", "安卓平板"),
        ],
      },
      {
        id: 103,
        key: "wearables",
        name: text("Wearables", "ឧបករណ៍ពាក់", "智能穿戴"),
        subcategories: [
          sub(1006, "smartwatch", "smartwatch", "Smart watches", "នាឡិកាឆ្លាតវៃ", "智能手表"),
          sub(1007, "fitness-band", "fitness-band", "Fitness bands", "ខ្សែដៃសុខភាព", "智能手环"),
        ],
      },
    ],
  },
  {
    id: 2,
    key: "camera",
    sequence: 2,
    drawing: "dome-camera",
    name: text("Camera", "កាមេរ៉ា", "摄像头"),
    groups: [
      {
        id: 111,
        key: "ip-cameras",
        name: text("Network cameras", "កាមេរ៉ាបណ្តាញ IP", "网络摄像机"),
        subcategories: [
          sub(1011, "dome-camera", "dome-camera", "Dome cameras", "កាមេរ៉ារាងកោះ", "半球摄像机"),
          sub(1012, "bullet-camera", "bullet-camera", "Bullet cameras", "កាមេរ៉ារាងបំពង់", "枪型摄像机"),
          sub(1013, "ptz-camera", "ptz-camera", "PTZ cameras", "កាមេរ៉ាបង្វិល PTZ", "云台球机"),
        ],
      },
      {
        id: 112,
        key: "wifi-cameras",
        name: text("Wi-Fi cameras", "កាមេរ៉ា Wi-Fi", "Wi-Fi 摄像头"),
        subcategories: [
          sub(1014, "indoor-camera", "indoor-camera", "Indoor Wi-Fi cameras", "កាមេរ៉ា Wi-Fi ក្នុងផ្ទះ", "室内 Wi-Fi 摄像头"),
          sub(1015, "outdoor-camera", "outdoor-camera", "Outdoor Wi-Fi cameras", "កាមេរ៉ា Wi-Fi ក្រៅផ្ទះ", "室外 Wi-Fi 摄像头"),
          sub(1016, "battery-camera", "battery-camera", "Battery and solar cameras", "កាមេរ៉ាថ្ម និងសូឡា", "电池与太阳能摄像头"),
        ],
      },
      {
        id: 113,
        key: "recorders",
        name: text("Recorders", "ម៉ាស៊ីនថតកាមេរ៉ា", "录像机"),
        subcategories: [
          sub(1017, "nvr", "nvr", "Network recorders (NVR)", "ម៉ាស៊ីនថត NVR", "网络录像机（NVR）"),
          sub(1018, "dvr", "dvr", "Analog recorders (DVR)", "ម៉ាស៊ីនថត DVR", "模拟录像机（DVR）"),
          sub(1019, "analog-camera", "turret-camera", "Analog cameras", "កាមេរ៉ាអាណាឡូក", "模拟摄像机"),
        ],
      },
      {
        id: 114,
        key: "doors",
        name: text("Doorbells and access", "កណ្តឹងទ្វារ និងច្រកចូល", "门铃与门禁"),
        subcategories: [
          sub(1020, "doorbell", "doorbell", "Video doorbells", "កណ្តឹងទ្វារមានកាមេរ៉ា", "可视门铃"),
          sub(1021, "access-control", "access-terminal", "Access and attendance", "ម៉ាស៊ីនស្កេនវត្តមាន", "门禁考勤"),
        ],
      },
      {
        id: 115,
        key: "moving-cameras",
        name: text("Action and car cameras", "កាមេរ៉ាសកម្មភាព និងរថយន្ត", "运动相机与行车记录仪"),
        subcategories: [
          sub(1022, "action-camera", "action-camera", "Action cameras", "កាមេរ៉ាសកម្មភាព", "运动相机"),
          sub(1023, "dash-cam", "dash-cam", "Dash cams", "កាមេរ៉ារថយន្ត", "行车记录仪"),
        ],
      },
      {
        id: 116,
        key: "camera-supplies",
        name: text("Camera supplies", "សម្ភារៈកាមេរ៉ា", "监控配套"),
        subcategories: [
          sub(1024, "surveillance-disk", "hard-drive", "Surveillance disks", "ហាតឌីសសម្រាប់កាមេរ៉ា", "监控硬盘"),
          sub(1025, "poe-switch", "switch-network", "PoE switches", "ស្វីច PoE", "PoE 交换机"),
        ],
      },
    ],
  },
  {
    id: 3,
    key: "smarthome",
    sequence: 3,
    drawing: "hub",
    name: text("Smart Home", "ផ្ទះឆ្លាតវៃ", "智能家居"),
    groups: [
      {
        id: 121,
        key: "lighting",
        name: text("Lighting", "អំពូលភ្លើង", "智能照明"),
        subcategories: [
          sub(1031, "smart-bulb", "bulb", "Smart bulbs", "អំពូលឆ្លាតវៃ", "智能灯泡"),
          sub(1032, "light-strip", "light-strip", "Light strips and lamps", "ភ្លើងខ្សែ និងចង្កៀង", "灯带与台灯"),
        ],
      },
      {
        id: 122,
        key: "switches",
        name: text("Switches and plugs", "កុងតាក់ និងឌុយ", "开关插座"),
        subcategories: [
          sub(1033, "wall-switch", "wall-switch", "Wall switches", "កុងតាក់ជញ្ជាំង", "墙壁开关"),
          sub(1034, "smart-plug", "smart-plug", "Smart plugs", "ឌុយឆ្លាតវៃ", "智能插座"),
        ],
      },
      {
        id: 123,
        key: "home-security",
        name: text("Locks and sensors", "សោ និងសេនស័រ", "门锁与传感器"),
        subcategories: [
          sub(1035, "smart-lock", "smart-lock", "Smart locks", "សោឆ្លាតវៃ", "智能门锁"),
          sub(1036, "sensor", "sensor", "Sensors", "សេនស័រ", "传感器"),
          sub(1037, "hub", "hub", "Hubs and remotes", "មជ្ឈមណ្ឌលបញ្ជា និងរីម៉ូត", "网关与遥控"),
          sub(1038, "curtain-motor", "curtain-motor", "Curtain motors", "ម៉ូទ័រវាំងនន", "窗帘电机"),
        ],
      },
      {
        id: 124,
        key: "appliances",
        name: text("Appliances", "ឧបករណ៍ប្រើប្រាស់ក្នុងផ្ទះ", "智能家电"),
        subcategories: [
          sub(1039, "robot-vacuum", "robot-vacuum", "Robot vacuums", "រ៉ូបូតបូមធូលី", "扫地机器人"),
          sub(1040, "air-purifier", "air-purifier", "Air purifiers", "ម៉ាស៊ីនបន្សុទ្ធខ្យល់", "空气净化器"),
          sub(1041, "smart-speaker", "smart-speaker", "Smart speakers and displays", "ឧបករណ៍បំពងសំឡេងឆ្លាតវៃ", "智能音箱"),
          sub(1042, "smart-fan", "smart-fan", "Smart fans", "កង្ហារឆ្លាតវៃ", "智能风扇"),
        ],
      },
    ],
  },
  {
    id: 4,
    key: "sparepart",
    sequence: 4,
    drawing: "phone-screen",
    companion: true,
    name: text("Spare Part", "គ្រឿងបន្លាស់", "维修配件"),
    groups: [
      {
        id: 131,
        key: "phone-parts",
        name: text("Phone parts", "គ្រឿងបន្លាស់ទូរស័ព្ទ", "手机配件"),
        subcategories: [
          sub(1051, "phone-screen", "phone-screen", "Phone screens", "អេក្រង់ទូរស័ព្ទ", "手机屏幕总成"),
          sub(1052, "phone-battery", "battery-part", "Phone batteries", "ថ្មទូរស័ព្ទ", "手机电池"),
          sub(1053, "back-glass", "back-glass", "Back glass", "កញ្ចក់ខ្នងទូរស័ព្ទ", "手机后盖玻璃"),
          sub(1054, "charging-port", "charging-port", "Charging ports", "រន្ធសាកថ្ម", "尾插排线"),
          sub(1055, "camera-module", "camera-module", "Camera modules", "ម៉ូឌុលកាមេរ៉ា", "手机摄像头模组"),
        ],
      },
      {
        id: 132,
        key: "laptop-parts",
        name: text("Laptop parts", "គ្រឿងបន្លាស់កុំព្យូទ័រយួរដៃ", "笔记本配件"),
        subcategories: [
          sub(1056, "laptop-battery", "laptop-battery", "Laptop batteries", "ថ្មកុំព្យូទ័រយួរដៃ", "笔记本电池"),
          sub(1057, "laptop-adapter", "laptop-adapter", "Laptop adapters", "អាដាប់ទ័រកុំព្យូទ័រ", "笔记本电源适配器"),
          sub(1058, "laptop-keyboard", "laptop-keyboard", "Laptop keyboards", "ក្តារចុចកុំព្យូទ័រយួរដៃ", "笔记本键盘"),
        ],
      },
      {
        id: 133,
        key: "repair-tools",
        name: text("Repair tools", "ឧបករណ៍ជួសជុល", "维修工具"),
        subcategories: [
          sub(1059, "tool-kit", "tool-kit", "Tool kits", "ឈុតឧបករណ៍ជួសជុល", "工具套装"),
          sub(1060, "bench-tool", "soldering-station", "Soldering and bench tools", "ឧបករណ៍ផ្សារ និងវាស់", "焊接与检测工具"),
        ],
      },
    ],
  },
  {
    id: 5,
    key: "computer",
    sequence: 5,
    drawing: "laptop",
    name: text("Computers", "កុំព្យូទ័រ", "电脑"),
    groups: [
      {
        id: 141,
        key: "laptops",
        name: text("Laptops", "កុំព្យូទ័រយួរដៃ", "笔记本电脑"),
        subcategories: [
          sub(1071, "laptop-gaming", "laptop", "Gaming laptops", "កុំព្យូទ័រយួរដៃសម្រាប់លេងហ្គេម", "游戏本"),
          sub(1072, "laptop-everyday", "laptop", "Laptops for work and study", "កុំព្យូទ័រយួរដៃសម្រាប់ការងារ និងសិក្សា", "办公学习本"),
          sub(1073, "macbook", "laptop", "MacBook", "MacBook", "MacBook"),
        ],
      },
      {
        id: 142,
        key: "desktops",
        name: text("Desktops", "កុំព្យូទ័រលើតុ", "台式电脑"),
        subcategories: [
          sub(1074, "desktop", "desktop", "Desktop PCs", "កុំព្យូទ័រលើតុ", "台式机"),
          sub(1075, "mini-pc", "mini-pc", "Mini PCs", "កុំព្យូទ័រខ្នាតតូច", "迷你主机"),
          sub(1076, "all-in-one", "all-in-one", "All-in-one PCs", "កុំព្យូទ័រ All-in-One", "一体机"),
        ],
      },
      {
        id: 143,
        key: "screens",
        name: text("Monitors and projectors", "ម៉ូនីទ័រ និងម៉ាស៊ីនបញ្ចាំង", "显示器与投影仪"),
        subcategories: [
          sub(1077, "monitor-gaming", "monitor", "Gaming monitors", "ម៉ូនីទ័រហ្គេម", "电竞显示器"),
          sub(1078, "monitor-office", "monitor", "Monitors for work", "ម៉ូនីទ័រការិយាល័យ", "办公显示器"),
          sub(1079, "projector", "projector", "Projectors", "ម៉ាស៊ីនបញ្ចាំង", "投影仪"),
        ],
      },
      {
        id: 144,
        key: "office",
        name: text("Printers and network", "ម៉ាស៊ីនព្រីន និងបណ្តាញ", "打印机与网络"),
        subcategories: [
          sub(1080, "printer", "printer", "Printers", "ម៉ាស៊ីនព្រីន", "打印机"),
          sub(1081, "router", "router", "Wi-Fi routers", "រ៉ោតទ័រ Wi-Fi", "无线路由器"),
          sub(1082, "mesh", "mesh", "Mesh Wi-Fi", "Wi-Fi Mesh", "Mesh 组网"),
          sub(1083, "switch-network", "switch-network", "Network switches", "ស្វីចបណ្តាញ", "网络交换机"),
        ],
      },
    ],
  },
  {
    id: 6,
    key: "pcpart",
    sequence: 6,
    drawing: "gpu",
    name: text("PC Parts", "គ្រឿងផ្គុំកុំព្យូទ័រ", "电脑配件"),
    groups: [
      {
        id: 151,
        key: "core-parts",
        name: text("Core parts", "គ្រឿងសំខាន់", "核心硬件"),
        subcategories: [
          sub(1091, "cpu", "cpu", "Processors", "ស៊ីភីយូ (CPU)", "处理器（CPU）"),
          sub(1092, "mainboard", "mainboard", "Mainboards", "ម៉ៃប៊ត", "主板"),
          sub(1093, "ram", "ram", "Memory (RAM)", "អង្គចងចាំ RAM", "内存"),
          sub(1094, "gpu", "gpu", "Graphics cards", "កាតក្រាហ្វិក", "显卡"),
        ],
      },
      {
        id: 152,
        key: "storage",
        name: text("Storage", "ឧបករណ៍ផ្ទុកទិន្នន័យ", "存储"),
        subcategories: [
          sub(1095, "ssd-m2", "ssd-m2", "M.2 SSD", "SSD M.2", "M.2 固态硬盘"),
          sub(1096, "ssd-sata", "ssd-sata", "SATA SSD", "SSD SATA", "SATA 固态硬盘"),
          sub(1097, "hard-drive", "hard-drive", "Hard drives", "ហាតឌីស", "机械硬盘"),
        ],
      },
      {
        id: 153,
        key: "case-and-power",
        name: text("Cases and power", "កេស និងប្រភពថាមពល", "机箱电源"),
        subcategories: [
          sub(1098, "psu", "psu", "Power supplies", "ប្រភពថាមពល (PSU)", "电源"),
          sub(1099, "pc-case", "pc-case", "PC cases", "កេសកុំព្យូទ័រ", "机箱"),
        ],
      },
      {
        id: 154,
        key: "cooling",
        name: text("Cooling", "ប្រព័ន្ធត្រជាក់", "散热"),
        subcategories: [
          sub(1100, "cooler-air", "cooler-air", "Air coolers", "ឧបករណ៍ត្រជាក់ដោយខ្យល់", "风冷散热器"),
          sub(1101, "cooler-water", "cooler-water", "Liquid coolers", "ឧបករណ៍ត្រជាក់ដោយទឹក", "水冷散热器"),
          sub(1102, "case-fan", "case-fan", "Case fans", "កង្ហារកេស", "机箱风扇"),
        ],
      },
    ],
  },
  {
    id: 7,
    key: "accessory",
    sequence: 7,
    drawing: "headphones",
    companion: true,
    name: text("Accessories", "គ្រឿងបន្សំ", "数码周边"),
    groups: [
      {
        id: 161,
        key: "charging",
        name: text("Charging", "ឧបករណ៍សាកថ្ម", "充电"),
        subcategories: [
          sub(1111, "charger", "charger", "Chargers", "ឆ្នាំងសាក", "充电器"),
          sub(1112, "cable", "cable", "Cables", "ខ្សែសាក", "数据线"),
          sub(1113, "powerbank", "powerbank", "Power banks", "ថ្មជំនួយ", "充电宝"),
        ],
      },
      {
        id: 162,
        key: "audio",
        name: text("Audio", "សំឡេង", "音频"),
        subcategories: [
          sub(1114, "earbuds", "earbuds", "Earbuds", "កាសត្រចៀកឥតខ្សែ", "真无线耳机"),
          sub(1115, "headphones", "headphones", "Headphones", "កាសពាក់ក្បាល", "头戴式耳机"),
          sub(1116, "speaker", "speaker", "Speakers", "ឧបករណ៍បំពងសំឡេង", "音箱"),
        ],
      },
      {
        id: 163,
        key: "protection",
        name: text("Protection", "ការពារទូរស័ព្ទ", "保护"),
        subcategories: [
          sub(1117, "phone-case", "phone-case", "Phone cases", "ស្រោមទូរស័ព្ទ", "手机壳"),
          sub(1118, "screen-protector", "screen-protector", "Screen protectors", "កញ្ចក់ការពារអេក្រង់", "屏幕保护膜"),
        ],
      },
      {
        id: 164,
        key: "portable-storage",
        name: text("Portable storage", "ឧបករណ៍ផ្ទុកចល័ត", "移动存储"),
        subcategories: [
          sub(1119, "memory-card", "memory-card", "Memory cards", "កាតអង្គចងចាំ", "存储卡"),
          sub(1120, "usb-stick", "usb-stick", "USB sticks", "USB ផ្ទុកទិន្នន័យ", "U 盘"),
          sub(1121, "portable-ssd", "portable-ssd", "Portable SSD", "SSD ចល័ត", "移动固态硬盘"),
        ],
      },
      {
        id: 165,
        key: "desk",
        name: text("At the desk", "សម្ភារៈលើតុ", "桌面外设"),
        subcategories: [
          sub(1122, "keyboard", "keyboard", "Keyboards", "ក្តារចុច", "键盘"),
          sub(1123, "mouse", "mouse", "Mice", "ម៉ៅស៍", "鼠标"),
          sub(1124, "usb-hub", "usb-hub", "USB hubs and docks", "ឧបករណ៍បំបែករន្ធ USB", "扩展坞"),
          sub(1125, "webcam", "webcam", "Webcams", "កាមេរ៉ាកុំព្យូទ័រ", "网络摄像头"),
          sub(1126, "ups", "ups", "Backup power (UPS)", "ឧបករណ៍បម្រុងភ្លើង (UPS)", "不间断电源（UPS）"),
        ],
      },
    ],
  },
  {
    id: 8,
    key: "service",
    sequence: 8,
    drawing: "service-install",
    companion: true,
    name: text("Services", "សេវាកម្ម", "服务"),
    groups: [
      {
        id: 171,
        key: "installation",
        name: text("Installation", "ការដំឡើង", "安装"),
        subcategories: [
          sub(1131, "service-camera", "service-install", "Camera installation", "ដំឡើងកាមេរ៉ា", "摄像头安装"),
          sub(1132, "service-smarthome", "service-smarthome", "Smart home installation", "ដំឡើងផ្ទះឆ្លាតវៃ", "智能家居安装"),
          sub(1133, "service-network", "service-network", "Network installation", "ដំឡើងបណ្តាញ", "网络布线"),
        ],
      },
      {
        id: 172,
        key: "repair",
        name: text("Repair and care", "ជួសជុល និងថែទាំ", "维修保养"),
        subcategories: [
          sub(1134, "service-phone", "service-repair", "Phone repair", "ជួសជុលទូរស័ព្ទ", "手机维修"),
          sub(1135, "service-computer", "service-computer", "Computer repair", "ជួសជុលកុំព្យូទ័រ", "电脑维修"),
          sub(1136, "service-cleaning", "service-cleaning", "Cleaning", "សម្អាត", "清洁保养"),
        ],
      },
    ],
  },
];
