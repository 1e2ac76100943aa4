/** What goods of these lines are, for who asks what is done to them: `iphone screen repair`. */
export const kindsOfLines: ReadonlyMap<string, string> = new Map([["iphone", "phone"], ["galaxy", "phone"], ["redmi", "phone"], ["pixel", "phone"], ["ipad", "tablet"], ["macbook", "laptop"], ["thinkpad", "laptop"], ["nintendo switch", "game console"]]);

/** Lines of phones by whose names, and not the makers', goods are called that go with them: a case for a `Galaxy`. */
export const phonesOfMakers: ReadonlyMap<string, readonly string[]> = new Map([["samsung", ["galaxy"]], ["xiaomi", ["redmi"]], ["apple", ["iphone"]], ["google", ["pixel"]]]);
export const namedAfterPhones: readonly string[] = ["case", "phone case", "screen protector", "phone screen", "back glass", "charging port"];

/** Makers of lines, by whose names, and not the lines', goods are called that go with them: a `MacBook charger` is Apple's. */
export const makersOfLines: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ apple: ["iphone", "ipad", "macbook", "airpods"], samsung: ["galaxy"], xiaomi: ["redmi"], lenovo: ["thinkpad", "ideapad", "legion"], dell: ["inspiron"], asus: ["zenbook", "vivobook"], hp: ["omen", "victus"] })
    .flatMap(([maker, named]) => named.map((line) => [line, [maker]] as const)),
);
export const namedAfterMakers: readonly string[] = ["charger", "laptop charger", "adapter", "laptop battery"];

/** Names of several things, and which of them are meant beside so many of a unit: an `8 port switch`, a recorder for `cctv 8 channel`, a cooler for `aio 240mm`. */
export const namesByUnit: readonly { unit: string; least?: number; name: string; means: readonly string[] }[] = [
  { unit: "port", name: "switch", means: ["network switch"] },
  { unit: "channel", name: "security camera", means: ["nvr", "dvr"] },
  { unit: "channel", name: "camera", means: ["nvr", "dvr"] },
  { unit: "mm", name: "all in one", means: ["liquid cooler"] },
  { unit: "v", name: "charger", means: ["charger", "power supply", "adapter"] },
  { unit: "w", name: "adapter", means: ["charger", "adapter"] },
  // No phone or laptop is as large.
  { unit: "inch", least: 18.5, name: "phone screen", means: ["monitor"] },
];

/** Goods that may take a SIM, and by what they say so: a `camera sim` has 4G. */
export const takingSims: readonly string[] = ["camera", "security camera", "router", "modem", "tablet", "laptop", "smartwatch", "dash cam", "doorbell"];
export const namesWithSims: ReadonlyMap<string, readonly string[]> = new Map([["sim", ["4g", "lte"]]]);

/** Plugs and sockets: who asks for one `to` another means what joins the two, by any of its names. */
export const plugs: readonly string[] = ["usb", "usb a", "usb b", "usb c", "type c", "c", "micro usb", "mini usb", "lightning", "thunderbolt", "hdmi", "mini hdmi", "micro hdmi", "displayport", "mini displayport", "dvi", "vga", "rca", "scart", "sata", "ide", "serial", "rs232", "db9", "ps2", "lan", "rj45", "ethernet", "aux", "3.5mm", "xlr", "toslink", "coaxial"];
export const joiningPlugs: readonly string[] = ["cable", "adapter", "converter", "usb hub"];
/** A cable from one of these to a screen, and words for joining them: most are of this kind. */
export const toScreens = {
  from: ["computer", "laptop", "desktop", "phone", "iphone", "tablet", "game console", "nvr", "dvr"],
  to: ["tv", "monitor", "projector"],
  joining: ["to", "connect", "connecting", "connection", "link", "ភ្ជាប់", "ត", "តភ្ជាប់", "ទៅ", "连", "接", "连接", "和", "到"],
  cable: "hdmi cable",
} as const;
/** Plugs by which things are charged, which only a cable joins: the adapters with one of them are chargers. */
export const chargingPlugs: readonly string[] = ["usb", "usb a", "usb c", "type c", "c", "micro usb", "lightning"];
/** Words between two plugs. */
export const leadingTo: readonly string[] = ["to", "ទៅ", "转", "转接", "接"];

