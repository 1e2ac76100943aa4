import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { languages } from "@shop/kit/locale";
import { generationOf } from "./chipsets.ts";
import { checkBuild, checkSlot, judge, missingSlots, rules, rulesFor } from "./check-build.ts";
import { radiatorFits } from "./case-rules.ts";
import type { Facts } from "./facts.ts";
import type { Answer, Build } from "./rule.ts";
import { type Slot, slotNames } from "./slots.ts";
import { wattsOf } from "./watts.ts";

import { sayFinding } from "../say-finding.ts";

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

type Changes = Partial<Record<Slot, Partial<Facts> | null>>;
function buildOf(changes: Changes = {}, quantity: Partial<Record<Slot, number>> = {}): Build {
  return Object.fromEntries(
    Object.entries(base).flatMap(([slot, facts]) =>
      changes[slot as Slot] === null
        ? []
        : [[slot, [{ facts: { ...facts, ...changes[slot as Slot] }, quantity: quantity[slot as Slot] ?? 1 }]]],
    ),
  );
}
const answerOf = (rule: string, build: Build) =>
  checkBuild(build).findings.find((finding) => finding.rule === rule)?.answer ?? null;

test("the build that all cases start from fits and is complete", () =>
  expect(checkBuild(buildOf())).toMatchObject({ answer: "fits", missing: [] }));

