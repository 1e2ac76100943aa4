import type { Text } from "../types.ts";
import { expand } from "./build.ts";
import type { Family, Row } from "./family.ts";

const columns: Family["columns"] = ["place", "duration", "includes"];
const sentences: Family["sentences"] = [
  { en: "{name}. Where: {place}; it takes about {duration}.", km: "{name}។ ទីកន្លែង៖ {place} រយៈពេលប្រហែល {duration}។", zh: "{name}。地点：{place}；约需 {duration}。" },
];
const visit: Text = {
  en: "After the order our technician calls to fix the hour; parts and cables are charged by what is used.",
  km: "ក្រោយបញ្ជាទិញ ជាងនឹងទូរស័ព្ទកំណត់ម៉ោង គ្រឿង និងខ្សែគិតតាមការប្រើជាក់ស្តែង។",
  zh: "下单后师傅来电约定时间，材料与线缆按实际用量计费。",
};

const service = (title: Text, price: number | null, facts: string): Row => ["Service Team", title.en, price, facts, { name: title, say: visit }];
const named = (en: string, km: string, zh: string): Text => ({ en, km, zh });
const family = (from: number, subcategory: string, kind: string, color: string, rows: Row[]) =>
  expand({ from, subcategory, columns, sentences, kind, color, popularity: 140, warrantyMonths: 3, stock: 9999, rows });

export const services = [
  ...family(7001, "service-camera", "service-install", "#2f6fe0", [
    service(named("Installation of one camera", "ដំឡើងកាមេរ៉ា 1 គ្រឿង", "摄像头安装（1 台）"), 15, "At your home|1 h|-"),
    service(named("Installation of a set of four cameras", "ដំឡើងកាមេរ៉ា 1 ឈុត 4 គ្រឿង", "摄像头套装安装（4 台）"), 55, "At your home|4 h|-"),
    service(named("Installation of a set of eight cameras", "ដំឡើងកាមេរ៉ា 1 ឈុត 8 គ្រឿង", "摄像头套装安装（8 台）"), 99, "At your home|8 h|-"),
    service(named("Camera check and lens cleaning", "ពិនិត្យ និងសម្អាតកែវកាមេរ៉ា", "监控检修与镜头清洁"), 20, "At your home|2 h|-"),
    service(named("Moving a camera or recorder", "ប្តូរទីតាំងកាមេរ៉ា ឬម៉ាស៊ីនថត", "摄像头或录像机移位"), 18, "At your home|2 h|-"),
  ]),
  ...family(7021, "service-smarthome", "service-smarthome", "#7c5ae0", [
    service(named("Installation of a smart lock", "ដំឡើងសោឆ្លាតវៃ", "智能门锁安装"), 25, "At your home|2 h|-"),
    service(named("Installation of three wall switches", "ដំឡើងកុងតាក់ឆ្លាតវៃ 3 គ្រឿង", "智能开关安装（3 个）"), 20, "At your home|2 h|-"),
    service(named("Installation of a curtain motor", "ដំឡើងម៉ូទ័រវាំងនន", "窗帘电机安装"), 22, "At your home|2 h|-"),
    service(named("Smart home setup for one flat", "រៀបចំផ្ទះឆ្លាតវៃ 1 ល្វែង", "全屋智能调试（一套）"), 79, "At your home|6 h|-"),
  ]),
  ...family(7041, "service-network", "service-network", "#1f9d8a", [
    service(named("Wi-Fi setup and check of coverage", "រៀបចំ Wi-Fi និងពិនិត្យរលកសញ្ញា", "Wi-Fi 调试与信号检测"), 15, "At your home|1 h|-"),
    service(named("Laying one network cable up to 30 m", "អូសខ្សែបណ្តាញ 1 ខ្សែ ដល់ 30 ម៉ែត្រ", "布网线一条（30 米内）"), 25, "At your home|2 h|-"),
    service(named("Office network plan on site", "ស្ទង់ និងរៀបចំប្លង់បណ្តាញការិយាល័យ", "办公网络现场勘察设计"), null, "At your home|3 h|-"),
  ]),
  ...family(7061, "service-phone", "service-repair", "#e2802f", [
    service(named("Changing a phone screen (work)", "ប្តូរអេក្រង់ទូរស័ព្ទ (ថ្លៃឈ្នួល)", "更换手机屏幕（工费）"), 10, "In the shop|1 h|-"),
    service(named("Changing a phone battery (work)", "ប្តូរថ្មទូរស័ព្ទ (ថ្លៃឈ្នួល)", "更换手机电池（工费）"), 6, "In the shop|30 min|-"),
    service(named("Phone check and estimate", "ពិនិត្យទូរស័ព្ទ និងប៉ាន់ស្មានតម្លៃ", "手机检测与报价"), 3, "In the shop|30 min|-"),
    service(named("Moving data to a new phone", "ផ្ទេរទិន្នន័យទៅទូរស័ព្ទថ្មី", "新旧手机数据迁移"), 8, "In the shop|1 h|-"),
  ]),
  ...family(7081, "service-computer", "service-computer", "#3f7de0", [
    service(named("Windows setup with drivers and Khmer fonts", "ដំឡើង Windows ព្រមទាំងពុម្ពអក្សរខ្មែរ", "安装 Windows、驱动与高棉文字体"), 12, "At home or in the shop|2 h|-"),
    service(named("Building a PC from your parts", "ផ្គុំកុំព្យូទ័រពីគ្រឿងរបស់អ្នក", "自备配件装机"), 25, "In the shop|3 h|-"),
    service(named("Changing a laptop screen or keyboard (work)", "ប្តូរអេក្រង់ ឬក្តារចុចកុំព្យូទ័រ (ថ្លៃឈ្នួល)", "更换笔记本屏幕或键盘（工费）"), 15, "In the shop|2 h|-"),
    service(named("Data recovery check", "ពិនិត្យសង្គ្រោះទិន្នន័យ", "数据恢复检测"), 10, "In the shop|1 d|-"),
  ]),
  ...family(7101, "service-cleaning", "service-cleaning", "#2aa7c9", [
    service(named("PC cleaning and new thermal paste", "សម្អាតកុំព្យូទ័រ និងប្តូរកាវកម្តៅ", "主机清灰与更换硅脂"), 15, "In the shop|2 h|-"),
    service(named("Laptop cleaning and new thermal paste", "សម្អាតកុំព្យូទ័រយួរដៃ និងប្តូរកាវកម្តៅ", "笔记本清灰与更换硅脂"), 18, "In the shop|2 h|-"),
    service(named("Printer cleaning", "សម្អាតម៉ាស៊ីនព្រីន", "打印机清洁保养"), 12, "At home or in the shop|1 h|-"),
  ]),
];
