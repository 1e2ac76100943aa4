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
  /** The English name in the catalogue, from which a processor's generation is read. */
  name: string;
  /** Key of the sub-category. */
  category: string;
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
  /** Maximum power draw of a processor under load, if the maker states it. */
  boostPower?: number;
  igpu?: boolean;
  coolerIncluded?: boolean;
  modules?: number;
  /** Of memory, in MT/s. */
  speed?: number;
  /** Total of all modules of a kit. */
  capacity?: number;
  sodimm?: boolean;
  registered?: boolean;
  length?: number;
  height?: number;
  slotWidth?: number;
  /** Generation and lanes of PCI Express: of a card, or of a board's slot for the card. */
  linkGeneration?: number;
  linkLanes?: number;
  expansionSlots?: number;
  plugs?: Plugs;
  recommendedPsu?: number;
  maxGpuLength?: number;
  maxCoolerHeight?: number;
  /** Sizes of radiators that fit in. */
  radiators?: number[];
  maxPsuLength?: number;
  psuForms?: string[];
  bays25?: number;
  bays35?: number;
  wattage?: number;
  radiator?: number;
  /** Of coolers, the maximum height of memory below them; Infinity if they leave it free. */
  memoryClearance?: number;
  /** How a drive is connected, and its form factor. */
  link?: "nvme" | "sata";
  place?: "m2" | "2.5" | "3.5";
  m2Length?: number;
  fans?: number;
}