/** Each rule with one case of every answer it can give. */
const cases: [rule: string, answer: Answer | null, changes: Changes, quantity?: Partial<Record<Slot, number>>][] = [
  ["socket", "fits", {}],
  ["socket", "fails", { board: { socket: "AM4" } }],
  ["socket", "unknown", { cpu: { socket: undefined } }],
  ["chipset", "fits", {}],
  ["chipset", "warns", { board: { chipset: "B650" } }],
  [
    "chipset",
    "fails",
    { cpu: { name: "Core i7-11700K", socket: "LGA1200" }, board: { socket: "LGA1200", chipset: "B460" } },
  ],
  ["chipset", "unknown", { board: { chipset: "B999" } }],
  ["coolerSocket", "fits", {}],
  ["coolerSocket", "fails", { cooler: { sockets: ["AM4"] } }],
  ["coolerSocket", "unknown", { cooler: { sockets: [] } }],
  ["coolerPower", "fits", {}],
  ["coolerPower", "warns", { cooler: { tdp: 50 } }],
  ["coolerPower", null, { cooler: { tdp: undefined } }],
  ["memoryType", "fits", {}],
  ["memoryType", "fails", { ram: { memoryTypes: ["DDR4"] } }],
  ["memoryType", "unknown", { board: { memoryTypes: undefined } }],
  ["processorMemory", "fits", {}],
  ["processorMemory", "fails", { cpu: { memoryTypes: ["DDR4"] } }],
  ["processorMemory", "unknown", { cpu: { memoryTypes: [] } }],
  ["memoryForm", "fits", {}],
  ["memoryForm", "fails", { ram: { sodimm: true } }],
  ["memoryForm", "fails", { ram: { registered: true } }],
  ["memoryForm", "unknown", { ram: { sodimm: undefined } }],
  ["memoryModules", "fits", {}, { ram: 2 }],
  ["memoryModules", "warns", { ram: { modules: 1 } }],
  ["memoryModules", "fails", {}, { ram: 3 }],
  ["memoryModules", "unknown", { board: { memorySlots: undefined } }],
  ["memoryCapacity", "fits", {}],
  ["memoryCapacity", "fails", { ram: { capacity: 256 } }],
  ["memoryCapacity", "fails", { ram: { modules: 1, capacity: 64 } }],
  ["memoryCapacity", "unknown", { ram: { capacity: undefined } }],
  ["boardSize", "fits", {}],
  ["boardSize", "fails", { board: { boardSize: "EATX" } }],
  ["boardSize", "unknown", { case: { boardSizes: undefined } }],
  ["cardLength", "fits", { gpu: { length: 360 } }],
  ["cardLength", "warns", { gpu: { length: 330 }, cooler: { category: "cooler-water", radiator: 360 } }],
  ["cardLength", "fails", { gpu: { length: 361 } }],
  ["cardLength", "unknown", { gpu: { length: undefined } }],
  ["cardWidth", "fits", { case: { expansionSlots: 3 } }],
  ["cardWidth", "fails", { case: { expansionSlots: 2 } }],
  ["cardWidth", "unknown", { case: { expansionSlots: undefined } }],
  ["coolerHeight", "fits", { cooler: { height: 170 } }],
  ["coolerHeight", "fails", { cooler: { height: 171 } }],
  ["coolerHeight", "unknown", { case: { maxCoolerHeight: undefined } }],
  ["coolerHeight", null, { cooler: { category: "cooler-water", radiator: 240 } }],
  ["radiator", "fits", { cooler: { category: "cooler-water", radiator: 240 } }],
  ["radiator", "fails", { cooler: { category: "cooler-water", radiator: 420 } }],
  ["radiator", "fails", { cooler: { category: "cooler-water", radiator: 120 }, case: { radiators: [] } }],
  ["radiator", "unknown", { cooler: { category: "cooler-water", radiator: 280 } }],
  ["psuForm", "fits", {}],
  ["psuForm", "fails", { psu: { psuForms: ["SFX"] } }],
  ["psuForm", "fails", { case: { psuForms: ["SFX"] } }],
  ["psuForm", "unknown", { case: { psuForms: undefined } }],
  ["psuLength", "fits", {}],
  ["psuLength", "fails", { psu: { length: 181 } }],
  ["psuLength", "unknown", { case: { maxPsuLength: undefined } }],
  ["bays", "fits", { storage: { place: "3.5", link: "sata" } }, { storage: 2 }],
  ["bays", "fits", { storage: { place: "2.5", link: "sata" } }, { storage: 4 }],
  ["bays", "fails", { storage: { place: "3.5", link: "sata" } }, { storage: 3 }],
  ["bays", "unknown", { storage: { place: "3.5", link: "sata" }, case: { bays35: undefined } }],
  ["bays", null, {}],
  ["watts", "fits", {}],
  ["watts", "warns", { psu: { wattage: 1500 } }],
  ["watts", "fails", { psu: { wattage: 550 } }],
  ["watts", "unknown", { cpu: { tdp: undefined } }],
  ["watts", "unknown", { psu: { wattage: undefined } }],
  ["cardPlugs", "fits", {}],
  ["cardPlugs", "fits", { gpu: { plugs: undefined, tdp: 75 } }],
  ["cardPlugs", "fits", { gpu: { plugs: { six: 1, eight: 1, sixteen: 0 } } }],
  ["cardPlugs", "warns", { gpu: { plugs: { six: 0, eight: 0, sixteen: 1 } } }],
  ["cardPlugs", "fails", { gpu: { plugs: { six: 0, eight: 3, sixteen: 0 } } }],
  ["cardPlugs", "fails", { gpu: { plugs: { six: 0, eight: 0, sixteen: 1 }, tdp: 450 } }],
  ["cardPlugs", "unknown", { psu: { plugs: undefined } }],
  ["cardPlugs", "unknown", { gpu: { plugs: undefined } }],
  ["processorPlugs", "fits", {}],
  ["processorPlugs", "warns", { board: { cpuPlugs: 3 } }],
  ["processorPlugs", "fails", { psu: { cpuPlugs: 0 } }],
  ["processorPlugs", "unknown", { psu: { cpuPlugs: undefined } }],
  ["m2", "fits", {}, { storage: 2 }],
  ["m2", "fails", {}, { storage: 3 }],
  ["m2", "unknown", { board: { m2Slots: undefined } }],
  ["m2", "unknown", { storage: { link: "sata" } }],
  ["m2", "unknown", { storage: { m2Length: 110 } }],
  ["m2", null, { storage: { place: "2.5", link: "sata" } }],
  ["sata", "fits", { storage: { place: "2.5", link: "sata" } }, { storage: 4 }],
  ["sata", "fails", { storage: { place: "2.5", link: "sata" } }, { storage: 5 }],
  ["sata", "unknown", { storage: { place: "2.5", link: undefined } }],
  ["picture", "fits", { gpu: null }],
  ["picture", "fits", { cpu: { igpu: false } }],
  ["picture", "fails", { gpu: null, cpu: { igpu: false } }],
  ["picture", "fails", { gpu: null, board: { videoOutputs: false } }],
  ["picture", "unknown", { gpu: null, cpu: { igpu: undefined } }],
  ["memorySpeed", "fits", {}],
  ["memorySpeed", "fits", { cpu: { name: "Core i5-12400F" }, ram: { memoryTypes: ["DDR4"], speed: 3200 } }],
  ["memorySpeed", "warns", { ram: { speed: 6000 } }],
  ["memorySpeed", "warns", { cpu: { name: "Core i5-14400F" } }],
  ["memorySpeed", "fits", { cpu: { name: "Intel Core i5 14600KF" } }],
  ["memorySpeed", "unknown", { ram: { speed: undefined } }],
  ["memorySpeed", "unknown", { cpu: { name: "Intel Xeon E5-2690" } }],
  ["memoryHeight", "fits", {}],
  ["memoryHeight", "fits", { cooler: { memoryClearance: Infinity }, ram: { height: undefined } }],
  ["memoryHeight", "warns", { ram: { height: 46.1 } }],
  ["memoryHeight", "unknown", { ram: { height: undefined } }],
  ["memoryHeight", "unknown", { cooler: { memoryClearance: undefined } }],
  ["memoryHeight", null, { cooler: { category: "cooler-water", radiator: 240, memoryClearance: undefined } }],
  ["cardLink", "fits", {}],
  [
    "cardLink",
    "fits",
    {
      gpu: { chipset: "GeForce GTX 1660", linkGeneration: undefined, linkLanes: 16 },
      board: { linkGeneration: undefined },
    },
  ],
  ["cardLink", "warns", { board: { linkGeneration: 4 } }],
  [
    "cardLink",
    "warns",
    {
      board: { chipset: "B450", linkGeneration: undefined },
      gpu: { chipset: "GeForce RTX 4070", linkGeneration: undefined },
    },
  ],
  ["cardLink", "warns", { cpu: { name: "AMD Ryzen 5 8500G" }, gpu: { linkGeneration: 4 } }],
  ["cardLink", "unknown", { board: { linkGeneration: undefined } }],
  ["cardLink", "unknown", { gpu: { chipset: "Another", linkGeneration: undefined } }],
  ["cardLink", "unknown", { gpu: { linkLanes: undefined } }],
  ["frontUsb", "fits", {}],
  ["frontUsb", "fits", { case: { frontUsbC: false }, board: { frontUsbC: undefined } }],
  ["frontUsb", "warns", { board: { frontUsbC: false } }],
  ["frontUsb", "unknown", { board: { frontUsbC: undefined } }],
  ["frontUsb", "unknown", { case: { frontUsbC: undefined } }],
  ["wireless", "fits", {}],
  ["wireless", "warns", { board: { wifi: false } }],
  ["wireless", "unknown", { board: { wifi: undefined } }],
];