/** Words for what all such goods claim to be: who asks for a `fast charger` is not asking for one whose name says so. */
export const saidOfAll: readonly { goods: readonly string[]; words: readonly string[] }[] = [
  { goods: ["charger", "power bank", "charging cable"], words: ["fast", "quick", "rapid", "speedy", "super fast", "turbo", "លឿន", "快速", "快", "极速"] },
  { goods: ["router", "mesh", "access point", "wifi adapter"], words: ["strong", "powerful", "long range", "ខ្លាំង", "ឆ្ងាយ", "穿墙", "穿墙王", "信号强", "强劲"] },
  { goods: ["pc case"], words: ["silent", "quiet", "low noise", "noiseless", "ស្ងាត់", "អត់លឺសំឡេង", "静音", "安静", "低噪音", "超静音"] },
];

/** What goods count by several names: the ports of a recorder are its channels. */
export const alsoCounted: readonly { goods: readonly string[]; unit: string; also: string }[] = [{ goods: ["nvr", "dvr"], unit: "port", also: "channel" }];

/** Makers of what is charged and of what charges it. Their adapters are chargers. */
const makersOfCharged: readonly string[] = ["apple", "samsung", "xiaomi", "oppo", "vivo", "realme", "huawei", "honor", "google", "oneplus", "infinix", "tecno", "anker", "ugreen", "baseus", "belkin"];

/**
 * Names of several things, and which of them are meant beside words of their use: the camera for a meeting is a webcam.
 * A use that products do not say (`unsaid`) is not searched for; then the goods of the first name come first.
 */
