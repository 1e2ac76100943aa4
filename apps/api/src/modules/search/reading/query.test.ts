import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namesMatch } from "../asking/name-match.ts";
import { parseQuery, signsOf } from "./query.ts";
import { wordsTyped } from "./term-kinds.ts";
import { anyTerm, countedWords, everyMeasure, everyTerm, inOrder, wholeWords } from "../asking/tsquery.ts";

const typed = (text: string) => parseQuery(text).terms.map(({ units }) => units.map((unit) => unit.text).join(" "));
const others = (text: string) => parseQuery(text).terms.flatMap(({ other }) => other.map((form) => form.map(({ lexeme }) => lexeme).join(" ")));

describe("reading a query", () => {
  it("takes words and phrases of the dictionary as terms", () => {
    expect(typed("samsung mobile phone case")).toEqual(["samsung", "mobile phone case"]);
    expect(typed("wireless mouse logitech")).toEqual(["wireless", "mouse", "logitech"]);
    expect(typed("ស្មាតហ្វូនសាមសុង")).toEqual(["ស្មាតហ្វូន", "សាមសុង"]);
  });

  it("knows what things are called in the other languages, loan words included", () => {
    expect(others("ស្មាតហ្វូន")).toEqual(expect.arrayContaining(["phone", "smartphone"]));
    // Not in a third language: what is named there is named in English too.
    expect(others("ស្មាតហ្វូន")).not.toContain("手机");
    for (const other of ["手机", "ទូរសព្ទ"]) expect(others("phone")).not.toContain(other);
    expect(others("手机")).toEqual(expect.arrayContaining(["phone", "smartphone"]));
    expect(others("អាយហ្វូន")).toContain("iphone");
    expect(others("索尼")).toContain("sony");
  });

  it.each([
    ["a vowel of another sound", "ឡេណូវ៉ែ", "lenovo"],
    ["a letter of the other series", "ឌែល", "dell"],
    ["a letter that is nearly said so", "អេបផល", "apple"],
    ["signs for a sound that Khmer has none for", "ហ្សៀវមី", "xiaomi"],
    ["one piece of it that is a word too", "កុំព្យូទ័រយូរដៃ", "laptop"],
    ["an R that is not heard", "ស្ពីកកឺ", "speaker"],
    ["its consonants alone", "ប៉ូវើប៊ែង", "power bank"],
    ["two ways to write the same nasal", "ថ្មបំរុង", "power bank"],
    ["letters of the alphabet", "ឌីវីអា", "dvr"],
    ["blanks between its words", "ថ្ម បម្រុង", "power bank"],
    ["Chinese in pieces", "行動 電源", "power bank"],
  ])("knows what is meant by a word that is spelt by its sound: %s", (_, text, meant) => expect(others(text)).toContain(meant));

  it("knows kinds by what their names end with, but not by a part of that", () => {
    expect(parseQuery("移动硬盘").kinds).toEqual(expect.arrayContaining(["$external hard drive", "$hard drive"]));
    expect(parseQuery("移动硬盘").kinds).not.toContain("$drive");
    expect(parseQuery("light bulb").kinds).toContain("$bulb");
  });

  it.each(["phone not samsung", "phone except samsung", "phone other than samsung", "all phones but samsung", "any phone but samsung", "ទូរស័ព្ទមិនមែន samsung", "ទូរស័ព្ទអត់យក samsung", "ទូរស័ព្ទក្រៅពី samsung", "非三星手机", "除了三星的手机", "不是三星的手机"])("leaves out the maker of %s", (text) => {
    const { without, kinds } = parseQuery(text);
    expect(without.map(({ units }) => units[0]!.text)).toEqual([expect.stringMatching(/samsung|三星/)]);
    expect(kinds).toContain("$phone");
  });

  it("keeps the goods where one line of them is left out", () => {
    expect(parseQuery("tablet without ipad").kinds).toContain("$tablet");
    expect(typed("camera not working")).toContain("not working");
  });

  it("reads what is wrong with a thing as work on it", () => {
    for (const text of ["laptop is slow", "camera not working", "phone won't turn on", "电脑很慢"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$repair"])]);
    expect(others("កុំព្យូទ័រដើរយឺត")).toContain("repair");
    // A cooker may be slow.
    expect(typed("slow cooker")).toEqual(["slow", "cooker"]);
  });

  it("takes superlatives for no words of things", () => {
    for (const [text, word] of [["fastest ssd", "ssd"], ["ទូរស័ព្ទធំជាងគេ", "ទូរសព្ទ"], ["最轻笔记本电脑", "笔记本电脑"]] as const) expect(typed(text)).toEqual([word]);
  });

  it("means a stick by USB alone", () => {
    for (const text of ["usb", "usb 64gb", "cheapest usb", "sandisk usb"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$flash drive"])]);
    for (const text of ["wifi", "Wi-Fi 6", "វ៉ាយហ្វាយ", "wifi for house", "home wifi", "wifi for 3 floors"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$router"])]);
    for (const text of ["wifi camera", "wifi for camera", "toaster wifi"]) expect([text, parseQuery(text).kinds]).not.toEqual([text, expect.arrayContaining(["$router"])]);
    for (const text of ["usb c", "usb hub", "usb fan"]) expect([text, parseQuery(text).kinds]).toEqual([text, expect.not.arrayContaining(["$flash drive"])]);
  });

  it("reads the plural of what is called by letters", () => {
    for (const [many, one] of [["tvs", "tv"], ["cpus", "cpu"], ["gaming pcs", "gaming pc"]]) expect([many, parseQuery(many!).kinds]).toEqual([many, parseQuery(one!).kinds]);
  });

  it("takes no word for another that it shares its beginning with", () => {
    expect(others("ឆ្នាំងសាកលឿន")).not.toContain("car charger");
    expect(typed("ឆ្នាំងសាកលឿន")).toHaveLength(2);
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

  it.each([
    ["苹果13屏幕", "iphone 13 屏幕"],
    ["apple 15 pro max", "iphone 15 pro max"],
    ["អេផល 13", "iphone 13"],
    ["ip 15", "iphone 15"],
    ["ip15promax", "iphone 15 pro max"],
    ["iph 17", "iphone 17"],
    ["ip xr", "iphone xr"],
    ["17pm case", "iphone 17 pro max case"],
    ["iphone 17 pm", "iphone 17 pro max"],
  ])("knows an iPhone that is called by its maker: %s", (text, meant) => expect(typed(text)).toEqual(typed(meant)));

  it.each(["apple 13 inch screen", "苹果13寸笔记本", "apple 20w charger", "apple 16gb", "pineapple 15", "ip camera", "ip67 camera", "ip 8mp", "ip 16 channel", "11p"])("takes no other number for an iPhone: %s", (text) => expect(typed(text)).not.toContain("iphone"));

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
  ])("knows what is also called so: %s, %s", (text, name) => expect(others(text)).toContain(name));

  it("takes no goods for the work, or the room, that a part of their name is", () => {
    for (const text of ["洗碗机", "洗衣机", "洗地机", "ម៉ាស៊ីនលាងចាន"]) expect(typed(text), text).toHaveLength(1);
    for (const text of ["ac adapter", "ac router", "usb c ac charger"]) expect(others(text), text).not.toContain("air conditioner");
    expect(everyTerm(parseQuery("ac"))).not.toContain("'ac':*");
  });

  it.each(["ទូរស័ព្ទដៃថោកៗ", "ទូរស័ព្ទដៃថោក ៗ", "ទូរស័ព្ទដៃថោកៗៗ"])("hears a wish that is said twice as said once: %s", (text) => {
    expect(typed(text)).toEqual(typed("ទូរស័ព្ទដៃថោក"));
    expect(parseQuery(text).wish?.sort).toBe("price_asc");
  });

  it.each([
    ["less expensive phone", "price_asc"],
    ["least expensive phone", "price_asc"],
    ["not expensive phone", "price_asc"],
    ["phone that isn't too expensive", "price_asc"],
    ["ទូរស័ព្ទមិនថ្លៃ", "price_asc"],
    ["ទូរស័ព្ទ មិនសូវ ថ្លៃ", "price_asc"],
    ["ទូរស័ព្ទអត់ថ្លៃ", "price_asc"],
    ["不贵的手机", "price_asc"],
    ["不太贵的手机", "price_asc"],
    ["more expensive phone", "price_desc"],
    ["best budget phone", "price_asc"],
    ["good cheap phone", "price_asc"],
    ["cheap but good phone", "price_asc"],
    ["ទូរស័ព្ទល្អ តម្លៃថោក", "price_asc"],
    ["好用便宜的手机", "price_asc"],
    ["便宜又好用的手机", "price_asc"],
    ["best new phone", "newest"],
    ["not cheap phone", "relevance"],
    ["不便宜的手机", "relevance"],
    ["best phone", "relevance"],
    ["top 10 phone", "relevance"],
    ["most popular phone", "relevance"],
  ])("reads what is lessened, denied or said beside praise: %s, %s", (text, sort) => {
    expect(parseQuery(text).wish?.sort).toBe(sort);
    expect(typed(text)).toEqual([expect.stringMatching(/^(?:phone|ទូរសព្ទ|手机)$/)]);
  });

  it("leaves out words that say nothing of the thing, unless there is nothing else", () => {
    expect(typed("price of iphone 15")).toEqual(["iphone", "15"]);
    expect(typed("តម្លៃ iPhone ១៥")).toEqual(["iphone", "15"]);
    expect(typed("the best")).toEqual(["the", "best"]);
    expect(typed("iphone 15 price in cambodia")).toEqual(["iphone", "15"]);
    for (const [text, words] of [["ឧបករណ៍ router", ["router"]], ["ឧបករណ៍កាមេរ៉ា", ["កាមេរា"]], ["监控设备", ["监控"]], ["ឧបករណ៍បំពងសំឡេង", ["អុបករណបំពងសំឡេង"]], ["设备", ["设备"]], ["ឧបករណ៍ពាក់", ["អុបករណ", "ពាក"]]] as const) expect(typed(text), text).toEqual(words);
    // Asked as in a chat.
    for (const text of ["do you have any iphone 15", "តើមាន iPhone ១៥ ទេ?", "请问有没有iphone15吗"]) expect(typed(text).join(" ").replace("iphone15", "iphone 15"), text).toBe("iphone 15");
  });

  it("counts how often a word is said, not what begins with it as well", () => {
    expect(parseQuery("wifi").terms.map(countedWords)).toEqual(["'wifi'"]);
  });

  it("takes the last word for a beginning, and numbers of one or two digits for whole", () => {
    expect(everyTerm(parseQuery("gaming lapt"))).toContain("'lapt':*");
    expect(everyTerm(parseQuery("iphone 6"))).not.toContain("'6':*");
    expect(everyTerm(parseQuery("laptop gaming"))).not.toContain("'laptop':*");
  });

  it.each([
    ["('15.6' <-> 'inch')", ['15.6"', "15.6 inch", "15.6in", "15.6-inch", "15.6寸", "15.6 អ៊ីញ", "15.6英寸"]],
    ["('10' <-> 'ft')", ["10'", "10’", "10ft", "10 feet", "10 foot"]],
    ["('2' <-> 'mp')", ["200万像素摄像头", "200万摄像头", "摄像头 2mp", "2 megapixel camera"]],
    ["('1' <-> 'tb')", ["1tb", "1 TB", "1000gb", "1024 GB", "1T", "១តេរ៉ា", "1 តេរ៉ាបៃ"]],
    ["('128' <-> 'gb')", ["128gb", "128 gb", "128G", "128 ជីកាបៃ"]],
  ])("reads %s in all its writings", (measure, writings) => {
    for (const text of writings) expect(everyMeasure(parseQuery(text)), text).toContain(measure);
  });

  it.each(["2万毫安", "两万毫安", "20000毫安", "20000 mAh"])("counts ten thousands as Chinese does: %s", (text) => expect(typed(`充电宝 ${text}`)).toEqual(["充电宝", "20000 mah"]));

  it.each([["laptop 16gb ram", ["laptop", "16gb"]], ["笔记本 16G内存", ["笔记本", "16g"]], ["desktop 16gb ram 512gb ssd", ["desktop", "16gb", "512gb"]], ["phone 5000mah battery", ["phone", "5000mah"]], ["phone 50mp camera", ["phone", "50mp"]], ["手机5000毫安电池", ["手机", "5000 mah"]], ["ទូរស័ព្ទថ្ម 5000mAh", ["ទូរសព្ទ", "5000mah"]], ["ទូរស័ព្ទ ram 8gb", ["ទូរសព្ទ", "8gb"]], ["ថ្ម 5000mAh", ["ថ្ម", "5000mah"]], ["laptop 15.6 inch screen", ["laptop", "15.6 inch"]], ["phone 6.7 inch screen", ["phone", "6.7 inch"]], ["portable 1tb ssd", ["portable ssd", "1tb"]], ["50mp camera phone", ["50mp", "phone"]], ["16G内存笔记本", ["16g", "笔记本"]], ["5000mah battery", ["5000mah", "battery"]], ["5000mah battery for phone", ["5000mah", "battery", "phone"]], ["samsung 50mp camera", ["samsung", "50mp", "camera"]], ["phone battery 5000mah", ["phone", "battery", "5000mah"]], ["laptop 15.6 inch screen repair", ["laptop", "15.6 inch", "screen", "repair"]], ["crucial 16gb ram", ["crucial", "16gb", "ram"]], ["phone 128gb memory card", ["phone", "128gb", "memory card"]], ["laptop ssd 512gb ram 8gb", ["laptop", "512gb", "8gb"]], ["laptop ram 8gb ssd 512gb", ["laptop", "8gb", "512gb"]], ["笔记本 固态512G 内存16G", ["笔记本", "512g", "16g"]], ["笔记本 内存16G 固态512G", ["laptop", "16g", "512g"]], ["laptop i5 ssd 512gb", ["laptop", "i5", "512gb"]], ["ram 8gb ssd 256gb laptop", ["8gb", "256gb", "laptop"]], ["手机内存256G", ["手机", "256g"]], ["iphone storage 256gb", ["iphone", "256gb"]], ["laptop ssd 512gb", ["laptop", "ssd", "512gb"]], ["laptop ssd 1tb 2.5 inch", ["laptop", "ssd", "1tb", "2.5 inch"]], ["memory 128gb for phone", ["memory", "128gb", "phone"]], ["crucial ram 8gb", ["crucial", "ram", "8gb"]]])(
    "takes how much of it a thing has for no thing: %s",
    (text, words) => expect(typed(text)).toEqual(words),
  );

  it("knows a picture's size by its names", () => {
    for (const text of ["4k monitor", "uhd monitor", "3840x2160 monitor"]) expect(everyTerm(parseQuery(text)), text).toMatch(/'3840'(?::\*)? & '2160'/);
  });

  it.each(["3 in 1 cable", "5g phone", "iphone 15", "ds-2cd1043"])("reads no measure in %s", (text) => expect(everyMeasure(parseQuery(text))).toBeNull());

  it("takes the year of goods for no word that they must say", () => {
    expect([typed("best phone 2024"), parseQuery("best phone 2024").year]).toEqual([["phone"], expect.objectContaining({ units: [expect.objectContaining({ text: "2024" })] })]);
    for (const text of ["iphone 2022", "power bank 2020", "2024"]) expect([text, parseQuery(text).year]).toEqual([text, null]);
  });

  it("measures what is long in feet beside goods that are asked for in inches", () => {
    expect(everyMeasure(parseQuery("monitor cable 15'"))).not.toContain("inch");
  });

  it("takes what must not be there out of what must", () => {
    const { terms, without } = parseQuery("laptop without windows 11 black");
    expect(terms.map(({ units }) => units[0]!.text)).toEqual(["laptop", "black"]);
    expect(without.map(({ units }) => units[0]!.text)).toEqual(["windows"]);
  });

  it.each([["phone no camera", "camera"], ["no camera phone", "camera"], ["phone no 5g", "5g"], ["not 5g phone", "5g"], ["phone but no 5g", "5g"], ["ទូរស័ព្ទអត់កាមេរ៉ា", "កាមេរា"], ["ទូរស័ព្ទ អត់ sim", "sim"], ["无摄像头手机", "摄像头"], ["手机 无 电池", "电池"]])("knows what is left out of %s: %s", (text, left) => {
    const { without, kinds } = parseQuery(text);
    expect(without.map(({ units }) => units.map((unit) => unit.text).join(" "))).toEqual([left]);
    expect(kinds).toContain("$phone");
  });

  it.each(["galaxy no 1", "galaxy no.2", "no 1 phone", "nokia", "no frost fridge", "refrigerator no frost", "无框显示器", "无线鼠标", "无人机", "nothing phone", "cheap keyboard but wireless", "printer but wifi"])("leaves nothing out of %s", (text) => {
    expect(parseQuery(text).without).toEqual([]);
    if (/^no |\bno\b/.test(text)) expect(typed(text).join(" ")).toContain("no");
  });

  it.each(["mouse no wire", "mouse without wires", "mouse without cable", "ម៉ៅស៍គ្មានខ្សែ", "ម៉ៅស៍អត់ខ្សែ", "不带线鼠标"])("takes %s for one that is wireless", (text) => {
    expect(parseQuery(text).without).toEqual([]);
    expect(others(text)).toEqual(expect.arrayContaining(["wireless", "bluetooth"]));
  });

  it("finds codes in every writing", () => {
    for (const text of ["DS-2CD1043", "ds2cd1043", "ds 2cd1043", "ds 2cd 1043"]) {
      expect(everyTerm(parseQuery(text)), text).toContain("'ds2cd1043':*");
      expect(parseQuery(text).codes, text).toContain("#ds2cd1043");
    }
    expect(everyTerm(parseQuery("rtx5060"))).toContain("('rtx' <1> '5060'");
  });

  it("takes a name with two of its words written as one for what was typed, where it is called so too", () => {
    const own = (text: string) => parseQuery(text).terms.flatMap((term) => term.own.map((form) => form.map(({ lexeme }) => lexeme).join(" ")));
    expect(own("micro sd card")).toContain("microsd card");
    expect(own("smart watch")).toContain("smartwatch");
    expect(own("sd card")).not.toContain("sdcard");
  });

  it("reads models that are typed without blanks", () => {
    const words = (text: string) => parseQuery(text).terms.map(({ units }) => units.map((unit) => unit.text).join(" "));
    expect(words("iphone15")).toEqual(["iphone", "15"]);
    expect(words("iphone4s")).toEqual(["iphone", "4s"]);
    expect(words("iphone17promax case")).toEqual(["iphone", "17", "pro max", "case"]);
    expect(words("s25ultra")).toEqual(["s25", "ultra"]);
    expect(words("s25u")).toEqual(["s25", "ultra"]);
    expect(words("samsunga16")).toEqual(["samsung", "a16"]);
    expect(words("i phone 17")).toEqual(["iphone", "17"]);
    expect(words("ds2cd1043pro")[0]).toBe("ds2cd1043");
    expect(words("macbookpro")).toEqual(["macbookpro"]);
    // The letter of a model is in every second name.
    expect(everyTerm(parseQuery("samsung a12"))).not.toContain("'a' &");
  });

  it.each([
    ["samsung s 25", ["samsung", "s25"]],
    ["galaxy a 56 case", ["galaxy", "a56", "case"]],
    ["honor x 9c", ["honor", "x9c"]],
    ["core i 5 laptop", ["core", "i5", "laptop"]],
    ["oppo a 3x", ["oppo", "a3x"]],
    ["s 25u case", ["s25", "ultra", "case"]],
    ["i need a 27 monitor", ["27", "monitor"]],
    ["a 4 paper", ["a4", "paper"]],
    ["printer a 3 size", ["printer", "a3", "size"]],
    ["a 4 port hub", ["4 port", "hub"]],
    ["case for a 15 inch laptop", ["case", "15 inch", "laptop"]],
    ["a 5g phone", ["5g", "phone"]],
    ["usb c 20w charger", ["usb c", "20w", "charger"]],
    ["cable 2 x 100", ["cable", "2", "x", "100"]],
    ["m 2 ssd", ["m 2 ssd"]],
  ])("takes a letter and the number after it for a model, where they are no other words: %s", (text, words) => expect(typed(text)).toEqual(words));

  it.each([
    ["សាមសុងអេស២៥", ["សាមសុង", "s25"]],
    ["វ៉ាយ ២៩", ["y29"]],
    ["redmi ណូត ១៤ ប្រូ", ["redmi", "note", "14", "pro"]],
    ["s25 អ៊ុលត្រា", ["s25", "ultra"]],
    ["iphone 15 ប្រូម៉ាក់", ["iphone", "15", "ប្រូមាក"]],
    ["ទី១", ["ទី", "1"]],
  ])("reads models as Khmer says them: %s", (text, words) => expect(typed(text)).toEqual(words));

  it("knows names in Khmer of which a part is typed in Latin letters", () => {
    for (const text of ["ពង្រីក wifi", "ឧបករណ៍ពង្រីកwi-fi"]) expect(parseQuery(text).kinds, text).toContain("$wifi extender");
    expect(parseQuery("ឆ្នាំងសាក wireless").kinds).toContain("$wireless charger");
    for (const text of ["កាមេរ៉ា wifi", "កាមេរ៉ា cart"]) expect(typed(text), text).toHaveLength(2);
  });

  it("takes a place of use for a word by itself, where no blank stands before it", () => expect(wordsTyped(parseQuery("ភ្លើងបន្ទប់").terms)).toHaveLength(2));

  it("takes two signs of a model for the beginning of others only while they are typed", () => {
    for (const text of ["honor x 9", "honor x9"]) expect(everyTerm(parseQuery(text, { typing: true })), text).toContain("'x9':*");
    expect(everyTerm(parseQuery("galaxy a 5", { typing: true }))).toContain("'a5':*");
    expect(everyTerm(parseQuery("honor x9"))).not.toContain("'x9':*");
  });

  it.each([
    ["8+256 phone", ["8gb", "256gb", "phone"]],
    ["手机8+256", ["手机", "8gb", "256gb"]],
    ["小米15 12+256", ["小米", "15", "12gb", "256gb"]],
    ["phone 8gb+256gb", ["phone", "8gb", "256gb"]],
    ["phone 12g + 512g", ["phone", "12gb", "512gb"]],
    ["phone 8ជីកា+256ជីកា", ["phone", "8gb", "256gb"]],
    ["tablet 16/1tb", ["tablet", "16gb", "1tb"]],
    ["a56 8/128", ["a56", "8gb", "128gb"]],
    ["laptop i5/16/512", ["laptop", "i5", "16gb", "512gb"]],
    ["laptop i5-12450h/8gb/512gb", ["laptop", "i5-12450h", "8gb", "512gb"]],
    ["laptop 16gb/rtx4050", ["laptop", "16gb", "rtx4050"]],
    ["s24+ case", ["s24+", "case"]],
    ["lens 50+64 mp", ["lens", "50+", "64 mp"]],
    ["ds-7608ni-k2/8p", ["ds-7608ni-k2/8p"]],
    ["monitor 24/32", ["monitor", "24/32"]],
  ])("reads memory and storage as shops write them: %s", (text, words) => expect(typed(text)).toEqual(words));

  it("takes a word of the shop for half a word only while it is typed", () => {
    expect(everyTerm(parseQuery("laptop stand"))).not.toContain("'stand':*");
    expect(everyTerm(parseQuery("laptop stand", { typing: true }))).toContain("'stand':*");
    expect(everyTerm(parseQuery("laptop stan"))).toContain("'stan':*");
  });

  it("takes a maker for no kind of thing: `Samsung 870 EVO` is no more of it than a phone", () => {
    for (const text of ["samsung", "សាមសុង", "apple iphone", "redmi note"]) expect(parseQuery(text).kinds).toEqual([]);
    expect(parseQuery("samsung phone").kinds).toContain("$phone");
  });

  it("finds neighbours written as one", () => expect(anyTerm(parseQuery("head set"))).toContain("'headset'"));

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

  it("takes a VGA for a graphics card, where it is no plug", () => {
    for (const text of ["vga", "vga 5060", "vga 3050 8gb"]) expect(parseQuery(text).kinds, text).toContain("$graphic card");
    for (const text of ["vga cable", "hdmi to vga", "monitor vga", "ខ្សែ vga"]) expect(parseQuery(text).kinds, text).not.toContain("$graphic card");
  });

  it("finds faster screens for who asks for a fast one, and knows a router after a number", () => {
    expect(everyTerm(parseQuery("144hz monitor"))).toContain("('165' <1> 'hz')");
    expect(everyTerm(parseQuery("60hz monitor"))).not.toContain("'120'");
    expect(typed("wifi6路由器")).toEqual(["wifi6", "路由器"]);
    expect(everyMeasure(parseQuery("8路录像机"))).toContain("('8' <-> 'channel')");
  });

  it("takes so many channels for a recorder, and a wireless mouse for one by Bluetooth too", () => {
    for (const text of ["cctv 8 channel", "camera 4ch", "监控 16路"]) expect(parseQuery(text).kinds, text).toContain("$nvr");
    expect(others("wireless mouse")).toContain("bluetooth");
    expect(others("wireless camera")).not.toContain("bluetooth");
  });

  it("knows pictures of cameras by their megapixels, and what is heard by them as how they are", () => {
    const asked = (text: string) => everyTerm(parseQuery(text));
    for (const [text, number] of [["4k security camera", 8], ["4k监控", 8], ["hikvision 4k", 8], ["កាមេរ៉ា 3k", 5], ["2k dome camera", 4], ["camera 1080p", 2]] as const) expect(asked(text), text).toContain(`('${number}' <1> 'mp')`);
    for (const text of ["4k monitor for camera", "4k dash cam", "samsung 4k", "hikvision 4k monitor"]) expect(asked(text), text).not.toContain("'mp'");
    for (const text of ["camera audio", "camera two way audio", "摄像头 语音", "កាមេរ៉ាមានសំឡេង"]) expect(parseQuery(text).kinds, text).toContain("$camera");
    expect(others("camera audio")).toContain("microphone");
    expect(others("camera audio cable")).not.toContain("microphone");
  });

  it("takes the common word of a maker's name for the maker only after the first, where goods are named", () => {
    expect(everyTerm(parseQuery("digital scale"))).toContain("('digital' & !('western' <-> 'digital'))");
    for (const text of ["western digital disk", "digital"]) expect(everyTerm(parseQuery(text)), text).not.toContain("!");
    expect(typed("be quiet fan")).toEqual(["be quiet", "fan"]);
  });

  it("takes a switch with so many ports for one of a network", () => {
    for (const text of ["8 port switch", "switch 16 ports", "កុងតាក់ 8 រន្ធ"]) expect(parseQuery(text).kinds, text).toContain("$network switch");
    expect(parseQuery("smart switch").kinds).not.toContain("$network switch");
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

  it("knows screens by their round size and by their true one", () => {
    for (const [text, size] of [["24 inch monitor", "23.8"], ["monitor 21.5\"", "22"], ["32寸显示器", "31.5"]] as const) expect(everyMeasure(parseQuery(text)), text).toContain(`('${size}' <-> 'inch')`);
  });

  it.each([["monitor 24", "23.8", "inch"], ["显示器24", "24", "inch"], ["អេក្រង់ 24", "24", "inch"], ["24 monitor samsung", "24", "inch"], ["tv lg 55", "55", "inch"], ["laptop 15.6", "15.6", "inch"], ["充电宝 2万", "20000", "mah"], ["monitor 27'", "27", "inch"], ["tv samsung 55'", "55", "inch"], ["两万充电宝", "20000", "mah"], ["power bank 10000", "10000", "mah"]])(
    "knows what a bare number counts beside goods that are asked for by it: %s",
    (text, number, unit) => expect(everyMeasure(parseQuery(text)), text).toContain(`('${number}' <-> '${unit}')`),
  );

  it.each(["monitor 144", "iphone 24", "screen iphone 15", "macbook 13 charger", "router 24", "laptop 400", "摄像头 24"])("reads no size in %s", (text) => expect(everyMeasure(parseQuery(text))).toBeNull());

  it("finds a laptop by the round size of its screen", () => {
    for (const text of ["laptop 15", "15 inch laptop"]) expect(others(text), text).toContain("15.6 inch");
    expect(others("laptop 15.6")).not.toContain("15 inch");
  });

  it("takes a word that is half typed for the goods that begin so", () => {
    const kinds = (text: string, typing: boolean) => parseQuery(text, { typing }).kinds;
    expect(kinds("scre", true)).toContain("$screen");
    // Nor what goes on from a name of its own, nor what may be how a thing is.
    expect(kinds("scre", true)).not.toContain("$screen protector");
    expect(kinds("wir", true)).not.toContain("$cable");
    expect(parseQuery("ឡេប", { typing: true }).terms[0]!.other).toContainEqual([{ lexeme: "laptop", prefix: false }]);
    expect(kinds("samsung lapt", true)).toContain("$laptop");
    for (const text of ["ទូរស", "ឡេប"]) expect(kinds(text, true).length, text).toBeGreaterThan(0);
    expect(kinds("lapt", false)).not.toContain("$laptop");
    expect(kinds("pro", true)).toEqual([]);
  });

  it("takes words that begin a name of several for that, and how a thing is for no thing", () => {
    const typing = (text: string) => parseQuery(text, { typing: true });
    for (const text of ["usb hub ty", "usb hub typ", "usb hub type", "usb hub type c"]) {
      expect(typing(text).kinds, text).toContain("$usb hub");
      expect(typing(text).terms[1]!.other, text).toContainEqual([{ lexeme: "usb", prefix: false }, { lexeme: "c", prefix: false }]);
    }
    expect(typing("phone ca").kinds).toContain("$phone case");
    expect(typing("security ca").terms[0]!.other).toContainEqual([{ lexeme: "dome", prefix: false }, { lexeme: "camera", prefix: false }]);
    expect(typing("phone dual si").kinds).toContain("$phone");
    // What makers add to models begins nothing else, and a word that leads to another is no half of one.
    expect(typing("s24 ultra").terms[1]!.other).toEqual([]);
    expect(typing("phone for").kinds).toContain("$smartphone");
  });

  it("takes the beginning of a name in Khmer for it, whatever else it sounds like", () => {
    const typing = (text: string) => parseQuery(text, { typing: true });
    for (const [text, name] of [["អាយហ្វ", "iphone"], ["សាំ", "samsung"], ["អេផ", "apple"], ["ឡេ", "laptop"], ["កាមេ", "camera"]] as const) expect(typing(text).terms[0]!.units[0]!.text, text).toBe(name);
    expect(typing("អាយ").terms[0]!.other).toEqual(expect.arrayContaining([[{ lexeme: "iphone", prefix: false }], [{ lexeme: "ipad", prefix: false }]]));
    expect(typing("ទូរ").kinds).toContain("$phone");
    expect(typing("ទូរ").kinds).not.toContain("$change");
    // Also where nobody types on.
    expect(parseQuery("ទូរ").kinds).toContain("$phone");
    expect(parseQuery("ទូរ").kinds).not.toContain("$change");
    for (const text of ["ឡេប", "投影", "打印"]) expect(parseQuery(text).kinds.length, text).toBeGreaterThan(0);
    expect(others("ឡេប")).toEqual(expect.arrayContaining(["laptop", "notebook"]));
    // What is short for a name is its beginning too.
    expect(everyTerm(typing("cam"))).not.toContain("'cam' |");
  });

  it.each([
    ["discount phone", ["phone"]],
    ["ទូរស័ព្ទបញ្ចុះតម្លៃ", ["ទូរសព្ទ"]],
    ["手机特价", ["手机"]],
    ["laptop on sale", ["laptop"]],
    ["laptop sale", ["laptop"]],
    ["best laptop deals", ["laptop"]],
    ["black friday laptop", ["laptop"]],
    ["手机秒杀", ["手机"]],
    ["phone 50% off", ["phone"]],
    ["laptop up to 30 percent off", ["laptop"]],
    ["ទូរស័ព្ទ បញ្ចុះ ៥០%", ["ទូរសព្ទ"]],
    ["手机5折", ["手机"]],
    ["half price phone", ["phone"]],
    ["半价手机", ["手机"]],
    ["手机打8.5折", ["手机"]],
  ])("takes words for a promotion for no words of a thing: %s", (text, words) => {
    expect(typed(text)).toEqual(words);
    expect(parseQuery(text).isReduced).toBe(true);
    expect(parseQuery(words.join(" ")).isReduced).toBe(false);
  });

  it("knows lines for players as gaming", () => {
    for (const text of ["gaming mouse", "កាសហ្គេម", "游戏耳机", "game pc"]) expect(others(text), text).toContain("razer");
    expect(parseQuery("游戏主机").kinds).toContain("$desktop");
  });

  it("takes two words for the one that the dictionary has", () => {
    expect(typed("head set usb")).toEqual(["headset", "usb"]);
    expect(others("head set")).toContain("headphone");
    expect(typed("power bank")).toEqual(["power bank"]);
    for (const [text, word] of [["lap top", "laptop"], ["desk top", "desk top"], ["lap top 15", "laptop"]] as const) expect([text, typed(text)[0], parseQuery(text).wish]).toEqual([text, word, null]);
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
    ["phone with good camera", "phone"],
    ["ស្រោមសម្រាប់ iPhone 15", "case"],
    ["iphone 15 pro case blue", "case"],
  ])("knows what kind of thing is meant by %s: %s", (text, kind) => expect(parseQuery(text).kinds).toContain(`$${kind}`));

  it("names categories by their whole name or while it is typed", () => {
    const name = { en: "Dome cameras", km: "កាមេរ៉ារាងកោះ", zh: "半球摄像机" };
    for (const text of ["dome camera", "dome cam", "hikvision dome camera", "半球摄像机", "កាមេរ៉ារាងកោះ"]) expect(namesMatch(parseQuery(text), name), text).toBe(true);
    for (const text of ["phone", "手机", ""]) expect(namesMatch(parseQuery(text), name), text).toBe(false);
  });

  it("counts signs as a reader does", () => {
    expect(signsOf("手机")).toEqual({ latin: 0, khmer: 0, han: 2 });
    expect(signsOf("កាមេរ៉ា").khmer).toBe(3);
    expect(signsOf("ab 1 — 😀").latin).toBe(3);
  });

  it.each(["", "   ", "!!! ???", "😀😀", "\u202e\u200f", "' & | ! ( ) :* <->"])("finds no word in %j", (text) => {
    expect(parseQuery(text).terms).toEqual([]);
    expect(everyTerm(parseQuery(text))).toBeNull();
  });

  it("is short however long the text, and never fails", () => {
    expect(parseQuery("phone ".repeat(2000)).terms.length).toBeLessThanOrEqual(8);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const query = parseQuery(text);
        for (const write of [everyTerm, anyTerm, inOrder, wholeWords]) write(query);
        return query.terms.length <= 8;
      }),
    );
  });
});
