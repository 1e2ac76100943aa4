import type { LocalText } from "@shop/kit/locale";
import type { Slot } from "./rules/slots.ts";

/** Names of slots in the texts of rules. */
export const slotTexts: Record<Slot, LocalText> = {
  cpu: { en: "Processor", km: "ស៊ីភីយូ", zh: "处理器" },
  board: { en: "Mainboard", km: "ម៉ៃប៊ត", zh: "主板" },
  cooler: { en: "Cooler", km: "ឧបករណ៍ត្រជាក់", zh: "散热器" },
  ram: { en: "Memory", km: "RAM", zh: "内存" },
  storage: { en: "Storage", km: "ថាសផ្ទុក", zh: "硬盘" },
  gpu: { en: "Graphics card", km: "កាតក្រាហ្វិក", zh: "显卡" },
  case: { en: "Case", km: "កេស", zh: "机箱" },
  psu: { en: "Power supply", km: "ប្រភពថាមពល", zh: "电源" },
  extra: { en: "Extras", km: "គ្រឿងបន្ថែម", zh: "其他" },
};

/** What each rule checks. */
export const ruleTexts: Record<string, LocalText> = {
  socket: { en: "Socket", km: "សុកខេត", zh: "接口" },
  chipset: { en: "Chipset and processor", km: "ឈីបសិត និងស៊ីភីយូ", zh: "芯片组与处理器" },
  coolerSocket: { en: "Cooler and socket", km: "ឧបករណ៍ត្រជាក់ និងសុកខេត", zh: "散热器与接口" },
  coolerPower: { en: "Cooling power", km: "កម្លាំងត្រជាក់", zh: "散热能力" },
  memoryType: { en: "Memory type and mainboard", km: "ប្រភេទ RAM និងម៉ៃប៊ត", zh: "内存类型与主板" },
  processorMemory: { en: "Memory type and processor", km: "ប្រភេទ RAM និងស៊ីភីយូ", zh: "内存类型与处理器" },
  memoryForm: { en: "Memory form", km: "ទម្រង់ RAM", zh: "内存规格" },
  memoryModules: { en: "Number of modules", km: "ចំនួនបន្ទះ RAM", zh: "内存条数" },
  memoryCapacity: { en: "Memory size", km: "ចំណុះ RAM", zh: "内存容量" },
  boardSize: { en: "Mainboard in the case", km: "ម៉ៃប៊តក្នុងកេស", zh: "主板与机箱" },
  cardLength: { en: "Length of the card", km: "ប្រវែងកាត", zh: "显卡长度" },
  cardWidth: { en: "Width of the card", km: "កម្រាស់កាត", zh: "显卡厚度" },
  coolerHeight: { en: "Height of the cooler", km: "កម្ពស់ឧបករណ៍ត្រជាក់", zh: "散热器高度" },
  radiator: { en: "Radiator in the case", km: "រ៉ាឌីយ៉ាទ័រក្នុងកេស", zh: "冷排与机箱" },
  psuForm: { en: "Power supply in the case", km: "ប្រភពថាមពលក្នុងកេស", zh: "电源与机箱" },
  psuLength: { en: "Length of the power supply", km: "ប្រវែងប្រភពថាមពល", zh: "电源长度" },
  bays: { en: "Places for drives", km: "កន្លែងដាក់ថាស", zh: "硬盘位" },
  watts: { en: "Power", km: "ថាមពល", zh: "供电" },
  cardPlugs: { en: "Power plugs of the card", km: "ក្បាលភ្លើងកាត", zh: "显卡供电接口" },
  processorPlugs: { en: "Power plugs of the processor", km: "ក្បាលភ្លើងស៊ីភីយូ", zh: "处理器供电接口" },
  m2: { en: "M.2 slots", km: "រន្ធ M.2", zh: "M.2 插槽" },
  sata: { en: "SATA ports", km: "រន្ធ SATA", zh: "SATA 接口" },
  picture: { en: "Picture on the screen", km: "រូបភាពលើអេក្រង់", zh: "显示输出" },
  memorySpeed: { en: "Speed of the memory", km: "ល្បឿន RAM", zh: "内存频率" },
  memoryHeight: { en: "Memory under the cooler", km: "RAM ក្រោមឧបករណ៍ត្រជាក់", zh: "散热器下的内存高度" },
  cardLink: { en: "Connection of the graphics card", km: "ការតភ្ជាប់កាតក្រាហ្វិក", zh: "显卡通道" },
  frontUsb: { en: "USB-C in the front", km: "USB-C ខាងមុខ", zh: "前置 USB-C" },
  wireless: { en: "Wi-Fi", km: "Wi-Fi", zh: "Wi-Fi" },
};

