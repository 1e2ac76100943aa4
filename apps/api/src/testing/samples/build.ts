import type { Facts } from "../../modules/builds/rules/facts.ts";
import type { Build } from "../../modules/builds/rules/rule.ts";
import type { Slot } from "../../modules/builds/rules/slots.ts";

/** A part for each slot; together they fit. */
const base: Record<Slot, Facts> = {
  cpu: { name: "AMD Ryzen 5 9600X", category: "cpu", socket: "AM5", memoryTypes: ["DDR5"], tdp: 65, igpu: true },
  board: {
    name: "Board",
    category: "mainboard",
    socket: "AM5",
    chipset: "B850",
    memoryTypes: ["DDR5"],
    memorySlots: 4,
    maxMemory: 192,
    m2Slots: 2,
    sataPorts: 4,
    boardSize: "ATX",
    videoOutputs: true,
    cpuPlugs: 1,
    linkGeneration: 5,
    linkLanes: 16,
    frontUsbC: true,
    wifi: true,
  },
  cooler: {
    name: "Cooler",
    category: "cooler-air",
    sockets: ["AM5"],
    height: 155,
    tdp: 200,
    fans: 1,
    memoryClearance: 45,
  },
  ram: {
    name: "Memory",
    category: "ram",
    memoryTypes: ["DDR5"],
    modules: 2,
    capacity: 32,
    sodimm: false,
    speed: 5600,
    height: 35,
  },
  storage: { name: "Drive", category: "ssd-m2", link: "nvme", place: "m2", m2Length: 80 },
  gpu: {
    name: "Card",
    category: "gpu",
    chipset: "GeForce RTX 5060",
    linkGeneration: 5,
    linkLanes: 8,
    length: 300,
    slotWidth: 2.5,
    tdp: 200,
    plugs: { six: 0, eight: 1, sixteen: 0 },
    recommendedPsu: 600,
  },
  case: {
    name: "Case",
    category: "pc-case",
    boardSizes: ["ATX", "mATX"],
    maxGpuLength: 360,
    maxCoolerHeight: 170,
    expansionSlots: 7,
    radiators: [360],
    psuForms: ["ATX"],
    maxPsuLength: 180,
    bays25: 2,
    bays35: 2,
    frontUsbC: true,
  },
  psu: {
    name: "Supply",
    category: "psu",
    wattage: 750,
    psuForms: ["ATX"],
    length: 140,
    plugs: { six: 0, eight: 2, sixteen: 0 },
    cpuPlugs: 2,
  },
  extra: { name: "Fan", category: "case-fan", fans: 1 },
};

/** Other facts of some parts; null takes the part out. */
export type BuildChanges = Partial<Record<Slot, Partial<Facts> | null>>;

/** A whole PC in which everything fits, with changes. */
export function buildOf(changes: BuildChanges = {}, quantity: Partial<Record<Slot, number>> = {}): Build {
  return Object.fromEntries(
    Object.entries(base).flatMap(([slot, facts]) =>
      changes[slot as Slot] === null
        ? []
        : [[slot, [{ facts: { ...facts, ...changes[slot as Slot] }, quantity: quantity[slot as Slot] ?? 1 }]]],
    ),
  );
}
