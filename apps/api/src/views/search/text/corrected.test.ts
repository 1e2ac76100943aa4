import { expect, it } from "vitest";
import { sampleProduct } from "../../../testing/samples/catalog.ts";
import { searchShop } from "../../../testing/shops/search-shop.ts";
import { setCompanion } from "../../../modules/catalog/public.ts";

const { call, database, openStore } = await searchShop();

/** What a store of these products finds, and what it took the text for. */
async function shopOf(code: string, names: readonly (string | { en: string; km: string })[]) {
  await openStore(
    code,
    names.map((name, index) =>
      sampleProduct(`${code}-${index}`, {
        name: typeof name === "string" ? { en: name } : name,
        brand: "Noname",
        category: "service",
      }),
    ),
  );
  return async (text: string): Promise<[names: string[], suggestion: string | null]> => {
    const { body } = await call(`/api/products?store_code=${code}&name=${encodeURIComponent(text)}`);
    return [body.data.map(({ name }: { name: string }) => name), body.suggestion];
  };
}

it("corrects two words to two of one name", async () => {
  const found = await shopOf("S110", [
    "Seagate SkyHawk 4 TB",
    "Seagate Barracuda 4 TB",
    "SanDisk Extreme Pro 128 GB",
    "SanDisk Ultra",
  ]);
  expect(await found("seagte skyhwk 4tb")).toEqual([["Seagate SkyHawk 4 TB"], "seagate skyhawk 4tb"]);
  expect(await found("sandsk extrem pro")).toEqual([["SanDisk Extreme Pro 128 GB"], "sandisk extreme pro"]);
  // Also beside what nothing has with them; but no product has both of these.
  expect(await found("sandsk extrem granite")).toEqual([["SanDisk Extreme Pro 128 GB"], "sandisk extreme granite"]);
  expect(await found("skyhwk barracda")).toEqual([[], null]);
});

it("prefers a correction that makes a name with its neighbours", async () => {
  const found = await shopOf("S148", [
    "Retrak Selfie Stick",
    "Orico Self Adhesive Stick",
    "Aqara Post Nodes",
    "3M Post-it Note Pad",
    "Logitech Laser Pointer",
    "Canon Laser Printer",
  ]);
  expect((await found("selfy stick"))[1]).toBe("selfie stick");
  expect((await found("post it nootes"))[1]).toBe("post it note");
  expect((await found("laser printpr"))[1]).toBe("laser printer");
});

it("reads a price whose words were misspelt", async () => {
  const product = (name: string, price: number) =>
    sampleProduct(`S149-${name}`, { name: { en: `Nixon ${name} Case` }, price, category: "service" });
  await openStore("S149", [product("Dear", 3000), product("Cheap", 800)]);
  const { body } = await call("/api/products?store_code=S149&name=case+uder+10");
  expect([body.suggestion, body.data.map(({ name }: { name: string }) => name)]).toEqual([
    "case under 10",
    ["Nixon Cheap Case"],
  ]);
});

it("corrects a word that only a description has, where it is as likely misspelt", async () => {
  const told = { en: "<p>A shell for the aple phone, with a corner of rubber</p>" };
  const apples = Array.from({ length: 3 }, (_, index) =>
    sampleProduct(`S142-${index}`, { name: { en: `Apple iPhone ${index + 14}` }, brand: "Apple", category: "service" }),
  );
  await openStore("S142", [
    ...apples,
    sampleProduct("S142-shell", {
      name: { en: "Speck Shell" },
      description: told,
      brand: "Speck",
      category: "service",
    }),
  ]);
  const found = async (text: string) => (await call(`/api/products?store_code=S142&name=${text}`)).body;
  expect((await found("aple")).suggestion).toBe("apple");
  // A common word is none.
  expect((await found("rubber")).data.map(({ name }: { name: string }) => name)).toEqual(["Speck Shell"]);
});

