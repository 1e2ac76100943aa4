import type { LocalText } from "@shop/kit/locale";
import { brandOf, colour, centsOf, fact, fieldsOf, listOf, needText, otherCategory, textOf, type Mapping, type RecordSpec } from "./mapping.ts";

type Facts = (line: Record<string, unknown>) => RecordSpec[];
type Part = [category: string, facts?: Facts];

const number = (value: unknown) => (typeof value === "number" && value > 0 ? value : undefined);
/** Gigabytes as written on the box: 2000 → 2 TB. */
function size(value: unknown): string | undefined {
  const gigabytes = number(value);
  if (gigabytes === undefined) return undefined;
  return gigabytes >= 1000 ? `${Math.round(gigabytes / 100) / 10} TB` : `${gigabytes} GB`;
}
const range = (value: unknown) => (Array.isArray(value) ? value.map(number).filter(Boolean).join("–") : number(value));
/** LGA 1700 and LGA1700 are the same socket. */
const socket = (value: unknown) => textOf(value)?.replace(/^(LGA|sTR|AM|FM)\s+(?=\d)/i, "$1");
/** Capitalises a value, since the source writes these in both ways. */
const capital = (value: unknown) => textOf(value)?.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The category of a drive of either list, by what it is. */
function storageCategory(line: Record<string, unknown>): string {
  const disk = `${textOf(line.type) ?? ""} ${textOf(line.storage_type) ?? ""} ${textOf(line.form_factor) ?? ""} ${textOf(line.interface) ?? ""}`;
  if (!/ssd|nvme/i.test(disk)) return "hard-drive";
  return /m\.2/i.test(disk) ? "ssd-m2" : "ssd-sata";
}

const storageFacts: Facts = (line) => [
  ...fact("capacity", size(line.capacity)),
  ...fact("interface", line.interface),
  ...fact("formFactor", line.form_factor),
  ...fact("rpm", number(line.type), "RPM"),
];
const monitorFacts: Facts = (line) => {
  const { horizontalRes, verticalRes } = fieldsOf(line.resolution);
  const pixels = Array.isArray(line.resolution) ? line.resolution : [horizontalRes, verticalRes];
  return [
    ...fact("screen", number(line.screen_size), "inch"),
    ...fact("resolution", pixels.every(number) ? pixels.join(" × ") : undefined),
    ...fact("refreshRate", number(line.refresh_rate), "Hz"),
    ...fact("panel", line.panel_type),
    ...fact("aspect", line.aspect_ratio),
  ];
};
const keyboardFacts: Facts = (line) => [...fact("switches", line.switches ?? line.switch), ...fact("connection", line.connection_type ?? line.connectivity)];
const mouseFacts: Facts = (line) => [...fact("connection", line.connection_type ?? line.connectivity), ...fact("sensor", line.tracking_method)];
const headphoneFacts: Facts = (line) => [...fact("connection", line.wireless === true ? "Wireless" : line.wireless === false ? "Wired" : undefined)];

