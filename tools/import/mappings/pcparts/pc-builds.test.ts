import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Build, checkBuild, readFacts, type Slot, slotOfCategory } from "@shop/api/modules/builds/public";
import { readLines } from "../../read-lines.ts";
import { pcparts } from "./pcparts.ts";

/**
 * Builds of real parts, with labels from the maker's raw data. Labels use no rule, fact or mapping of the shop, so that
 * they can test these. `null` means unknown.
 */
type Line = Record<string, any>; // oxlint-disable-line no-explicit-any
type Parts = Record<"CPU" | "Motherboard" | "CPUCooler" | "RAM" | "GPU" | "PCCase" | "PSU" | "Storage", Line>;

const above = (value: unknown): number | null => (typeof value === "number" && value > 0 ? value : null);
const atMost = (value: number | null, limit: number | null) =>
  value === null || limit === null ? null : value <= limit;
const inList = (value: unknown, list: unknown) =>
  value && Array.isArray(list) && list.length > 0 ? list.includes(value) : null;

/** What must be true of a build that works; null if the data do not say. */
function labels({
  CPU,
  Motherboard: board,
  CPUCooler: cooler,
  RAM,
  GPU,
  PCCase: box,
  PSU,
  Storage,
}: Parts): Record<string, boolean | null> {
  const draw = above(CPU.specifications.tdp);
  const card = above(GPU.tdp);
  const plugs = GPU.power_connectors ?? {};
  const cables = PSU.connectors ?? {};
  const wanted =
    (plugs.pcie_8_pin ?? 0) + (plugs.pcie_6_pin ?? 0) + (plugs.pcie_12VHPWR ?? 0) + (plugs.pcie_12V_2x6 ?? 0);
  const served =
    (cables.pcie_6_plus_2_pin ?? 0) +
    (cables.pcie_8_pin ?? 0) +
    (cables.pcie_6_pin ?? 0) +
    (cables.pcie_12vhpwr ?? 0) +
    (cables.pcie_12v_2x6 ?? 0);
  const inM2 = String(Storage.form_factor).startsWith("M.2");
  return {
    socket: CPU.socket && board.socket ? CPU.socket === board.socket : null,
    cooler: inList(CPU.socket, cooler.cpu_sockets),
    memoryKind: RAM.ram_type && board.memory?.ram_type ? RAM.ram_type === board.memory.ram_type : null,
    processorMemory: inList(RAM.ram_type, CPU.specifications.memory.types),
    desktopModules: RAM.form_factor ? !RAM.form_factor.includes("SO-DIMM") && RAM.registered !== "Registered" : null,
    modules: atMost(above(RAM.modules?.quantity), above(board.memory?.slots)),
    capacity: atMost(above(RAM.capacity), above(board.memory?.max)),
    form: inList(board.form_factor, box.supported_motherboard_form_factors),
    cardLength: atMost(above(GPU.length), above(box.max_video_card_length)),
    cardWidth: atMost(above(GPU.total_slot_width), above(box.expansion_slots)),
    coolerHeight:
      cooler.water_cooled || above(cooler.radiator_size)
        ? null
        : atMost(above(cooler.height), above(box.max_cpu_cooler_height)),
    supplyForm: inList(PSU.form_factor, box.supported_power_supply_form_factors),
    supplyLength: atMost(above(PSU.length), above(box.max_psu_length)),
    watts: draw === null || card === null || above(PSU.wattage) === null ? null : PSU.wattage >= draw + card + 50,
    plugs:
      wanted === 0 ? (card !== null && card <= 75 ? true : null) : served === 0 ? null : served >= Math.min(wanted, 1),
    processorPlug: above(cables.eps_8_pin) === null ? null : true,
    drive: inM2
      ? atMost(1, above(board.m2_slots?.filter((slot: Line) => slot.key === "M").length))
      : atMost(1, above(board.storage_devices?.sata_6_gb_s)),
  };
}

const slotsOf: Record<keyof Parts, Slot> = {
  CPU: "cpu",
  Motherboard: "board",
  CPUCooler: "cooler",
  RAM: "ram",
  GPU: "gpu",
  PCCase: "case",
  PSU: "psu",
  Storage: "storage",
};
const kinds = Object.keys(slotsOf) as (keyof Parts)[];

