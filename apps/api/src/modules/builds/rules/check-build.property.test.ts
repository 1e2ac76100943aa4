import fc from "fast-check";
import { expect, test } from "vitest";
import { buildOf } from "../../../testing/samples/build.ts";
import { checkBuild } from "./check-build.ts";
import type { Slot } from "./slots.ts";

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
