import { text } from "./stores/define.ts";
import type { DemoDrawing, Text } from "./types.ts";

type Result = "good" | "flaw" | "fault";

interface DemoDeviceCheck {
  /** Fixed; printed on the device. */
  code: string;
  device: Text;
  drawing: DemoDrawing;
  /** The end of its serial number or IMEI. */
  serialEnd: string;
  /** Days between the check and the seeding. */
  ageDays: number;
  grade: "A" | "B" | "C";
  summary: Text;
  /** Percent of the capacity when new; null without a battery. */
  batteryHealth: number | null;
  items: { name: Text; result: Result; note: Text | null }[];
}

/** What is checked on a used device. */
const things = {
  screen: text("Screen", "អេក្រង់", "屏幕"),
  touch: text("Touch", "ការប៉ះអេក្រង់", "触控"),
  battery: text("Battery", "ថ្ម", "电池"),
  rearCamera: text("Rear cameras", "កាមេរ៉ាក្រោយ", "后置摄像头"),
  frontCamera: text("Front camera", "កាមេរ៉ាមុខ", "前置摄像头"),
  unlocking: text("Face or fingerprint unlocking", "ដោះសោដោយមុខ ឬស្នាមម្រាមដៃ", "面容或指纹解锁"),
  speakers: text("Loudspeakers", "ឧបករណ៍បំពងសំឡេង", "扬声器"),
  microphones: text("Microphones", "មីក្រូហ្វូន", "麦克风"),
  buttons: text("Buttons", "ប៊ូតុង", "按键"),
  charging: text("Charging port", "រន្ធសាក", "充电口"),
  network: text("SIM and mobile network", "ស៊ីម និងបណ្តាញទូរស័ព្ទ", "SIM 卡与移动网络"),
  wireless: text("Wi-Fi and Bluetooth", "Wi-Fi និង Bluetooth", "Wi-Fi 与蓝牙"),
  housing: text("Housing", "តួខាងក្រៅ", "机身外壳"),
  water: text("Traces of water", "ស្នាមទឹក", "进水痕迹"),
  parts: text("Original parts", "គ្រឿងដើម", "原装零件"),
  locks: text("Account locks", "ការចាក់សោគណនី", "账号锁"),
  keyboard: text("Keyboard and touchpad", "ក្តារចុច និងផ្ទាំងប៉ះ", "键盘与触控板"),
  ports: text("Ports", "រន្ធភ្ជាប់", "接口"),
  storage: text("Storage", "អង្គផ្ទុក", "存储"),
  fan: text("Fan and temperature", "កង្ហារ និងសីតុណ្ហភាព", "风扇与温度"),
};
type Thing = keyof typeof things;

const phone: Thing[] = ["screen", "touch", "battery", "rearCamera", "frontCamera", "unlocking", "speakers", "microphones", "buttons", "charging", "network", "wireless", "housing", "water", "parts", "locks"];
const tablet = phone.filter((thing) => thing !== "network");
const laptop: Thing[] = ["screen", "keyboard", "battery", "frontCamera", "speakers", "microphones", "ports", "charging", "wireless", "storage", "fan", "housing", "parts", "locks"];

const unlocked = text("Signed out and erased", "បានចេញពីគណនី និងលុបទិន្នន័យ", "已退出账号并清空数据");
const dry = text("None found", "រកមិនឃើញ", "未发现");

/** The results in their order: good unless noted otherwise. */
function items(looked: Thing[], noted: Partial<Record<Thing, [result: Result, note: Text]>>): DemoDeviceCheck["items"] {
  const usual: typeof noted = { locks: ["good", unlocked], water: ["good", dry] };
  return looked.map((thing) => {
    const [result, note] = noted[thing] ?? usual[thing] ?? ["good" as const, null];
    return { name: things[thing], result, note };
  });
}

