import { fact, fieldsOf, listOf, textOf } from "../mapping.ts";
import {
  cableFacts,
  keyboardFacts,
  monitorFacts,
  mouseFacts,
  number,
  size,
  socket,
  storageFacts,
  type Part,
} from "./part-facts.ts";

/** A count, which may be 0; undefined if the source does not say. */
const count = (value: unknown) => (typeof value === "number" && value >= 0 ? String(value) : undefined);
const eights = (value: unknown) => number(value) && `${Number(value)} × 8-pin`;
/**
 * The display outputs among the ports of a board. If there are none the value is unknown, since many lists of ports are
 * cut short.
 */
function screens(ports: unknown): string | undefined {
  const kinds = ["HDMI", "DisplayPort", "DVI", "VGA"].filter((kind) =>
    listOf(ports).some((port) => typeof port === "string" && port.includes(kind)),
  );
  return kinds.length > 0 ? kinds.join(", ") : undefined;
}
/** The number of slots for M.2 drives (key M); those with key E are for Wi-Fi cards. */
const drivePlaces = (slots: unknown) => number(listOf(slots).filter((slot) => fieldsOf(slot).key === "M").length);
/** The slot for the graphics card. The list says 4.0 wherever nobody checked, even for boards of 2016, so only other generations are used. */
function cardSlot(slots: unknown): string | undefined {
  const generations = listOf(slots)
    .map(fieldsOf)
    .filter(({ lanes }) => lanes === 16)
    .map(({ gen }) => textOf(gen));
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
  const text = ports
    .flatMap((port) => (Array.isArray(port) ? port : [port]))
    .map(textOf)
    .filter(Boolean)
    .join(" ");
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
  const kinds: Record<string, string> = {
    pcie_6_pin: "6-pin",
    pcie_8_pin: "8-pin",
    pcie_6_plus_2_pin: "8-pin",
    pcie_12vhpwr: "16-pin",
    pcie_12v_2x6: "16-pin",
  };
  const named = Object.entries(kinds).flatMap(([key, name]) =>
    number(plugs[key]) ? [`${Number(plugs[key])} × ${name}`] : [],
  );
  return named.length > 0 ? named : undefined;
}