describe("each rule", () => {
  it.each(cases)("%s answers %s", (rule, answer, changes, quantity) =>
    expect(answerOf(rule, buildOf(changes, quantity))).toBe(answer),
  );

  it("has cases that fit and that are unknown, or that warn", () => {
    for (const { id } of rules) {
      const told = new Set(cases.filter(([rule]) => rule === id).map(([, answer]) => answer));
      expect([id, told.has("fits"), told.has("unknown") || told.has("warns")]).toEqual([id, true, true]);
    }
  });

  it("warns if SATA drives and the last M.2 slot share ports", () => {
    const build = buildOf({}, { storage: 2 });
    build.storage!.push({ facts: { name: "Disk", category: "hard-drive", link: "sata", place: "2.5" }, quantity: 3 });
    expect(answerOf("sata", build)).toBe("warns");
  });
});

test.each(languages)("every finding has a text, %s", (language) => {
  let said = 0;
  for (const [rule, , changes, quantity] of cases) {
    for (const finding of checkBuild(buildOf(changes, quantity)).findings.filter((each) => each.rule === rule)) {
      const text = sayFinding(finding, language);
      expect(text, finding.reason).toMatch(
        language === "en"
          ? /^[A-Z0-9]/
          : language === "km"
            ? /[\u1780-\u17ff]|Wi-Fi|USB-C/
            : /[\u4e00-\u9fff]|Wi-Fi|USB-C/,
      );
      expect(text).not.toMatch(/[{}]|undefined/);
      said++;
    }
  }
  expect(said).toBeGreaterThan(rules.length);
});

