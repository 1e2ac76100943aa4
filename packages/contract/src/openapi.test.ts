import { expect, test } from "vitest";
import * as z from "zod";
import { calls } from "./calls.ts";
import { errorMessage } from "./errors.ts";
import { openApiDocument } from "./openapi.ts";
import { paths, type CallName } from "./paths.ts";

type Operation = { operationId: string; parameters: { name: string; in: string }[]; security: unknown[] };
const document = openApiDocument("/rest") as { paths: Record<string, Record<string, Operation>> };

test("every call of the contract is in the document, with its path and method", () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
  );
  expect(operations.sort()).toEqual(
    Object.entries(paths)
      .map(([name, [method, path]]) => [name, method, path])
      .sort(),
  );
});

test("path parameters are declared, and customers' calls require a token", () => {
  expect(document.paths["/api/product/{product_id}"]!.get!.parameters).toContainEqual(
    expect.objectContaining({ name: "product_id", in: "path", required: true }),
  );
  expect(document.paths["/api/cart"]!.get!.security).toHaveLength(2);
  expect(document.paths["/api/categories"]!.get!.security).toHaveLength(0);
});

test("the introduction names every call that returns a token", () => {
  const { description } = (document as unknown as { info: { description: string } }).info;
  const withToken = (Object.keys(calls) as CallName[]).filter((name) =>
    JSON.stringify(z.toJSONSchema(calls[name].data, { unrepresentable: "any" })).includes('"token"'),
  );
  expect(withToken.filter((name) => !description.includes(name))).toEqual([]);
  expect(withToken.length).toBeGreaterThan(2);
});

test("the document is plain JSON", () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test("specification, section 5: '{field} is required'", () => {
  expect(errorMessage("required", { field: "address" })).toBe("address is required");
});

test("waiting times are written in words", () => {
  expect(errorMessage("rate_limited", { seconds: 1 })).toBe("Too many tries. Please wait 1 second and try again");
  expect(errorMessage("rate_limited", { seconds: 896 })).toBe("Too many tries. Please wait 15 minutes and try again");
  expect(errorMessage("codes_used_up", { seconds: 86_400 })).toMatch(/try again in 24 hours$/);
});
