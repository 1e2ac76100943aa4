import { describe, expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { others, typed } from "../../../testing/read-terms.ts";

describe("the goods that are meant", () => {
  it("recognises a broader kind by the last words of a name, but not by a part of them", () => {
    expect(parseQuery("移动硬盘").kinds).toEqual(expect.arrayContaining(["$external hard drive", "$hard drive"]));
    expect(parseQuery("移动硬盘").kinds).not.toContain("$drive");
    expect(parseQuery("light bulb").kinds).toContain("$bulb");
  });

  it("recognises names with two words joined, and Chinese names without a final character for `device`", () => {
    for (const [text, kind] of [
      ["external harddisk", "$external hard drive"],
      ["portable harddrive", "$external hard drive"],
      ["烟雾报警", "$smoke sensor"],
      ["空气净化", "$air purifier"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
    expect(others("监控摄像")).toContain("dome camera");
    // What is left of the short name is too little.
    expect(parseQuery("充电").kinds).not.toContain("$power bank");
  });

  it("takes a remote control for the goods where what it controls is named behind it", () => {
    expect(parseQuery("红外遥控器空调").kinds).toContain("$ir blaster");
    expect(parseQuery("remote aircon").kinds).toContain("$remote");
  });

  it("means the goods before what they are used by", () => {
    for (const [text, kind] of [
      ["door lock by phone", "$door lock"],
      ["camera see via phone", "$camera"],
      ["car mount with suction cup", "$car mount"],
      ["车载手机支架吸盘", "$car mount"],
      ["itx case small", "$itx case"],
      ["which power bank can charge laptop", "$power bank"],
      ["standing fan w remote", "$fan"],
      ["tablet w/ pen", "$tablet"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
    expect(typed("router 4g put sim")).toEqual(["4g router", "sim"]);
  });

  it("means the goods behind `for` where only a property stands before it", () => {
    expect(parseQuery("game for ps4").kinds).toContain("$game console");
    expect(parseQuery("laptop for game").kinds).toContain("$laptop");
  });

  it("means a part where the machine for it follows", () => {
    expect(parseQuery("hard drive desktop").kinds).toContain("$hard drive");
    expect(parseQuery("network card server").kinds).toContain("$network card");
  });

  it("means goods and no work by what they do by themselves", () => {
    for (const text of ["自动洗扫地机", "扫地机自动洗"])
      expect(parseQuery(text).kinds, text).toContain("$robot vacuum");
    expect(parseQuery("洗打印机").kinds).toContain("$cleaning");
  });

  it("means an SSD by a hard disk that is one", () => {
    for (const text of ["hard disk ssd 1tb", "ថាសរឹង ssd 1tb", "硬盘ssd 1t"])
      expect(parseQuery(text).kinds, text).toContain("$ssd");
  });

  it("does not translate where goods are used", () =>
    expect(parseQuery("宿舍路由器").terms.map(({ isTranslated }) => isTranslated)).toEqual([undefined, undefined]));

  it("finds a phone with buttons by words that other goods have too, and not the other way round", () => {
    expect(parseQuery("classic phone").kinds).toContain("$feature phone");
    expect(parseQuery("feature phone").kinds).not.toContain("$classic phone");
  });

  it("recognises Khmer names that begin with another word for `device`, and takes no unknown machine for one that sounds like it", () => {
    for (const [text, kind] of [
      ["ប្រដាប់ផ្លុំសក់", "$hair dryer"],
      ["គ្រឿងចែកវ៉ាយហ្វាយ", "$router"],
      ["ម៉ាស៊ីនបម្រុងភ្លើង", "$ups"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
    expect(parseQuery("ម៉ាស៊ីនចាក់").kinds).not.toContain("$air conditioner");
    expect(parseQuery("កុំព្យូទ័រលើតុ").kinds).not.toContain("$computer");
  });

  it("means a computer where its processor and memory are told", () => {
    for (const text of ["ឡេបថប core i7 ram 16", "ឡេបថប ryzen 5 ssd 512"])
      expect(parseQuery(text).kinds, text).toContain("$laptop");
    expect(parseQuery("ឡេបថប ryzen 5 ram 16").kinds).not.toContain("$laptop ram");
    expect(parseQuery("charger hp laptop").kinds).toContain("$laptop charger");
  });

  it("means the goods after what they have: 带 joins only before a word of the shop", () => {
    expect(typed("带音响显示器")).toEqual(["音响", "显示器"]);
    expect(parseQuery("monitor built-in speaker").kinds).toContain("$monitor");
    expect(parseQuery("built in oven").kinds).toContain("$oven");
    for (const text of ["带音响显示器", "带音响的显示器", "显示器带音响"])
      expect(parseQuery(text).kinds, text).toContain("$monitor");
    expect(parseQuery("表带").kinds).toContain("$watch band");
  });

  it("means the part that a property is of, before `for` and a device", () => {
    for (const text of ["big screen for computer", "អេក្រង់ធំសម្រាប់កុំព្យូទ័រ", "curved screen for pc"])
      expect(parseQuery(text).kinds, text).toContain("$monitor");
    expect(parseQuery("big battery for laptop").kinds).toContain("$laptop battery");
    expect(parseQuery("computer with big screen").kinds[0]).toBe("$computer");
  });

  it("means a whole computer by a case and all that belongs to it, and a monitor by how only those are", () => {
    expect(parseQuery("ខេសកុំព្យូទ័រ 1 ឈុត").kinds).toContain("$desktop");
    expect(parseQuery("机箱 全套").kinds).toContain("$desktop");
    expect(parseQuery("ខេសកុំព្យូទ័រ").kinds).toContain("$pc case");
    for (const text of ["34 curved ultrawide", "超宽 34寸"]) expect(parseQuery(text).kinds, text).toContain("$monitor");
  });

  it("means what goes into a computer where that is named behind it", () =>
    expect(parseQuery("无线网卡台式机").kinds).toContain("$wifi adapter"));

  it("finds what goes with a watch or a fitness band by the lines of those", () => {
    expect(others("手环充电线")).toContain("fitbit");
    expect(others("手表 钢化膜")).toContain("apple watch");
    expect(others("smartwatch")).not.toContain("fitbit");
  });

  it("reads what a watch measures as its property, and no device for that", () => {
    for (const text of ["老人手环测血压", "手表 测心率"])
      expect(parseQuery(text).kinds, text).not.toEqual(expect.arrayContaining(["$blood pressure monitor"]));
    expect(parseQuery("血压计").kinds).toContain("$blood pressure monitor");
  });

  it("means a mount by any word for it", () => {
    for (const [text, kind] of [
      ["tv hanger", "$tv mount"],
      ["projector bracket", "$projector mount"],
      ["lcd hanger", "$monitor mount"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
  });

  it("means the computer by one for the office, and a PC case by a case with what only that has", () => {
    for (const text of ["office computer", "កុំព្យូទ័រសម្រាប់ការិយាល័យ", "办公室电脑"])
      expect(parseQuery(text).thing && parseQuery(text).terms, text).toHaveLength(1);
    for (const text of ["silent case", "airflow case"]) expect(parseQuery(text).kinds, text).toContain("$pc case");
    expect(parseQuery("silicone case").kinds).not.toContain("$pc case");
  });

  it("means the board for a socket, the lock that opens by a card, and the work that a text begins with", () => {
    for (const [text, kind] of [
      ["main board lga 1700", "$motherboard"],
      ["door lock fingerprint and card", "$door lock"],
      ["transfer data old phone to new", "$data transfer"],
      ["recover deleted photo from phone", "$data recovery"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
    for (const [text, kind] of [
      ["repair tools", "$tool"],
      ["data recovery software", "$software"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
  });

  it("means cameras that turn by a number behind the camera, and those that look all around by one before it", () => {
    for (const text of ["wifi camera 360", "កាមេរ៉ា wifi 360"]) expect(others(text), text).toContain("ptz");
    expect(parseQuery("360 camera").kinds).toContain("$action camera");
  });

  it("means a webcam by a camera for meetings and classes, and a USB hub by a hub with its ports", () => {
    for (const text of [
      "camera for zoom meeting",
      "camera for online class",
      "会议用的摄像头",
      "摄像头 直播",
      "កាមេរ៉ា ប្រជុំ",
    ])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$webcam"])]);
    for (const text of ["camera 30x zoom", "zoom lens camera", "camera for shop"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.not.arrayContaining(["$webcam"])]);
    expect(parseQuery("type c to hdmi hub").kinds).toContain("$usb hub");
    // By who they are for, in the same way.
    for (const text of ["给老人用的手机", "ទូរស័ព្ទសម្រាប់យាយតា"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$feature phone"])]);
    expect(parseQuery("zigbee hub").kinds).not.toContain("$usb hub");
  });

  it("means a charger by an adapter of so many watts or of a maker of phones, and by fast charging alone", () => {
    for (const text of [
      "adapter 25w",
      "samsung adapter",
      "samsung adapter 25w",
      "iphone fast charge",
      "fast charging 65w",
    ])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$charger"])]);
    for (const text of ["apple hdmi adapter", "phone fast charging"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.not.arrayContaining(["$charger"])]);
  });

  it("prefers what all such goods claim to be, and does not require it", () => {
    expect(typed("fast charger 65w")).toEqual(["charger", "65w"]);
    expect(parseQuery("fast charger 65w").preferred).not.toBeNull();
    expect(parseQuery("fast laptop").preferred).toBeNull();
  });

  it("means the goods before the Chinese word for `all in one`, unless they are computers", () => {
    expect(parseQuery("监控一体机").kinds).toContain("$security camera");
    for (const text of ["一体机", "惠普一体机", "电脑一体机"])
      expect(parseQuery(text).kinds, text).toContain("$all in one");
  });

  it("cuts Khmer places out of a text, and takes the first goods in Khmer for the thing, also with a space", () => {
    expect(parseQuery("ព្រីនទ័រការិយាល័យ").terms.map(({ units }) => units.length)).toEqual([1, 1]);
    expect(parseQuery("កុំព្យូទ័រយួរដៃ រ៉េម ១៦").kinds).toContain("$laptop");
    expect(parseQuery("រ៉េមកុំព្យូទ័រយួរដៃ").kinds).toContain("$laptop ram");
  });

  it("means the goods, and not their part, if both are named", () => {
    for (const [text, kind] of [
      ["1080p webcam mic", "$webcam"],
      ["white pc case glass", "$pc case"],
      ["耳机麦克风", "$headphone"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
    for (const [text, kind] of [
      ["usb mic", "$microphone"],
      ["iphone 15 glass", "$glass"],
      ["mic for webcam", "$microphone"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
  });

  it("means the first goods in Khmer, or the Latin word right before the Khmer ones", () => {
    for (const [text, kind] of [
      ["mouse កុំព្យូទ័រ", "$mouse"],
      ["lcd ទូរស័ព្ទ", "$phone screen"],
      ["power supply កុំព្យូទ័រ", "$power supply"],
      ["lcd projector មើលកុន", "$projector"],
      ["ទូរស័ព្ទអេក្រង់ធំ", "$phone"],
    ] as const)
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining([kind])]);
    expect(parseQuery("ទូរស័ព្ទអេក្រង់ធំ").kinds).not.toContain("$phone screen");
  });

  it("keeps the order of words without a space between them", () => {
    expect(parseQuery("显示屏手机").kinds).toContain("$phone");
    expect(parseQuery("显示屏手机").kinds).not.toContain("$phone screen");
    expect(parseQuery("充电器 笔记本").kinds).toContain("$laptop charger");
  });

  it("means an accessory if the goods that it goes with are named after it", () => {
    for (const [text, kind] of [
      ["cable hdmi tv", "$cable"],
      ["mouse laptop", "$mouse"],
      ["soundbar pc", "$soundbar"],
      ["office printer scan", "$printer"],
      ["router with sim card", "$4g router"],
      ["charger fast phone", "$charger"],
      ["case leather tablet", "$case"],
    ] as const)
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining([kind])]);
    for (const [text, kind] of [
      ["camera phone", "$phone"],
      ["usb c hub monitor", "$usb hub"],
    ] as const)
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining([kind])]);
  });

  it("recognises names in two scripts by the words that a query is split into", () =>
    expect(parseQuery("全屋wifi").kinds).toContain("$mesh"));

  it("reads `no neutral` as a property of switches, not as an exclusion", () => {
    for (const text of ["wall switch no neutral", "switch without neutral wire", "单火开关"])
      expect([text, parseQuery(text).without, others(text)]).toEqual([
        text,
        [],
        expect.arrayContaining([expect.stringMatching(/no neutral|without neutral/)]),
      ]);
  });

  it("reads a board with no other goods beside it as a motherboard", () => {
    for (const text of ["am5 board", "intel board", "board b850"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$motherboard"])]);
    for (const text of ["board game", "paper board", "keyboard"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.not.arrayContaining(["$motherboard"])]);
  });

  it("means the goods by what somebody wants to do with them", () => {
    for (const [text, kind] of [
      ["print my photos", "$printer"],
      ["i want to record my house", "$security camera"],
      ["charging my phone", "$charger"],
      ["listen to music", "$earbud"],
      ["open the door with my finger", "$smart lock"],
      ["ចង់ថតវីដេអូពេលបើកឡាន", "$dash cam"],
      ["用指纹开门", "$smart lock"],
      ["scan a document", "$scanner"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
    // Beside those goods it says nothing more.
    expect(typed("camera to watch home")).toEqual(["camera"]);
    expect(typed("កាមេរ៉ាមើលហាងតាមទូរស័ព្ទ")).toEqual(["camera"]);
    // Not where other goods are named, nor where `for` stands between.
    expect(parseQuery("cable for charging phone").kinds).not.toContain("$charger");
    expect(parseQuery("watch for home").kinds).not.toContain("$security camera");
  });

  it("means the screen that something is connected to, and the fan that has a remote control, by that", () => {
    for (const text of ["អេក្រង់ភ្ជាប់ macbook", "external screen for laptop", "外接屏幕"])
      expect(parseQuery(text).kinds, text).toContain("$monitor");
    for (const text of ["fan with remote", "遥控风扇", "静音遥控风扇"]) expect(typed(text), text).toEqual(["fan"]);
  });

  it("means goods by what all such goods do, or by what they are for", () => {
    for (const text of ["bulb control by phone", "手机控制灯泡", "អំពូលបញ្ជាតាមទូរស័ព្ទ"])
      expect(typed(text), text).toEqual(["bulb"]);
    expect(parseQuery("security").kinds).toContain("$security camera");
    for (const text of ["how to keep pc on when power cut", "停电", "ឧបករណ៍ការពារដាច់ភ្លើង"])
      expect(parseQuery(text).kinds, text).toContain("$ups");
    for (const text of ["camera for farm no electricity", "កាមេរ៉ាអត់ភ្លើង", "不用电的摄像头"])
      expect(parseQuery(text).kinds, text).toContain("$battery camera");
    expect(parseQuery("camera talk back and siren").kinds).toContain("$camera");
    expect(parseQuery("light that change with music").kinds).not.toContain("$change");
    expect(parseQuery("flash 64gb").kinds).toContain("$flash drive");
    expect(parseQuery("ddr5 32gb").kinds).toContain("$ram");
    expect(parseQuery("ddr5 motherboard").kinds).not.toContain("$ram");
    expect(parseQuery("honor x9c strong screen").kinds).not.toContain("$screen");
    expect(others("phone for pubg")).toContain("gaming");
    expect(parseQuery("home cinema beamer").kinds).toContain("$projector");
    expect(others("កាមេរ៉ាដាក់មុខផ្ទះ")).toContain("outdoor camera");
  });

  it("recognises goods by their use, and by having two of something", () => {
    for (const text of ["hard disk for nvr", "dvr hdd", "hard drive for dvr"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$surveillance disk"])]);
    expect(parseQuery("nvr with hard disk 4tb").kinds).toContain("$nvr");
    for (const text of ["dual lens camera", "camera dual lens"])
      expect([text, parseQuery(text).good?.units[0]!.text]).toEqual([text, "camera"]);
    expect(parseQuery("camera lens").kinds).toContain("$camera lens");
    expect(parseQuery("face scan").kinds).toContain("$attendance");
    expect(parseQuery("scan").kinds).toContain("$scanner");
    expect(others("tablet with sim card")).toContain("lte");
  });

  it("reads `security` beside `video` as surveillance cameras, and `video camera` as action cameras too", () => {
    expect(parseQuery("security video camera").kinds).toContain("$security camera");
    expect(others("video camera")).toEqual(expect.arrayContaining(["camcorder", "action camera"]));
    expect(others("camera")).not.toContain("action camera");
  });

  it("does not confuse a processor cooler with other coolers", () => {
    expect(parseQuery("cpu cooler").kinds).not.toContain("$cooling");
  });
});
