import type { Text } from "../types.ts";

/** Values of facts that are words, by their English form. */
const table: Record<string, [km: string, zh: string]> = {
  Yes: ["មាន", "支持"],
  No: ["គ្មាន", "不支持"],
  Indoor: ["ក្នុងផ្ទះ", "室内"],
  Outdoor: ["ក្រៅផ្ទះ", "室外"],
  "Indoor and outdoor": ["ក្នុង និងក្រៅផ្ទះ", "室内外"],
  "Full colour": ["ពណ៌ពេញលេញ", "全彩夜视"],
  Infrared: ["អាំងហ្វ្រារ៉េដ", "红外"],
  "Dual light": ["ភ្លើងពីរប្រភេទ", "双光夜视"],
  Battery: ["ថ្ម", "电池"],
  "solar panel": ["បន្ទះសូឡា", "太阳能板"],
  "Pan and tilt": ["បង្វិលជុំវិញ", "云台旋转"],
  Microphone: ["មីក្រូហ្វូន", "内置麦克风"],
  "Two-way talk": ["និយាយទៅមក", "双向语音"],
  None: ["គ្មាន", "无"],
  "No limit": ["គ្មានកំណត់", "不限高"],
  White: ["ស", "白光"],
  "Warm to cool white": ["សលឿងដល់សត្រជាក់", "冷暖白光"],
  "16 million colours": ["16 លានពណ៌", "1600 万色"],
  "Motion": ["ចលនា", "人体移动"],
  "Door and window": ["ទ្វារ និងបង្អួច", "门窗开合"],
  "Temperature and humidity": ["សីតុណ្ហភាព និងសំណើម", "温湿度"],
  "Water leak": ["ទឹកជ្រាប", "漏水"],
  Smoke: ["ផ្សែង", "烟雾"],
  Presence: ["វត្តមានមនុស្ស", "人体存在"],
  Vibration: ["រំញ័រ", "震动"],
  "Air quality": ["គុណភាពខ្យល់", "空气质量"],
  Gas: ["ឧស្ម័ន", "燃气"],
  Original: ["ដើម", "原装"],
  "Original pulled": ["ដើមដោះចេញ", "原装拆机"],
  "High capacity": ["ចំណុះខ្ពស់", "大容量"],
  "At your home": ["នៅផ្ទះអ្នក", "上门服务"],
  "In the shop": ["នៅហាង", "到店服务"],
  "At home or in the shop": ["នៅផ្ទះ ឬនៅហាង", "上门或到店"],
  "Fully modular": ["ដោះខ្សែបានទាំងអស់", "全模组"],
  "Semi-modular": ["ដោះខ្សែបានខ្លះ", "半模组"],
  Fixed: ["ខ្សែជាប់", "非模组"],
  "Print": ["ព្រីន", "打印"],
  scan: ["ស្កេន", "扫描"],
  copy: ["ថតចម្លង", "复印"],
  fax: ["ហ្វាក់", "传真"],
  "Ink tank": ["ធុងទឹកខ្មៅ", "墨仓"],
  "Ink cartridge": ["ប្រអប់ទឹកខ្មៅ", "墨盒"],
  Toner: ["ម្សៅព្រីន", "硒鼓"],
  Wired: ["មានខ្សែ", "有线"],
  Wireless: ["ឥតខ្សែ", "无线"],
  Membrane: ["ម៉ាំប្រាន", "薄膜"],
  Silicone: ["ស៊ីលីកូន", "硅胶"],
  "Tempered glass": ["កញ្ចក់រឹង", "钢化玻璃"],
  "Clear plastic": ["ប្លាស្ទិកថ្លា", "透明 PC"],
  Leather: ["ស្បែក", "皮革"],
  Aramid: ["សរសៃអារ៉ាមីត", "芳纶纤维"],
  Plastic: ["ប្លាស្ទិក", "塑料"],
  Built: ["មានស្រាប់", "内置"],
  finger: ["ស្នាមម្រាមដៃ", "指纹"],
  code: ["លេខកូដ", "密码"],
  card: ["កាត", "卡片"],
  app: ["កម្មវិធីទូរស័ព្ទ", "App"],
  face: ["ស្កេនមុខ", "人脸"],
  palm: ["បាតដៃ", "掌纹"],
  charges: ["សាកថ្ម", "充电"],
  washes: ["លាងក្រណាត់ជូត", "洗拖布"],
  dries: ["សម្ងួត", "烘干"],
  empties: ["ប្រមូលធូលីដោយខ្លួនឯង", "自动集尘"],
  infrared: ["អាំងហ្វ្រារ៉េដ", "红外"],
  "With neutral": ["មានខ្សែនុល", "零火线"],
  "Without neutral": ["គ្មានខ្សែនុល", "单火线"],
  "Behind the switch": ["ដាក់ក្រោយកុងតាក់", "装于开关后"],
  "Wi-Fi hub": ["តាមមជ្ឈមណ្ឌល Wi-Fi", "需网关"],
  "Energy metering": ["វាស់ថាមពលអគ្គិសនី", "电量统计"],
  Timer: ["កំណត់ម៉ោង", "定时"],
  "Night light": ["ភ្លើងយប់", "小夜灯"],
  "HEPA filter": ["តម្រង HEPA", "HEPA 滤网"],
  "Purifier and fan": ["បន្សុទ្ធខ្យល់ និងកង្ហារ", "净化与风扇"],
  "Turns 90°": ["បង្វិល 90°", "90° 摇头"],
  "Turns 140°": ["បង្វិល 140°", "140° 摇头"],
  "Turns 150°": ["បង្វិល 150°", "150° 摇头"],
  "Energy saving": ["សន្សំថាមពល", "节能"],
  Ethernet: ["ខ្សែបណ្តាញ", "以太网"],
  optical: ["អុបទិក", "光学"],
  Linear: ["ស្រាល (Linear)", "线性轴"],
  Tactile: ["មានចំណុច (Tactile)", "段落轴"],
  "High-grade copy": ["ចម្លងគុណភាពខ្ពស់", "高品质副厂"],
  "Hot air": ["ខ្យល់ក្តៅ", "热风"],
  Soldering: ["ផ្សារ", "焊接"],
  "Separating screens": ["បំបែកអេក្រង់", "分离屏幕"],
  "Power for boards": ["ផ្តល់ភ្លើងដល់បន្ទះ", "主板供电"],
  "Cutting film": ["កាត់ស្គ្រីន", "裁膜"],
  "battery data": ["ទិន្នន័យថ្ម", "电池数据"],
  Nylon: ["នីឡុង", "尼龙"],
  "S2 steel": ["ដែក S2", "S2 钢"],
  magnetic: ["ម៉ាញេទិក", "磁吸"],
  wireless: ["ឥតខ្សែ", "无线"],
  Optical: ["អុបទិក", "光轴"],
  "Scissor": ["កន្ត្រៃ (Scissor)", "剪刀脚"],
};

/** Lengths of time, by their short form. */
const times: Record<string, [en: string, km: string, zh: string]> = {
  min: ["minutes", "នាទី", "分钟"],
  h: ["hours", "ម៉ោង", "小时"],
  d: ["days", "ថ្ងៃ", "天"],
  months: ["months", "ខែ", "个月"],
  y: ["years", "ឆ្នាំ", "年"],
};

/** A value as text: in three languages if it consists of words, unchanged if it is a measure or a name. */
export function word(value: string): string | Text {
  const time = /^([\d.–]+) (min|h|d|months|y)$/.exec(value);
  if (time) {
    const [en, km, zh] = times[time[2]!]!;
    return { en: `${time[1]} ${time[1] === "1" ? en.slice(0, -1) : en}`, km: `${time[1]} ${km}`, zh: `${time[1]} ${zh}` };
  }
  const translations = table[value];
  if (translations) return { en: value, km: translations[0], zh: translations[1] };
  const parts = value.split(", ");
  if (!parts.some((part) => table[part])) return value;
  const translated = (at: 0 | 1, comma: string) => parts.map((part) => table[part]?.[at] ?? part).join(comma);
  return { en: value, km: translated(0, ", "), zh: translated(1, "、") };
}