/** The list of parts with prices: a `part_type` and a few facts each. */
const priced: Record<string, Part> = {
  cpu: ["cpu", (line) => [...fact("cores", number(line.core_count)), ...fact("clock", number(line.boost_clock) ?? number(line.core_clock), "GHz"), ...fact("tdp", number(line.tdp), "W"), ...fact("igpu", line.graphics)]],
  motherboard: ["mainboard", (line) => [...fact("socket", socket(line.socket)), ...fact("formFactor", line.form_factor), ...fact("memorySlots", number(line.memory_slots)), ...fact("maxMemory", number(line.max_memory), "GB")]],
  memory: ["ram", (line) => {
    const [generation, speed] = listOf(line.speed);
    const [count, each] = listOf(line.modules).map(Number);
    return [...fact("capacity", count && each ? size(count * each) : undefined), ...fact("memoryType", number(generation) && `DDR${Number(generation)}`), ...fact("speed", number(speed), "MHz"), ...fact("modules", count && each ? `${count} × ${each} GB` : undefined), ...fact("latency", number(line.cas_latency) && `CL${Number(line.cas_latency)}`)];
  }],
  "video-card": ["gpu", (line) => [...fact("chipset", line.chipset), ...fact("videoMemory", number(line.memory), "GB"), ...fact("length", number(line.length), "mm")]],
  case: ["pc-case", (line) => [...fact("formFactor", line.type)]],
  "power-supply": ["psu", (line) => [...fact("wattage", number(line.wattage), "W"), ...fact("efficiency", capital(line.efficiency)), ...fact("psuForm", line.type), ...fact("modular", line.modular === "Full" ? "Fully modular" : line.modular === "Semi" ? "Semi-modular" : line.modular === false ? "Fixed" : undefined)]],
  "internal-hard-drive": ["hard-drive", storageFacts],
  "external-hard-drive": ["portable-ssd", storageFacts],
  monitor: ["monitor-office", monitorFacts],
  "cpu-cooler": ["cooler-air", (line) => [...fact("radiator", number(line.size), "mm"), ...fact("noise", range(line.noise_level), "dB")]],
  "case-fan": ["case-fan", (line) => [...fact("length", number(line.size), "mm"), ...fact("noise", range(line.noise_level), "dB")]],
  keyboard: ["keyboard", keyboardFacts],
  mouse: ["mouse", mouseFacts],
  headphones: ["headphones", headphoneFacts],
  ups: ["ups", (line) => [...fact("capacity", number(line.capacity_va), "VA"), ...fact("wattage", number(line.capacity_w), "W")]],
  speakers: ["speaker", (line) => [...fact("output", number(line.wattage), "W")]],
  webcam: ["webcam", (line) => [...fact("resolution", listOf(line.resolutions)[0])]],
  "wireless-network-card": [otherCategory, (line) => [...fact("wifi", line.protocol), ...fact("interface", line.interface)]],
};

/** A count, which may be 0; undefined if the source does not say. */
const count = (value: unknown) => (typeof value === "number" && value >= 0 ? String(value) : undefined);
const eights = (value: unknown) => number(value) && `${Number(value)} × 8-pin`;
/**
 * The display outputs among the ports of a board. If there are none the value is unknown, since many lists of ports are
 * cut short.
 */
function screens(ports: unknown): string | undefined {
  const kinds = ["HDMI", "DisplayPort", "DVI", "VGA"].filter((kind) => listOf(ports).some((port) => typeof port === "string" && port.includes(kind)));
  return kinds.length > 0 ? kinds.join(", ") : undefined;
}
/** The number of slots for M.2 drives (key M); those with key E are for Wi-Fi cards. */
const drivePlaces = (slots: unknown) => number(listOf(slots).filter((slot) => fieldsOf(slot).key === "M").length);
/** The slot for the graphics card. The list says 4.0 wherever nobody checked, even for boards of 2016, so only other generations are used. */
function cardSlot(slots: unknown): string | undefined {
  const generations = listOf(slots).map(fieldsOf).filter(({ lanes }) => lanes === 16).map(({ gen }) => textOf(gen));
  const newest = generations.includes("5.0") ? "5.0" : generations.includes("4.0") ? undefined : generations[0];
  return newest && `PCIe ${newest} x16`;
}
/**
 * Whether a board has the connector for a USB-C port of the case. The faster connectors are made for that; for the
 * others it is unknown.
 */
function frontPlug(headers: unknown): string | undefined {
  const { usb_3_2_gen_1: slow, usb_3_2_gen_2: fast, usb_3_2_gen_2x2: faster, usb_4: fastest } = fieldsOf(headers);
  if (number(fast) || number(faster) || number(fastest)) return "Yes";
  return slow === 0 && fast === 0 ? "No" : undefined;
}
function frontPort(...ports: unknown[]): string | undefined {
  const text = ports.flatMap((port) => (Array.isArray(port) ? port : [port])).map(textOf).filter(Boolean).join(" ");
  return text === "" ? undefined : /type[\s-]?c|usb[\s-]?c/i.test(text) ? "Yes" : "No";
}
/** The Wi-Fi of a board, from its field or else its name; unknown if neither has it. */
function wireless(line: Record<string, unknown>): string | undefined {
  const written = textOf(line.wireless_networking)?.replace(/wi-?fi/i, "Wi-Fi");
  return written ?? (/wi-?fi/i.test(textOf(line.name) ?? "") ? "Wi-Fi" : undefined);
}
/** The height of memory in mm, if it is plausible; the list also has zeros and lengths of other things. */
const moduleHeight = (value: unknown) => (typeof value === "number" && value >= 18 && value <= 80 ? value : undefined);

