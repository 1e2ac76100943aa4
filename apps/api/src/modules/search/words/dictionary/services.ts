/** Kinds of work that the shop does for shoppers. */
export const services: readonly (readonly string[])[] = [
  [
    "repair", "fix", "broken", "cracked", "damaged", "not working", "doesn't work", "does not work", "is slow", "so slow", "very slow", "too slow", "running slow", "repairing", "fixing", "troubleshooting", "diagnose", "diagnostic", "overheating", "won't start", "water damage", "water damaged", "won't turn on", "not turning on", "not charging", "won't charge", "keeps freezing",
    "ជួសជុល", "ធ្វើទូរស័ព្ទ", "បែក", "ខូច", "ដើរយឺត", "មិនដើរ", "អត់ដើរ", "បើកមិនឡើង", "បើកអត់ឡើង", "បើកអត់កើត", "បើកមិនកើត", "សាកមិនចូល", "សាកអត់ចូល", "គាំង", "ងាប់",
    "维修", "维修保养", "修理", "修", "碎屏", "碎了", "裂了", "摔坏", "摔碎", "坏了", "进水", "很慢", "太慢", "卡顿", "死机", "不开机", "开不了机", "充不进电", "不充电", "打不开", "开不了", "无法开机", "无法充电", "黑屏", "花屏", "蓝屏", "没反应", "检修", "烂了",
  ],
  [
    "installation", "install", "setup", "set up", "reinstall", "reinstallation",
    "ដំឡើង", "តម្លើង", "តំឡើង", "រៀបចំ", "ដាក់", "បញ្ចូល",
    "安装", "重装", "装", "调试", "布线", "架设", "上门安装", "做系统", "刷机", "重灌", "灌系统",
  ],
  ["building", "build", "assembly", "assemble", "ផ្គុំកុំព្យូទ័រ", "装机", "攒机", "配机", "配电脑", "攒电脑", "组电脑"],
  ["cleaning", "clean", "maintenance", "សម្អាត", "លាង", "ថែទាំ", "លាងសម្អាត", "បោសសម្អាត", "清洁", "清洗", "清灰", "洗", "保养", "除尘", "清理", "清理灰尘", "拆机清灰"],
  ["service", "សេវាកម្ម", "សេវា", "សឺវីស", "服务", "售后", "售后服务"],
  ["changing", "change", "replacement", "replace", "ប្តូរ", "ដូរ", "ផ្លាស់", "ផ្លាស់ប្តូរ", "ប្តូរថ្មី", "更换", "换", "替换", "换新"],
  [
    "data recovery", "recover data", "recover file", "recover deleted file", "restore data", "file recovery", "data rescue", "photo recovery", "recover photo", "recover deleted photo", "deleted photo", "deleted file", "deleted data", "lost photo", "lost file", "lost data", "get back photo", "get back file", "get back data",
    "សង្គ្រោះទិន្នន័យ", "យកទិន្នន័យមកវិញ", "សង្គ្រោះឯកសារ", "យកឯកសារមកវិញ", "យករូបមកវិញ", "យករូបថតមកវិញ", "ទាញទិន្នន័យ", "បាត់ទិន្នន័យ", "លុបរូប",
    "数据恢复", "恢复数据", "数据救援", "数据修复", "资料救援", "资料恢复", "文件恢复", "恢复文件", "恢复照片", "找回数据", "找回照片", "找回资料", "找回文件", "数据找回", "数据找回来", "照片找回来", "数据丢失", "误删",
  ],
  [
    "moving data", "move data", "transfer data", "data transfer", "data migration", "migrate data", "backup data", "back up data",
    "ផ្ទេរទិន្នន័យ", "ចម្លងទិន្នន័យ", "បម្រុងទុកទិន្នន័យ",
    "数据迁移", "数据转移", "数据备份", "备份数据", "资料转移", "转移数据", "导数据",
  ],
  [
    "moving", "move camera", "move cctv", "relocation", "relocate", "relocating", "change location", "change position", "change place",
    "ប្តូរទីតាំង", "ផ្លាស់ទី", "ផ្លាស់ទីតាំង", "ផ្លាស់ប្តូរទីតាំង", "ប្តូរកន្លែង", "ផ្លាស់កន្លែង", "រើកន្លែង",
    "移位", "移机", "挪位置", "换位置", "移动位置", "迁移位置", "拆装移位",
  ],
  ["extended warranty", "warranty extension", "service plan", "care pack", "ពន្យារការធានា", "延保", "延保服务", "延长保修", "保修服务", "保修", "延长保固"],
];
