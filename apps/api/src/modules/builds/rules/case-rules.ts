import { all, fails, fits, only, type Rule, unknown, warns } from "./rule.ts";

/** A radiator in the front takes its own depth and that of its fans (27 + 25 mm) from the graphics card. */
const frontRadiatorDepth = 55;

/** Radiators by the fans that they carry: 360 is three of 120, 280 two of 140. */
const fanWidth = (radiator: number): number | undefined =>
  radiator % 120 === 0 ? 120 : radiator % 140 === 0 ? 140 : undefined;

/**
 * Whether a radiator goes where others are known to. One of the same fans that is shorter does,
 * and one of 120 mm fans where as many of 140 mm have room; of the others it is not known, unless
 * it is longer than all.
 */
export function radiatorFits(radiator: number, room: readonly number[]): boolean | undefined {
  if (room.length === 0 || radiator > Math.max(...room)) return false;
  const width = fanWidth(radiator);
  const goes = room.some((size) => {
    const other = fanWidth(size);
    if (width === undefined || other === undefined) return size === radiator;
    return other === width ? radiator <= size : width < other && radiator / width <= size / other;
  });
  return goes ? true : undefined;
}

/** What goes into the case: board, card, cooler, power supply. */
export const caseRules: Rule[] = [
  {
    id: "boardSize",
    between: ["board", "case"],
    ask: (build) => {
      const [{ boardSize: size }, { boardSizes }] = [only(build, "board"), only(build, "case")];
      if (!size) return unknown("board_size_unknown", "board");
      if (!boardSizes?.length) return unknown("board_size_unknown", "case");
      return boardSizes.includes(size)
        ? fits("board_size_fits", { size })
        : fails("board_size_fails", { size, sizes: boardSizes.join(", ") });
    },
  },
  {
    id: "cardLength",
    between: ["gpu", "case"],
    affectedBy: ["cooler"],
    ask: (build) => {
      const [{ length }, { maxGpuLength: max }] = [only(build, "gpu"), only(build, "case")];
      if (length === undefined) return unknown("card_length_unknown", "gpu");
      if (max === undefined) return unknown("card_length_unknown", "case");
      if (length > max) return fails("card_length_fails", { length, max });
      const liquid = build.cooler?.[0]?.facts.radiator !== undefined;
      return liquid && length > max - frontRadiatorDepth
        ? warns("card_length_warns", { length, max })
        : fits("card_length_fits", { length, max });
    },
  },
  {
    id: "cardWidth",
    between: ["gpu", "case"],
    ask: (build) => {
      const [{ slotWidth }, { expansionSlots: slots }] = [only(build, "gpu"), only(build, "case")];
      if (slotWidth === undefined) return unknown("card_width_unknown", "gpu");
      if (slots === undefined) return unknown("card_width_unknown", "case");
      return Math.ceil(slotWidth) > slots
        ? fails("card_width_fails", { width: slotWidth, slots })
        : fits("card_width_fits", { width: slotWidth, slots });
    },
  },
  {
    id: "coolerHeight",
    between: ["cooler", "case"],
    ask: (build) => {
      const [cooler, { maxCoolerHeight: max }] = [only(build, "cooler"), only(build, "case")];
      if (cooler.category === "cooler-water") return null;
      if (cooler.height === undefined) return unknown("cooler_height_unknown", "cooler");
      if (max === undefined) return unknown("cooler_height_unknown", "case");
      const params = { height: cooler.height, max };
      return cooler.height > max ? fails("cooler_height_fails", params) : fits("cooler_height_fits", params);
    },
  },
  {
    id: "radiator",
    between: ["cooler", "case"],
    ask: (build) => {
      const [cooler, { radiators }] = [only(build, "cooler"), only(build, "case")];
      if (cooler.category !== "cooler-water") return null;
      const { radiator } = cooler;
      if (radiator === undefined) return unknown("radiator_unknown", "cooler");
      if (!radiators) return unknown("radiator_unknown", "case");
      const does = radiatorFits(radiator, radiators);
      if (does === undefined) return unknown("radiator_unknown", "case");
      return does
        ? fits("radiator_fits", { radiator })
        : fails("radiator_fails", { radiator, max: Math.max(0, ...radiators) });
    },
  },
  {
    id: "psuForm",
    between: ["psu", "case"],
    ask: (build) => {
      const [{ psuForms: own }, { psuForms: taken }] = [only(build, "psu"), only(build, "case")];
      if (own?.length !== 1) return unknown("psu_form_unknown", "psu");
      if (!taken?.length) return unknown("psu_form_unknown", "case");
      const form = own[0]!;
      // An SFX power supply in an ATX bay needs an adapter plate, which no parts list mentions, so it does not fit.
      return taken.includes(form)
        ? fits("psu_form_fits", { form })
        : fails("psu_form_fails", { form, forms: taken.join(", ") });
    },
  },
  {
    id: "psuLength",
    between: ["psu", "case"],
    ask: (build) => {
      const [{ length }, { maxPsuLength: max }] = [only(build, "psu"), only(build, "case")];
      if (length === undefined) return unknown("psu_length_unknown", "psu");
      if (max === undefined) return unknown("psu_length_unknown", "case");
      return length > max ? fails("psu_length_fails", { length, max }) : fits("psu_length_fits", { length, max });
    },
  },
  {
    id: "bays",
    between: ["storage", "case"],
    ask: (build) => {
      const drives = all(build, "storage");
      if (drives.some(({ facts }) => facts.place === undefined)) return unknown("bays_unknown", "storage");
      const { bays25, bays35 } = only(build, "case");
      const many = (place: string) =>
        drives.filter(({ facts }) => facts.place === place).reduce((sum, { quantity }) => sum + quantity, 0);
      const [small, large] = [many("2.5"), many("3.5")];
      if (small + large === 0) return null;
      if (bays35 === undefined && (large > 0 || bays25 === undefined || small > bays25))
        return unknown("bays_unknown", "case");
      if (large > (bays35 ?? 0)) return fails("bays_fails", { drives: large, bays: bays35 ?? 0 });
      if (bays25 === undefined)
        return small === 0 ? fits("bays_fits", { drives: large }) : unknown("bays_unknown", "case");
      // A 2.5″ drive goes into a free bay for 3.5″ with its screws.
      const room = bays25 + (bays35 ?? 0) - large;
      return small > room
        ? fails("bays_fails", { drives: small + large, bays: bays25 + (bays35 ?? 0) })
        : fits("bays_fits", { drives: small + large });
    },
  },
];