test("a PC needs its parts; a cooler in the processor's box counts", () => {
  expect(missingSlots(buildOf({ cooler: null, psu: null }))).toEqual(["cooler", "psu"]);
  expect(missingSlots(buildOf({ cooler: null, cpu: { coolerIncluded: true } }))).toEqual([]);
});

test("a remark does not make a build fail, and an unknown remark never makes it plainly fitting", () => {
  const remarks = rules.filter(({ remark }) => remark);
  expect(remarks).not.toEqual([]);
  for (const { id } of remarks)
    expect([id, cases.some(([rule, answer]) => rule === id && answer === "fails")]).toEqual([id, false]);
  const dark = checkBuild(buildOf({ cooler: { memoryClearance: undefined } }));
  expect(dark.answer).toBe("warns");
  expect(dark.findings.find(({ rule }) => rule === "memoryHeight")).toMatchObject({
    answer: "unknown",
    params: { part: "cooler" },
  });
  expect(checkSlot(buildOf({ board: { frontUsbC: undefined } }), "case").answer).toBe("warns");
});

test("for many candidates the short check gives the same answer as the full one", () => {
  const told: [Answer, Answer][] = [];
  for (const [, , changes, quantity] of cases) {
    const build = buildOf(changes, quantity);
    for (const slot of slotNames) {
      const { [slot]: _, ...others } = build;
      if (build[slot]) told.push([judge(build, rulesFor(others, slot)), checkSlot(build, slot).answer]);
    }
  }
  expect(told.length).toBeGreaterThan(900);
  expect(told.filter(([quick, whole]) => quick !== whole)).toEqual([]);
});

test("a part is judged by the parts that are chosen, not by missing ones", () => {
  const { gpu: _, ...without } = buildOf({ cpu: { igpu: false }, psu: { wattage: 500 } });
  expect(checkSlot(without, "cpu").answer).toBe("fits");
  expect(checkBuild(without).answer).toBe("fails");
  expect(checkSlot({ cpu: without.cpu }, "cpu")).toEqual({ answer: "fits", findings: [] });
  expect(checkSlot(buildOf({ psu: { wattage: 300 } }), "gpu").answer).toBe("fails");
});

test("watts: AMD's limit, Intel's, the other parts, 30 % headroom, and the card maker's minimum", () => {
  expect(wattsOf(buildOf())).toEqual({
    estimate: Math.ceil(65 * 1.35 + 200 + 50 + 10 + 8 + 10),
    recommended: 600,
    supply: 750,
    known: true,
  });
  expect(wattsOf(buildOf({ gpu: null, psu: null, cpu: { name: "Intel Core i5-14400F" } }))).toMatchObject({
    estimate: 208,
    recommended: 271,
    supply: null,
  });
  expect(wattsOf(buildOf({ gpu: { tdp: undefined } })).known).toBe(false);
});

test.each([
  ["AMD Ryzen 7 9800X3D", "ryzen-9000"],
  ["AMD Ryzen 5 5600G", "ryzen-5000"],
  ["AMD Ryzen 5 3400G", undefined],
  ["AMD Ryzen Threadripper PRO 5 5975WX", undefined],
  ["Intel Core i5-14600KF", "core-14"],
  ["Intel Core i7-9700K 3.6 GHz", "core-9"],
  ["Intel Core Ultra 7 265K", "core-ultra-200"],
  ["Intel Xeon E5-2690", undefined],
])("%s is of %s", (name, generation) => expect(generationOf(name)).toBe(generation));

test.each([
  [240, [360], true],
  [360, [240], false],
  [280, [360], undefined],
  [360, [420], true],
  [280, [280, 240], true],
  [240, [280], true],
  [120, [], false],
])("a radiator of %i mm where %j have room: %s", (radiator, room, does) =>
  expect(radiatorFits(radiator, room)).toBe(does),
);

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const number = (min: number, max: number) => maybe(fc.integer({ min, max }));

