/** Television and sound. */
export const tvAndSound: readonly (readonly string[])[] = [
  ["tv", "television", "hdtv", "smart tv", "ទូរទស្សន៍", "ទីវី", "ទូរទស្សន៍ឆ្លាតវៃ", "电视", "电视机"],
  ["tv box", "android box", "android tv box", "smart tv box", "set top box", "ប្រអប់ទីវី", "ប្រអប់ទូរទស្សន៍", "电视盒子", "电视盒", "安卓盒子", "机顶盒"],
  ["radio", "វិទ្យុ", "收音机"],
  ["voice recorder", "录音笔"],
  ["walkie talkie", "对讲机"],
  ["e-reader", "ereader", "电子书", "电子阅读器"],
  ["subwoofer", "低音炮"],
  ["board game", "tabletop game", "桌游"],
  ["puzzle", "jigsaw puzzle", "jigsaw", "拼图"],
  ["toy", "ប្រដាប់ក្មេងលេង", "玩具"],
  ["game console", "console", "video game console", "កុងសូល", "ម៉ាស៊ីនហ្គេម", "ម៉ាស៊ីនលេងហ្គេម", "游戏机"],
  ["blu ray", "bluray", "blue ray", "蓝光"],
  ["playstation", "ps", "ផ្លេស្តេសិន", "索尼游戏机"],
  ["playstation 4", "ps4"],
  ["playstation 5", "ps5"],
  ["playstation 3", "ps3"],
];
