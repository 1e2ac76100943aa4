/**
 * What processors, chipsets and graphics cards support, from their makers' data sheets. What is in no table is unknown.
 */

/** Fastest supported memory by processor generation and kind of memory, in MT/s. */
const memorySpeeds: Record<string, Record<string, number>> = {
  "ryzen-1000": { DDR4: 2666 },
  "ryzen-2000": { DDR4: 2933 },
  "ryzen-3000": { DDR4: 3200 },
  "ryzen-4000": { DDR4: 3200 },
  "ryzen-5000": { DDR4: 3200 },
  "ryzen-7000": { DDR5: 5200 },
  "ryzen-8000": { DDR5: 5200 },
  "ryzen-9000": { DDR5: 5600 },
  "core-6": { DDR4: 2133 },
  "core-7": { DDR4: 2400 },
  "core-8": { DDR4: 2666 },
  "core-9": { DDR4: 2666 },
  "core-10": { DDR4: 2933 },
  "core-11": { DDR4: 3200 },
  "core-12": { DDR4: 3200, DDR5: 4800 },
  "core-13": { DDR4: 3200, DDR5: 5600 },
  "core-14": { DDR4: 3200, DDR5: 5600 },
  "core-ultra-200": { DDR5: 6400 },
};
/** Lower limits of the smaller processors within a generation. */
const slower: { generation: string; name: RegExp; kind: string; speed: number }[] = [
  { generation: "core-8", name: /\bi3[- ]/i, kind: "DDR4", speed: 2400 },
  { generation: "core-9", name: /\bi3[- ]/i, kind: "DDR4", speed: 2400 },
  { generation: "core-10", name: /\bi[35][- ]/i, kind: "DDR4", speed: 2666 },
  { generation: "core-13", name: /\bi3[- ]|\bi5[- ]13\d{3}(?!\d*K)/i, kind: "DDR5", speed: 4800 },
  { generation: "core-14", name: /\bi3[- ]|\bi5[- ]14\d{3}(?!\d*K)/i, kind: "DDR5", speed: 4800 },
];

/** Fastest supported memory of a processor, in MT/s; undefined if unknown. */
export function memorySpeedOf(name: string, generation: string, kind: string): number | undefined {
  return (
    slower.find((entry) => entry.generation === generation && entry.kind === kind && entry.name.test(name))?.speed ??
    memorySpeeds[generation]?.[kind]
  );
}

/** How a graphics card is connected: generation of PCI Express, and lanes. */
interface Link {
  generation: number;
  lanes: number;
}

const processorLinks: Record<string, Link> = {
  "ryzen-1000": { generation: 3, lanes: 16 },
  "ryzen-2000": { generation: 3, lanes: 16 },
  "ryzen-3000": { generation: 4, lanes: 16 },
  "ryzen-4000": { generation: 3, lanes: 16 },
  "ryzen-5000": { generation: 4, lanes: 16 },
  "ryzen-7000": { generation: 5, lanes: 16 },
  "ryzen-8000": { generation: 4, lanes: 8 },
  "ryzen-9000": { generation: 5, lanes: 16 },
  "core-6": { generation: 3, lanes: 16 },
  "core-7": { generation: 3, lanes: 16 },
  "core-8": { generation: 3, lanes: 16 },
  "core-9": { generation: 3, lanes: 16 },
  "core-10": { generation: 3, lanes: 16 },
  "core-11": { generation: 4, lanes: 16 },
  "core-12": { generation: 5, lanes: 16 },
  "core-13": { generation: 5, lanes: 16 },
  "core-14": { generation: 5, lanes: 16 },
  "core-ultra-200": { generation: 5, lanes: 16 },
};

/** The most that a processor gives a card. The Ryzen 5000 with graphics are a generation behind, and the smallest Ryzen 8000 have four lanes. */
export function processorLink(name: string, generation: string): Link | undefined {
  if (generation === "ryzen-5000" && /\b5\d00G/i.test(name)) return { generation: 3, lanes: 16 };
  if (generation === "ryzen-8000" && /\b8[35]00[GF]/i.test(name)) return { generation: 4, lanes: 4 };
  return processorLinks[generation];
}

/** Highest generation of the slot that a chipset allows, whatever the processor supports; others leave it to the processor. */
const chipsetGenerations: Record<string, number> = Object.fromEntries(
  [
    "A320",
    "B350",
    "X370",
    "B450",
    "X470",
    "A520",
    "H110",
    "B150",
    "H170",
    "Z170",
    "B250",
    "H270",
    "Z270",
    "H310",
    "B360",
    "B365",
    "H370",
    "Z370",
    "Z390",
    "H410",
    "B460",
    "H470",
    "Z490",
  ].map((chipset) => [chipset, 3]),
);

export const chipsetGeneration = (chipset: string | undefined): number | undefined =>
  chipset === undefined ? undefined : chipsetGenerations[chipset];

/** Generations of PCI Express by family of graphics chip, for cards whose data leave it out. */
const cardGenerations: [RegExp, number][] = [
  [/\bRTX\s*50\d0|\bRX\s*90\d0/i, 5],
  [/\bRTX\s*(30|40)\d0|\bRX\s*[567]\d{3}|\bArc\b/i, 4],
  [/\bGTX?\s*(7|9|10|16)\d{2}|\bGT\s*1030|\bRTX\s*20\d0|\bRX\s*[45]\d0\b|\bVega\b/i, 3],
];

export const cardGeneration = (chip: string): number | undefined =>
  cardGenerations.find(([family]) => family.test(chip))?.[1];
