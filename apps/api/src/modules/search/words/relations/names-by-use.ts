import { phrasesOfParts, wordList } from "../word-list.ts";

/** What a name of several things means beside words of its use. */
interface NameByUse {
  name: string;
  uses: readonly string[];
  /** Beside these the uses say nothing. */
  unless?: readonly string[];
  means: readonly string[];
  /** Set if products do not say the use: then it is not searched for, and the goods of the first name come first. */
  unsaid?: true;
}

/** The same for several names, each of which means `means` or else itself. */
const forEach = (names: readonly string[], uses: readonly string[], means?: readonly string[]): NameByUse[] =>
  names.map((name) => ({ name, uses, means: means ?? [name], unsaid: true }));

/** Makers of what is charged and of what charges it. Their adapters are chargers. */
const makersOfCharged: readonly string[] = wordList(`
  apple, samsung, xiaomi, oppo, vivo, realme, huawei, honor, google, oneplus, infinix, tecno
  anker, ugreen, baseus, belkin
`);

const talking: readonly string[] = wordList(`
  meeting, class, lesson, course, lecture, teaching, learning, conference, conferencing, chat
`);
const meetings: readonly string[] = [
  ...talking,
  ...phrasesOfParts(["online", "video"], talking),
  ...wordList(`
    video call, video calling, for zoom, for teams, zoom meeting, zoom class, zoom call, google meet, skype
    microsoft teams, teams meeting, live stream, live streaming, streaming, livestream, interview
    ប្រជុំ, ប្រជុំអនឡាញ, រៀនអនឡាញ, បង្រៀនអនឡាញ, ហៅវីដេអូ, ឡាយ, ផ្សាយផ្ទាល់
    会议, 开会, 视频会议, 网课, 上网课, 直播, 视频通话, 视频聊天, 面试
  `),
];

const seenFromAfar: readonly string[] = [
  ...phrasesOfParts(
    ["view", "watch", "see", "check"],
    wordList("on phone, from phone, by phone, with phone, via phone"),
  ),
  ...wordList(`
    remote view, remote viewing, remote monitoring
    មើលពីចម្ងាយ, មើលតាមទូរស័ព្ទ, មើលលើទូរស័ព្ទ, តាមទូរស័ព្ទ
    远程, 手机远程, 远程查看, 手机查看, 手机看
  `),
];

const controlledByPhone: readonly string[] = [
  ...phrasesOfParts(phrasesOfParts(["control", "controlled", "operated"], ["by", "from", "with", "via"]), [
    "phone",
    "app",
  ]),
  ...wordList(`
    phone control, phone controlled, app control, app controlled, open with phone, open by phone
    បញ្ជាតាមទូរស័ព្ទ, បញ្ជាដោយទូរស័ព្ទ, គ្រប់គ្រងតាមទូរស័ព្ទ, បើកតាមទូរស័ព្ទ
    手机控制, 手机遥控, 手机操控, 手机远程控制, app控制
  `),
];

const withoutPower: readonly string[] = wordList(`
  no electricity, without electricity, no electric, no power, without power
  គ្មានភ្លើង, អត់ភ្លើង, មិនប្រើភ្លើង
  没电, 没有电, 不用电, 不插电, 免插电
`);

const largeHouses: readonly string[] = [
  ...phrasesOfParts(
    ["big", "large", "whole", "entire", "all", "full", "huge"],
    ["house", "home", "villa", "building", "office", "floor"],
  ),
  ...phrasesOfParts(["2", "3", "4", "5"], ["floor", "storey", "story"]),
  ...wordList(`
    multi floor, villa
    ផ្ទះធំ, ផ្ទះវីឡា, វីឡា, ពេញផ្ទះ, ទាំងផ្ទះ, ទូទាំងផ្ទះ, ច្រើនជាន់, ផ្ទះច្រើនជាន់
    大户型, 大房子, 大面积, 别墅, 复式, 多层, 整屋, 全屋, 全家, 整栋
  `),
];

const players: readonly string[] = wordList(`
  nintendo, nintendo switch, wii, xbox, x box, psp
  playstation, playstation 3, playstation 4, playstation 5, ps, ps3, ps4, ps5
  任天堂, 索尼游戏机, 微软游戏机, ផ្លេស្តេសិន
`);