/** Inspection reports of used devices, for stores that have them. */
export const deviceChecks: DemoDeviceCheck[] = [
  {
    code: "7K4M29QX", device: text("iPhone 15, 128 GB, Blue", "iPhone 15, 128 GB, ពណ៌ខៀវ", "iPhone 15 128 GB 蓝色"), drawing: { kind: "phone", color: "#a9c1d6", style: "dual" }, serialEnd: "4417", ageDays: 3, grade: "A", batteryHealth: 94,
    summary: text("Looks like new, everything works.", "មើលទៅដូចថ្មី ដំណើរការទាំងអស់។", "外观如新，功能全部正常。"),
    items: items(phone, {
      battery: ["good", text("94% after 187 charges", "94% ក្រោយសាក 187 ដង", "健康度 94%，循环 187 次")],
      housing: ["good", text("No marks", "គ្មានស្នាម", "无划痕")],
      parts: ["good", text("All original, never opened", "គ្រឿងដើមទាំងអស់ មិនធ្លាប់បើក", "全部原装，未拆修")],
    }),
  },
  {
    code: "R5WT83HD", device: text("Galaxy S24 Ultra, 256 GB, Black", "Galaxy S24 Ultra, 256 GB, ពណ៌ខ្មៅ", "Galaxy S24 Ultra 256 GB 黑色"), drawing: { kind: "phone", color: "#3a3d44", style: "ultra" }, serialEnd: "9052", ageDays: 9, grade: "B", batteryHealth: 89,
    summary: text("Works fully; fine scratches on the screen that are not seen when it is lit.", "ដំណើរការពេញលេញ មានស្នាមឆ្កូតតូចៗលើអេក្រង់ ដែលមើលមិនឃើញពេលភ្លឺ។", "功能正常；屏幕有细微划痕，亮屏时不可见。"),
    items: items(phone, {
      screen: ["flaw", text("Two fine scratches, lower third", "ឆ្កូតស្រាល 2 ផ្នែកខាងក្រោម", "下方两道细划痕")],
      battery: ["good", text("89%", "89%", "健康度 89%")],
      housing: ["flaw", text("Small dent at the lower left corner", "ផតបន្តិចនៅជ្រុងក្រោមខាងឆ្វេង", "左下角轻微磕碰")],
      parts: ["good", text("All original", "គ្រឿងដើមទាំងអស់", "全部原装")],
    }),
  },
  {
    code: "C9NP64VE", device: text("Redmi Note 13 Pro, 256 GB, Purple", "Redmi Note 13 Pro, 256 GB, ពណ៌ស្វាយ", "Redmi Note 13 Pro 256 GB 紫色"), drawing: { kind: "phone", color: "#b9a6d8" }, serialEnd: "2308", ageDays: 15, grade: "C", batteryHealth: 78,
    summary: text("Screen replaced, battery weaker, one microphone does not work: priced accordingly.", "បានប្តូរអេក្រង់ ថ្មខ្សោយ មីក្រូហ្វូនមួយមិនដំណើរការ តម្លៃគិតតាមនោះ។", "换过屏幕，电池衰减，一个麦克风失效，价格已相应下调。"),
    items: items(phone, {
      screen: ["flaw", text("Replaced by one of another maker, colours slightly colder", "បានប្តូរជាអេក្រង់ម៉ាកផ្សេង ពណ៌ត្រជាក់បន្តិច", "已更换第三方屏幕，色彩略偏冷")],
      battery: ["flaw", text("78%, lasts about a day", "78% ប្រើបានប្រហែលមួយថ្ងៃ", "健康度 78%，约可用一天")],
      microphones: ["fault", text("The second one, for loudspeaker calls, is silent", "មីក្រូទីពីរ សម្រាប់ហៅបើកសំឡេង មិនមានសំឡេង", "副麦克风失效，免提通话声音小")],
      housing: ["flaw", text("Worn edges", "គែមសឹក", "边框磨损")],
      parts: ["flaw", text("Screen not original", "អេក្រង់មិនមែនគ្រឿងដើម", "屏幕非原装")],
    }),
  },
  {
    code: "F2YB57KA", device: text("iPad Air (M1), 64 GB, Space Grey", "iPad Air (M1), 64 GB, ពណ៌ប្រផេះ", "iPad Air (M1) 64 GB 深空灰"), drawing: { kind: "tablet", color: "#6d7178" }, serialEnd: "X1Q7", ageDays: 21, grade: "A", batteryHealth: 92,
    summary: text("Very well kept, with its charger.", "ថែទាំល្អណាស់ មានឆ្នាំងសាក។", "保养良好，附原装充电器。"),
    items: items(tablet, {
      battery: ["good", text("92%", "92%", "健康度 92%")],
      housing: ["good", text("No marks, was kept in a case", "គ្មានស្នាម ធ្លាប់ដាក់ក្នុងស្រោម", "无划痕，一直带壳使用")],
      parts: ["good", text("All original", "គ្រឿងដើមទាំងអស់", "全部原装")],
    }),
  },
  {
    code: "J8GS36MZ", device: text("MacBook Air 13″ (M2), 256 GB, Midnight", "MacBook Air 13″ (M2), 256 GB, ពណ៌ខៀវចាស់", "MacBook Air 13″ (M2) 256 GB 午夜色"), drawing: { kind: "laptop", color: "#2d3440" }, serialEnd: "K40P", ageDays: 27, grade: "B", batteryHealth: 86,
    summary: text("Fast and quiet; some keys shine from use.", "លឿន និងស្ងាត់ គ្រាប់ចុចខ្លះរលោងដោយប្រើ។", "运行流畅安静；部分键帽打油。"),
    items: items(laptop, {
      keyboard: ["flaw", text("Some keys shine, all work", "គ្រាប់ចុចខ្លះរលោង តែដំណើរការទាំងអស់", "部分键帽打油，均正常")],
      battery: ["good", text("86% after 241 charges", "86% ក្រោយសាក 241 ដង", "健康度 86%，循环 241 次")],
      storage: ["good", text("No errors, 3% of its writes used", "គ្មានកំហុស ប្រើអស់ 3% នៃការសរសេរ", "无错误，写入寿命已用 3%")],
      fan: ["good", text("Has no fan; 41 °C under load", "គ្មានកង្ហារ 41 °C ពេលប្រើខ្លាំង", "无风扇；满载 41 °C")],
      housing: ["flaw", text("Fine scratches on the lid", "ឆ្កូតស្រាលលើគម្រប", "顶盖有细划痕")],
      parts: ["good", text("All original", "គ្រឿងដើមទាំងអស់", "全部原装")],
    }),
  },
];