it("corrects letters that are written for others which sound the same", async () => {
  const found = await shopOf("S190", ["Sony headphone", "Nokia flip phone", "Anker cable"]);
  expect(await found("sony hedfone")).toEqual([["Sony headphone"], "sony headphone"]);
  expect(await found("flip fone")).toEqual([["Nokia flip phone"], "flip phone"]);
  expect((await found("kable"))[0]).toEqual(["Anker cable"]);
  // Of two corrections the ones that make a name together.
  const cards = await shopOf("S191", ["Palit graphics card", "Anker cord"]);
  expect(await cards("grafic crd")).toEqual([["Palit graphics card"], "graphic card"]);
});

it("prefers a name with swapped letters to others that are as near", async () => {
  const found = await shopOf("S192", ["Lenovo Tablet", "UGREEN Hub for the table 10 inch"]);
  expect(await found("10 inch tablte")).toEqual([["Lenovo Tablet"], "10 inch tablet"]);
});

it("takes two misspelt words for two names, though the last may be half of another", async () => {
  const found = await shopOf("S193", ["Kaadas Fingerprint Lock", "Lokmat Fingerprint Terminal"]);
  expect(await found("fingrprnt lok")).toEqual([["Kaadas Fingerprint Lock"], "fingerprint lock"]);
});

it("prefers equally near words that make a name of the dictionary with their neighbours", async () => {
  const found = await shopOf("S111", [
    "TP-Link Access Point",
    "Ruijie Access Port",
    ...Array.from({ length: 3 }, (_, index) => `Port Cover ${index}`),
  ]);
  for (const text of ["access poit", "acess poit"])
    expect(await found(text), text).toEqual([["TP-Link Access Point"], "access point"]);
});

it("splits a word into two short names before it takes a more distant word", async () => {
  const found = await shopOf("S115", [
    "ASUS NUC Mini PC",
    "Samsung Smart TV",
    "Smart Speaker",
    "HP LaserJet Printer",
    "Epson Printer",
    "MSI Gaming PC",
    "Gaming Mouse",
  ]);
  for (const [text, meant, name] of [
    ["minipc", "mini pc", "ASUS NUC Mini PC"],
    ["hpprinter", "hp printer", "HP LaserJet Printer"],
    ["gamingpc", "gaming pc", "MSI Gaming PC"],
  ] as const)
    expect(await found(text)).toEqual([[name], meant]);
  // One name of the dictionary is no mistake.
  expect(await found("smarttv")).toEqual([["Samsung Smart TV"], null]);
  // One edit is nearer.
  expect((await found("printers"))[1]).toBeNull();
  expect((await found("printerr"))[1]).toBe("printer");
});

it("finds Khmer and Chinese names typed in Latin letters, and does not correct them", async () => {
  const found = await shopOf("S117", [
    "Samsung Phone",
    "Xiaomi Phone",
    "Anker Charger",
    "Sony Bluetooth Headphones",
    "ASUS Thor",
    "Phone Battery",
  ]);
  // Not even where one of them is near another name.
  expect(await found("thmor turasap")).toEqual([["Phone Battery"], "ថ្ម ទូរស័ព្ទ"]);
  expect(await found("turasap samsung")).toEqual([["Samsung Phone"], "ទូរស័ព្ទ samsung"]);
  expect(await found("chnang sak")).toEqual([["Anker Charger"], "ឆ្នាំងសាក"]);
  expect(await found("xiaomi shouji")).toEqual([["Xiaomi Phone"], "xiaomi 手机"]);
  expect(await found("lanya erji")).toEqual([["Sony Bluetooth Headphones"], "蓝牙 耳机"]);
  expect(await found("blutoth hedphone")).toEqual([["Sony Bluetooth Headphones"], "bluetooth headphone"]);
  expect(await found("braun")).toEqual([[], null]);
});