/** The connectors of a power supply for graphics cards; if all are 0, nobody entered them. */
function supplyPlugs(plugs: Record<string, unknown>): string[] | undefined {
  const kinds: Record<string, string> = { pcie_6_pin: "6-pin", pcie_8_pin: "8-pin", pcie_6_plus_2_pin: "8-pin", pcie_12vhpwr: "16-pin", pcie_12v_2x6: "16-pin" };
  const named = Object.entries(kinds).flatMap(([key, name]) => (number(plugs[key]) ? [`${Number(plugs[key])} × ${name}`] : []));
  return named.length > 0 ? named : undefined;
}

/** The list of parts with their compatibility: facts for the PC builder, no prices. */
const detailed: Record<string, Part> = {
  CPU: ["cpu", (line) => {
    const cores = fieldsOf(line.cores);
    const facts = fieldsOf(line.specifications);
    const clocks = fieldsOf(fieldsOf(line.clocks).performance);
    return [...fact("socket", socket(line.socket)), ...fact("cores", number(cores.total) && `${Number(cores.total)} / ${Number(cores.threads)}`), ...fact("clock", number(clocks.boost), "GHz"), ...fact("tdp", number(facts.tdp), "W"), ...fact("boostPower", number(facts.ppt), "W"), ...fact("coolerIncluded", facts.includesCooler === true ? "Yes" : undefined), ...fact("memoryType", listOf(fieldsOf(facts.memory).types)), ...fact("igpu", textOf(fieldsOf(facts.integratedGraphics).model)?.replace(/^None$/, "No"))];
  }],
  Motherboard: ["mainboard", (line) => {
    const memory = fieldsOf(line.memory);
    return [...fact("socket", socket(line.socket)), ...fact("chipset", line.chipset), ...fact("formFactor", line.form_factor), ...fact("memoryType", memory.ram_type), ...fact("memorySlots", number(memory.slots)), ...fact("maxMemory", number(memory.max), "GB"), ...fact("m2Slots", drivePlaces(line.m2_slots)), ...fact("sataPorts", number(fieldsOf(line.storage_devices).sata_6_gb_s)), ...fact("videoOutputs", screens(line.back_panel_ports)), ...fact("cpuPower", eights(listOf(fieldsOf(line.power_connectors).cpu_power).length)), ...fact("cardSlot", cardSlot(line.pcie_slots)), ...fact("frontUsbC", frontPlug(line.usb_headers)), ...fact("wifi", wireless(line))];
  }],
  RAM: ["ram", (line) => {
    const modules = fieldsOf(line.modules);
    return [...fact("capacity", size(line.capacity)), ...fact("memoryType", line.ram_type), ...fact("speed", number(line.speed), "MHz"), ...fact("modules", number(modules.quantity) && `${Number(modules.quantity)} × ${Number(modules.capacity_gb)} GB`), ...fact("latency", number(line.cas_latency) && `CL${Number(line.cas_latency)}`), ...fact("formFactor", line.form_factor), ...fact("height", moduleHeight(line.height), "mm"), ...fact("registered", line.registered === "Registered" ? "Yes" : line.registered === "Unbuffered" ? "No" : undefined)];
  }],
  GPU: ["gpu", (line) => {
    const plugs: Record<string, string> = { pcie_6_pin: "6-pin", pcie_8_pin: "8-pin", pcie_12VHPWR: "12VHPWR", pcie_12V_2x6: "12V-2x6" };
    const connectors = Object.entries(fieldsOf(line.power_connectors)).flatMap(([key, count]) => (number(count) && plugs[key] ? [`${Number(count)} × ${plugs[key]}`] : []));
    return [...fact("chipset", line.chipset), ...fact("videoMemory", number(line.memory), "GB"), ...fact("memoryType", line.memory_type), ...fact("length", number(line.length), "mm"), ...fact("slots", number(line.total_slot_width)), ...fact("tdp", number(line.tdp), "W"), ...fact("powerConnectors", connectors.length > 0 ? connectors : undefined), ...fact("interface", line.interface)];
  }],
  PCCase: ["pc-case", (line) => [...fact("formFactor", line.form_factor), ...fact("mainboardSizes", listOf(line.supported_motherboard_form_factors)), ...fact("maxGpuLength", number(line.max_video_card_length), "mm"), ...fact("maxCoolerHeight", number(line.max_cpu_cooler_height), "mm"), ...fact("psuForm", listOf(line.supported_power_supply_form_factors)), ...fact("expansionSlots", number(line.expansion_slots)), ...fact("maxPsuLength", number(line.max_psu_length), "mm"), ...fact("bays25", count(line.internal_2_5_bays)), ...fact("bays35", count(line.internal_3_5_bays)), ...fact("frontUsbC", frontPort(line.front_panel_usb, line.front_usb_ports))]],
  PSU: ["psu", (line) => [...fact("wattage", number(line.wattage), "W"), ...fact("efficiency", line.efficiency_rating), ...fact("psuForm", line.form_factor), ...fact("modular", line.modular === "Full" ? "Fully modular" : line.modular === "Semi-Modular" ? "Semi-modular" : line.modular === "Non-Modular" ? "Fixed" : undefined), ...fact("powerConnectors", supplyPlugs(fieldsOf(line.connectors))), ...fact("cpuPower", eights(fieldsOf(line.connectors).eps_8_pin)), ...fact("length", number(line.length), "mm")]],
  CPUCooler: ["cooler-air", (line) => [...fact("sockets", listOf(line.cpu_sockets).map(socket)), ...fact("height", number(line.height), "mm"), ...fact("radiator", number(line.radiator_size), "mm"), ...fact("noise", number(line.max_noise_level), "dB")]],
  CaseFan: ["case-fan", (line) => [...fact("length", number(line.size), "mm"), ...fact("noise", number(line.max_noise_level), "dB")]],
  Storage: ["hard-drive", storageFacts],
  Monitor: ["monitor-office", monitorFacts],
  Keyboard: ["keyboard", keyboardFacts],
  Mouse: ["mouse", mouseFacts],
  Headphones: ["headphones"],
  Speaker: ["speaker"],
  Webcam: ["webcam"],
  Laptop: ["laptop-everyday"],
  PrebuiltDesktop: ["desktop"],
};

