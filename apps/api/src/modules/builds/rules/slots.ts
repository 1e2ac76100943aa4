/** The slots of a PC in the order in which they are chosen, with the sub-categories whose products fit there. */
export const slots = {
  cpu: { shelves: ["cpu"], most: 1, required: true },
  board: { shelves: ["mainboard"], most: 1, required: true },
  cooler: { shelves: ["cooler-air", "cooler-water"], most: 1, required: true },
  ram: { shelves: ["ram"], most: 4, required: true },
  storage: { shelves: ["ssd-m2", "ssd-sata", "hard-drive"], most: 8, required: true },
  gpu: { shelves: ["gpu"], most: 1, required: false },
  case: { shelves: ["pc-case"], most: 1, required: true },
  psu: { shelves: ["psu"], most: 1, required: true },
  extra: { shelves: ["case-fan", "monitor-office", "monitor-gaming", "keyboard", "mouse", "headphones", "webcam", "speaker"], most: 8, required: false },
} as const satisfies Record<string, { shelves: readonly string[]; most: number; required: boolean }>;

export type Slot = keyof typeof slots;
export const slotNames = Object.keys(slots) as Slot[];

/** The slot for products of a sub-category; undefined if they are no PC parts. */
export const slotOfShelf: ReadonlyMap<string, Slot> = new Map(slotNames.flatMap((slot) => slots[slot].shelves.map((shelf): [string, Slot] => [shelf, slot])));
