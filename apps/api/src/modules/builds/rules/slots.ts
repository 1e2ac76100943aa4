/** The slots of a PC in the order in which they are chosen, with the sub-categories whose products fit there. */
export const slots = {
  cpu: { categories: ["cpu"], most: 1, required: true },
  board: { categories: ["mainboard"], most: 1, required: true },
  cooler: { categories: ["cooler-air", "cooler-water"], most: 1, required: true },
  ram: { categories: ["ram"], most: 4, required: true },
  storage: { categories: ["ssd-m2", "ssd-sata", "hard-drive"], most: 8, required: true },
  gpu: { categories: ["gpu"], most: 1, required: false },
  case: { categories: ["pc-case"], most: 1, required: true },
  psu: { categories: ["psu"], most: 1, required: true },
  extra: {
    categories: [
      "case-fan",
      "monitor-office",
      "monitor-gaming",
      "keyboard",
      "mouse",
      "headphones",
      "webcam",
      "speaker",
    ],
    most: 8,
    required: false,
  },
} as const satisfies Record<string, { categories: readonly string[]; most: number; required: boolean }>;

export type Slot = keyof typeof slots;
export const slotNames = Object.keys(slots) as Slot[];

/** The slot for products of a sub-category; undefined if they are no PC parts. */
export const slotOfCategory: ReadonlyMap<string, Slot> = new Map(
  slotNames.flatMap((slot) => slots[slot].categories.map((category): [string, Slot] => [category, slot])),
);
