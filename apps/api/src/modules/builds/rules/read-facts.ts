import type { Facts, Plugs } from "./facts.ts";

/** Facts of the catalogue that the rules read: key and English value. */
export type SpecTexts = ReadonlyMap<string, string>;

const numberIn = (text: string | undefined, pattern: RegExp): number | undefined => {
  const found = text === undefined ? null : pattern.exec(text);
  return found ? Number(found[1]) : undefined;
};
const millimetres = (text?: string) => numberIn(text, /^(\d+(?:\.\d+)?)\s*mm\b/);
const watts = (text?: string) => numberIn(text, /^(\d+(?:\.\d+)?)\s*W\b/);
const count = (text?: string) => numberIn(text, /^(\d+(?:\.\d+)?)(?:\s|$)/);
const listOf = (text: string | undefined) => text?.split(",").map((item) => item.trim()).filter(Boolean);
const yesOrNo = (text: string | undefined) => (text === undefined ? undefined : !/^(no|none|gone|-)$/i.test(text));
/** `LGA 1700` and `LGA1700` are one socket. */
const socketName = (text: string) => text.toUpperCase().replace(/\s+/g, "");

function gigabytes(text: string | undefined): number | undefined {
  const found = text === undefined ? null : /^(\d+(?:\.\d+)?)\s*(GB|TB)/i.exec(text);
  return found ? Number(found[1]) * (found[2]!.toUpperCase() === "TB" ? 1000 : 1) : undefined;
}

const boardSizes: ReadonlyMap<string, string> = new Map([["atx", "ATX"], ["matx", "mATX"], ["microatx", "mATX"], ["uatx", "mATX"], ["miniitx", "Mini-ITX"], ["itx", "Mini-ITX"], ["eatx", "EATX"]]);

/** `Micro ATX`, `mATX` and `Micro-ATX` in one spelling. */
const boardSizeName = (text: string): string => boardSizes.get(text.toLowerCase().replace(/[\s-]/g, "")) ?? text;

/** Plugs such as `1 × 16-pin, 4 × 8-pin`. */
function plugsIn(text: string | undefined): Plugs | undefined {
  if (text === undefined) return undefined;
  const plugs: Plugs = { six: 0, eight: 0, sixteen: 0 };
  if (/^(none|no)$/i.test(text)) return plugs;
  for (const [, many, kind] of text.matchAll(/(\d+)\s*[×x]\s*(6\+2-pin|6-pin|8-pin|16-pin|12VHPWR|12V-2x6)/gi)) {
    const key = /^6-pin$/i.test(kind!) ? "six" : /^(8|6\+2)-pin$/i.test(kind!) ? "eight" : "sixteen";
    plugs[key] += Number(many);
  }
  return plugs.six + plugs.eight + plugs.sixteen > 0 ? plugs : undefined;
}

/** `PCIe 5.0 x16`; lists without a generation say `PCIe x16`. */
function linkIn(text: string | undefined): Pick<Facts, "linkGeneration" | "linkLanes"> {
  return { linkGeneration: numberIn(text, /\bPCIe\s*(\d)\.\d/i), linkLanes: numberIn(text, /\bx(\d+)\b/i) };
}

function drive(shelf: string, specs: SpecTexts): Pick<Facts, "link" | "place" | "m2Length"> {
  const by = specs.get("interface") ?? "";
  const form = specs.get("formFactor") ?? "";
  const link = /sata/i.test(by) ? "sata" : /pcie|nvme/i.test(by) ? "nvme" : undefined;
  const m2Length = numberIn(form, /^(?:M\.2-?)?22(\d{2,3})$/);
  const place = /^(m\.2|22\d\d)/i.test(form) || (shelf === "ssd-m2" && form === "") ? "m2" : form.startsWith("2.5") ? "2.5" : form.startsWith("3.5") ? "3.5" : undefined;
  return { link, place, m2Length };
}