export const namesByUse: readonly { name: string; uses: readonly string[]; unless?: readonly string[]; means: readonly string[]; unsaid?: true }[] = [
  {
    name: "camera",
    uses: [
      ...["", "online ", "video "].flatMap((how) => ["meeting", "class", "lesson", "course", "lecture", "teaching", "learning", "conference", "conferencing", "chat"].map((use) => how + use)),
      "video call", "video calling", "for zoom", "for teams", "zoom meeting", "zoom class", "zoom call", "google meet", "skype", "microsoft teams", "teams meeting", "live stream", "live streaming", "streaming", "livestream", "interview",
      "ប្រជុំ", "ប្រជុំអនឡាញ", "រៀនអនឡាញ", "បង្រៀនអនឡាញ", "ហៅវីដេអូ", "ឡាយ", "ផ្សាយផ្ទាល់",
      "会议", "开会", "视频会议", "网课", "上网课", "直播", "视频通话", "视频聊天", "面试",
    ],
    means: ["webcam"],
    unsaid: true,
  },
  // All that watch over a network can be seen from afar.
  ...["camera", "security camera"].map((name) => ({ name, uses: ["remote view", "远程", "手机远程", "远程查看", "手机查看", "手机看", "remote viewing", "remote monitoring", ...["view", "watch", "see", "check"].flatMap((seeing) => ["on", "from", "by", "with", "via"].map((means) => `${seeing} ${means} phone`)), "មើលពីចម្ងាយ", "មើលតាមទូរស័ព្ទ", "មើលលើទូរស័ព្ទ"], means: [name], unsaid: true as const })),
  // All that is smart is controlled by a phone.
  ...["bulb", "light", "light strip", "wall switch", "smart plug", "lock", "fan", "curtain motor", "camera", "air conditioner"].map((name) => ({ name, uses: [...["control", "controlled", "operated"].flatMap((done) => ["by", "from", "with", "via"].flatMap((means) => ["phone", "app"].map((what) => `${done} ${means} ${what}`))), "phone control", "phone controlled", "app control", "app controlled", "open with phone", "open by phone", "បញ្ជាតាមទូរស័ព្ទ", "បញ្ជាដោយទូរស័ព្ទ", "គ្រប់គ្រងតាមទូរស័ព្ទ", "បើកតាមទូរស័ព្ទ", "手机控制", "手机遥控", "手机操控", "手机远程控制", "app控制"], means: [name], unsaid: true as const })),
  // Any computer does office work.
  { name: "computer", uses: ["office", "office work", "office use", "ការិយាល័យ", "ធ្វើការ", "ការងារ", "ការងារការិយាល័យ", "办公", "办公室"], means: ["computer"], unsaid: true },
  // Where none is, a camera has a battery.
  ...["camera", "security camera"].map((name) => ({ name, uses: ["no electricity", "without electricity", "no electric", "no power", "without power", "គ្មានភ្លើង", "អត់ភ្លើង", "មិនប្រើភ្លើង", "没电", "没有电", "不用电", "不插电", "免插电"], means: ["battery camera"], unsaid: true as const })),
  // By what only a case for a computer has.
  { name: "case", uses: ["silent", "quiet", "airflow", "mid tower", "full tower", "atx", "micro atx", "mini itx", "rgb"], means: ["pc case"] },
  // A case with all that belongs into it.
  { name: "pc case", uses: ["set", "full set", "1 set", "ឈុត", "1 ឈុត", "មួយឈុត", "整套", "全套", "一套"], means: ["desktop"], unsaid: true },
  // By who they are for, which products do not say either.
  { name: "phone", uses: ["elderly", "old people", "elderly people", "grandma", "grandpa", "grandparents", "老人", "老人家", "老年人", "长辈", "爷爷奶奶", "មនុស្សចាស់", "ចាស់ទុំ", "យាយតា"], means: ["feature phone", "phone"], unsaid: true },
  // A house that one router does not fill.
  ...["wifi", "router", "internet"].map((name) => ({
    name,
    uses: [
      ...["big", "large", "whole", "entire", "all", "full", "huge"].flatMap((size) => ["house", "home", "villa", "building", "office", "floor"].map((place) => `${size} ${place}`)),
      ...["2", "3", "4", "5"].flatMap((many) => [`${many} floor`, `${many} storey`, `${many} story`]), "multi floor", "villa",
      "ផ្ទះធំ", "ផ្ទះវីឡា", "វីឡា", "ពេញផ្ទះ", "ទាំងផ្ទះ", "ទូទាំងផ្ទះ", "ច្រើនជាន់", "ផ្ទះច្រើនជាន់",
      "大户型", "大房子", "大面积", "别墅", "复式", "多层", "整屋", "全屋", "全家", "整栋",
    ],
    means: ["mesh", "router"],
    unsaid: true as const,
  })),
  // What is a tablet and a laptop at once.
  { name: "tablet", uses: ["surface"], means: ["tablet", "laptop"] },
  // What a computer without other sockets is extended by.
  { name: "dongle", uses: ["usb c", "type c", "thunderbolt", "macbook", "laptop", "hdmi usb"], means: ["usb hub"] },
  { name: "hub", uses: ["usb", "usb c", "type c", "hdmi", "thunderbolt", "laptop", "macbook", "computer"], means: ["usb hub"] },
  { name: "switch", uses: ["gigabit", "ethernet", "lan", "network", "internet"], means: ["network switch"] },
  // A printer that does all, by how or by whom it is made.
  { name: "all in one", uses: ["laser", "inkjet", "激光", "喷墨", "墨仓式", "ឡាស៊ែរ", "brother", "epson", "canon", "kyocera", "xerox", "lexmark", "ricoh", "pantum", "兄弟", "爱普生", "佳能", "京瓷", "施乐", "理光", "奔图"], means: ["multifunction printer", "printer"] },
  // Who extends a computer by a picture or a network may do so by a hub.
  { name: "adapter", uses: ["hdmi", "ethernet", "lan", "displayport"], means: ["adapter", "usb hub"] },
  { name: "adapter", uses: makersOfCharged, unless: ["hdmi", "vga", "displayport", "lightning", "headphone", "audio", "bluetooth", "wifi", "sd", "ethernet"], means: ["charger", "adapter"] },
];

