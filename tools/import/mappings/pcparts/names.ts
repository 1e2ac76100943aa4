import type { RecordSpec } from "../mapping.ts";

const makersOfTwoWords = [
  "Altec Lansing",
  "Arctic Silver",
  "Athena Power",
  "be quiet!",
  "Cooler Master",
  "Creative Labs",
  "Cyber Acoustics",
  "Das Keyboard",
  "Endgame Gear",
  "Etymotic Research",
  "Fantom Drives",
  "Fractal Design",
  "FSP Group",
  "Gear Head",
  "Gelid Solutions",
  "Geometric Future",
  "Harman Kardon",
  "HT Omega",
  "Iceberg Thermal",
  "In Win",
  "Lian Li",
  "Mad Catz",
  "Mars Gaming",
  "Neo Forza",
  "Oyen Digital",
  "Pyle Audio",
  "Silicon Power",
  "SK Hynix",
  "Super Flower",
  "Thermal Grizzly",
  "Thermal Hero",
  "Titan Army",
  "Titanium Micro",
  "Tripp Lite",
  "Turtle Beach",
  "Ultimate Ears",
  "Western Digital",
];
const makerOfTwoWords = new RegExp(`^(?:${makersOfTwoWords.join("|")})(?= )`, "i");

/** The maker, with which names begin in the list with prices. */
export const makerIn = (name: string): string => makerOfTwoWords.exec(name)?.[0] ?? name.split(" ")[0]!;

/** The name with capacity, colour and number of modules added, since many parts differ only in those. */
export function fullName(name: string, specs: readonly RecordSpec[]): string {
  const missing = ["capacity", "colour"].flatMap((key) => {
    const value = specs.find((spec) => spec.key === key)?.value;
    const text = typeof value === "string" ? value : value?.en;
    return text === undefined || name.toLowerCase().includes(text.toLowerCase()) ? [] : [text];
  });
  return [name, ...missing].join(" ");
}
