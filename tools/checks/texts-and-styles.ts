import { join } from "node:path";
import { findStyleFaults } from "./styles.ts";
import { findUnusedTexts } from "./texts.ts";

/** Entry of the step "Texts and styles" of `npm run check`. */
const root = join(import.meta.dirname, "../..");
const faults = [
  ...(await findUnusedTexts(root)).map((key) => `${key}: no page uses this text`),
  ...(await findStyleFaults(join(root, "apps/storefront"))),
];
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults in texts and styles`);
process.exitCode = faults.length > 0 ? 1 : 0;
