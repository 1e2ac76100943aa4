/** Kinds of work that the shop does for shoppers. */
export const services: readonly (readonly string[])[] = [
  [
    "repair", "fix", "broken", "cracked", "damaged", "not working", "doesn't work", "does not work", "is slow", "so slow", "very slow", "too slow", "running slow", "won't turn on", "not turning on", "not charging", "won't charge", "keeps freezing",
    "ជួសជុល", "បែក", "ខូច", "ដើរយឺត", "មិនដើរ", "អត់ដើរ", "បើកមិនឡើង", "សាកមិនចូល", "គាំង",
    "维修", "修理", "修", "碎屏", "坏了", "进水", "很慢", "太慢", "卡顿", "死机", "不开机", "开不了机", "充不进电", "不充电",
  ],
  ["installation", "install", "setup", "set up", "ដំឡើង", "តម្លើង", "តំឡើង", "រៀបចំ", "ដាក់", "安装", "重装", "装", "调试", "reinstall", "reinstallation", "បញ្ចូល"],
  ["building", "build", "assembly", "assemble", "装机", "攒机"],
  ["cleaning", "clean", "maintenance", "សម្អាត", "លាង", "清洁", "清洗", "清灰", "洗"],
  ["service", "សេវាកម្ម", "សេវា", "សឺវីស", "服务"],
  ["changing", "change", "replacement", "replace", "ប្តូរ", "ដូរ", "ផ្លាស់ប្តូរ", "更换", "换"],
  ["data recovery", "recover data", "recover file", "recover deleted file", "restore data", "file recovery", "សង្គ្រោះទិន្នន័យ", "យកទិន្នន័យមកវិញ", "数据恢复", "恢复数据"],
  ["moving data", "move data", "transfer data", "ផ្ទេរទិន្នន័យ", "数据迁移", "数据转移"],
];
