import { LRUCache } from "lru-cache";

/**
 * Which mainboards start with which processors, as the makers' own support pages say:
 * `yes` at once, `bios` after an update of the board's firmware, `no` never. A pair that is in no table is unknown.
 */
type Support = "yes" | "bios" | "no";

interface Family {
  chipsets: string[];
  generations: Record<string, Support>;
}

const families: Record<string, Family[]> = {
  AM5: [
    {
      chipsets: ["A620", "A620A", "B650", "B650E", "X670", "X670E"],
      generations: { "ryzen-7000": "yes", "ryzen-8000": "bios", "ryzen-9000": "bios" },
    },
    {
      chipsets: ["B840", "B850", "X870", "X870E"],
      generations: { "ryzen-7000": "yes", "ryzen-8000": "yes", "ryzen-9000": "yes" },
    },
  ],
  AM4: [
    {
      chipsets: ["A320", "B350", "X370"],
      generations: { "ryzen-1000": "yes", "ryzen-2000": "bios", "ryzen-3000": "bios", "ryzen-5000": "bios" },
    },
    {
      chipsets: ["B450", "X470"],
      generations: {
        "ryzen-1000": "yes",
        "ryzen-2000": "yes",
        "ryzen-3000": "bios",
        "ryzen-4000": "bios",
        "ryzen-5000": "bios",
      },
    },
    {
      chipsets: ["X570", "X570S"],
      generations: {
        "ryzen-1000": "no",
        "ryzen-2000": "yes",
        "ryzen-3000": "yes",
        "ryzen-4000": "bios",
        "ryzen-5000": "bios",
      },
    },
    {
      chipsets: ["A520", "B550"],
      generations: {
        "ryzen-1000": "no",
        "ryzen-2000": "no",
        "ryzen-3000": "yes",
        "ryzen-4000": "yes",
        "ryzen-5000": "yes",
      },
    },
  ],
  LGA1851: [{ chipsets: ["H810", "B860", "Q870", "W880", "Z890"], generations: { "core-ultra-200": "yes" } }],
  LGA1700: [
    {
      chipsets: ["H610", "B660", "H670", "Q670", "Z690", "W680"],
      generations: { "core-12": "yes", "core-13": "bios", "core-14": "bios" },
    },
    { chipsets: ["B760", "H770", "Z790"], generations: { "core-12": "yes", "core-13": "yes", "core-14": "bios" } },
  ],
  LGA1200: [
    { chipsets: ["H410", "B460"], generations: { "core-10": "yes", "core-11": "no" } },
    { chipsets: ["H470", "Q470", "Z490"], generations: { "core-10": "yes", "core-11": "bios" } },
    { chipsets: ["H510", "B560", "H570", "Z590", "W580"], generations: { "core-10": "yes", "core-11": "yes" } },
  ],
  LGA1151: [
    {
      chipsets: ["H110", "B150", "H170", "Q150", "Q170", "Z170"],
      generations: { "core-6": "yes", "core-7": "bios", "core-8": "no", "core-9": "no" },
    },
    {
      chipsets: ["B250", "H270", "Q250", "Q270", "Z270"],
      generations: { "core-6": "yes", "core-7": "yes", "core-8": "no", "core-9": "no" },
    },
    {
      chipsets: ["H310", "B360", "B365", "H370", "Q370", "Z370", "Z390"],
      generations: { "core-6": "no", "core-7": "no", "core-8": "yes", "core-9": "bios" },
    },
  ],
};

const read = new LRUCache<string, { generation: string | undefined }>({ max: 2000 });

/** The generation of a processor by its name: Ryzen 5 9600X → ryzen-9000, Core i5-14400F → core-14. */
export function generationOf(name: string): string | undefined {
  // Cached, because it is called with the same processor for thousands of boards, coolers and modules.
  const known = read.get(name) ?? { generation: readGeneration(name) };
  read.set(name, known);
  return known.generation;
}

function readGeneration(name: string): string | undefined {
  // Athlons and the Ryzen with graphics of the first years are another generation than their number says.
  const ryzen = /\bRyzen\s+(?:Threadripper|AI)?\s*(?:PRO\s+)?[3579]\s+(?:PRO\s+)?(\d)(\d)\d\d(\w*)/i.exec(name);
  if (ryzen) {
    if (/threadripper|\bAI\b/i.test(name)) return undefined;
    const [, thousands, , suffix = ""] = ryzen;
    if ((thousands === "2" || thousands === "3") && /^(G|GE)$/i.test(suffix)) return undefined;
    return `ryzen-${thousands}000`;
  }
  if (/\bCore\s+Ultra\s+[579]\s+2\d\d/i.test(name)) return "core-ultra-200";
  const core = /\bCore\s+i[3579][\s-]+(\d{4,5})(?!\d)/i.exec(name);
  if (!core) return undefined;
  const digits = core[1]!;
  return `core-${Number(digits.length === 5 ? digits.slice(0, 2) : digits[0])}`;
}

/** Whether a board of a chipset starts with a generation; undefined where it is not known. */
export function supportOf(socket: string, chipset: string, generation: string): Support | undefined {
  return families[socket]?.find(({ chipsets }) => chipsets.includes(chipset))?.generations[generation];
}
