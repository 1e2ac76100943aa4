/** Plugs of graphics cards, and the cables of power supplies for them. */
export interface Plugs {
  /** 6-pin. */
  six: number;
  /** 8-pin; of power supplies also 6+2-pin. */
  eight: number;
  /** 12VHPWR and 12V-2x6. */
  sixteen: number;
}

/**
 * What the rules know of a part, from its facts in the catalogue. What is absent is not known,
 * and no rule may take it for anything. Lengths are millimetres, powers watts, capacities gigabytes.
 */
export interface Facts {
  /** As the catalogue calls it in English: the generation of a processor is read from it. */
  name: string;
  shelf: string;
  socket?: string;
  sockets?: string[];
  chipset?: string;
  memoryTypes?: string[];
  memorySlots?: number;
  maxMemory?: number;
  m2Slots?: number;
  sataPorts?: number;
  videoOutputs?: boolean;
  wifi?: boolean;
  /** Of cases a USB-C port in the front, of boards the plug for one. */
  frontUsbC?: boolean;
  /** 8-pin and 4+4-pin plugs for the processor. */
  cpuPlugs?: number;
  /** Of mainboards, in one spelling: ATX, mATX, Mini-ITX, EATX. */
  boardSize?: string;
  boardSizes?: string[];
  tdp?: number;
  /** The most that a processor draws under load, where the maker says it. */
  boostPower?: number;
  igpu?: boolean;
  coolerIncluded?: boolean;
  modules?: number;
  /** Of memory, in MT/s. */
  speed?: number;
  /** Of all modules of a kit. */
  capacity?: number;
  sodimm?: boolean;
  registered?: boolean;
  length?: number;
  height?: number;
  slotWidth?: number;
  /** Of cards, what they speak; of boards, what the slot for the card does: generation of PCI Express, and lanes. */
  linkGeneration?: number;
  linkLanes?: number;
  expansionSlots?: number;
  plugs?: Plugs;
  recommendedPsu?: number;
  maxGpuLength?: number;
  maxCoolerHeight?: number;
  /** Sizes of the radiators that go in. */
  radiators?: number[];
  maxPsuLength?: number;
  psuForms?: string[];
  bays25?: number;
  bays35?: number;
  wattage?: number;
  radiator?: number;
  /** Of coolers, how high memory below them may be; Infinity where they keep clear of it. */
  memoryClearance?: number;
  /** How a drive is connected, and where it sits. */
  link?: "nvme" | "sata";
  place?: "m2" | "2.5" | "3.5";
  m2Length?: number;
  fans?: number;
}
