import { describe, expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { everyTerm } from "../asking/tsquery.ts";
import { others, typed } from "../../../testing/read-terms.ts";

describe("the goods that are meant", () => {
  it("knows kinds by what their names end with, but not by a part of that", () => {
    expect(parseQuery("移动硬盘").kinds).toEqual(expect.arrayContaining(["$external hard drive", "$hard drive"]));
    expect(parseQuery("移动硬盘").kinds).not.toContain("$drive");
    expect(parseQuery("light bulb").kinds).toContain("$bulb");
  });

  it("knows names with two of their words as one, and in Chinese without a last sign that says only that it is a thing", () => {
    for (const [text, kind] of [["external harddisk", "$external hard drive"], ["portable harddrive", "$external hard drive"], ["烟雾报警", "$smoke sensor"], ["空气净化", "$air purifier"]] as const) expect(parseQuery(text).kinds, text).toContain(kind);
    // What is left of the short name is too little.
    expect(parseQuery("充电").kinds).not.toContain("$power bank");
  });

  it("means goods by replacement before them, and the work by it after them", () => {
    expect(typed("replacement battery iphone")).toEqual(["battery", "iphone"]);
    expect(typed("battery replacement iphone")).toContain("replacement");
    expect(typed("replacement for iphone")).toContain("replacement");
  });

  it("knows work by whole words, not by a part of what spare parts are called", () => {
    expect(everyTerm(parseQuery("手机屏幕维修"))).not.toMatch(/~维修|'维修':\*/);
    expect(typed("维修配件")).toEqual(["维修配件"]);
  });

  it("reads what is wrong with a thing as work on it", () => {
    for (const text of ["laptop is slow", "camera not working", "phone won't turn on", "电脑很慢"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$repair"])]);
    expect(others("កុំព្យូទ័រដើរយឺត")).toContain("repair");
    // `slow` belongs to a cooker's name here.
    expect(typed("slow cooker")).toEqual(["slow cooker"]);
  });

  it("means a stick by USB alone", () => {
    for (const text of ["usb", "usb 64gb", "cheapest usb", "sandisk usb"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$flash drive"])]);
    for (const text of ["wifi", "Wi-Fi 6", "វ៉ាយហ្វាយ", "wifi for house", "home wifi", "wifi for 3 floors", "internet", "អុីនធឺណិត"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$router"])]);
    for (const text of ["wifi camera", "wifi for camera", "toaster wifi"]) expect([text, parseQuery(text).kinds]).not.toEqual([text, expect.arrayContaining(["$router"])]);
    for (const text of ["usb c", "usb hub", "usb fan"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.not.arrayContaining(["$flash drive"])]);
  });

  it("means what has a part, and not the part, by both", () => {
    for (const [text, kind] of [["1080p webcam mic", "$webcam"], ["white pc case glass", "$pc case"], ["耳机麦克风", "$headphone"]] as const) expect(parseQuery(text).kinds, text).toContain(kind);
    for (const [text, kind] of [["usb mic", "$microphone"], ["iphone 15 glass", "$glass"], ["mic for webcam", "$microphone"]] as const) expect(parseQuery(text).kinds, text).toContain(kind);
  });

  it("means the first goods where Khmer is among the words, and those before it of Latin ones", () => {
    for (const [text, kind] of [["mouse កុំព្យូទ័រ", "$mouse"], ["lcd ទូរស័ព្ទ", "$phone screen"], ["power supply កុំព្យូទ័រ", "$power supply"], ["lcd projector មើលកុន", "$projector"], ["ទូរស័ព្ទអេក្រង់ធំ", "$phone"]] as const) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining([kind])]);
    expect(parseQuery("ទូរស័ព្ទអេក្រង់ធំ").kinds).not.toContain("$phone screen");
  });

  it("keeps the order of words that are written as one", () => {
    expect(parseQuery("显示屏手机").kinds).toContain("$phone");
    expect(parseQuery("显示屏手机").kinds).not.toContain("$phone screen");
    expect(parseQuery("充电器 笔记本").kinds).toContain("$laptop charger");
  });

  it("means what goes with goods where those are named behind it too", () => {
    for (const [text, kind] of [["cable hdmi tv", "$cable"], ["charger fast phone", "$charger"], ["case leather tablet", "$case"]] as const) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining([kind])]);
    for (const [text, kind] of [["camera phone", "$phone"], ["usb c hub monitor", "$usb hub"]] as const) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining([kind])]);
  });

  it("means the work by a Chinese verb before its object", () => {
    for (const text of ["手机换电池", "电脑装系统", "空调洗一次"]) expect([text, parseQuery(text).good]).toEqual([text, expect.anything()]);
    expect(parseQuery("手机换电池").kinds).toContain("$changing");
    expect(parseQuery("手机维修工具").kinds).not.toContain("$repair");
  });

  it("knows names of several scripts by the words that a search cuts them into", () => expect(parseQuery("全屋wifi").kinds).toContain("$mesh"));

  it("means a router by Wi-Fi with a SIM card", () => {
    for (const text of ["wifi with sim", "插卡wifi"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$router"])]);
  });

  it("asks for switches that say that they need no neutral wire, and excludes nothing", () => {
    for (const text of ["wall switch no neutral", "switch without neutral wire", "单火开关"]) expect([text, parseQuery(text).without, others(text)]).toEqual([text, [], expect.arrayContaining([expect.stringMatching(/no neutral|without neutral/)])]);
  });

  it("means a motherboard by a board that nothing else is named beside", () => {
    for (const text of ["am5 board", "intel board", "board b850"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$motherboard"])]);
    for (const text of ["board game", "paper board", "keyboard"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.not.arrayContaining(["$motherboard"])]);
  });

  it("knows goods by what they are for and by what has two of something", () => {
    for (const text of ["hard disk for nvr", "dvr hdd", "hard drive for dvr"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$surveillance disk"])]);
    expect(parseQuery("nvr with hard disk 4tb").kinds).toContain("$nvr");
    for (const text of ["dual lens camera", "camera dual lens"]) expect([text, parseQuery(text).good?.units[0]!.text]).toEqual([text, "camera"]);
    expect(parseQuery("camera lens").kinds).toContain("$camera lens");
    expect(parseQuery("face scan").kinds).toContain("$attendance");
    expect(parseQuery("scan").kinds).toContain("$scanner");
    expect(others("tablet with sim card")).toContain("lte");
  });

  it("means watching cameras by security beside video, and by video cameras those for sport too", () => {
    expect(parseQuery("security video camera").kinds).toContain("$security camera");
    expect(others("video camera")).toEqual(expect.arrayContaining(["camcorder", "action camera"]));
    expect(others("camera")).not.toContain("action camera");
  });

  it("knows a maker of chips by what those are called", () => {
    for (const text of ["amd laptop", "amd gpu"]) expect(others(text), text).toEqual(expect.arrayContaining(["ryzen", "radeon"]));
    expect(others("ryzen laptop")).not.toContain("amd");
  });

  it("tells of what is done from what it is done to, wherever it is said", () => {
    expect(parseQuery("安装监控").kinds).toContain("$installation");
    expect(parseQuery("手机维修").kinds).toContain("$repair");
    expect(parseQuery("手机安装支架").kinds).toContain("$stand");
  });

  it("knows work by the broad name of what it is done to", () => {
    const saysCamera = (text: string) => parseQuery(text).terms.some(({ other }) => other.some(([first]) => first?.lexeme === "camera"));
    expect(["install cctv", "安装监控", "ដំឡើងស៊ីស៊ីធីវី"].map(saysCamera)).toEqual([true, true, true]);
    expect(saysCamera("cctv hikvision")).toBe(false);
  });

  it("knows what a thing is like by words that alone name another", () => {
    for (const text of ["big battery phone", "phone with big battery", "大电池手机", "ទូរស័ព្ទថ្មធំ"]) expect(parseQuery(text).kinds, text).toContain("$phone");
    expect(parseQuery("phone battery").kinds).toContain("$battery");
    for (const text of ["lock fingerprint", "门锁指纹", "ស្កេនមេដៃ សោ"]) expect(parseQuery(text).kinds, text).toContain("$lock");
    for (const text of ["fingerprint", "指纹", "fingerprint attendance"]) expect(parseQuery(text).kinds, text).toContain("$attendance");
    for (const text of ["rgb fan", "fan rgb"]) expect(parseQuery(text).kinds, text).toContain("$fan");
  });

  it("takes to change for work only where it is not how goods are", () => {
    for (const text of ["light bulb change color", "color changing light bulb", "អំពូលប្តូរពណ៌", "变色灯泡"]) {
      expect(parseQuery(text).kinds, text).toContain("$bulb");
      expect(parseQuery(text).kinds, text).not.toContain("$change");
    }
    expect(parseQuery("iphone 换屏").kinds).toContain("$change");
    expect(parseQuery("touch screen laptop").thing?.units[0]!.text).toBe("laptop");
  });

  it.each([
    ["cctv hard disk", "surveillance disk"],
    ["surveillance hard drive", "surveillance disk"],
    ["laser cartridge", "toner"],
    ["dell charger", "laptop adapter"],
    ["casing", "case"],
    ["温控器", "thermostat"],
    ["水阀", "water valve"],
    ["宜家灯泡", "ikea"],
    ["无线网卡", "wifi adapter"],
    ["声卡", "sound card"],
    ["卡托 s21", "sim tray"],
    ["macbook 主板", "logic board"],
    ["ipad touch screen", "digitizer"],
    ["កៅអីហ្គេម", "gaming chair"],
    ["ប្រអប់ដាក់ឧបករណ៍", "tool kit"],
    ["power adapter 12v", "power supply"],
    ["phone casing", "phone case"],
    ["android box", "tv box"],
    ["机顶盒", "tv box"],
    ["清洗打印机", "cleaning"],
    ["洗电脑", "cleaning"],
    ["លាងម៉ាស៊ីនត្រជាក់", "cleaning"],
    ["cctv maintenance", "cleaning"],
    ["ac", "air conditioner"],
    ["samsung ac", "air conditioner"],
    ["air con", "air conditioner"],
    ["ហួវ៉ី", "huawei"],
    ["ណូគីយ៉ា", "nokia"],
    ["laptop ram", "sodimm"],
    ["笔记本内存", "sodimm"],
    ["finger scan", "fingerprint"],
    ["outside camera", "outdoor"],
    ["inside camera", "indoor"],
    ["monochrome printer", "black and white"],
    ["打印机 黑白", "monochrome"],
    ["ប៉ាវ័រប៊ែង", "power bank"],
    ["ហ្វ្លាស", "usb stick"],
    ["ឆ្នាំងដាំបាយ", "rice cooker"],
    ["ខ្សែអុីនធឺណិត", "network cable"],
    ["ម៉ាស៊ីនហ្គេម", "game console"],
    ["分享器", "router"],
    ["無線基地台", "access point"],
    ["機殼", "pc case"],
    ["不斷電系統", "ups"],
    ["កញ្ចក់បិទអេក្រង់", "screen protector"],
    ["ស្តុកភ្លើង", "ups"],
    ["កន្ទុយសាក", "charging port"],
    ["រ៉ៅទ័រ", "router"],
    ["air cleaner", "air purifier"],
    ["car dvr", "dash cam"],
    ["vlog camera", "action camera"],
    ["back cover", "phone case"],
    ["ទឹកថ្នាំព្រីន", "ink"],
    ["拓展坞", "usb hub"],
    ["热风枪", "hot air station"],
  ])("knows what is also called so: %s, %s", (text, name) => expect(others(text)).toContain(name));

  it("takes no goods for the work, or the room, that a part of their name is", () => {
    for (const text of ["洗碗机", "洗衣机", "洗地机", "ម៉ាស៊ីនលាងចាន"]) expect(typed(text), text).toHaveLength(1);
    for (const text of ["ac adapter", "ac router", "usb c ac charger"]) expect(others(text), text).not.toContain("air conditioner");
    expect(everyTerm(parseQuery("ac"))).not.toContain("'ac':*");
  });

  it("takes a maker for no kind of thing: `Samsung 870 EVO` is no more of it than a phone", () => {
    for (const text of ["samsung", "សាមសុង", "apple iphone", "redmi note"]) expect(parseQuery(text).kinds).toEqual([]);
    expect(parseQuery("samsung phone").kinds).toContain("$phone");
  });

  it.each([
    ["laptop hp charger", "laptop adapter"],
    ["charger for hp laptop", "laptop adapter"],
    ["camera for car", "dash cam"],
    ["1 tb ssd external", "portable ssd"],
    ["external 2tb hard drive", "portable hard drive"],
    ["phone samsung s25 case", "phone cover"],
    ["ឆ្នាំងសាក HP កុំព្យូទ័រ", "laptop charger"],
    ["手机三星壳", "phone case"],
    ["笔记本充电器 惠普", "laptop adapter"],
    ["ឆ្នាំងសាក HP កុំព្យូទ័រយួរដៃ", "laptop adapter"],
    ["外置1TB固态", "portable ssd"],
  ])("knows a name of the dictionary whose words stand apart or in another order: %s", (text, meant) => {
    expect(others(text)).toContain(meant);
    expect(parseQuery(text).kinds).toContain(`$${meant}`);
  });

  it("joins no words over others that name a thing, or over what a thing has", () => {
    for (const text of ["car phone charger", "phone with big screen"]) expect(others(text), text).not.toContain(text.startsWith("car") ? "vehicle charger" : "lcd screen");
    expect(typed("laptop with 16gb ram")).toEqual(["laptop", "16gb"]);
  });

  it("knows what a thing is like that is said around it", () => {
    for (const text of ["best phone camera", "good phone battery", "big phone battery"]) expect(parseQuery(text).kinds, text).toContain("$phone");
  });

  it("takes the common word of a maker's name for the maker only after the first, where goods are named", () => {
    expect(everyTerm(parseQuery("digital scale"))).toContain("('digital' & !('western' <-> 'digital'))");
    expect(everyTerm(parseQuery("数码相机 sony"))).toContain("!('western' <-> 'digital')");
    for (const text of ["western digital disk", "digital"]) expect(everyTerm(parseQuery(text)), text).not.toContain("!");
    expect(typed("be quiet fan")).toEqual(["be quiet", "fan"]);
  });

  it("knows what goes with a maker's phones by the names of those", () => {
    for (const [text, line] of [["三星手机壳", "galaxy"], ["xiaomi case", "redmi"], ["apple screen protector", "iphone"], ["ស្រោម Samsung", "galaxy"]] as const) expect(others(text), text).toContain(line);
    expect(others("samsung phone")).not.toContain("galaxy");
    for (const [text, maker] of [["macbook charger", "apple"], ["ឆ្នាំងសាក iPhone", "apple"], ["thinkpad adapter", "lenovo"]] as const) expect(others(text), text).toContain(maker);
    expect(others("macbook case")).not.toContain("apple");
  });

  it.each([
    ["监控用硬盘", "$surveillance disk"],
    ["硬盘监控用", "$surveillance disk"],
    ["手机用充电器", "$charger"],
    ["重装系统", "$installation"],
    ["装监控", "$installation"],
    ["ដាក់កាមេរ៉ា", "$installation"],
    ["摄像头套装", "$camera"],
  ])("knows what %s asks for: %s", (text, kind) => {
    expect(parseQuery(text).kinds).toContain(kind);
    if (kind !== "$installation") expect(parseQuery(text).kinds).not.toContain("$installation");
  });

  it("knows lines for players as gaming", () => {
    for (const text of ["gaming mouse", "កាសហ្គេម", "游戏耳机", "game pc"]) expect(others(text), text).toContain("razer");
    expect(parseQuery("游戏主机").kinds).toContain("$desktop");
  });

  it.each([
    ["iphone charger", "charger"],
    ["ឆ្នាំងសាក iPhone", "charger"],
    ["កាមេរ៉ាក្រៅផ្ទះ", "camera"],
    ["headphones sony", "headphone"],
    ["tv 55 inch", "tv"],
    ["三星手机壳", "phone case"],
    ["case for iphone 15", "case"],
    ["charger for laptop", "charger"],
    ["gigabit poe switch", "poe switch"],
    ["notebook bag dell", "laptop bag"],
    ["កាបូបឡេបថប", "laptop bag"],
    ["phone with good camera", "phone"],
    ["ស្រោមសម្រាប់ iPhone 15", "case"],
    ["iphone 15 pro case blue", "case"],
  ])("knows what kind of thing is meant by %s: %s", (text, kind) => expect(parseQuery(text).kinds).toContain(`$${kind}`));

  it.each([
    ["下压式散热器", "$low profile cooler"],
    ["双塔散热", "$air cooler"],
    ["马甲条", "$ram"],
    ["独显", "$gpu"],
    ["配线架", "$patch panel"],
    ["水晶头", "$rj45 connector"],
    ["废粉盒", "$waste toner"],
    ["瘦客户机", "$thin client"],
    ["后摄", "$back camera"],
    ["ខ្សែណេត", "$network cable"],
    ["ជែលស៊ីភីយូ", "$thermal paste"],
    ["ម៉ាស៊ីនបូកលេខ", "$calculator"],
  ])("knows the words of the trade: %s is a %s", (text, kind) => {
    expect(parseQuery(text).kinds).toContain(kind);
  });

  // The group of case fans is called `Cooling`.
  it("takes a cooler for a processor for no other that cools", () => {
    expect(parseQuery("cpu cooler").kinds).not.toContain("$cooling");
  });
});
