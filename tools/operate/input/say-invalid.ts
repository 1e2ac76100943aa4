import type * as z from "zod";

const kinds: Record<string, string> = {
  array: "a list in brackets",
  object: "an object in braces",
  string: "a text in quotes",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
};

/** What is wrong with a value of a staff's file, in words that go after its name; undefined for Zod's own words. */
export function sayInvalid(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case "too_small":
      if (issue.origin === "array") return "is empty";
      return issue.origin === "string"
        ? `has fewer than ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "array") return `has more than ${issue.maximum} entries`;
      return issue.origin === "string"
        ? `has more than ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case "unrecognized_keys":
      return `has no field ${issue.keys.join(", ")}`;
    default:
      return undefined;
  }
}
