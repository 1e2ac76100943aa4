import { all, fails, fits, only, type Rule, unknown, warns } from "./rule.ts";
import { wattsOf } from "./watts.ts";

/** A power supply with more than this multiple of the need is a waste of money. */
const tooMuch = 2;
/** Watts that a slot supplies to a card without any plug (PCI Express CEM). */
const slotWatts = 75;
/** 8-pin plugs that the adapter for a 16-pin plug needs: one for each 150 W. */
const adapterPlugWatts = 150;
/** Every M.2 slot of a desktop board takes drives up to 2280; only some take longer ones. */
const commonM2Length = 80;

/** Power with headroom, plugs, places for drives, a picture on the screen. */
export const powerRules: Rule[] = [
  {
    id: "watts",
    between: ["psu", "cpu"],
    affectedBy: ["board", "cooler", "ram", "storage", "gpu", "extra"],
    ask: (build) => {
      const { recommended, supply, known } = wattsOf(build);
      if (supply === null) return unknown("watts_unknown", "psu");
      const params = { supply, recommended };
      // If it is too little already, the draw of the unknown part does not matter.
      if (supply < recommended) return fails("watts_fails", params);
      if (!known)
        return unknown(
          "watts_unknown",
          only(build, "cpu").tdp === undefined && only(build, "cpu").boostPower === undefined ? "cpu" : "gpu",
        );
      // Before the graphics card is chosen, it cannot be called too much.
      return build.gpu && supply > recommended * tooMuch ? warns("watts_much", params) : fits("watts_fits", params);
    },
  },
  {
    id: "cardPlugs",
    between: ["psu", "gpu"],
    ask: (build) => {
      const [{ tdp, plugs: needs }, { plugs: has }] = [only(build, "gpu"), only(build, "psu")];
      if (!needs || needs.six + needs.eight + needs.sixteen === 0) {
        if (tdp !== undefined && tdp <= slotWatts) return fits("plugs_none");
        return unknown("plugs_unknown", "gpu");
      }
      if (!has) return unknown("plugs_unknown", "psu");
      const adapters = Math.max(0, needs.sixteen - has.sixteen);
      const forAdapters = adapters * Math.max(2, Math.ceil((tdp ?? 600) / adapterPlugWatts));
      // A 6+2-pin cable fits a 6-pin plug, but not the other way round.
      const eight = needs.eight + forAdapters + Math.max(0, needs.six - has.six);
      if (eight > has.eight) return fails("plugs_fails", { needs: plugText(needs), has: plugText(has) });
      return adapters > 0 ? warns("plugs_adapter") : fits("plugs_fits", { needs: plugText(needs) });
    },
  },
  {
    id: "processorPlugs",
    between: ["psu", "board"],
    ask: (build) => {
      const [{ cpuPlugs: wants }, { cpuPlugs: has }] = [only(build, "board"), only(build, "psu")];
      if (has === undefined) return unknown("cpu_plug_unknown", "psu");
      if (has === 0) return fails("cpu_plug_fails");
      // Every board starts with one plug; further ones are for overclocking.
      return wants !== undefined && wants > has ? warns("cpu_plug_warns", { wants, has }) : fits("cpu_plug_fits");
    },
  },
  {
    id: "m2",
    between: ["board", "storage"],
    ask: (build) => {
      const { m2Slots } = only(build, "board");
      let drives = 0;
      for (const { facts, quantity } of all(build, "storage")) {
        if (facts.place === undefined) return unknown("m2_unknown", "storage");
        if (facts.place === "m2") drives += quantity;
      }
      if (drives === 0) return null;
      if (m2Slots === undefined) return unknown("m2_unknown", "board");
      if (drives > m2Slots) return fails("m2_fails", { drives, slots: m2Slots });
      const inM2 = all(build, "storage").filter(({ facts }) => facts.place === "m2");
      if (inM2.some(({ facts }) => facts.link === undefined)) return unknown("m2_unknown", "storage");
      // M.2 slots take NVMe; hardly any board states whether they also take SATA.
      if (inM2.some(({ facts }) => facts.link === "sata")) return unknown("m2_sata_unknown", "board");
      if (inM2.some(({ facts }) => facts.m2Length === undefined || facts.m2Length > commonM2Length))
        return unknown("m2_length_unknown", "board");
      return fits("m2_fits", { drives, slots: m2Slots });
    },
  },
  {
    id: "sata",
    between: ["board", "storage"],
    ask: (build) => {
      const { sataPorts, m2Slots } = only(build, "board");
      let drives = 0;
      let inM2 = 0;
      for (const { facts, quantity } of all(build, "storage")) {
        if (facts.place === undefined || (facts.place !== "m2" && facts.link === undefined))
          return unknown("sata_unknown", "storage");
        if (facts.place === "m2") inM2 += quantity;
        else if (facts.link === "sata") drives += quantity;
        else return unknown("sata_unknown", "storage");
      }
      if (drives === 0) return null;
      if (sataPorts === undefined) return unknown("sata_unknown", "board");
      if (drives > sataPorts) return fails("sata_fails", { drives, ports: sataPorts });
      // Boards disable up to two ports if their last M.2 slots are used.
      const shared = m2Slots !== undefined && inM2 > 1 && inM2 >= m2Slots;
      return shared && drives > sataPorts - 2
        ? warns("sata_warns", { drives, ports: sataPorts })
        : fits("sata_fits", { drives, ports: sataPorts });
    },
  },
  {
    id: "picture",
    between: ["cpu"],
    whole: true,
    ask: (build) => {
      if (build.gpu) return fits("picture_card");
      const { igpu } = only(build, "cpu");
      if (igpu === undefined) return unknown("picture_unknown", "cpu");
      if (!igpu) return fails("picture_fails");
      if (!build.board) return null;
      const { videoOutputs } = only(build, "board");
      if (videoOutputs === undefined) return unknown("picture_unknown", "board");
      return videoOutputs ? fits("picture_fits") : fails("picture_board_fails");
    },
  },
];

function plugText({ six, eight, sixteen }: { six: number; eight: number; sixteen: number }): string {
  const named: [number, string][] = [
    [six, "6-pin"],
    [eight, "8-pin"],
    [sixteen, "16-pin"],
  ];
  return named.flatMap(([many, name]) => (many > 0 ? [`${many} × ${name}`] : [])).join(", ") || "0";
}
