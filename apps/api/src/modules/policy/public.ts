export { savePolicy, setPolicyPublished, type Policy } from "./change-policy.ts";
export { shownPolicies } from "./read-policies.ts";
