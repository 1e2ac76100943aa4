export { savePolicy, setPolicyPublished } from "./change-policy.ts";
export { policyRows } from "./read-policies.ts";
