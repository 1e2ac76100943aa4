/** Networks. */
export const network: readonly (readonly string[])[] = [
  ["router", "wireless router", "wifi router", "រ៉ោតទ័រ", "រូទ័រ", "រ៉ោធ័រ", "ឧបករណ៍ចែកចាយវ៉ាយហ្វាយ", "路由器", "无线路由器", "分享器", "无线分享器", "រ៉ៅទ័រ", "រូធ័រ", "រោតទ័រ", "រ៉ូទ័រ", "ប្រអប់វ៉ាយហ្វាយ", "wifi路由器", "ឧបករណ៍ចែកវ៉ាយហ្វាយ", "ចែកវ៉ាយហ្វាយ"],
  ["modem router", "modem", "wifi modem", "internet modem", "ម៉ូដឹម", "调制解调器", "光猫"],
  ["network switch", "ethernet switch", "gigabit switch", "lan switch", "ស្វីច", "ស្វីចបណ្តាញ", "交换机"],
  ["poe switch", "poe network switch", "ស្វីច poe", "poe交换机"],
  ["network", "បណ្តាញ", "网络"],
  ["antenna", "អង់តែន", "天线"],
  ["access point", "ap", "无线接入点", "无线基地台", "基地台"],
  ["mesh", "mesh wifi", "wifi extender", "wifi repeater", "wifi booster", "range extender", "whole home wifi", "whole house wifi", "全屋wifi", "ឧបករណ៍ពង្រីកវ៉ាយហ្វាយ", "ពង្រីកវ៉ាយហ្វាយ", "信号放大器", "wifi放大器", "中继器", "组网", "mesh router", "mesh wifi router", "mesh system", "mesh路由器", "子母路由", "មែសវ៉ាយហ្វាយ", "មេសវ៉ាយហ្វាយ"],
  ["network cable", "lan cable", "ethernet cable", "internet cable", "cat6", "ខ្សែបណ្តាញ", "ខ្សែអ៊ីនធឺណិត", "网线", "网路线"],
  ["fiber cable", "fibre cable", "fiber optic cable", "fibre optic cable", "光纤线", "光纤跳线"],
  ["network card", "network adapter", "网卡", "lan card", "ethernet adapter", "កាតបណ្តាញ"],
  ["wifi adapter", "wifi card", "wifi dongle", "wireless adapter", "wireless card", "wireless network adapter", "wireless network card", "កាតវ៉ាយហ្វាយ", "ឧបករណ៍ចាប់វ៉ាយហ្វាយ", "无线网卡"],
  ["injector", "供电器"],
];