/** What people want to do, without words such as `my`, and the goods that they do it with. */
export const deeds: readonly { deeds: readonly string[]; means: readonly string[] }[] = [
  {
    means: ["printer"],
    deeds: [
      "print", "printing", "print document", "print file", "print photo", "print picture", "print phone", "print paper", "photocopy",
      "ព្រីនឯកសារ", "ព្រីនរូប", "ព្រីនរូបថត", "ព្រីនពីទូរស័ព្ទ", "បោះពុម្ពឯកសារ", "ថតចម្លងឯកសារ",
      "打印文件", "打印照片", "打印资料", "打文件", "打照片", "手机打印", "复印文件",
    ],
  },
  { means: ["scanner", "printer"], deeds: ["scan document", "scan paper", "ស្កេនឯកសារ", "扫描文件"] },
  { means: ["earbud", "headphone", "speaker"], deeds: ["listen music", "listening music", "listen song", "hear music", "ស្តាប់ចម្រៀង", "ស្តាប់តន្ត្រី", "ស្តាប់ភ្លេង", "听歌", "听音乐"] },
  { means: ["speaker"], deeds: ["play music", "playing music", "play song", "play music loud", "ចាក់ចម្រៀង", "ចាក់ភ្លេង", "បើកចម្រៀង", "បើកភ្លេង", "放歌", "放音乐", "播放音乐"] },
  { means: ["robot vacuum"], deeds: ["clean floor", "cleaning floor", "sweep floor", "mop floor", "vacuum floor", "sweep house", "បោសផ្ទះ", "ជូតផ្ទះ", "បោសជូតផ្ទះ", "拖地", "扫地拖地", "打扫卫生", "清洁地板"] },
  { means: ["external hard drive", "portable ssd", "flash drive"], deeds: [...["save", "keep", "backup"].flatMap((doing) => ["photo", "picture", "file", "video"].map((what) => `${doing} ${what}`)), "ទុករូបថត", "ទុករូប", "រក្សាទុករូបថត", "ទុកវីដេអូ", "存照片", "存文件", "存资料", "存视频", "备份照片"] },
  {
    means: ["security camera"],
    deeds: [
      ...["record", "watch", "see", "protect", "guard"].flatMap((doing) => ["house", "home"].map((what) => `${doing} ${what}`)), "catch thief", "stop thief", "prevent theft",
      "មើលផ្ទះ", "មើលហាង", "យាមផ្ទះ", "យាមហាង", "ការពារផ្ទះ", "ការពារចោរ", "ចាប់ចោរ", "ទប់ស្កាត់ចោរ",
      "看家", "看店", "看店里", "看家里", "看家护院", "防小偷", "防贼",
    ],
  },
  { means: ["dash cam"], deeds: ["record driving", "record drive", "record road", "ថតពេលបើកឡាន", "ថតវីដេអូពេលបើកឡាន", "ថតផ្លូវ", "行车记录", "记录行车", "开车录像"] },
  { means: ["smart lock"], deeds: [...["finger", "fingerprint", "phone", "card", "code", "password"].flatMap((what) => [`open door ${what}`, `unlock door ${what}`]), "បើកទ្វារដោយម្រាមដៃ", "បើកទ្វារដោយកូដ", "បើកទ្វារដោយទូរស័ព្ទ", "指纹开门", "指纹开锁", "密码开门", "手机开门", "刷脸开门"] },
  { means: ["charger"], deeds: ["charge phone", "charging phone", "charge mobile", "charge iphone", "សាកទូរស័ព្ទ", "សាកថ្មទូរស័ព្ទ", "充手机", "给手机充电"] },
];

