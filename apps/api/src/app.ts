import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { join, dirname } from "node:path";
import { Hono } from "hono";
import { openApiDocument } from "@shop/contract/openapi";
import { extraPaths } from "@shop/contract/paths";
import type { Caller } from "./platform/context.ts";
import type { createDispatch } from "./http/dispatch.ts";
import { docsPage } from "./http/docs.ts";

/** What the server passes along with each request: who calls, judged from the connection. */
export interface Bindings {
  caller: Caller;
}

const swagger = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

/** What answers beside the calls of the contract. */
interface Beside {
  /** GET requests for a path, such as a stream. */
  direct: Record<string, (request: Request) => Response | Promise<Response>>;
  /** See `createExtraPaths`. */
  extra: (request: Request, caller: Caller, path: string) => Promise<Response | null>;
}

/**
 * The whole HTTP surface of the store API: every call of the contract, its OpenAPI document and
 * a page to try it. `base` is where it is mounted, such as `/rest`, or empty.
 */
export function createApp(
  { answerRequest }: Pick<ReturnType<typeof createDispatch>, "answerRequest">,
  base: string,
  { direct, extra }: Beside,
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>();

  app.get(`${base}/openapi.json`, (c) => c.json(openApiDocument(base)));
  app.get(`${base}/docs`, (c) => c.html(docsPage(base)));
  app.get(`${base}/docs/:file{swagger-ui(-bundle)?\\.(css|js)}`, async (c) => {
    const file = c.req.param("file");
    return c.body(await readFile(join(swagger, file), "utf8"), 200, {
      "content-type": file.endsWith(".css") ? "text/css" : "text/javascript",
      "cache-control": "public, max-age=86400",
    });
  });
  app.get(`${base}/docs/start.js`, (c) =>
    c.body(`SwaggerUIBundle({ url: "${base}/openapi.json", dom_id: "#api" });`, 200, {
      "content-type": "text/javascript",
    }),
  );
  for (const [path, open] of Object.entries(direct)) app.get(base + path, (c) => open(c.req.raw));
  // Who tries the API finds the simulated bank among its calls, where there is one.
  app.all(
    `${base}${extraPaths.simulator}*`,
    async (c, next) => (await extra(c.req.raw, c.env.caller, rawPathOf(c.req.raw.url).slice(base.length))) ?? next(),
  );
  // The raw path, not Hono's decoded one: see http/match.ts.
  app.all("*", (c) => answerRequest(c.req.raw, rawPathOf(c.req.raw.url).slice(base.length) || "/", c.env.caller));
  return app;
}

function rawPathOf(url: string): string {
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  const end = path.search(/[?#]/);
  return end === -1 ? path : path.slice(0, end);
}