/** Names of several things, and which of them are meant beside words of their use: the camera for a meeting is a webcam. */
export const namesByUse: readonly NameByUse[] = [
  ...forEach(["camera"], meetings, ["webcam"]),
  // All that watch over a network can be seen from afar.
  ...forEach(["camera", "security camera"], seenFromAfar),
  // All that is smart is controlled by a phone.
  ...forEach(
    wordList("bulb, light, light strip, wall switch, smart plug, lock, fan, curtain motor, camera, air conditioner"),
    controlledByPhone,
  ),
  // Any computer does office work.
  ...forEach(
    ["computer"],
    wordList("office, office work, office use, ការិយាល័យ, ធ្វើការ, ការងារ, ការងារការិយាល័យ, 办公, 办公室"),
  ),
  // Where none is, a camera has a battery.
  ...forEach(["camera", "security camera"], withoutPower, ["battery camera"]),
  // By what only a case for a computer has.
  {
    name: "case",
    uses: ["silent", "quiet", "airflow", "mid tower", "full tower", "atx", "micro atx", "mini itx", "rgb"],
    means: ["pc case"],
  },
  // A case with all that belongs into it.
  ...forEach(["pc case"], wordList("set, full set, 1 set, ឈុត, 1 ឈុត, មួយឈុត, 整套, 全套, 一套"), ["desktop"]),
  // By who they are for, which products do not say either.
  ...forEach(
    ["phone"],
    wordList(`
      elderly, old people, elderly people, grandma, grandpa, grandparents
      មនុស្សចាស់, ចាស់ទុំ, យាយតា
      老人, 老人家, 老年人, 长辈, 爷爷奶奶
    `),
    ["feature phone", "phone"],
  ),
  // A house that one router does not fill.
  ...forEach(["wifi", "router", "internet"], largeHouses, ["mesh", "router"]),
  // No fan in a computer has one.
  ...forEach(["fan"], wordList("remote, with remote, remote control, with remote control, រីម៉ូត, មានរីម៉ូត, 遥控, 带遥控")),
  // What a computer is connected to beside its own.
  ...forEach(
    ["screen", "phone screen"],
    wordList("external, extra, second, extended, connect, connecting, ភ្ជាប់, ទីពីរ, 外接, 扩展, 副屏, 第二"),
    ["monitor"],
  ),
  // A computer's box and a console are both called 主机.
  { name: "desktop", uses: players, means: ["game console"] },
  // Not for a PlayStation, which more games are called after than say that they are one.
  { name: "game", uses: ["nintendo", "nintendo switch", "wii", "xbox", "x box"], means: ["video game"] },
  ...["ហ្គេម", "游戏"].map((name): NameByUse => ({ name, uses: players, means: ["video game"] })),
  // What is a tablet and a laptop at once.
  { name: "tablet", uses: ["surface"], means: ["tablet", "laptop"] },
  // What a computer without other sockets is extended by.
  {
    name: "dongle",
    uses: ["usb c", "type c", "thunderbolt", "macbook", "laptop", "hdmi usb"],
    means: ["usb hub"],
  },
  {
    name: "hub",
    uses: ["usb", "usb c", "type c", "hdmi", "thunderbolt", "laptop", "macbook", "computer"],
    means: ["usb hub"],
  },
  ...forEach(["hub"], ["lan", "ethernet", "network", "internet", "rj45"], ["network switch", "usb hub"]),
  // A drive that is outside a computer.
  ...forEach(["ssd", "hard drive"], wordList("outdoor, outside, ក្រៅ, ខាងក្រៅ, ដោតក្រៅ, 外置, 外接"), [
    "portable ssd",
    "external hard drive",
  ]),
  // What is controlled by it has one already.
  ...forEach(
    ["ir blaster"],
    wordList("air conditioner, air con, aircon, ac, tv, fan, ម៉ាស៊ីនត្រជាក់, ទូរទស្សន៍, 空调, 电视, 风扇"),
  ),
  { name: "switch", uses: ["gigabit", "ethernet", "lan", "network", "internet"], means: ["network switch"] },
  // A printer that does all, by how or by whom it is made.
  {
    name: "all in one",
    uses: wordList(`
      laser, inkjet, ឡាស៊ែរ, 激光, 喷墨, 墨仓式
      brother, epson, canon, kyocera, xerox, lexmark, ricoh, pantum
      兄弟, 爱普生, 佳能, 京瓷, 施乐, 理光, 奔图
    `),
    means: ["multifunction printer", "printer"],
  },
  // Who extends a computer by a picture or a network may do so by a hub.
  { name: "adapter", uses: ["hdmi", "ethernet", "lan", "displayport"], means: ["adapter", "usb hub"] },
  {
    name: "adapter",
    uses: makersOfCharged,
    unless: wordList("hdmi, vga, displayport, lightning, headphone, audio, bluetooth, wifi, sd, ethernet"),
    means: ["charger", "adapter"],
  },
];