/** All words of uses. */
export const usesOfNames: readonly string[] = [...namesByUse.flatMap(({ uses }) => uses), ...deeds.flatMap((each) => each.deeds)];

/** Lines by which goods are called that go with such devices: the charging cable for a fitness band is one for a Fitbit. */
export const linesOfDevices: ReadonlyMap<string, readonly string[]> = new Map([["fitness band", ["fitbit"]], ["smartwatch", ["apple watch", "galaxy watch", "samsung gear", "fitbit", "pebble", "moto 360"]]]);
export const namedAfterDevices: readonly string[] = ["charging cable", "charger", "watch band", "screen protector", "charging dock"];

/** What one charger may be for at once, and how a charger for several of them is called. */
export const chargedTogether: { devices: readonly (readonly string[])[]; names: readonly string[] } = {
  devices: [["phone", "iphone", "galaxy"], ["smartwatch", "apple watch"], ["earbud", "airpods"]],
  names: ["2 in 1", "3 in 1", "4 in 1"],
};

/** Which socket a processor fits into, by its model and the words before it, and what must have that socket too. */
export const socketsOfProcessors: readonly { line: RegExp; model: RegExp; socket: string }[] = [
  { line: /^(?:ryzen|amd|r[3579])$/, model: /^[1-5]\d{3}(?:g|ge|gt|x|xt|x3d|f)?$/, socket: "am4" },
  { line: /^(?:ryzen|amd|r[3579])$/, model: /^[7-9]\d{3}(?:g|ge|x|x3d|f)?$/, socket: "am5" },
  { line: /^(?:intel|core|i[3579])$/, model: /^1[0-1]\d{3}(?:f|k|kf|t)?$/, socket: "lga1200" },
  { line: /^(?:intel|core|i[3579])$/, model: /^1[2-4]\d{3}(?:f|k|kf|ks|t)?$/, socket: "lga1700" },
  { line: /^ultra$/, model: /^2\d{2}(?:f|k|kf)?$/, socket: "lga1851" },
];
/** What is put into a motherboard. */
export const partsOfBoards: readonly string[] = ["cpu", "ram", "ssd", "graphics card", "cooler", "air cooler", "liquid cooler"];
export const fittingSockets: readonly string[] = ["motherboard", "mainboard", "cooler", "air cooler", "liquid cooler"];

/** Cameras that watch, and makers of whose goods they alone are asked for by their picture. */
export const watchingCameras: readonly string[] = ["camera", "security camera", "ip camera", "dome", "bullet", "ptz"];
export const makersOfCameras: readonly string[] = ["hikvision", "dahua", "ezviz", "imou", "uniview", "reolink", "tapo"];
/** What cameras that turn are asked for by, as a bare number. */
export const turning = { number: "360", names: ["ptz", "pan tilt", "pan and tilt"] } as const;
/** What pictures are called after, and how many megapixels those of such cameras have, by which they are named. */
export const megapixels: ReadonlyMap<string, readonly string[]> = new Map([["4k", ["8"]], ["3k", ["5"]], ["2k", ["3", "4"]], ["full hd", ["2"]]]);
/** What is heard by them, and by what else they say that. */
export const soundOfCameras = { words: ["audio", "sound", "voice", "សំឡេង", "声音", "语音"], names: ["two way talk", "microphone"] } as const;
/** Screens, of which who asks for sound asks for this. */
export const soundOfScreens = { screens: ["monitor", "projector", "tv"], name: "built in speaker" } as const;

/** Makers whose last word is one of how goods are too: that counts for them after the first alone, where goods are named. */
export const makersOfCommonWords: readonly (readonly [first: string, last: string])[] = [["western", "digital"], ["be", "quiet"]];