it("corrects a half word with a typing mistake to the name that it begins, but not a complete one", async () => {
  const found = await shopOf("S118", [
    "Sony Bluetooth Headphones",
    "Dell Monitor",
    "Samsung Phone",
    "Anker Power Bank",
    "Nokia Phone",
    "Wireless Charging Pad",
  ]);
  for (const [text, meant, name] of [
    ["blutoo", "bluetooth", "Sony Bluetooth Headphones"],
    ["mointo", "monitor", "Dell Monitor"],
    ["smasu", "samsung", "Samsung Phone"],
    ["powr ba", "power ba", "Anker Power Bank"],
  ] as const)
    expect(await found(text), text).toEqual([[name], meant]);
  for (const text of ["nook", "vizio", "cola", "roku"]) expect(await found(text), text).toEqual([[], null]);
  // Two words of names are as surely meant as two names.
  expect(await found("wirelss chargng")).toEqual([["Wireless Charging Pad"], "wireless charging"]);
});

it("corrects four letters to the one name with one letter more, and swapped letters beside a code", async () => {
  const found = await shopOf("S120", ["Apple iPhone 17", "Logitech Keyboard", "Palit RTX 5060 Ti", "Palit RTX 5070"]);
  for (const [text, meant, name] of [
    ["iphn", "iphone", "Apple iPhone 17"],
    ["kebo", "keyboard", "Logitech Keyboard"],
    ["trx 5070", "rtx 5070", "Palit RTX 5070"],
  ] as const)
    expect(await found(text), text).toEqual([[name], meant]);
  // By itself it may be anything.
  for (const text of ["trx", "beko"]) expect((await found(text))[1], text).toBeNull();
});

it("recognises a long name with two typing mistakes anywhere", async () => {
  const found = await shopOf("S121", ["Logitech Keyboard", "Sony Headphones", "Rode Microphone", "Epson Projector"]);
  for (const [text, meant, name] of [
    ["keyboqrs", "keyboard", "Logitech Keyboard"],
    ["hedphnes", "headphones", "Sony Headphones"],
    ["microfhome", "microphone", "Rode Microphone"],
  ] as const)
    expect(await found(text), text).toEqual([[name], meant]);
});

it("separates words typed together or with hyphens, and reads an O in a number as a zero", async () => {
  const found = await shopOf("S119", [
    "Seagate Hard Drive 4TB",
    "70mai Dash Cam 4K",
    "Apple iPhone 17",
    "Palit RTX 5070",
    "Dahua HAC-B1A51P",
    "ASUS Mainboard AM5",
    "Brother TN2120 Toner",
  ]);
  for (const [text, meant, name] of [
    ["hdd-4tb", "hdd 4tb", "Seagate Hard Drive 4TB"],
    ["am5-motherboard", "am5 motherboard", "ASUS Mainboard AM5"],
    ["am5motherboard", "am5 motherboard", "ASUS Mainboard AM5"],
    ["dashcam4k", "dashcam 4k", "70mai Dash Cam 4K"],
    ["iphnoe17", "iphone 17", "Apple iPhone 17"],
    ["rtx5o70", "rtx5070", "Palit RTX 5070"],
    ["ahc-b1a51", "b1a51", "Dahua HAC-B1A51P"],
  ] as const)
    expect(await found(text), text).toEqual([[name], meant]);
  expect(await found("mother-board")).toEqual([["ASUS Mainboard AM5"], null]);
  // Another number is another thing.
  for (const text of ["tn-2320", "tn232o", "rtx5o60", "hac-b1a61"]) expect(await found(text), text).toEqual([[], null]);
});

it("corrects only to a word that the named goods have, or to goods themselves", async () => {
  const found = await shopOf("S116", ["Garmin Watch", "Aqara LED Strip", "Yeelight LED Strip", "Anker Charger"]);
  expect(await found("watch yeelihgt")).toEqual([["Garmin Watch"], null]);
  for (const [text, meant, name] of [
    ["gramin watch", "garmin watch", "Garmin Watch"],
    ["led stirp", "led strip", "Aqara LED Strip"],
    ["watch chargre", "watch charger", "Anker Charger"],
  ] as const) {
    const [names, suggestion] = await found(text);
    expect([suggestion, names], text).toEqual([meant, expect.arrayContaining([name])]);
  }
});

