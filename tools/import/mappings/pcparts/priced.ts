import { fact, listOf, otherCategory, textOf } from "../mapping.ts";
import {
  cableFacts,
  keyboardFacts,
  monitorFacts,
  mouseFacts,
  number,
  size,
  socket,
  storageFacts,
  type Facts,
  type Part,
} from "./part-facts.ts";

const range = (value: unknown) => (Array.isArray(value) ? value.map(number).filter(Boolean).join("–") : number(value));
/** As the detailed list and the shop write it: gold → 80+ Gold, and plus → 80+. */
const efficiency = (value: unknown) =>
  textOf(value)
    ?.replace(/^[a-z]/, (letter) => `80+ ${letter.toUpperCase()}`)
    .replace(" Plus", "");

const headphoneFacts: Facts = (line) => [
  ...fact("connection", line.wireless === true ? "Wireless" : line.wireless === false ? "Wired" : undefined),
];

/** Sockets of desktop processors, which this list does not tell, by their architectures. Of those that are left out there are several sockets, or boards that do not take all of them. */
const sockets: readonly (readonly [names: RegExp, architectures: readonly string[], socket: string])[] = [
  [/^AMD (?:Ryzen|Athlon) (?!.*Threadripper)/, ["Zen 4", "Zen 5"], "AM5"],
  [/^AMD (?:Ryzen|Athlon) (?!.*Threadripper)/, ["Zen", "Zen+", "Zen 2", "Zen 3"], "AM4"],
  [/^Intel (?:Core|Pentium|Celeron) /, ["Arrow Lake"], "LGA1851"],
  [/^Intel (?:Core|Pentium|Celeron) /, ["Alder Lake", "Raptor Lake", "Raptor Lake Refresh"], "LGA1700"],
  [/^Intel (?:Core|Pentium|Celeron) /, ["Comet Lake", "Rocket Lake"], "LGA1200"],
];
const socketOf = ({ name, microarchitecture }: Record<string, unknown>) =>
  sockets.find(
    ([names, architectures]) =>
      names.test(textOf(name) ?? "") && architectures.includes(textOf(microarchitecture) ?? ""),
  )?.[2];

/** The list of parts with prices: a `part_type` and a few facts each. */
export const priced: Record<string, Part> = {
  cpu: [
    "cpu",
    (line) => [
      ...fact("socket", socketOf(line)),
      ...fact("cores", number(line.core_count)),
      ...fact("clock", number(line.boost_clock) ?? number(line.core_clock), "GHz"),
      ...fact("tdp", number(line.tdp), "W"),
      ...fact("igpu", line.graphics),
    ],
  ],
  motherboard: [
    "mainboard",
    (line) => [
      ...fact("socket", socket(line.socket)),
      ...fact("formFactor", line.form_factor),
      ...fact("memorySlots", number(line.memory_slots)),
      ...fact("maxMemory", number(line.max_memory), "GB"),
    ],
  ],
  memory: [
    "ram",
    (line) => {
      const [generation, speed] = listOf(line.speed);
      const [count, each] = listOf(line.modules).map(Number);
      return [
        ...fact("capacity", count && each ? size(count * each) : undefined),
        ...fact("memoryType", number(generation) && `DDR${Number(generation)}`),
        ...fact("speed", number(speed), "MHz"),
        ...fact("modules", count && each ? `${count} × ${each} GB` : undefined),
        ...fact("latency", number(line.cas_latency) && `CL${Number(line.cas_latency)}`),
      ];
    },
  ],
  "video-card": [
    "gpu",
    (line) => [
      ...fact("chipset", line.chipset),
      ...fact("videoMemory", number(line.memory), "GB"),
      ...fact("length", number(line.length), "mm"),
    ],
  ],
  case: ["pc-case", (line) => [...fact("formFactor", line.type)]],
  "power-supply": [
    "psu",
    (line) => [
      ...fact("wattage", number(line.wattage), "W"),
      ...fact("efficiency", efficiency(line.efficiency)),
      ...fact("psuForm", line.type),
      ...cableFacts(line),
    ],
  ],
  "internal-hard-drive": ["hard-drive", storageFacts],
  "external-hard-drive": ["portable-ssd", storageFacts],
  monitor: ["monitor-office", monitorFacts],
  "cpu-cooler": [
    "cooler-air",
    (line) => [...fact("radiator", number(line.size), "mm"), ...fact("noise", range(line.noise_level), "dB")],
  ],
  "case-fan": [
    "case-fan",
    (line) => [...fact("length", number(line.size), "mm"), ...fact("noise", range(line.noise_level), "dB")],
  ],
  keyboard: ["keyboard", keyboardFacts],
  mouse: ["mouse", mouseFacts],
  headphones: ["headphones", headphoneFacts],
  ups: [
    "ups",
    (line) => [...fact("capacity", number(line.capacity_va), "VA"), ...fact("wattage", number(line.capacity_w), "W")],
  ],
  speakers: ["speaker", (line) => [...fact("output", number(line.wattage), "W")]],
  webcam: ["webcam", (line) => [...fact("resolution", listOf(line.resolutions)[0])]],
  "wireless-network-card": [
    otherCategory,
    (line) => [...fact("wifi", line.protocol), ...fact("interface", line.interface)],
  ],
};
