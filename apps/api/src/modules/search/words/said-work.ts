import { dictionary } from "./dictionary/dictionary.ts";
import { fold } from "./fold.ts";

const [craftsman, repair, join, install] = ["ជាង", "ជួសជុល", "ត", "ដំឡើង"].map(fold) as [string, string, string, string];
const work = ["ជួសជុល", "ដំឡើង", "តំឡើង", "តម្លើង", "ធ្វើ", "លាង", "សម្អាត", "ដូរ", "ប្តូរ"].map(fold).join("|");
const ofWork = new RegExp(`^${craftsman}\\s*(?=${work})`, "u");
const ofGoods = new RegExp(`^${craftsman}(?!${fold("គេ")})(?=[\u1780-\u17b3])`, "u");

/** What is joined to a house: `to join` a camera is to install it. */
const joined = new Set(["camera", "security camera", "wifi", "internet", "router"]);
const namesOfJoined = dictionary
  .filter(([name]) => joined.has(name!))
  .flat()
  .map(fold)
  .filter((name) => /^[\u1780-\u17d3]+$/.test(name));
const ofJoined = new RegExp(`^${join}\\s*(?=${namesOfJoined.join("|")})`, "u");

/**
 * Rewrites who does a kind of work, or what a short verb says, as Khmer speaks, as that work, in a folded text: ជាងទូរស័ព្ទ
 * repairs phones, តកាមេរ៉ា installs cameras. Only at the beginning, since the word compares after others: ថោកជាង.
 */
export const withWorkSaid = (folded: string): string =>
  folded.replace(ofWork, "").replace(ofGoods, `${repair} `).replace(ofJoined, `${install} `);
