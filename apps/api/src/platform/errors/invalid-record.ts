import type * as z from "zod";

/** Why a record is not right, for who sent it: its fields as the file names them, and in words. */
export function whyInvalid({ issues }: z.ZodError): string {
  const issue = issues[0]!;
  const field = issue.path
    .map((step) => String(step).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .join(".");
  return `${field || "the record"} ${fault(issue)}`;
}

function fault(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return issue.message;
  if (issue.code === "too_small") return issue.origin === "number" ? `is less than ${issue.minimum}` : "is empty";
  if (issue.code !== "too_big") return `is not right: ${issue.message}`;
  if (issue.origin === "string") return `is longer than ${issue.maximum} characters`;
  // Of money the record has cents and the file dollars: no figure is both.
  return issue.origin === "array" ? `has more than ${issue.maximum} entries` : "is too large";
}
