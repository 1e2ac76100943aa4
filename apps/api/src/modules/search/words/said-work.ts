import { fold } from "./fold.ts";

const [craftsman, repair] = ["ជាង", "ជួសជុល"].map(fold);
const work = ["ជួសជុល", "ដំឡើង", "តំឡើង", "តម្លើង", "ធ្វើ", "លាង", "សម្អាត", "ដូរ", "ប្តូរ"].map(fold).join("|");
const ofWork = new RegExp(`^${craftsman}\\s*(?=${work})`, "u");
const ofGoods = new RegExp(`^${craftsman}(?!${fold("គេ")})(?=[\u1780-\u17b3])`, "u");

/**
 * Rewrites who does a kind of work, as Khmer says it, as that work, in a folded text: ជាងទូរស័ព្ទ repairs phones. Only at
 * the beginning, since the word compares after others: ថោកជាង.
 */
export const withWorkOfCraftsmen = (folded: string): string =>
  folded.replace(ofWork, "").replace(ofGoods, `${repair} `);