/** What goods are where no others are named, as most call them: a `usb` or `flash` is a stick, an `ac` cools a room, what has gigabit is a switch, the `board` for a processor is a motherboard, `ddr5` is memory, a 曲面屏 is a monitor, and Wi-Fi comes out of a router. */
export const goodsByThemselves: ReadonlyMap<string, string> = new Map([...["fast charge", "fast charging", "quick charge", "សាកលឿន", "សាកថ្មលឿន", "快充", "闪充", "超级快充"].map((name) => [name, "charger"] as const), ["usb", "flash drive"], ["flash", "flash drive"], ["ac", "air conditioner"], ["board", "motherboard"], ["ddr3", "ram"], ["ddr4", "ram"], ["ddr5", "ram"], ["security", "security camera"], ...["cat5e", "cat6", "cat6a", "cat7", "cat8"].map((standard) => [standard, "network cable"] as const), ...["gigabit", "千兆", "ជីហ្គាប៊ីត"].map((name) => [name, "network switch"] as const), ...["curved", "ultrawide", "曲面屏", "曲面", "超宽", "អេក្រង់កោង"].map((name) => [name, "monitor"] as const), ...["wifi", "wi fi", "វ៉ាយហ្វាយ", "internet", "អ៊ីនធឺណិត", "អ៊ីនធើណែត", "អ៊ីនធើណេត", "互联网"].map((name) => [name, "router"] as const)]);

/** Where things are used: no goods, and no word that names some of them. */
export const placesOfUse: readonly string[] = [
  "home", "house", "household", "flat", "apartment", "office", "room", "bedroom", "kitchen", "garage", "garden", "yard", "school", "classroom", "dorm", "dormitory", "hotel", "guesthouse", "warehouse", "factory", "restaurant", "cafe", "company", "farm",
  "ផ្ទះ", "បន្ទប់", "ការិយាល័យ", "បន្ទប់គេង", "បន្ទប់ជួល", "ផ្ទះបាយ", "សាលា", "សាលារៀន", "ថ្នាក់រៀន", "សណ្ឋាគារ", "ផ្ទះសំណាក់", "ឃ្លាំង", "រោងចក្រ", "ភោជនីយដ្ឋាន", "ហាងកាហ្វេ", "ក្រុមហ៊ុន", "កសិដ្ឋាន", "ចម្ការ", "សួន",
  "家里", "办公室", "房间", "卧室", "客厅", "厨房", "车库", "院子", "花园", "出租屋", "宿舍", "学校", "教室", "酒店", "宾馆", "民宿", "仓库", "工厂", "餐厅", "饭店", "咖啡店", "店铺", "超市", "公司", "农场",
];

/** Goods that are asked for by a number alone, what that counts, and which numbers these are: a `monitor 24` is one of 24 inches, 充电宝 2万 one of 20,000 mAh. */
export const askedByNumber: readonly { goods: readonly string[]; unit: string; least: number; most: number }[] = [
  { goods: ["monitor", "screen", "all in one"], unit: "inch", least: 15, most: 57 },
  { goods: ["tv"], unit: "inch", least: 19, most: 116 },
  { goods: ["laptop", "laptop bag", "backpack"], unit: "inch", least: 10, most: 18 },
  { goods: ["privacy filter"], unit: "inch", least: 10, most: 34 },
  { goods: ["all in one", "liquid cooler", "water cooling radiator"], unit: "mm", least: 120, most: 480 },
  { goods: ["power bank"], unit: "mah", least: 2000, most: 60_000 },
];

/** What is said of how goods are, and what else that is where they are these: a wireless mouse is one by Bluetooth too. */
export const wirelessGoods: readonly string[] = ["mouse", "keyboard", "headphone", "earbud", "speaker", "soundbar", "gamepad", "microphone"];
export const waysWithoutWires: ReadonlyMap<string, readonly string[]> = new Map([["wireless", ["bluetooth"]]]);

/** What properties are of: before `for` and a device that part is meant. */
export const partsOfProperties: ReadonlyMap<string, string> = new Map([["big screen", "screen"], ["big battery", "battery"], ["curved", "screen"]]);