/** Texts of warnings and failures, by reason. */
export const reasonTexts: Record<string, LocalText> = {
  socket_fails: {
    en: "The processor needs socket {cpu}, the mainboard has {board}.",
    km: "ស៊ីភីយូត្រូវការសុកខេត {cpu} តែម៉ៃប៊តមាន {board}។",
    zh: "处理器需要 {cpu} 接口，主板是 {board}。",
  },
  chipset_warns: {
    en: "A mainboard with {chipset} may need a BIOS update for this processor.",
    km: "ម៉ៃប៊ត {chipset} អាចត្រូវអាប់ដេត BIOS សម្រាប់ស៊ីភីយូនេះ។",
    zh: "{chipset} 主板可能需要更新 BIOS 才能使用此处理器。",
  },
  chipset_fails: {
    en: "A mainboard with {chipset} does not start with this processor.",
    km: "ម៉ៃប៊ត {chipset} មិនដើរជាមួយស៊ីភីយូនេះទេ។",
    zh: "{chipset} 主板不支持此处理器。",
  },
  cooler_socket_fails: {
    en: "The cooler does not mount on socket {socket}.",
    km: "ឧបករណ៍ត្រជាក់មិនអាចដាក់លើសុកខេត {socket} បានទេ។",
    zh: "散热器无法安装在 {socket} 接口上。",
  },
  cooler_power_warns: {
    en: "The processor gives off {heat} W, the cooler is made for {cools} W.",
    km: "ស៊ីភីយូបញ្ចេញកម្តៅ {heat} W តែឧបករណ៍ត្រជាក់ធ្វើសម្រាប់ {cools} W។",
    zh: "处理器发热 {heat} W，散热器的解热能力为 {cools} W。",
  },
  memory_type_fails: {
    en: "The memory is {ram}, the mainboard takes {board}.",
    km: "RAM ជា {ram} តែម៉ៃប៊តប្រើ {board}។",
    zh: "内存是 {ram}，主板支持 {board}。",
  },
  processor_memory_fails: {
    en: "The memory is {ram}, the processor takes {cpu}.",
    km: "RAM ជា {ram} តែស៊ីភីយូប្រើ {cpu}។",
    zh: "内存是 {ram}，处理器支持 {cpu}。",
  },
  memory_form_small: {
    en: "The mainboard takes small modules (SO-DIMM) only.",
    km: "ម៉ៃប៊តប្រើតែ RAM តូច (SO-DIMM)។",
    zh: "主板只支持小型内存（SO-DIMM）。",
  },
  memory_form_fails: {
    en: "These are modules for laptops (SO-DIMM); the mainboard takes full-size ones.",
    km: "នេះជា RAM សម្រាប់កុំព្យូទ័រយួរដៃ (SO-DIMM) តែម៉ៃប៊តប្រើទំហំធំ។",
    zh: "这是笔记本内存（SO-DIMM），主板需要标准内存。",
  },
  memory_registered: {
    en: "Registered memory is for servers; this mainboard does not start with it.",
    km: "RAM ប្រភេទ Registered សម្រាប់ម៉ាស៊ីនមេ។ ម៉ៃប៊តនេះមិនដើរជាមួយវាទេ។",
    zh: "带寄存器的内存用于服务器，此主板无法使用。",
  },
  memory_slots_fails: {
    en: "{modules} modules, but the mainboard has {slots} slots.",
    km: "RAM {modules} បន្ទះ តែម៉ៃប៊តមាន {slots} រន្ធ។",
    zh: "内存 {modules} 条，主板只有 {slots} 个插槽。",
  },
  memory_single: {
    en: "One module alone is slower; two work in parallel.",
    km: "RAM តែមួយបន្ទះយឺតជាងពីរបន្ទះដែលដើរស្របគ្នា។",
    zh: "单条内存较慢，两条可组成双通道。",
  },
  memory_module_fails: {
    en: "Modules of {size} GB; the mainboard takes up to {max} GB each.",
    km: "បន្ទះ {size} GB តែម៉ៃប៊តទទួលបានត្រឹម {max} GB ក្នុងមួយបន្ទះ។",
    zh: "单条 {size} GB，主板每条最多 {max} GB。",
  },
  memory_size_fails: {
    en: "{total} GB of memory; the mainboard takes up to {max} GB.",
    km: "RAM {total} GB តែម៉ៃប៊តទទួលបានត្រឹម {max} GB។",
    zh: "内存共 {total} GB，主板最多支持 {max} GB。",
  },
  board_size_fails: {
    en: "The mainboard is {size}, the case takes {sizes}.",
    km: "ម៉ៃប៊តទំហំ {size} តែកេសដាក់បាន {sizes}។",
    zh: "主板是 {size}，机箱支持 {sizes}。",
  },
  card_length_fails: {
    en: "The card is {length} mm long, the case has room for {max} mm.",
    km: "កាតវែង {length} mm តែកេសមានកន្លែង {max} mm។",
    zh: "显卡长 {length} mm，机箱限长 {max} mm。",
  },
  card_length_warns: {
    en: "The card ({length} mm of {max} mm) leaves no room for a radiator in the front.",
    km: "កាត ({length} mm ក្នុង {max} mm) មិនសល់កន្លែងសម្រាប់រ៉ាឌីយ៉ាទ័រខាងមុខ។",
    zh: "显卡（{length} mm / {max} mm）装上后前方放不下冷排。",
  },
  card_width_fails: {
    en: "The card takes {width} slots, the case has {slots}.",
    km: "កាតប្រើ {width} រន្ធ តែកេសមាន {slots}។",
    zh: "显卡占 {width} 槽，机箱只有 {slots} 槽。",
  },
  cooler_height_fails: {
    en: "The cooler is {height} mm high, the case has room for {max} mm.",
    km: "ឧបករណ៍ត្រជាក់ខ្ពស់ {height} mm តែកេសមានកន្លែង {max} mm។",
    zh: "散热器高 {height} mm，机箱限高 {max} mm。",
  },
  radiator_fails: {
    en: "The radiator of {radiator} mm finds no place; the largest for this case is {max} mm.",
    km: "រ៉ាឌីយ៉ាទ័រ {radiator} mm គ្មានកន្លែងដាក់។ ធំបំផុតសម្រាប់កេសនេះគឺ {max} mm។",
    zh: "{radiator} mm 冷排放不下，此机箱最大 {max} mm。",
  },
  psu_form_fails: {
    en: "The power supply is {form}, the case takes {forms}.",
    km: "ប្រភពថាមពលជា {form} តែកេសប្រើ {forms}។",
    zh: "电源是 {form}，机箱支持 {forms}。",
  },
  psu_length_fails: {
    en: "The power supply is {length} mm long, the case has room for {max} mm.",
    km: "ប្រភពថាមពលវែង {length} mm តែកេសមានកន្លែង {max} mm។",
    zh: "电源长 {length} mm，机箱限长 {max} mm。",
  },
  bays_fails: {
    en: "{drives} drives, but the case has places for {bays}.",
    km: "ថាស {drives} តែកេសមានកន្លែង {bays}។",
    zh: "{drives} 块硬盘，机箱只有 {bays} 个盘位。",
  },
  watts_fails: {
    en: "{supply} W are too little; {recommended} W are needed, with headroom.",
    km: "{supply} W តិចពេក។ ត្រូវការ {recommended} W រួមទាំងថាមពលបម្រុង។",
    zh: "{supply} W 不够，含余量需要 {recommended} W。",
  },
  watts_much: {
    en: "{supply} W are more than twice the {recommended} W needed.",
    km: "{supply} W លើសពីរដងនៃ {recommended} W ដែលត្រូវការ។",
    zh: "{supply} W 超过所需 {recommended} W 的两倍。",
  },
  plugs_fails: {
    en: "The card needs {needs}, the power supply has {has}.",
    km: "កាតត្រូវការ {needs} តែប្រភពថាមពលមាន {has}។",
    zh: "显卡需要 {needs}，电源有 {has}。",
  },
  plugs_adapter: {
    en: "The card needs the adapter from its box for the 16-pin plug.",
    km: "កាតត្រូវប្រើអាដាប់ទ័រក្នុងប្រអប់របស់វាសម្រាប់ក្បាល 16-pin។",
    zh: "显卡的 16-pin 接口需使用随附的转接线。",
  },
  cpu_plug_fails: {
    en: "The power supply has no plug for the processor.",
    km: "ប្រភពថាមពលគ្មានក្បាលភ្លើងសម្រាប់ស៊ីភីយូទេ។",
    zh: "电源没有处理器供电接口。",
  },
  cpu_plug_warns: {
    en: "The mainboard has {wants} plugs for the processor, the power supply {has}. It runs, without overclocking.",
    km: "ម៉ៃប៊តមានក្បាលភ្លើងស៊ីភីយូ {wants} តែប្រភពថាមពលមាន {has}។ ដើរបាន តែមិនអាច overclock។",
    zh: "主板有 {wants} 个处理器供电接口，电源有 {has} 个。可以运行，但不宜超频。",
  },
  m2_fails: {
    en: "{drives} M.2 drives, but the mainboard has {slots} slots.",
    km: "ថាស M.2 {drives} តែម៉ៃប៊តមាន {slots} រន្ធ។",
    zh: "{drives} 块 M.2 硬盘，主板只有 {slots} 个插槽。",
  },
  sata_fails: {
    en: "{drives} SATA drives, but the mainboard has {ports} ports.",
    km: "ថាស SATA {drives} តែម៉ៃប៊តមាន {ports} រន្ធ។",
    zh: "{drives} 块 SATA 硬盘，主板只有 {ports} 个接口。",
  },
  sata_warns: {
    en: "The last M.2 slot may switch off some of the {ports} SATA ports.",
    km: "រន្ធ M.2 ចុងក្រោយអាចបិទរន្ធ SATA ខ្លះក្នុងចំណោម {ports}។",
    zh: "使用最后一个 M.2 插槽可能会停用 {ports} 个 SATA 接口中的一部分。",
  },
  memory_speed_warns: {
    en: "The processor’s maker promises {most} MT/s; the memory reaches its {speed} MT/s once its profile (EXPO or XMP) is switched on in the BIOS.",
    km: "ក្រុមហ៊ុនផលិតស៊ីភីយូធានាត្រឹម {most} MT/s។ RAM ដើរបាន {speed} MT/s លុះត្រាតែបើក EXPO ឬ XMP ក្នុង BIOS។",
    zh: "处理器官方支持 {most} MT/s；在 BIOS 中开启 EXPO 或 XMP 后，内存才能达到 {speed} MT/s。",
  },
  memory_height_warns: {
    en: "The memory is {height} mm high, below the cooler there is room for {room} mm: its fan may have to move up.",
    km: "RAM ខ្ពស់ {height} mm ក្រោមឧបករណ៍ត្រជាក់មានកន្លែង {room} mm៖ អាចត្រូវលើកកង្ហារឡើងបន្តិច។",
    zh: "内存高 {height} mm，散热器下方只有 {room} mm：风扇可能需要上移。",
  },
  card_link_warns: {
    en: "The card speaks PCIe {wants}, here it runs at PCIe {has}: it works, a little slower.",
    km: "កាតប្រើ PCIe {wants} តែនៅទីនេះដើរត្រឹម PCIe {has}៖ ប្រើបាន យឺតជាងបន្តិច។",
    zh: "显卡为 PCIe {wants}，此处以 PCIe {has} 运行：可以使用，速度略低。",
  },
  card_lanes_warns: {
    en: "The card has {wants} lanes, this processor gives it {has}: it works, a little slower.",
    km: "កាតមាន {wants} ខ្សែ (lanes) តែស៊ីភីយូនេះផ្តល់ឱ្យត្រឹម {has}៖ ប្រើបាន យឺតជាងបន្តិច។",
    zh: "显卡有 {wants} 条通道，此处理器只提供 {has} 条：可以使用，速度略低。",
  },
  front_usb_warns: {
    en: "The mainboard has no plug for the USB-C port in the front of the case: that port stays dead.",
    km: "ម៉ៃប៊តគ្មានក្បាលសម្រាប់រន្ធ USB-C ខាងមុខកេសទេ៖ រន្ធនោះនឹងប្រើមិនបាន។",
    zh: "主板没有前置 USB-C 插针：机箱前面的 USB-C 接口将无法使用。",
  },
  wireless_warns: {
    en: "The mainboard has no Wi-Fi: the internet comes by cable or an adapter.",
    km: "ម៉ៃប៊តគ្មាន Wi-Fi៖ ត្រូវប្រើខ្សែបណ្តាញ ឬឧបករណ៍ Wi-Fi បន្ថែម។",
    zh: "主板不带 Wi-Fi：需要用网线或另配无线网卡上网。",
  },
  picture_fails: {
    en: "This processor shows no picture: please choose a graphics card.",
    km: "ស៊ីភីយូនេះមិនបញ្ចេញរូបភាពទេ៖ សូមជ្រើសរើសកាតក្រាហ្វិក។",
    zh: "此处理器没有显示输出，请选择显卡。",
  },
  picture_board_fails: {
    en: "The mainboard has no output for a screen: please choose a graphics card.",
    km: "ម៉ៃប៊តគ្មានរន្ធសម្រាប់អេក្រង់៖ សូមជ្រើសរើសកាតក្រាហ្វិក។",
    zh: "主板没有显示接口，请选择显卡。",
  },
};

/** Text of any rule that lacks data. */
export const unknownText: LocalText = {
  en: "{topic} cannot be confirmed: no data about it for the part “{part}”.",
  km: "មិនអាចបញ្ជាក់ {topic} បានទេ៖ គ្មានទិន្នន័យសម្រាប់ «{part}»។",
  zh: "{topic}无法确认：“{part}”没有相关数据。",
};