/** What people want to do, without words such as `my`, and the goods that they do it with. */
export const deeds: readonly { deeds: readonly string[]; means: readonly string[] }[] = [
  {
    means: ["printer"],
    deeds: wordList(`
      print, printing, print document, print file, print photo, print picture, print phone, print paper, photocopy
      ព្រីនឯកសារ, ព្រីនរូប, ព្រីនរូបថត, ព្រីនពីទូរស័ព្ទ, បោះពុម្ពឯកសារ, ថតចម្លងឯកសារ
      打印文件, 打印照片, 打印资料, 打文件, 打照片, 手机打印, 复印文件
    `),
  },
  { means: ["scanner", "printer"], deeds: wordList("scan document, scan paper, ស្កេនឯកសារ, 扫描文件") },
  {
    means: ["earbud", "headphone", "speaker"],
    deeds: wordList(`
      listen music, listening music, listen song, hear music
      ស្តាប់ចម្រៀង, ស្តាប់តន្ត្រី, ស្តាប់ភ្លេង
      听歌, 听音乐
    `),
  },
  {
    means: ["speaker"],
    deeds: wordList(`
      play music, playing music, play song, play music loud
      ចាក់ចម្រៀង, ចាក់ភ្លេង, បើកចម្រៀង, បើកភ្លេង
      放歌, 放音乐, 播放音乐
    `),
  },
  {
    means: ["robot vacuum"],
    deeds: wordList(`
      clean floor, cleaning floor, sweep floor, mop floor, vacuum floor, sweep house
      បោសផ្ទះ, ជូតផ្ទះ, បោសជូតផ្ទះ
      拖地, 扫地拖地, 打扫卫生, 清洁地板
    `),
  },
  {
    means: ["external hard drive", "portable ssd", "flash drive"],
    deeds: [
      ...phrasesOfParts(["save", "keep", "backup"], ["photo", "picture", "file", "video"]),
      ...wordList(`
        ទុករូបថត, ទុករូប, រក្សាទុករូបថត, ទុកវីដេអូ
        存照片, 存文件, 存资料, 存视频, 备份照片
      `),
    ],
  },
  {
    means: ["ir blaster"],
    deeds: [
      ...phrasesOfParts(
        ["control", "open"],
        wordList("aircon, ac, air conditioner, aircon phone, ac phone, air conditioner phone"),
      ),
      ...wordList(`
        បញ្ជាម៉ាស៊ីនត្រជាក់, បញ្ជាម៉ាស៊ីនត្រជាក់តាមទូរស័ព្ទ, បើកម៉ាស៊ីនត្រជាក់តាមទូរស័ព្ទ
        手机控制空调, 控制空调, 遥控空调, 远程开空调
      `),
    ],
  },
  {
    means: ["mesh", "router"],
    deeds: [
      ...phrasesOfParts(["extend", "boost", "improve", "repeat", "increase"], ["wifi", "signal", "wifi signal"]),
      ...wordList(`
        wifi reach, weak wifi, wifi weak, slow wifi, wifi slow, better wifi, faster wifi, stronger wifi, more wifi
        បង្កើន wifi, ពង្រីករលក, wifi ខ្សោយ, wifi យឺត, រលកខ្សោយ
        wifi 信号差, 信号差, 信号弱, 扩大信号, 增强信号
      `),
    ],
  },
  {
    means: ["security camera"],
    deeds: [
      ...phrasesOfParts(["record", "watch", "see", "protect", "guard"], ["house", "home"]),
      ...wordList(`
        catch thief, stop thief, prevent theft
        មើលផ្ទះ, មើលហាង, យាមផ្ទះ, យាមហាង, ការពារផ្ទះ, ការពារចោរ, ចាប់ចោរ, ទប់ស្កាត់ចោរ
        看家, 看店, 看店里, 看家里, 看家护院, 防小偷, 防贼
      `),
    ],
  },
  {
    means: ["dash cam"],
    deeds: wordList(`
      record driving, record drive, record road
      ថតពេលបើកឡាន, ថតវីដេអូពេលបើកឡាន, ថតផ្លូវ
      行车记录, 记录行车, 开车录像
    `),
  },
  {
    means: ["smart lock"],
    deeds: [
      ...phrasesOfParts(["open door", "unlock door"], ["finger", "fingerprint", "phone", "card", "code", "password"]),
      ...wordList(`
        បើកទ្វារដោយម្រាមដៃ, បើកទ្វារដោយកូដ, បើកទ្វារដោយទូរស័ព្ទ
        指纹开门, 指纹开锁, 密码开门, 手机开门, 刷脸开门
      `),
    ],
  },
  {
    means: ["charger"],
    deeds: wordList(`
      charge phone, charging phone, charge mobile, charge iphone
      សាកទូរស័ព្ទ, សាកថ្មទូរស័ព្ទ
      充手机, 给手机充电
    `),
  },
];

/** All words of uses. */
export const usesOfNames: readonly string[] = [
  ...namesByUse.flatMap(({ uses }) => uses),
  ...deeds.flatMap((each) => each.deeds),
];
