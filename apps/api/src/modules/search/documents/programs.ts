const player =
  "(?:sony )?playstation(?: ?\\d| vita| portable)?|ps ?\\d|psp|(?:microsoft )?xbox(?: 360| one)?(?: series [sx])?|(?:nintendo )?(?:wii(?: u)?|3?dsi?|gamecube|switch)";
const any = `(?:${player}|windows|mac|linux)`;
const runsOn = new RegExp(String.raw`^(.*)\s-\s(${any}(?:(?:, |\/)${any})*)$`, "i");
const isPlayed = new RegExp(player, "i");

/** A game or another program, by what its name ends with: `Madden NFL 12 - PlayStation 3`. */
interface Program {
  title: string;
  /** What it runs on. */
  on: string;
  goods: "video game" | "software";
}

/** What a name says of a program; null if it names no program, nor anything that goes with such a machine. */
export function programIn(name: string, brand: string | null): Program | null {
  const [, title = "", on = ""] = runsOn.exec(name.trim()) ?? [];
  // A machine itself is called by its maker: `Nintendo - Wii`.
  if (title === "" || title === brand) return null;
  return { title, on, goods: isPlayed.test(on) ? "video game" : "software" };
}