it("does not correct a common word", async () => {
  const found = await shopOf("S114", ["Logitech Mouse", "HP Omen Watch", "Sony Headset for cell phones"]);
  expect(await found("house")).toEqual([[], null]);
  for (const [text, name] of [
    ["watch women", "HP Omen Watch"],
    ["headset call center", "Sony Headset for cell phones"],
  ] as const)
    expect(await found(text)).toEqual([[name], null]);
  expect(await found("mosue")).toEqual([["Logitech Mouse"], "mouse"]);
});

it("does not correct a code to another number", async () => {
  const found = await shopOf("S112", [
    "Brother TN2120 Toner",
    "Brother TN2020 Toner",
    "Hikvision DS2CD1043G2LIU",
    "Epson L3250",
    "Brother DCPL2520DW",
    "Brother DCPL2540DW",
  ]);
  for (const text of ["tn2320", "l3210", "ds2cd1053g2liu", "dcpl250dw"])
    expect((await found(text))[1], text).toBeNull();
  expect((await found("tn2320"))[0]).toEqual([]);
  // Letters, neighbours that are swapped, a letter for a digit, and one digit too few of many.
  for (const [text, meant] of [
    ["tm2120", "tn2120"],
    ["tn2210", "tn2120"],
    ["l325o", "l3250"],
    ["ds2cd104g2liu", "ds2cd1043g2liu"],
  ] as const)
    expect((await found(text))[1], text).toBe(meant);
});

it("does not correct short Khmer or Chinese words, and keeps the rest as typed", async () => {
  const found = await shopOf("S113", [
    { en: "Sony Headphones", km: "កាសស្តាប់ Sony" },
    "Samsung Phone",
    { en: "Sony Box", km: "ប្រអប់បែក" },
  ]);
  for (const text of ["ចាស់", "ចែក", "ហ្វ្លាស"]) expect((await found(text))[1], text).toBeNull();
  // But for what is no word at all, nor sounds like one.
  expect((await found("Samsung 路田器"))[1]).toBe("Samsung 路由器");
  expect((await found("分享器"))[1]).toBeNull();
  expect(await found("Samsng  ចាស់")).toEqual([["Samsung Phone"], "samsung  ចាស់"]);
});

it("corrects by the words of the store, whatever other stores sell", async () => {
  await shopOf("S145", ["KAS 300 Bracket", "Nixon Speaekr"]);
  const found = await shopOf("S146", ["Sony Headphones", "Nixon Speaker"]);
  expect(await found("kas")).toEqual([["Sony Headphones"], "កាស"]);
  expect(await found("speaekr")).toEqual([["Nixon Speaker"], "speaker"]);
});

it("leaves out of a corrected text, too, what only mentions the goods", async () => {
  const phone = {
    brand: "Samsung",
    category: "smartphone",
    description: { en: "<p>Comes without a charger, and charges with 25 W</p>" },
    popularity: 900,
  };
  await openStore("S147", [
    sampleProduct("S147-phone", { name: { en: "Samsung Galaxy A16" }, ...phone }),
    sampleProduct("S147-charger", { name: { en: "Samsung 45W Charger" }, brand: "Samsung", category: "service" }),
  ]);
  await database.transaction((tx) => setCompanion(tx, { key: "service", companion: true, actor: "staff:sokha" }));
  const { body } = await call("/api/products?store_code=S147&name=sammsung+charger+25w");
  expect([body.suggestion, body.data[0].name]).toEqual(["samsung charger 25w", "Samsung 45W Charger"]);
});

it("corrects goods beside others to a maker who makes those, if nothing is both", async () => {
  const found = await shopOf("S150", ["Razer BlackShark Headset", "Sony Headset", "Logitech Mouse"]);
  expect((await found("gaming headset razor"))[1]).toBe("gaming headset razer");
  expect(await found("mouse razor")).toEqual([[], null]);
});