/** What goods have, and are not, where both are named: the mic of a webcam, the glass of a PC case. */
export const partsOfGoods: readonly { part: string; goods: readonly string[] }[] = [
  { part: "card", goods: ["lock", "smart lock", "door lock", "access control"] },
  { part: "scanner", goods: ["printer"] },
  { part: "siren", goods: ["camera", "security camera", "doorbell"] },
  { part: "microphone", goods: ["webcam", "headphone", "earbud"] },
  { part: "glass", goods: ["pc case"] },
  { part: "suction cup", goods: ["car mount", "phone holder"] },
  { part: "cpu", goods: ["liquid cooler", "air cooler"] },
];

/** What goes with goods, and is meant where those are named behind it too: a `cable hdmi tv`. */
export const goingWith: { goods: readonly string[]; with: readonly string[] } = { goods: ["cable", "charger", "case", "phone case", "bag", "screen protector", "remote control", "ir blaster", "usb hub", "wifi adapter", "network card", "sound card", "soundbar", "headphone", "earbud", "microphone", "mouse", "webcam"], with: ["phone", "laptop", "computer", "desktop", "tablet", "tv", "monitor", "camera", "printer", "projector", "smartwatch", "air conditioner"] };

/** Devices whose descriptions mention the goods that go with them. */
export const devicesOfOthers: readonly string[] = [...goingWith.with, "fitness band", "earbud", "headphone", "speaker", "game console", "robot vacuum"];

/** Lines that are goods of one kind and no other: who says that kind beside them says nothing more, as in 苹果 16 手机. */
export const linesOfOneKind: readonly string[] = ["iphone", "ipad", "macbook"];

/** Goods that are wanted where nothing is asked for but how they are, and nothing says so. */
export const kindsOfProperties: ReadonlyMap<string, string> = new Map([["fast charging", "charger"], ["dual sim", "phone"]]);

/** What does the work of goods where none of those is there: a tracker is charged by its cable, and the hard disk of a new laptop is an SSD. */
export const substitutes: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["charger", ["charging cable", "charging dock", "charging stand"]],
  ["hard drive", ["ssd", "solid state drive"]],
  ["earbud", ["headphone"]],
  ["headphone", ["earbud"]],
  // Shops that have few kinds of lamps, loudspeakers or covers call them by the broadest name.
  ...["ceiling light", "night light", "tube light", "pendant light", "floor lamp", "wall lamp", "downlight", "spotlight", "bedside lamp", "light fixture"].map((lamp): [string, string[]] => [lamp, ["bulb", "light strip"]]),
  ["string light", ["light strip"]],
  ...["subwoofer", "home theater", "karaoke", "bookshelf speaker", "soundbar"].map((sound): [string, string[]] => [sound, ["speaker"]]),
  ["leather case", ["phone case"]],
  ["front glass", ["phone screen"]],
  ["hidden camera", ["indoor camera", "wifi camera"]],
  ["smart ring", ["fitness band", "smartwatch"]],
  ["heart rate monitor", ["fitness band", "smartwatch"]],
  ["padlock", ["lock"]],
  // What comes in a set of tools.
  ...["spudger", "tweezer", "suction cup", "screwdriver"].map((tool): [string, string[]] => [tool, ["tool kit", "tool set", "screwdriver set"]]),
  ...["cat6 cable", "cat7 cable", "cat8 cable"].map((cable): [string, string[]] => [cable, ["network cable"]]),
  ["mifi", ["router"]],
  // Games are called by what they are played on.
  ["video game", ["playstation", "xbox", "wii"]],
  // Most have slots for cards.
  ["card reader", ["usb hub"]],
  // Robots mop too.
  ["floor washer", ["robot vacuum"]],
  ["workstation", ["desktop"]],
]);

/** Makers and lines of goods for players, which their names need not say. */
const forPlayers: readonly string[] = [
  "razer", "hyperx", "steelseries", "redragon", "zowie", "alienware", "aorus", "rog", "tuf gaming", "legion", "loq", "omen", "victus", "predator", "acer nitro", "odyssey",
  "lightspeed", "lightsync", "superlight", "g102", "g304", "g435", "g502", "msi katana", "msi cyborg", "msi vector", "msi raider", "msi stealth", "msi infinite", "msi mag", "msi mpg", "msi meg",
];