/** What the rules know of a product, from the facts of its shelf; `options` are those of the variant that is meant. */
export function readFacts(name: string, shelf: string, specs: SpecTexts, options: readonly string[] = []): Facts {
  const at = (key: string) => specs.get(key);
  const own = options.map(gigabytes).find((size) => size !== undefined);
  const modules = at("modules");
  const form = at("formFactor");
  const facts: Facts = { name, shelf };
  switch (shelf) {
    case "cpu":
      return { ...facts, socket: at("socket") && socketName(at("socket")!), memoryTypes: listOf(at("memoryType")), tdp: watts(at("tdp")), boostPower: watts(at("boostPower")), igpu: yesOrNo(at("igpu")), coolerIncluded: yesOrNo(at("coolerIncluded")) };
    case "mainboard":
      return {
        ...facts, socket: at("socket") && socketName(at("socket")!), chipset: at("chipset")?.replace(/^(AMD|Intel)\s+/i, "").toUpperCase(), memoryTypes: listOf(at("memoryType")), memorySlots: count(at("memorySlots")),
        maxMemory: gigabytes(at("maxMemory")), boardSize: form && boardSizeName(form), m2Slots: count(at("m2Slots")), sataPorts: count(at("sataPorts")), videoOutputs: yesOrNo(at("videoOutputs")), cpuPlugs: count(at("cpuPower")), sodimm: yesOrNo(at("sodimmSlots")) ?? undefined,
        ...linkIn(at("cardSlot")), frontUsbC: yesOrNo(at("frontUsbC")), wifi: yesOrNo(at("wifi")),
      };
    case "ram":
      return { ...facts, memoryTypes: listOf(at("memoryType")), modules: count(modules), speed: numberIn(at("speed"), /^(\d+)\s*(?:MT\/s|MHz)/i), height: millimetres(at("height")), capacity: own ?? gigabytes(at("capacity")), sodimm: form === undefined ? undefined : /so-?dimm/i.test(form), registered: at("registered") === undefined ? undefined : at("registered") === "Yes" };
    case "gpu":
      return { ...facts, chipset: at("chipset"), ...linkIn(at("interface")), length: millimetres(at("length")), slotWidth: count(at("slots")), tdp: watts(at("tdp")), plugs: plugsIn(at("powerConnectors")), recommendedPsu: watts(at("recommendedPsu")) };
    case "pc-case":
      return {
        ...facts, boardSizes: listOf(at("mainboardSizes"))?.map(boardSizeName), maxGpuLength: millimetres(at("maxGpuLength")), maxCoolerHeight: millimetres(at("maxCoolerHeight")), expansionSlots: count(at("expansionSlots")), maxPsuLength: millimetres(at("maxPsuLength")),
        radiators: listOf(at("radiators"))?.flatMap((size) => (/^(none|no)$/i.test(size) ? [] : (millimetres(size) ?? []))), psuForms: listOf(at("psuForm"))?.map((size) => size.toUpperCase()), bays25: count(at("bays25")), bays35: count(at("bays35")), frontUsbC: yesOrNo(at("frontUsbC")),
      };
    case "psu":
      return { ...facts, wattage: watts(at("wattage")), psuForms: listOf(at("psuForm"))?.map((size) => size.toUpperCase()), length: millimetres(at("length")), plugs: plugsIn(at("powerConnectors")), cpuPlugs: count(at("cpuPower")) };
    case "cooler-air":
    case "cooler-water":
      return { ...facts, sockets: listOf(at("sockets"))?.map(socketName), height: millimetres(at("height")), radiator: millimetres(at("radiator")), memoryClearance: /^no limit$/i.test(at("memoryClearance") ?? "") ? Infinity : millimetres(at("memoryClearance")), tdp: watts(at("tdp")), fans: count(at("fans")) };
    case "ssd-m2":
    case "ssd-sata":
    case "hard-drive":
      return { ...facts, capacity: own ?? gigabytes(at("capacity")), ...drive(shelf, specs) };
    default:
      return { ...facts, fans: shelf === "case-fan" ? count(at("fans")) : undefined };
  }
}
