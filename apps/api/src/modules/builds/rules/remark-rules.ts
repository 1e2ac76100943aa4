import { generationOf } from "./chipsets.ts";
import type { Facts } from "./facts.ts";
import { all, fits, only, type Rule, unknown, warns } from "./rule.ts";
import { cardGeneration, chipsetGeneration, memorySpeedOf, processorLink } from "./platforms.ts";

/** The link of a processor to the card, if both are known. */
function linkOf(cpu: Facts | undefined): ReturnType<typeof processorLink> {
  const generation = cpu && generationOf(cpu.name);
  return generation ? processorLink(cpu.name, generation) : undefined;
}

/** The least of the known numbers. */
const least = (...numbers: (number | undefined)[]) => Math.min(...numbers.filter((number) => number !== undefined));

/** Builds that work, but that the shopper should know something about before paying. */
export const remarkRules: Rule[] = [
  {
    id: "memorySpeed",
    between: ["cpu", "ram"],
    remark: true,
    ask: (build) => {
      const { name } = only(build, "cpu");
      const generation = generationOf(name);
      if (!generation) return unknown("memory_speed_unknown", "cpu");
      let fastest = 0;
      let most = Infinity;
      for (const { facts } of all(build, "ram")) {
        if (facts.speed === undefined || facts.memoryTypes?.length !== 1) return unknown("memory_speed_unknown", "ram");
        const promised = memorySpeedOf(name, generation, facts.memoryTypes[0]!);
        // Another kind of memory is the other rule's to refuse.
        if (promised === undefined) return unknown("memory_speed_unknown", "cpu");
        fastest = Math.max(fastest, facts.speed);
        most = Math.min(most, promised);
      }
      return fastest > most
        ? warns("memory_speed_warns", { speed: fastest, most })
        : fits("memory_speed_fits", { speed: fastest });
    },
  },
  {
    id: "memoryHeight",
    between: ["cooler", "ram"],
    remark: true,
    ask: (build) => {
      const { category, radiator, memoryClearance: room } = only(build, "cooler");
      // A radiator hangs in the case, not over the memory.
      if (category === "cooler-water" || radiator !== undefined) return null;
      if (room === undefined) return unknown("memory_height_unknown", "cooler");
      if (room === Infinity) return fits("memory_height_fits");
      let height = 0;
      for (const { facts } of all(build, "ram")) {
        if (facts.height === undefined) return unknown("memory_height_unknown", "ram");
        height = Math.max(height, facts.height);
      }
      return height > room ? warns("memory_height_warns", { height, room }) : fits("memory_height_fits");
    },
  },
  {
    id: "cardLink",
    between: ["gpu", "board"],
    affectedBy: ["cpu"],
    remark: true,
    ask: (build) => {
      const [card, board, cpu] = [only(build, "gpu"), only(build, "board"), build.cpu?.[0]?.facts];
      const wants = card.linkGeneration ?? cardGeneration(card.chipset ?? card.name);
      if (wants === undefined) return unknown("card_link_unknown", "gpu");
      const processor = linkOf(cpu);
      const has = least(board.linkGeneration, chipsetGeneration(board.chipset), processor?.generation);
      if (has < wants) return warns("card_link_warns", { wants: `${wants}.0`, has: `${has}.0` });
      const lanes = processor?.lanes;
      if (lanes !== undefined && card.linkLanes !== undefined && card.linkLanes > lanes)
        return warns("card_lanes_warns", { wants: card.linkLanes, has: lanes });
      // Without the board's own word, a slot is only known to be of the third generation, as on all boards of these sockets.
      if (board.linkGeneration === undefined && chipsetGeneration(board.chipset) === undefined && wants > 3)
        return unknown("card_link_unknown", "board");
      if (card.linkLanes === undefined) return unknown("card_link_unknown", "gpu");
      return fits("card_link_fits", { generation: `${wants}.0` });
    },
  },
  {
    id: "frontUsb",
    between: ["case", "board"],
    remark: true,
    ask: (build) => {
      const [{ frontUsbC: has }, { frontUsbC: header }] = [only(build, "case"), only(build, "board")];
      if (has === undefined) return unknown("front_usb_unknown", "case");
      if (!has) return fits("front_usb_fits");
      if (header === undefined) return unknown("front_usb_unknown", "board");
      return header ? fits("front_usb_fits") : warns("front_usb_warns");
    },
  },
  {
    id: "wireless",
    between: ["board"],
    whole: true,
    remark: true,
    ask: (build) => {
      const { wifi } = only(build, "board");
      if (wifi === undefined) return unknown("wireless_unknown", "board");
      return wifi ? fits("wireless_fits") : warns("wireless_warns");
    },
  },
];
