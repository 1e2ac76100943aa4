import type { Facts } from "./facts.ts";
import {
  boardSizeName,
  count,
  gigabytes,
  linkIn,
  listOf,
  millimetres,
  numberIn,
  plugsIn,
  socketName,
  watts,
  yesOrNo,
} from "./spec-values.ts";

/** Facts of the catalogue that the rules read: key and English value. */
type SpecTexts = ReadonlyMap<string, string>;

/** A specification of the product by its key. */
type Spec = (key: string) => string | undefined;
/** The facts of one kind of part; `size` is that of the variant, in gigabytes, if its options name one. */
type Reader = (spec: Spec, size: number | undefined) => Omit<Facts, "name" | "category">;

const socketOf = (spec: Spec) => {
  const socket = spec("socket");
  return socket && socketName(socket);
};
const psuFormsOf = (spec: Spec) => listOf(spec("psuForm"))?.map((form) => form.toUpperCase());

const processor: Reader = (spec) => ({
  socket: socketOf(spec),
  memoryTypes: listOf(spec("memoryType")),
  tdp: watts(spec("tdp")),
  boostPower: watts(spec("boostPower")),
  igpu: yesOrNo(spec("igpu")),
  coolerIncluded: yesOrNo(spec("coolerIncluded")),
});

const mainboard: Reader = (spec) => {
  const form = spec("formFactor");
  return {
    socket: socketOf(spec),
    chipset: spec("chipset")
      ?.replace(/^(AMD|Intel)\s+/i, "")
      .toUpperCase(),
    memoryTypes: listOf(spec("memoryType")),
    memorySlots: count(spec("memorySlots")),
    maxMemory: gigabytes(spec("maxMemory")),
    sodimm: yesOrNo(spec("sodimmSlots")),
    boardSize: form && boardSizeName(form),
    m2Slots: count(spec("m2Slots")),
    sataPorts: count(spec("sataPorts")),
    videoOutputs: yesOrNo(spec("videoOutputs")),
    cpuPlugs: count(spec("cpuPower")),
    ...linkIn(spec("cardSlot")),
    frontUsbC: yesOrNo(spec("frontUsbC")),
    wifi: yesOrNo(spec("wifi")),
  };
};

const memory: Reader = (spec, size) => {
  const form = spec("formFactor");
  const registered = spec("registered");
  return {
    memoryTypes: listOf(spec("memoryType")),
    modules: count(spec("modules")),
    speed: numberIn(spec("speed"), /^(\d+)\s*(?:MT\/s|MHz)/i),
    height: millimetres(spec("height")),
    capacity: size ?? gigabytes(spec("capacity")),
    sodimm: form === undefined ? undefined : /so-?dimm/i.test(form),
    registered: registered === undefined ? undefined : registered === "Yes",
  };
};

const graphicsCard: Reader = (spec) => ({
  chipset: spec("chipset"),
  ...linkIn(spec("interface")),
  length: millimetres(spec("length")),
  slotWidth: count(spec("slots")),
  tdp: watts(spec("tdp")),
  plugs: plugsIn(spec("powerConnectors")),
  recommendedPsu: watts(spec("recommendedPsu")),
});

const pcCase: Reader = (spec) => ({
  boardSizes: listOf(spec("mainboardSizes"))?.map(boardSizeName),
  maxGpuLength: millimetres(spec("maxGpuLength")),
  maxCoolerHeight: millimetres(spec("maxCoolerHeight")),
  maxPsuLength: millimetres(spec("maxPsuLength")),
  expansionSlots: count(spec("expansionSlots")),
  radiators: listOf(spec("radiators"))?.flatMap((size) => (/^(none|no)$/i.test(size) ? [] : (millimetres(size) ?? []))),
  psuForms: psuFormsOf(spec),
  bays25: count(spec("bays25")),
  bays35: count(spec("bays35")),
  frontUsbC: yesOrNo(spec("frontUsbC")),
});

const powerSupply: Reader = (spec) => ({
  wattage: watts(spec("wattage")),
  psuForms: psuFormsOf(spec),
  length: millimetres(spec("length")),
  plugs: plugsIn(spec("powerConnectors")),
  cpuPlugs: count(spec("cpuPower")),
});

const cooler: Reader = (spec) => {
  const clearance = spec("memoryClearance");
  return {
    sockets: listOf(spec("sockets"))?.map(socketName),
    height: millimetres(spec("height")),
    radiator: millimetres(spec("radiator")),
    memoryClearance: /^no limit$/i.test(clearance ?? "") ? Infinity : millimetres(clearance),
    tdp: watts(spec("tdp")),
    fans: count(spec("fans")),
  };
};

function placeOf(form: string): Facts["place"] {
  if (/^(m\.2|22\d\d)/i.test(form)) return "m2";
  if (form.startsWith("2.5")) return "2.5";
  return form.startsWith("3.5") ? "3.5" : undefined;
}

const drive: Reader = (spec, size) => {
  const by = spec("interface") ?? "";
  const form = spec("formFactor") ?? "";
  return {
    capacity: size ?? gigabytes(spec("capacity")),
    link: /sata/i.test(by) ? "sata" : /pcie|nvme/i.test(by) ? "nvme" : undefined,
    place: placeOf(form),
    m2Length: numberIn(form, /^(?:M\.2-?)?22(\d{2,3})$/),
  };
};

/** A drive of the sub-category for M.2 is one, even if its form is not stated. */
const m2Drive: Reader = (spec, size) => drive((key) => spec(key) || (key === "formFactor" ? "M.2" : undefined), size);

const readers: Readonly<Record<string, Reader>> = {
  cpu: processor,
  mainboard,
  ram: memory,
  gpu: graphicsCard,
  "pc-case": pcCase,
  psu: powerSupply,
  "cooler-air": cooler,
  "cooler-water": cooler,
  "ssd-m2": m2Drive,
  "ssd-sata": drive,
  "hard-drive": drive,
  "case-fan": (spec) => ({ fans: count(spec("fans")) }),
};

/** What the rules know of a product, from the facts of its sub-category; `options` are those of the variant that is meant. */
export function readFacts(name: string, category: string, specs: SpecTexts, options: readonly string[] = []): Facts {
  const size = options.map(gigabytes).find((gb) => gb !== undefined);
  return { name, category, ...readers[category]?.((key) => specs.get(key), size) };
}