test("property: no build that is called fitting breaks a rule, and none that lacks a fact is called fitting", () => {
  const anything = fc.record({
    cpu: fc.record({
      socket: maybe(fc.constantFrom("AM5", "AM4")),
      memoryTypes: maybe(fc.constantFrom(["DDR5"], ["DDR4"])),
      tdp: number(35, 250),
      igpu: maybe(fc.boolean()),
    }),
    board: fc.record({
      socket: maybe(fc.constantFrom("AM5", "AM4")),
      memorySlots: number(1, 4),
      maxMemory: number(16, 256),
      m2Slots: number(0, 4),
      sataPorts: number(0, 6),
      boardSize: maybe(fc.constantFrom("ATX", "mATX", "EATX")),
      linkGeneration: number(3, 5),
      wifi: maybe(fc.boolean()),
      frontUsbC: maybe(fc.boolean()),
    }),
    cooler: fc.record({
      height: number(30, 190),
      memoryClearance: maybe(fc.oneof(fc.integer({ min: 30, max: 60 }), fc.constant(Infinity))),
      sockets: maybe(fc.constantFrom(["AM5"], ["AM4"], ["AM4", "AM5"])),
    }),
    ram: fc.record({
      memoryTypes: maybe(fc.constantFrom(["DDR5"], ["DDR4"])),
      modules: number(1, 4),
      capacity: number(8, 256),
      sodimm: maybe(fc.boolean()),
      speed: number(4800, 6400),
      height: number(30, 60),
    }),
    gpu: fc.record({
      chipset: maybe(fc.constant("GeForce RTX 5060")),
      length: number(150, 400),
      slotWidth: number(1, 4),
      tdp: number(50, 600),
      linkGeneration: number(3, 5),
      linkLanes: number(4, 16),
    }),
    case: fc.record({
      maxGpuLength: number(150, 450),
      maxCoolerHeight: number(40, 190),
      expansionSlots: number(1, 8),
      maxPsuLength: number(120, 220),
      frontUsbC: maybe(fc.boolean()),
    }),
    psu: fc.record({ wattage: number(300, 1600), length: number(100, 220) }),
  });
  let fitting = 0;
  // Half of the builds keep most of the fitting base, so that fitting ones are met often.
  const drawn = fc.record({
    changes: anything,
    keep: fc.uniqueArray(fc.constantFrom("cpu", "board", "cooler", "ram", "gpu", "case", "psu"), {
      minLength: 3,
      maxLength: 7,
    }),
    kits: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(drawn, ({ changes, keep, kits }) => {
      const build = buildOf(
        Object.fromEntries(Object.entries(changes).filter(([slot]) => !keep.includes(slot as never))),
        { ram: kits },
      );
      if (checkBuild(build).answer !== "fits") return;
      fitting++;
      const at = (slot: Slot) => build[slot]![0]!.facts;
      const [cpu, board, cooler, ram, gpu, pcCase, psu] = [
        at("cpu"),
        at("board"),
        at("cooler"),
        at("ram"),
        at("gpu"),
        at("case"),
        at("psu"),
      ];
      // Comparisons with what is absent are false: a hidden fact cannot pass.
      expect(cpu.socket !== undefined && cpu.socket === board.socket && cooler.sockets!.includes(cpu.socket)).toBe(
        true,
      );
      expect(ram.memoryTypes![0] === board.memoryTypes![0] && cpu.memoryTypes!.includes(ram.memoryTypes![0]!)).toBe(
        true,
      );
      expect(
        ram.modules! * kits <= board.memorySlots! && ram.capacity! * kits <= board.maxMemory! && ram.sodimm === false,
      ).toBe(true);
      expect(
        gpu.length! <= pcCase.maxGpuLength! &&
          gpu.slotWidth! <= pcCase.expansionSlots! &&
          cooler.height! <= pcCase.maxCoolerHeight! &&
          psu.length! <= pcCase.maxPsuLength!,
      ).toBe(true);
      expect(psu.wattage! >= (cpu.tdp! + gpu.tdp!) * 1.3).toBe(true);
      expect(
        ram.speed! <= 5600 && (cooler.memoryClearance === Infinity || ram.height! <= cooler.memoryClearance!),
      ).toBe(true);
      expect(
        (gpu.linkGeneration ?? (gpu.chipset ? 5 : NaN)) <= board.linkGeneration! &&
          gpu.linkLanes! <= 16 &&
          board.wifi === true &&
          (pcCase.frontUsbC === false || (pcCase.frontUsbC === true && board.frontUsbC === true)),
      ).toBe(true);
      expect(board.m2Slots! >= 1 && pcCase.boardSizes!.includes(board.boardSize!)).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(fitting).toBeGreaterThan(100);
});