function categoryOf(category: string, line: Record<string, unknown>): string {
  if (category === "hard-drive") return storageCategory(line);
  if (category === "cooler-air" && (line.water_cooled === true || number(line.radiator_size) || number(line.size))) return "cooler-water";
  return category;
}

/**
 * Goods of the lists for which the shop has no category, by `part_type` or `category`. Their names often do not say
 * what they are: `Noctua NT-H2`.
 */
const kinds: readonly (readonly [parts: readonly string[], kind: LocalText])[] = [
  [["thermal-paste", "ThermalCompound"], { en: "Thermal paste", km: "កាវកម្តៅ", zh: "导热硅脂" }],
  [["optical-drive"], { en: "Optical drive", km: "ឌ្រាយ DVD", zh: "光驱" }],
  [["blu-ray-drive"], { en: "Blu-ray drive", km: "ឌ្រាយ Blu-ray", zh: "蓝光光驱" }],
  [["sound-card", "SoundCard"], { en: "Sound card", km: "កាតសំឡេង", zh: "声卡" }],
  [["wired-network-card", "NetworkCard"], { en: "Network card", km: "កាតបណ្តាញ", zh: "网卡" }],
  [["wireless-network-card"], { en: "Wi-Fi adapter", km: "កាតវ៉ាយហ្វាយ", zh: "无线网卡" }],
  [["fan-controller"], { en: "Fan controller", km: "ឧបករណ៍បញ្ជាកង្ហារ", zh: "风扇控制器" }],
  [["os", "OS"], { en: "Operating system", km: "ប្រព័ន្ធប្រតិបត្តិការ", zh: "操作系统" }],
  [["Chair"], { en: "Chair", km: "កៅអី", zh: "椅子" }],
  [["Desk"], { en: "Desk", km: "តុ", zh: "桌子" }],
  [["CaptureCard"], { en: "Capture card", km: "កាតចាប់រូបភាព", zh: "采集卡" }],
  [["Microphone"], { en: "Microphone", km: "មីក្រូហ្វូន", zh: "麦克风" }],
  [["Mousepad"], { en: "Mouse pad", km: "ទ្រនាប់ម៉ៅស៍", zh: "鼠标垫" }],
  [["VRHeadset"], { en: "VR headset", km: "វ៉ែនតា VR", zh: "VR 眼镜" }],
];

