export { savePolicy, setPolicyPublished, type Policy } from "./change-policy.ts";
export { policyRows } from "./read-policies.ts";