function asBuild(parts: Parts): Build {
  return Object.fromEntries(
    kinds.map((kind) => {
      const record = pcparts(parts[kind]);
      const category = record.category!;
      const texts = new Map(
        (record.specs ?? []).map(({ key, value }) => [key, typeof value === "string" ? value : value.en]),
      );
      expect(slotOfCategory.get(category)).toBe(slotsOf[kind]);
      return [
        slotsOf[kind],
        [{ facts: readFacts(`${record.brand ?? ""} ${record.name!.en}`, category, texts), quantity: 1 }],
      ];
    }),
  );
}

/** Random numbers, the same for the same seed. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const file = join(import.meta.dirname, "../../../../../shared/data/pc-parts-detailed.jsonl.gz");
const wantedBuilds = 1200;

describe.skipIf(!existsSync(file))(
  "labelled builds of real parts (skipped where pc-parts-detailed.jsonl.gz is not there)",
  () => {
    test("no false fit among 1,200 builds, and every broken label is found", { timeout: 60_000 }, async () => {
      const byKind = Object.fromEntries(kinds.map((kind) => [kind, [] as Line[]])) as Record<keyof Parts, Line[]>;
      for await (const line of readLines(file, "jsonl")) {
        const part: Line = "fields" in line ? line.fields : {};
        if (part.category in byKind) byKind[part.category as keyof Parts].push(part);
      }
      const roll = dice(7);
      const any = (list: Line[]) => list[roll(list.length)]!;
      const tally = { fits: 0, warns: 0, unknown: 0, fails: 0 };
      let broken = 0;
      const wrong: string[] = [];
      for (let made = 0; made < wantedBuilds; made++) {
        const CPU = any(byKind.CPU);
        // Half of the builds are nearly right; random ones would hardly ever fit.
        const near = made % 2 === 0;
        const pick = (kind: keyof Parts, right: (part: Line) => unknown) =>
          any(near ? [...byKind[kind].filter(right), ...byKind[kind].slice(0, 1)] : byKind[kind]);
        const board = pick("Motherboard", ({ socket }) => socket === CPU.socket);
        const box = pick(
          "PCCase",
          (part) => part.max_psu_length && part.supported_power_supply_form_factors.length > 0,
        );
        const parts: Parts = {
          CPU,
          Motherboard: board,
          PCCase: box,
          CPUCooler: pick("CPUCooler", (part) => part.height && part.cpu_sockets.includes(CPU.socket)),
          RAM: pick("RAM", (part) => part.ram_type === board.memory?.ram_type),
          GPU: pick("GPU", (part) => part.length <= box.max_video_card_length),
          PSU: pick("PSU", (part) => part.wattage >= 750 && part.connectors?.eps_8_pin > 0),
          Storage: any(byKind.Storage),
        };
        const label = labels(parts);
        const { answer, findings } = checkBuild(asBuild(parts));
        tally[answer]++;
        const failing = Object.entries(label)
          .filter(([, holds]) => holds === false)
          .map(([name]) => name);
        const hidden = Object.entries(label)
          .filter(([name, holds]) => holds === null && name !== "coolerHeight")
          .map(([name]) => name);
        if (failing.length > 0) broken++;
        if ((answer === "fits" || answer === "warns") && (failing.length > 0 || hidden.length > 0))
          wrong.push(`${answer} although ${failing} ${hidden}: ${kinds.map((kind) => parts[kind].name).join(" + ")}`);
        if (failing.length > 0 && answer !== "fails")
          wrong.push(
            `${answer}, but ${failing} is broken: ${findings.filter((finding) => finding.answer !== "fits").map(({ reason }) => reason)}`,
          );
      }
      console.log(
        `${wantedBuilds} labelled builds, ${broken} of them broken: ${JSON.stringify(tally)}, ${wrong.length} wrong`,
      );
      expect(wrong).toEqual([]);
      expect(broken).toBeGreaterThan(500);
      // Calling no build fitting would also make no mistakes.
      expect(tally.fits + tally.warns).toBeGreaterThan(20);
    });
  },
);
