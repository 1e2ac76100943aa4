import type { Facts } from "./facts.ts";
import { all, type Build } from "./rule.ts";

/** Power draw of other parts in watts: a board, a memory module, an NVMe drive, a SATA drive, a fan. */
const draws = { board: 50, module: 5, nvme: 8, drive: 10, fan: 5 };
/** Headroom of a power supply: 30 %, to run quietly and handle peaks. */
const headroom = 1.3;

interface Watts {
  /** Draw of the chosen parts under load. */
  estimate: number;
  /** Recommended power supply: with headroom, or what the maker of the card asks for if that is more. */
  recommended: number;
  /** Power of the chosen power supply. */
  supply: number | null;
  /** False if the draw of a part is unknown: then both numbers are lower bounds. */
  known: boolean;
}

/**
 * What a processor draws under load. AMD's limit (PPT) is 1.35 times the TDP by its own
 * definition; Intel's (PL2) is up to twice the base power.
 */
function processorDraw({ boostPower, tdp, name }: Facts): number | undefined {
  if (boostPower !== undefined) return boostPower;
  if (tdp === undefined) return undefined;
  return tdp * (/\b(AMD|Ryzen)\b/i.test(name) ? 1.35 : 2);
}

/** The draw of a build under load, and the power supply for it (`docs/decisions`, compatibility). */
export function wattsOf(build: Build): Watts {
  const cpu = build.cpu?.[0]?.facts;
  const gpu = build.gpu?.[0]?.facts;
  const processor = cpu ? processorDraw(cpu) : 0;
  const card = gpu ? gpu.tdp : 0;
  const modules = all(build, "ram").reduce((sum, { facts, quantity }) => sum + (facts.modules ?? 1) * quantity, 0);
  const drives = all(build, "storage").reduce(
    (sum, { facts, quantity }) => sum + (facts.link === "nvme" ? draws.nvme : draws.drive) * quantity,
    0,
  );
  const fans = [...all(build, "cooler"), ...all(build, "extra")].reduce(
    (sum, { facts, quantity }) => sum + (facts.fans ?? 0) * quantity,
    0,
  );
  const estimate = Math.ceil(
    (processor ?? 0) +
      (card ?? 0) +
      (build.board ? draws.board : 0) +
      modules * draws.module +
      drives +
      fans * draws.fan,
  );
  return {
    estimate,
    recommended: Math.max(Math.ceil(estimate * headroom), gpu?.recommendedPsu ?? 0),
    supply: build.psu?.[0]?.facts.wattage ?? null,
    known: processor !== undefined && card !== undefined,
  };
}