/** The list of parts with their compatibility: facts for the PC builder, no prices. */
export const detailed: Record<string, Part> = {
  CPU: [
    "cpu",
    (line) => {
      const cores = fieldsOf(line.cores);
      const facts = fieldsOf(line.specifications);
      const clocks = fieldsOf(fieldsOf(line.clocks).performance);
      return [
        ...fact("socket", socket(line.socket)),
        ...fact("cores", number(cores.total) && `${Number(cores.total)} / ${Number(cores.threads)}`),
        ...fact("clock", number(clocks.boost), "GHz"),
        ...fact("tdp", number(facts.tdp), "W"),
        ...fact("boostPower", number(facts.ppt), "W"),
        ...fact("coolerIncluded", facts.includesCooler === true ? "Yes" : undefined),
        ...fact("memoryType", listOf(fieldsOf(facts.memory).types)),
        ...fact("igpu", textOf(fieldsOf(facts.integratedGraphics).model)?.replace(/^None$/, "No")),
      ];
    },
  ],
  Motherboard: [
    "mainboard",
    (line) => {
      const memory = fieldsOf(line.memory);
      return [
        ...fact("socket", socket(line.socket)),
        ...fact("chipset", line.chipset),
        ...fact("formFactor", line.form_factor),
        ...fact("memoryType", memory.ram_type),
        ...fact("memorySlots", number(memory.slots)),
        ...fact("maxMemory", number(memory.max), "GB"),
        ...fact("m2Slots", drivePlaces(line.m2_slots)),
        ...fact("sataPorts", number(fieldsOf(line.storage_devices).sata_6_gb_s)),
        ...fact("videoOutputs", screens(line.back_panel_ports)),
        ...fact("cpuPower", eights(listOf(fieldsOf(line.power_connectors).cpu_power).length)),
        ...fact("cardSlot", cardSlot(line.pcie_slots)),
        ...fact("frontUsbC", frontPlug(line.usb_headers)),
        ...fact("wifi", wireless(line)),
      ];
    },
  ],
  RAM: [
    "ram",
    (line) => {
      const modules = fieldsOf(line.modules);
      return [
        ...fact("capacity", size(line.capacity)),
        ...fact("memoryType", line.ram_type),
        ...fact("speed", number(line.speed), "MHz"),
        ...fact(
          "modules",
          number(modules.quantity) && `${Number(modules.quantity)} × ${Number(modules.capacity_gb)} GB`,
        ),
        ...fact("latency", number(line.cas_latency) && `CL${Number(line.cas_latency)}`),
        ...fact("formFactor", line.form_factor),
        ...fact("height", moduleHeight(line.height), "mm"),
        ...fact(
          "registered",
          line.registered === "Registered" ? "Yes" : line.registered === "Unbuffered" ? "No" : undefined,
        ),
      ];
    },
  ],
  GPU: [
    "gpu",
    (line) => {
      const plugs: Record<string, string> = {
        pcie_6_pin: "6-pin",
        pcie_8_pin: "8-pin",
        pcie_12VHPWR: "12VHPWR",
        pcie_12V_2x6: "12V-2x6",
      };
      const connectors = Object.entries(fieldsOf(line.power_connectors)).flatMap(([key, count]) =>
        number(count) && plugs[key] ? [`${Number(count)} × ${plugs[key]}`] : [],
      );
      return [
        ...fact("chipset", line.chipset),
        ...fact("videoMemory", number(line.memory), "GB"),
        ...fact("memoryType", line.memory_type),
        ...fact("length", number(line.length), "mm"),
        ...fact("slots", number(line.total_slot_width)),
        ...fact("tdp", number(line.tdp), "W"),
        ...fact("powerConnectors", connectors.length > 0 ? connectors : undefined),
        ...fact("interface", line.interface),
      ];
    },
  ],
  PCCase: [
    "pc-case",
    (line) => [
      ...fact("formFactor", line.form_factor),
      ...fact("mainboardSizes", listOf(line.supported_motherboard_form_factors)),
      ...fact("maxGpuLength", number(line.max_video_card_length), "mm"),
      ...fact("maxCoolerHeight", number(line.max_cpu_cooler_height), "mm"),
      ...fact("psuForm", listOf(line.supported_power_supply_form_factors)),
      ...fact("expansionSlots", number(line.expansion_slots)),
      ...fact("maxPsuLength", number(line.max_psu_length), "mm"),
      ...fact("bays25", count(line.internal_2_5_bays)),
      ...fact("bays35", count(line.internal_3_5_bays)),
      ...fact("frontUsbC", frontPort(line.front_panel_usb, line.front_usb_ports)),
    ],
  ],
  PSU: [
    "psu",
    (line) => [
      ...fact("wattage", number(line.wattage), "W"),
      ...fact("efficiency", line.efficiency_rating),
      ...fact("psuForm", line.form_factor),
      ...cableFacts(line),
      ...fact("powerConnectors", supplyPlugs(fieldsOf(line.connectors))),
      ...fact("cpuPower", eights(fieldsOf(line.connectors).eps_8_pin)),
      ...fact("length", number(line.length), "mm"),
    ],
  ],
  CPUCooler: [
    "cooler-air",
    (line) => [
      ...fact("sockets", listOf(line.cpu_sockets).map(socket)),
      ...fact("height", number(line.height), "mm"),
      ...fact("radiator", number(line.radiator_size), "mm"),
      ...fact("noise", number(line.max_noise_level), "dB"),
    ],
  ],
  CaseFan: [
    "case-fan",
    (line) => [...fact("length", number(line.size), "mm"), ...fact("noise", number(line.max_noise_level), "dB")],
  ],
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
