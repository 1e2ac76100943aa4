import { describe, expect, it, test } from "vitest";
import { languages } from "@shop/kit/locale";
import { checkBuild, checkSlot, judge, missingSlots, rules, rulesFor } from "./check-build.ts";
import type { Answer, Build } from "./rule.ts";
import { type Slot, slotNames } from "./slots.ts";
import { sayFinding } from "../say-finding.ts";
import { buildOf, type BuildChanges } from "../../../testing/samples/build.ts";

const answerOf = (rule: string, build: Build) =>
  checkBuild(build).findings.find((finding) => finding.rule === rule)?.answer ?? null;

test("the build that all cases start from fits and is complete", () =>
  expect(checkBuild(buildOf())).toMatchObject({ answer: "fits", missing: [] }));

/** Each rule with one case of every answer it can give. */
const cases: [rule: string, answer: Answer | null, changes: BuildChanges, quantity?: Partial<Record<Slot, number>>][] =
  [
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
    ["memoryForm", "fits", { board: { sodimm: true }, ram: { sodimm: true } }],
    ["memoryForm", "fails", { board: { sodimm: true } }],
    ["memoryForm", "unknown", { ram: { sodimm: undefined } }],
    ["memoryModules", "fits", {}, { ram: 2 }],
    ["memoryModules", "fits", { board: { memorySlots: 1 }, ram: { modules: 1 } }],
    ["memoryModules", "warns", { ram: { modules: 1 } }],
    ["memoryModules", "fails", {}, { ram: 3 }],
    ["memoryModules", "unknown", { board: { memorySlots: undefined } }],
    ["memoryCapacity", "fits", {}],
    ["memoryCapacity", "fails", { ram: { capacity: 256 } }],
    ["memoryCapacity", "fails", {}, { ram: 7 }],
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
    ["cardPlugs", "fails", { gpu: { plugs: { six: 1, eight: 2, sixteen: 0 } } }],
    [
      "cardPlugs",
      "fails",
      { gpu: { plugs: { six: 0, eight: 0, sixteen: 1 }, tdp: 140 }, psu: { plugs: { six: 0, eight: 1, sixteen: 0 } } },
    ],
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

  it.each([
    [2, "warns"],
    [1, "fits"],
  ])("of boards with %d M.2 slots, all used, and four SATA ports, says %s to three SATA drives", (m2Slots, answer) => {
    const build = buildOf({ board: { m2Slots } }, { storage: m2Slots });
    build.storage!.push({ facts: { name: "Disk", category: "hard-drive", link: "sata", place: "2.5" }, quantity: 3 });
    expect(answerOf("sata", build)).toBe(answer);
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
