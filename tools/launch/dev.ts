// `npm run dev`: the storefront from its sources, with changes shown in the browser at once, in front of a whole shop.
import { spawn } from "node:child_process";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { readEnv } from "@shop/api/platform/env";
import { createClient } from "@shop/contract/client";
import { paths } from "@shop/contract/paths";
import type * as Storefront from "../../apps/storefront/app/server.ts";
import { isOfShop } from "./of-shop.ts";

const root = join(import.meta.dirname, "../..");
const { port } = readEnv(process.env);
const shop = `http://127.0.0.1:${port + 1}`;

// The shop behind trusts this process to say who calls.
const server = spawn(process.execPath, ["apps/server/src/main.ts"], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PORT: String(port + 1), TRUSTED_PROXIES: "127.0.0.1" },
});
server.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));

const vite = await createVite({
  root: join(root, "apps/storefront"),
  appType: "custom",
  server: { middlewareMode: true, allowedHosts: true },
});

const filesOf = (request: Request) =>
  request.headers.get("content-type")?.startsWith("multipart/form-data") ? request.clone().formData() : new FormData();

const pages = getRequestListener(async (request) => {
  const url = new URL(request.url);
  const forwarded = { "x-forwarded-host": url.host };
  if (isOfShop(url.pathname)) {
    const headers = { ...Object.fromEntries(request.headers), ...forwarded };
    return fetch(shop + url.pathname + url.search, {
      method: request.method,
      headers,
      body: request.body,
      duplex: "half",
      redirect: "manual",
    } as RequestInit);
  }
  const { handleVisit } = (await vite.ssrLoadModule("./app/server.ts")) as typeof Storefront;
  const { response, page } = await handleVisit(request, {
    files: await filesOf(request),
    origin: url.origin,
    host: url.hostname,
    everybody: false,
    api: (language, onCookies) =>
      createClient({
        paths,
        base: `${shop}/rest`,
        headers: () => ({
          ...forwarded,
          "accept-language": language,
          cookie: request.headers.get("cookie") ?? "",
          origin: url.origin,
        }),
        fetch: async (address, init) => {
          const answer = await fetch(address, init);
          onCookies(answer.headers.getSetCookie());
          return answer;
        },
      }),
  });
  return page ? new Response(page.bytes, response) : response;
});

createHttpServer((incoming, outgoing) =>
  vite.middlewares(incoming, outgoing, () => void pages(incoming, outgoing)),
).listen(port, () => {
  console.log(`http://s001.localhost:${port}/ follows the sources of the storefront`);
});