/** What is also meant by a name that catalogues rarely use, not the other way round. */
export const narrower: readonly { name: string; kinds: readonly string[] }[] = [
  { name: "security camera", kinds: ["dome camera", "bullet camera", "ptz camera", "ip camera", "outdoor camera", "indoor camera", "wifi camera", "analog camera", "turret camera", "battery camera", "solar camera", "4g camera"] },
  { name: "mechanical", kinds: ["linear", "tactile", "clicky"] },
  { name: "waterproof", kinds: ["ip65", "ip66", "ip67", "ip68", "ipx7", "ipx8"] },
  { name: "with sim", kinds: ["4g", "lte", "5g"] },
  { name: "color changing", kinds: ["rgb", "million colors", "million colours"] },
  // What has a game on it is not made for gaming.
  { name: "game", kinds: ["gaming", ...forPlayers] },
  { name: "gaming", kinds: forPlayers },
  // Of printers few say so, all say what they print with.
  { name: "laser", kinds: ["toner"] },
  // Printers say what they do; a copy alone is a spare part of another maker.
  { name: "copier", kinds: ["scan copy"] },
  { name: "baby monitor", kinds: ["indoor camera"] },
  // By words that other goods have too, such as a `classic` case for a phone.
  { name: "classic phone", kinds: ["feature phone", "button phone"] },
  { name: "camcorder", kinds: ["action camera"] },
  // By how they are built.
  { name: "digital camera", kinds: ["slr camera", "bridge camera", "system camera"] },
  { name: "dual lens", kinds: ["dual"] },
  // By what its processors and graphics are called.
  { name: "amd", kinds: ["ryzen", "radeon"] },
  // Makers of laptops call theirs an adapter.
  { name: "charger", kinds: ["laptop charger", "laptop adapter"] },
  { name: "modem router", kinds: ["router"] },
  // Of a phone: that over its screen, or its back.
  { name: "glass", kinds: ["screen protector", "back glass"] },
  { name: "cd drive", kinds: ["blu ray drive"] },
  // Repairers call the glass that feels the finger so.
  { name: "touch screen", kinds: ["digitizer"] },
  // Of a phone or for a computer.
  { name: "screen", kinds: ["monitor"] },
  // Few names say for which place a cooler is, or that one can look into a case.
  { name: "low profile cooler", kinds: ["air cooler"] },
  { name: "tempered glass case", kinds: ["pc case"] },
  { name: "thermal printer", kinds: ["receipt printer", "label printer"] },
  { name: "hybrid laptop", kinds: ["hybrid 2 in 1"] },
  { name: "blank dvd", kinds: ["dvd-r", "dvd+r"] },
  { name: "blank cd", kinds: ["cd-r"] },
  { name: "blank disc", kinds: ["cd-r", "dvd-r", "dvd+r", "bd-r"] },
  { name: "colouring pen", kinds: ["crayon", "colour pencil", "color pencil", "felt pen", "paint marker"] },
  { name: "vertical mouse", kinds: ["ergonomic mouse"] },
  // By what makers call theirs.
  { name: "ultrawide monitor", kinds: ["5120 1440", "3440 1440", "2560 1080"] },
  { name: "nas hard drive", kinds: ["ironwolf", "wd red", "western digital red"] },
  { name: "enterprise hard drive", kinds: ["exos", "ultrastar", "wd gold", "western digital gold"] },
  { name: "high refresh rate", kinds: ["120hz", "144hz", "165hz", "180hz", "240hz", "360hz"] },
  // What has three ways to connect has one without a cable.
  { name: "tri mode", kinds: ["wireless"] },
  { name: "network device", kinds: ["router", "network switch", "access point"] },
];
