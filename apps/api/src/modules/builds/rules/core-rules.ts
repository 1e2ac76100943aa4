import { generationOf, supportOf } from "./chipsets.ts";
import { all, fails, fits, only, type Rule, unknown, warns } from "./rule.ts";

/** Socket, chipset, cooler's mount, memory. */
export const coreRules: Rule[] = [
  {
    id: "socket",
    between: ["cpu", "board"],
    ask: (build) => {
      const [cpu, board] = [only(build, "cpu").socket, only(build, "board").socket];
      if (!cpu) return unknown("socket_unknown", "cpu");
      if (!board) return unknown("socket_unknown", "board");
      return cpu === board ? fits("socket_fits", { socket: cpu }) : fails("socket_fails", { cpu, board });
    },
  },
  {
    id: "chipset",
    between: ["cpu", "board"],
    ask: (build) => {
      const [{ name, socket }, board] = [only(build, "cpu"), only(build, "board")];
      // Different sockets are refused by the rule about sockets.
      if (!socket || !board.socket || socket !== board.socket) return null;
      const generation = generationOf(name);
      if (!generation) return unknown("chipset_unknown", "cpu");
      if (!board.chipset) return unknown("chipset_unknown", "board");
      const support = supportOf(socket, board.chipset, generation);
      if (!support) return unknown("chipset_unknown", "board");
      const params = { chipset: board.chipset };
      return support === "yes"
        ? fits("chipset_fits", params)
        : support === "bios"
          ? warns("chipset_warns", params)
          : fails("chipset_fails", params);
    },
  },
  {
    id: "coolerSocket",
    between: ["cpu", "cooler"],
    ask: (build) => {
      const [{ socket }, { sockets }] = [only(build, "cpu"), only(build, "cooler")];
      if (!socket) return unknown("cooler_socket_unknown", "cpu");
      if (!sockets || sockets.length === 0) return unknown("cooler_socket_unknown", "cooler");
      return sockets.includes(socket)
        ? fits("cooler_socket_fits", { socket })
        : fails("cooler_socket_fails", { socket });
    },
  },
  {
    id: "coolerPower",
    between: ["cpu", "cooler"],
    ask: (build) => {
      const [{ tdp: heat }, { tdp: cools }] = [only(build, "cpu"), only(build, "cooler")];
      // There is no common measure of cooling power: without one there is nothing to compare.
      if (heat === undefined || cools === undefined) return null;
      return cools >= heat ? fits("cooler_power_fits", { heat, cools }) : warns("cooler_power_warns", { heat, cools });
    },
  },
  {
    id: "memoryType",
    between: ["board", "ram"],
    ask: (build) => {
      const { memoryTypes } = only(build, "board");
      if (!memoryTypes?.length) return unknown("memory_type_unknown", "board");
      for (const { facts } of all(build, "ram")) {
        if (facts.memoryTypes?.length !== 1) return unknown("memory_type_unknown", "ram");
        if (!memoryTypes.includes(facts.memoryTypes[0]!))
          return fails("memory_type_fails", { ram: facts.memoryTypes[0]!, board: memoryTypes.join(", ") });
      }
      return fits("memory_type_fits", { type: memoryTypes.join(", ") });
    },
  },
  {
    id: "processorMemory",
    between: ["cpu", "ram"],
    ask: (build) => {
      const { memoryTypes } = only(build, "cpu");
      if (!memoryTypes?.length) return unknown("memory_type_unknown", "cpu");
      for (const { facts } of all(build, "ram")) {
        if (facts.memoryTypes?.length !== 1) return unknown("memory_type_unknown", "ram");
        if (!memoryTypes.includes(facts.memoryTypes[0]!))
          return fails("processor_memory_fails", { ram: facts.memoryTypes[0]!, cpu: memoryTypes.join(", ") });
      }
      return fits("processor_memory_fits", { type: memoryTypes.join(", ") });
    },
  },
  {
    id: "memoryForm",
    between: ["board", "ram"],
    ask: (build) => {
      // Desktop mainboards take full-size unbuffered modules, unless they say otherwise.
      const small = only(build, "board").sodimm ?? false;
      for (const { facts } of all(build, "ram")) {
        if (facts.sodimm === undefined) return unknown("memory_form_unknown", "ram");
        if (facts.sodimm !== small) return fails(small ? "memory_form_small" : "memory_form_fails");
        if (facts.registered) return fails("memory_registered");
      }
      return fits("memory_form_fits");
    },
  },
  {
    id: "memoryModules",
    between: ["board", "ram"],
    ask: (build) => {
      const { memorySlots } = only(build, "board");
      if (memorySlots === undefined) return unknown("memory_slots_unknown", "board");
      let modules = 0;
      for (const { facts, quantity } of all(build, "ram")) {
        if (facts.modules === undefined) return unknown("memory_slots_unknown", "ram");
        modules += facts.modules * quantity;
      }
      if (modules > memorySlots) return fails("memory_slots_fails", { modules, slots: memorySlots });
      return modules === 1 && memorySlots > 1
        ? warns("memory_single")
        : fits("memory_slots_fits", { modules, slots: memorySlots });
    },
  },
  {
    id: "memoryCapacity",
    between: ["board", "ram"],
    ask: (build) => {
      const { maxMemory, memorySlots } = only(build, "board");
      if (maxMemory === undefined) return unknown("memory_size_unknown", "board");
      let total = 0;
      for (const { facts, quantity } of all(build, "ram")) {
        if (facts.capacity === undefined) return unknown("memory_size_unknown", "ram");
        total += facts.capacity * quantity;
        const each = facts.modules ? facts.capacity / facts.modules : 0;
        if (memorySlots && each > maxMemory / memorySlots)
          return fails("memory_module_fails", { size: each, max: maxMemory / memorySlots });
      }
      return total > maxMemory
        ? fails("memory_size_fails", { total, max: maxMemory })
        : fits("memory_size_fits", { total, max: maxMemory });
    },
  },
];
