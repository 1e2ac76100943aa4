const combined = (whose: readonly string[], what: readonly string[], divider = "") => whose.flatMap((first) => what.map((second) => first + divider + second));
/** What makes a network reach further, by the names of the network and of the device. */
const extenders = {
  english: combined(["wifi", "internet", "network", "wireless", "wireless signal", "wifi signal", "internet signal"], ["booster", "extender", "repeater", "amplifier", "expander", "range extender"], " "),
  khmer: combined(["ពង្រីក", "បង្កើន", "ថែម", "បន្ថែម", "បូស", "ជំនួយ", "ទាញ"], ["វ៉ាយហ្វាយ", " wifi", "អ៊ីនធឺណិត", "សេវាអ៊ីនធឺណិត", "ល្បឿនអ៊ីនធឺណិត"]),
  chinese: combined(["wifi", "无线", "网络", "网速", "信号", "无线信号", "网络信号", "wifi信号"], ["放大器", "增强器", "扩展器", "扩大器", "延伸器", "中继器", "加强器"]),
};

/** Networks. */
export const network: readonly (readonly string[])[] = [
  [
    "router", "wireless router", "wifi router", "wifi box", "internet box", "wifi machine", "wifi device", "internet device",
    "រ៉ោតទ័រ", "រូទ័រ", "រ៉ោធ័រ", "ឧបករណ៍ចែកចាយវ៉ាយហ្វាយ", "រ៉ៅទ័រ", "រូធ័រ", "រោតទ័រ", "រ៉ូទ័រ", "ប្រអប់វ៉ាយហ្វាយ", "ឧបករណ៍ចែកវ៉ាយហ្វាយ", "ចែកវ៉ាយហ្វាយ", "ម៉ាស៊ីនចែកវ៉ាយហ្វាយ", "ប្រដាប់ចែកវ៉ាយហ្វាយ", "ឧបករណ៍ចែកអ៊ីនធឺណិត", "រូតទ័រ", "ម៉ាស៊ីនវ៉ាយហ្វាយ", "ឧបករណ៍វ៉ាយហ្វាយ", "ប្រអប់អ៊ីនធឺណិត", "ម៉ាស៊ីនអ៊ីនធឺណិត", "រោធ័រ", "រ៉ោទ័រ", "ម៉ាស៊ីនបាញ់វ៉ាយហ្វាយ", "ប្រអប់ចែកវ៉ាយហ្វាយ", "ឧបករណ៍បញ្ចេញវ៉ាយហ្វាយ", "ឧបករណ៍បាញ់វ៉ាយហ្វាយ", "ម៉ាស៊ីនបញ្ចេញវ៉ាយហ្វាយ", "រ៉ោតើ",
    "路由器", "无线路由器", "分享器", "无线分享器", "wifi路由器", "无线路由", "宽频分享器", "ip分享器", "wifi分享器", "上网路由", "wifi机", "上网盒子", "wifi设备", "无线路由机",
  ],
  ["modem router", "modem", "wifi modem", "internet modem", "fiber modem", "fibre modem", "ម៉ូដឹម", "ម៉ូដែម", "调制解调器", "光猫", "数据机", "光纤猫", "宽带猫", "猫"],
  [
    "network switch", "ethernet switch", "gigabit switch", "lan switch", "network hub", "ethernet hub", "internet switch",
    "ស្វីច", "ស្វីចបណ្តាញ", "ស្វីចណេតវើក", "ស្វិចបណ្តាញ", "ស្វីចឡែន", "ស្វីចអ៊ីនធឺណិត", "បំបែកអ៊ីនធឺណិត", "ឧបករណ៍បំបែកអ៊ីនធឺណិត", "ស្វ៊ីត", "ស្វីស", "ស្វិត",
    "交换机", "网络交换机", "网络交换器", "交换器", "以太网交换机", "网络分线器", "网线分线器", "网络集线器", "网口扩展", "网线扩展器", "网口扩展器", "分网器", "网络分流器", "多口交换机",
  ],
  ["poe switch", "poe network switch", "poe hub", "ស្វីច poe", "ស្វីចផូអេ", "ស្វីតផូអ៊ី", "ស្វីតភីអូអ៊ី", "ស្វីច ភីអូអ៊ី", "ស្វីតពីអូអ៊ី", "ស្វ៊ិចភីអូអ៊ី", "poe交换机", "poe交换器", "poe供电交换机"],
  ["network device", "network equipment", "networking device", "networking equipment", "ឧបករណ៍បណ្តាញ", "ឧបករណ៍អ៊ីនធឺណិត", "ឧបករណ៍ណេតវើក", "网络设备", "网络产品", "网络硬件"],
  ["network", "បណ្តាញ", "ណេតវើក", "网络"],
  ["antenna", "aerial", "អង់តែន", "អង់តែនទូរស័ព្ទ", "អង់តែនវ៉ាយហ្វាយ", "天线", "信号天线", "电视天线", "室内天线"],
  [
    "access point", "ap", "wireless ap", "wifi access point", "wireless access point",
    "អាក់សេសផញ", "អាក់សេសភ័ញ", "អេក្សេសផ្យ៉ាញ", "អាក់សេសផយន៍", "អាក់សេសផ្វាញ", "អេកសេសផ្វាញ", "ឧបករណ៍ចាក់ផ្សាយវ៉ាយហ្វាយ", "ឧបករណ៍បាញ់វ៉ាយហ្វាយ", "ឧបករណ៍ផ្សាយវ៉ាយហ្វាយ",
    "无线接入点", "无线基地台", "基地台", "无线ap", "接入点", "吸顶ap", "面板ap", "wifi面板",
  ],
  [
    "mesh", "mesh wifi", "wifi extender", "wifi repeater", "wifi booster", "range extender", "whole home wifi", "whole house wifi", "mesh router", "mesh wifi router", "mesh system", "wireless extender", "wifi range extender", "wireless repeater", "signal booster", "wifi signal booster", "wifi amplifier", "wifi expander",
    ...extenders.english,
    "ឧបករណ៍ពង្រីកវ៉ាយហ្វាយ", "ពង្រីកវ៉ាយហ្វាយ", "មែសវ៉ាយហ្វាយ", "មេសវ៉ាយហ្វាយ", "ឧបករណ៍បង្កើនវ៉ាយហ្វាយ", "បង្កើនវ៉ាយហ្វាយ", "ឧបករណ៍ថែមវ៉ាយហ្វាយ", "ពង្រីកសេវាវ៉ាយហ្វាយ", "ពង្រីកសេវា wifi", "ពង្រីកសញ្ញា", "ពង្រីកសញ្ញាវ៉ាយហ្វាយ", "ពង្រីកសេវា", "ពង្រីកអ៊ីនធឺណិត", "បង្កើនសញ្ញា", "វ៉ាយហ្វាយទូទាំងផ្ទះ", "វ៉ាយហ្វាយពេញផ្ទះ",
    ...extenders.khmer,
    ...extenders.khmer.map((name) => `ឧបករណ៍${name}`),
    "រីភីតទ័រ", "រីពីតទ័រ", "អេក្សថេនឌ័រវ៉ាយហ្វាយ", "រេនអិចថេនឌ័រ", "ឧបករណ៍ត wifi",
    "全屋wifi", "信号放大器", "wifi放大器", "中继器", "组网", "mesh路由器", "子母路由", "wifi扩展器", "wifi增强器", "wifi信号放大器", "wifi中继器", "信号增强器", "无线扩展器", "无线中继器", "无线延伸器", "讯号延伸器", "强波器", "分布式路由", "信号扩展器", "网络放大器", "wifi扩大器", "网络增强器", "信号放大", "全屋覆盖", "wifi覆盖", "扩展wifi", "增强wifi", "wifi扩展", "子母路由器", "分布式路由器", "全屋路由",
    ...extenders.chinese,
  ],
  [
    "network cable", "lan cable", "ethernet cable", "internet cable", "utp cable", "rj45 cable", "lan wire", "ethernet cord", "networking cable",
    "ខ្សែបណ្តាញ", "ខ្សែអ៊ីនធឺណិត", "ខ្សែណេត", "ខ្សែឡែន", "ខ្សែណេតវើក", "ខ្សែអ៊ីនធើណែត", "ខ្សែណិត", "ខ្សែយូធីភី",
    "网线", "网络线", "以太网线", "乙太网络线", "电脑网线", "双绞线", "lan线",
  ],
  [
    "fiber cable", "fibre cable", "fiber optic cable", "fibre optic cable", "fiber optic", "fibre optic", "fiber patch cable", "fibre patch cable",
    "ខ្សែហ្វាយប័រ", "ខ្សែហ្វាយប័រអុបទិក", "ហ្វាយប័រអុបទិក", "ខ្សែអុបទិក", "ខ្សែកាបអុបទិក", "កាបអុបទិក", "ខ្សែកាបហ្វាយប័រ", "ខ្សែកាបអុបទិច",
    "光纤线", "光纤跳线", "光纤", "光缆", "光纤尾纤", "尾纤",
  ],
  [
    "network card", "network adapter", "lan card", "ethernet adapter", "ethernet card", "nic", "lan adapter", "usb ethernet adapter", "usb to ethernet",
    "កាតបណ្តាញ", "កាតណេតវើក", "ឡែនកាត", "កាតឡែន", "ណេតវើកកាត", "កាត lan", "កាត network", "កាតអ៊ីនធឺណិត",
    "网卡", "有线网卡", "以太网卡", "乙太网卡", "网络卡", "网络适配器",
  ],
  [
    "wifi adapter", "wifi card", "wifi dongle", "wireless adapter", "wireless card", "wireless network adapter", "wireless network card", "usb wifi", "usb wifi adapter", "usb wireless adapter", "wifi receiver", "wifi stick", "wifi usb", "wireless usb", "usb wireless",
    "កាតវ៉ាយហ្វាយ", "ឧបករណ៍ចាប់វ៉ាយហ្វាយ", "ឧបករណ៍ទទួលវ៉ាយហ្វាយ", "យូអេសប៊ីវ៉ាយហ្វាយ", "ក្បាលចាប់វ៉ាយហ្វាយ", "usb ចាប់ wifi",
    "无线网卡", "usb无线网卡", "wifi网卡", "无线网络卡", "无线网络适配器", "无线适配器", "wifi接收器", "无线网卡接收器",
  ],
  ["injector", "អ៊ីនជេកទ័រ", "ភីអូអ៊ីអ៊ីនជេកទ័រ", "供电器", "poe供电器", "poe供电模块", "poe模块", "poe电源"],
  ["patch cable", "patch cord", "ខ្សែប៉ាច់", "ខ្សែផាច់", "ខ្សែផេច", "ខ្សែបន្ទះប៉ាច់", "跳线", "网络跳线", "网线跳线", "跳接线"],
  [
    "mifi", "pocket wifi", "portable wifi", "mobile hotspot",
    "វ៉ាយហ្វាយចល័ត", "វ៉ាយហ្វាយយួរដៃ", "ឧបករណ៍ចែកវ៉ាយហ្វាយ 4g", "ហតស្ពត", "ហតស្ប៉ត", "ប៉ុកកេតវ៉ាយហ្វាយ", "វ៉ាយហ្វាយហោប៉ៅ", "វ៉ាយហ្វាយដាក់ថ្ម", "ផកឃីតវ៉ាយហ្វាយ",
    "随身wifi", "移动wifi", "便携wifi", "wifi蛋",
  ],
  [
    "4g router", "sim router", "lte router", "5g router", "sim card router", "router with sim", "router with sim card", "router sim card", "4g wifi router", "cellular router",
    "វ៉ាយហ្វាយស៊ីម", "រ៉ោតទ័រស៊ីម", "វ៉ាយហ្វាយដាក់ស៊ីម", "រ៉ោតទ័រដាក់ស៊ីម", "វ៉ាយហ្វាយប្រើស៊ីម", "រ៉ោតទ័រប្រើស៊ីម", "វ៉ាយហ្វាយស៊ីមកាត",
    "插卡路由器", "插卡路由", "4g路由器", "5g路由器", "sim卡路由器", "流量路由器", "插卡无线路由器",
  ],
  ["wireless bridge", "wifi bridge", "outdoor cpe", "无线网桥", "网桥", "无线桥接器", "无线桥接", "桥接器"],
  ["powerline adapter", "powerline", "អ៊ីនធឺណិតតាមខ្សែភ្លើង", "电力猫", "电力线适配器", "电力线网桥"],
  ["rj45 connector", "rj45 plug", "modular plug", "ក្បាល rj45", "ក្បាលខ្សែណេត", "ក្បាលឡែន", "ក្បាលខ្សែឡែន", "水晶头", "rj45水晶头", "网线水晶头", "rj45接头", "网线接头"],
  ["keystone jack", "keystone", "network jack", "wall jack", "រន្ធណេតជញ្ជាំង", "ក្បាលណេតជញ្ជាំង", "ព្រីណេត", "រន្ធឡានជញ្ជាំង", "网络模块", "信息模块", "网线插座", "网络插座", "信息插座", "网络面板", "网线面板", "墙插网口"],
  ["patch panel", "ប៉ាច់ផាណែល", "ផេចផាណែល", "ផាច់ផាណែល", "បន្ទះផេត", "ផាតផាណល", "配线架", "网络配线架", "跳线架", "跳线面板"],
  ["sfp module", "sfp transceiver", "sfp", "gbic", "transceiver", "optical module", "ម៉ូឌុលអុបទិក", "ម៉ូឌុលហ្វាយប័រ", "ម៉ូឌុលអុបទិច", "ម៉ូឌុល sfp", "光模块", "光纤模块", "光收发模块", "光收发器"],
  ["media converter", "fiber media converter", "fiber converter", "បំប្លែងហ្វាយប័រ", "ឧបករណ៍បំប្លែងហ្វាយប័រ", "ឧបករណ៍បំប្លែងអុបទិក", "មេឌាខនវឺតទ័រ", "មេឌា converter", "ឧបករណ៍បំប្លែងខ្សែអុបទិក", "光纤收发器", "光电转换器", "光纤转换器", "光纤转接器", "光纤转以太网", "媒体转换器"],
  ["crimping tool", "crimper", "crimp tool", "ដង្កាប់ខ្សែណេត", "ដង្កាប់ rj45", "ដង្កាប់ក្រុប", "ដង្កាប់ឡែន", "ដង្កាប់ដាប់ក្បាលឡែន", "ដង្កាប់គាបក្បាលខ្សែ", "网线钳", "压线钳", "水晶头钳"],
  ["cable tester", "network tester", "lan tester", "ឧបករណ៍តេស្តខ្សែ", "ប្រដាប់តេស្តខ្សែឡែន", "测线仪", "测线器", "网线测试仪", "网络测试仪", "寻线仪"],
  ["bluetooth adapter", "bluetooth dongle", "usb bluetooth", "bluetooth usb adapter", "យូអេសប៊ីប៊្លូធូស", "usb ប្លូធូស", "蓝牙适配器", "蓝牙接收器", "usb蓝牙", "蓝牙棒", "蓝芽接收器"],
  ["poe splitter", "poe分离器", "poe分线器"],
  ["firewall", "ហ្វាយវ៉ល", "防火墙", "硬件防火墙"],
  ["print server", "ព្រីនសឺវើ", "សឺវើព្រីន", "ម៉ាស៊ីនមេព្រីន", "打印服务器", "列印伺服器", "打印机服务器"],
  ["ip phone", "voip phone", "ទូរស័ព្ទ ip", "网络电话", "ip电话"],
  ["cat6 cable", "六类网线", "6类网线"],
  ["cat7 cable", "七类网线", "7类网线"],
  ["cat8 cable", "八类网线", "8类网线"],
  ["fiber tool", "fiber cleaver", "光纤切割刀", "光纤熔接机", "熔纤机"],
  ["cable tray", "cable trunking", "cable duct", "ទុយោខ្សែ", "桥架", "线管"],
];
