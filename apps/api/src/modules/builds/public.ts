export { checkBuild, checkSlot, judge, outcomeOf, rulesFor, type Finding } from "./rules/check-build.ts";
export type { Facts } from "./rules/facts.ts";
export { readFacts } from "./rules/read-facts.ts";
export { sayFinding } from "./say-finding.ts";
export type { Answer, Build } from "./rules/rule.ts";
export { type Slot, slotNames, slotOfCategory, slots } from "./rules/slots.ts";
export { wattsOf } from "./rules/watts.ts";
export { forgetBuilds } from "./saved-builds.ts";
