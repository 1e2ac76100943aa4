import type { DemoStore } from "../types.ts";
import { text } from "./define.ts";

type Banner = DemoStore["banners"][number];

/** Campaigns that stores choose from; `drawing` names a composition of `drawBanner`. */
export const banners = {
  phones: {
    title: text("New phones, genuine and guaranteed", "ទូរស័ព្ទថ្មី ធានាពិតប្រាកដ", "新机到店，正品保障"),
    text: text("Galaxy, iPhone, Xiaomi, OPPO and HONOR with 12 months of warranty.", "Galaxy, iPhone, Xiaomi, OPPO និង HONOR ធានា 12 ខែ។", "Galaxy、iPhone、小米、OPPO、荣耀，保修 12 个月。"),
    to: "/phone",
    drawing: "phones",
    tone: "accent",
  },
  cameras: {
    title: text("See your home from anywhere", "មើលផ្ទះអ្នកពីគ្រប់ទីកន្លែង", "随时随地看家"),
    text: text("Cameras for indoors, outdoors and solar, installed by our own people.", "កាមេរ៉ាក្នុងផ្ទះ ក្រៅផ្ទះ និងសូឡា ដំឡើងដោយជាងរបស់យើង។", "室内、室外与太阳能摄像头，自有师傅上门安装。"),
    to: "/camera",
    drawing: "cameras",
    tone: "calm",
  },
  smarthome: {
    title: text("A home that listens", "ផ្ទះដែលស្តាប់បង្គាប់អ្នក", "会听话的家"),
    text: text("Lights, locks, curtains and sensors that work together.", "ភ្លើង សោ វាំងនន និងសេនស័រ ធ្វើការរួមគ្នា។", "灯光、门锁、窗帘、传感器协同工作。"),
    to: "/smarthome",
    drawing: "smarthome",
    tone: "warm",
  },
  builder: {
    title: text("Build the PC that fits you", "ផ្គុំកុំព្យូទ័រតាមចិត្តអ្នក", "装一台合适的电脑"),
    text: text("The builder checks socket, memory, length and watts as you choose.", "កម្មវិធីផ្គុំពិនិត្យសុកខេត RAM ប្រវែង និងថាមពលឱ្យអ្នក។", "选配时自动检查接口、内存、尺寸与功率。"),
    to: "/pcbuilder",
    drawing: "builder",
    tone: "accent",
  },
  laptops: {
    title: text("Back to class, back to work", "ត្រៀមចូលរៀន ត្រៀមធ្វើការ", "开学与上班好帮手"),
    text: text("Laptops, monitors and printers with setup included.", "កុំព្យូទ័រយួរដៃ ម៉ូនីទ័រ និងម៉ាស៊ីនព្រីន រួមទាំងការដំឡើង។", "笔记本、显示器、打印机，免费调试。"),
    to: "/category?cat_id=5",
    drawing: "laptops",
    tone: "calm",
  },
  repair: {
    title: text("Parts and tools for every repair", "គ្រឿងបន្លាស់ និងឧបករណ៍គ្រប់ការជួសជុល", "维修配件与工具一站齐"),
    text: text("Screens, batteries and ports, tested before they leave the shop.", "អេក្រង់ ថ្ម និងរន្ធសាក សាកល្បងមុនចេញពីហាង។", "屏幕、电池、尾插，出库前逐件检测。"),
    to: "/sparepart",
    drawing: "repair",
    tone: "warm",
  },
  audio: {
    title: text("Sound for the road", "សំឡេងពិរោះតាមផ្លូវ", "路上的好声音"),
    text: text("Earbuds, speakers and power for the whole day.", "កាសត្រចៀក ឧបករណ៍បំពង និងថ្មជំនួយពេញមួយថ្ងៃ។", "耳机、音箱、充电宝，续航一整天。"),
    to: "/category?cat_id=7",
    drawing: "audio",
    tone: "calm",
  },
  services: {
    title: text("We come to your home", "យើងទៅដល់ផ្ទះអ្នក", "上门服务"),
    text: text("Installation, repair and cleaning at a time you choose.", "ដំឡើង ជួសជុល និងសម្អាត តាមម៉ោងដែលអ្នកជ្រើស។", "安装、维修、清洁，时间由您选择。"),
    to: "/services",
    drawing: "services",
    tone: "warm",
  },
  promotions: {
    title: text("Prices of the week", "តម្លៃពិសេសប្រចាំសប្តាហ៍", "本周特价"),
    text: text("Less to pay while it lasts.", "បញ្ចុះតម្លៃដល់អស់ស្តុក។", "售完即止。"),
    to: "/promotions",
    drawing: "promotions",
    tone: "warm",
  },
} satisfies Record<string, Banner>;
