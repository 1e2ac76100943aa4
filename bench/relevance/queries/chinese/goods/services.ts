import { all, anyService, meaning, type RelevanceQuery } from "../../../meanings.ts";

/** Services, in Chinese. */
export const services: RelevanceQuery[] = [
  ...all("zh", "words", "demo", [
    ["iphone 换屏", { in: ["service-phone"] }],
    ["手机维修", { in: ["service-phone"] }],
    ["安装监控", { in: ["service-camera"] }],
    ...meaning({ in: ["service-phone"] }, "换手机电池", "手机换屏"),
    ...meaning({ in: ["service-computer"], name: /Data/i }, "數據恢復"),
    ...meaning({ in: ["service-computer"] }, "安装系统", "装机"),
    ...meaning({ in: ["service-cleaning"] }, "电脑清灰"),
    ...meaning({ in: ["service-camera"] }, "監視器安裝"),
    ...meaning({ in: ["service-network"] }, "网络布线"),
    ...meaning({ in: ["service-smarthome"] }, "门锁安装"),
    ...meaning({ in: ["service-phone"] }, "手机屏幕维修"),
    ["修手机", { in: ["service-phone"] }],
    ["笔记本清灰", { in: ["service-cleaning"] }],
    ["哪里可以修手机", { in: ["service-phone"] }],
    ["笔记本换屏", { in: ["service-computer"] }],
    ["数据恢复", { name: /Data recovery/ }],
    ["电脑装系统", { in: ["service-computer"], name: /Windows/ }],
    ...meaning({ in: ["service-phone"] }, "修手机", "手机换电池多少钱", "手机碎屏"),
    ...meaning({ in: ["service-computer", "service-cleaning"] }, "电脑维修", "重装系统", "笔记本清洁"),
    ...meaning({ in: ["service-camera"] }, "安装摄像头"),
    ...meaning(anyService, "手机进水维修", "电脑清理"),
    ["修电脑", { in: ["service-computer", "service-cleaning"] }],
    ["装系统", { in: ["service-computer"] }],
    ["手机换屏服务", { in: ["service-phone"], name: /screen/i }],
    ["安装智能锁", { in: ["service-smarthome"], name: /lock/i }],
    ["手机数据迁移", { in: ["service-phone"], name: /data/i }],
    ["屏碎了", { in: ["service-phone", "service-computer"] }],
  ]),
];
