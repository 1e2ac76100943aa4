import type { LocalText } from "@shop/kit/locale";
import type { RecordSpec } from "../mapping.ts";

/**
 * Goods of the lists for which the shop has no category, by `part_type` or `category`. Their names often do not say
 * what they are: `Noctua NT-H2`.
 */
const kinds: readonly (readonly [parts: readonly string[], kind: LocalText])[] = [
  [["thermal-paste", "ThermalCompound"], { en: "Thermal paste", km: "កាវកម្តៅ", zh: "导热硅脂" }],
  [["optical-drive"], { en: "Optical drive", km: "ឌ្រាយ DVD", zh: "光驱" }],
  [["blu-ray-drive"], { en: "Blu-ray drive", km: "ឌ្រាយ Blu-ray", zh: "蓝光光驱" }],
  [["sound-card", "SoundCard"], { en: "Sound card", km: "កាតសំឡេង", zh: "声卡" }],
  [["wired-network-card", "NetworkCard"], { en: "Network card", km: "កាតបណ្តាញ", zh: "网卡" }],
  [["wireless-network-card"], { en: "Wi-Fi adapter", km: "កាតវ៉ាយហ្វាយ", zh: "无线网卡" }],
  [["fan-controller"], { en: "Fan controller", km: "ឧបករណ៍បញ្ជាកង្ហារ", zh: "风扇控制器" }],
  [["os", "OS"], { en: "Operating system", km: "ប្រព័ន្ធប្រតិបត្តិការ", zh: "操作系统" }],
  [["Chair"], { en: "Chair", km: "កៅអី", zh: "椅子" }],
  [["Desk"], { en: "Desk", km: "តុ", zh: "桌子" }],
  [["CaptureCard"], { en: "Capture card", km: "កាតចាប់រូបភាព", zh: "采集卡" }],
  [["Microphone"], { en: "Microphone", km: "មីក្រូហ្វូន", zh: "麦克风" }],
  [["Mousepad"], { en: "Mouse pad", km: "ទ្រនាប់ម៉ៅស៍", zh: "鼠标垫" }],
  [["VRHeadset"], { en: "VR headset", km: "វ៉ែនតា VR", zh: "VR 眼镜" }],
];

/** A fact with the kind of a part, if no category says it. */
export function kindOf(part: string): RecordSpec[] {
  const value = kinds.find(([parts]) => parts.includes(part))?.[1];
  return value ? [{ key: "type", label: { en: "Type", km: "ប្រភេទ", zh: "类型" }, value, filter: true }] : [];
}