const isBluRay = (line: Record<string, unknown>): boolean => textOf(line.bd) !== undefined || textOf(line.bd_write) !== undefined;

/** A fact with the kind of a part, if no category says it. */
function kindOf(part: string): RecordSpec[] {
  const value = kinds.find(([parts]) => parts.includes(part))?.[1];
  return value ? [{ key: "type", label: { en: "Type", km: "ប្រភេទ", zh: "类型" }, value, filter: true }] : [];
}

const makersOfTwoWords =
  /^(?:Altec Lansing|Arctic Silver|Athena Power|be quiet!|Cooler Master|Creative Labs|Cyber Acoustics|Das Keyboard|Endgame Gear|Etymotic Research|Fantom Drives|Fractal Design|FSP Group|Gear Head|Gelid Solutions|Geometric Future|Harman Kardon|HT Omega|Iceberg Thermal|In Win|Lian Li|Mad Catz|Mars Gaming|Neo Forza|Oyen Digital|Pyle Audio|Silicon Power|SK Hynix|Super Flower|Thermal Grizzly|Thermal Hero|Titan Army|Titanium Micro|Tripp Lite|Turtle Beach|Ultimate Ears|Western Digital)(?= )/i;

/** The maker, with which names begin in the list with prices. */
const makerIn = (name: string): string => makersOfTwoWords.exec(name)?.[0] ?? name.split(" ")[0]!;

/** The name with capacity, colour and number of modules added, since many parts differ only in those. */
function fullName(name: string, specs: readonly RecordSpec[]): string {
  const missing = ["capacity", "colour"].flatMap((key) => {
    const value = specs.find((spec) => spec.key === key)?.value;
    const text = typeof value === "string" ? value : value?.en;
    return text === undefined || name.toLowerCase().includes(text.toLowerCase()) ? [] : [text];
  });
  return [name, ...missing].join(" ");
}

function pricedPart(line: Record<string, unknown>): ReturnType<Mapping> {
  const name = needText(line, "name");
  const [category, facts] = priced[needText(line, "part_type")] ?? [otherCategory];
  const specs = [...kindOf(isBluRay(line) ? "blu-ray-drive" : needText(line, "part_type")), ...(facts?.(line) ?? []), ...colour(line.color)];
  return {
    sku: `PCP-${needText(line, "id")}`,
    category: categoryOf(category, line),
    brand: makerIn(name),
    name: { en: fullName(name, specs) },
    specs,
    price: centsOf(line.price),
  };
}

function detailedPart(line: Record<string, unknown>): ReturnType<Mapping> {
  const metadata = fieldsOf(line.metadata);
  const [category, facts] = detailed[needText(line, "category")] ?? [otherCategory];
  const number = listOf(metadata.part_numbers).map(textOf).find((code) => code && /\d/.test(code) && code.length <= 40 && !/^[0-9a-f-]{30,}$/.test(code));
  return {
    sku: `BCD-${needText(line, "id")}`,
    category: categoryOf(category, line),
    brand: brandOf(metadata.manufacturer),
    model: number,
    name: { en: needText(line, "name").slice(0, 300) },
    specs: [...kindOf(needText(line, "category")), ...(facts?.(line) ?? []), ...colour(line.color)],
    price: null,
  };
}

/** Both lists of PC parts; the fields of a line tell which list it is from. */
export const pcparts: Mapping = (line) => (line.part_type !== undefined ? pricedPart(line) : detailedPart(line));
