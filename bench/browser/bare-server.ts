import { createServer, get, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { unscripted } from "./reference.ts";

/**
 * Serves the shop's pages without their scripts, compressed and cached like the shop's own: the
 * least work that a browser can have with them.
 */
export async function openBareServer(shop: number): Promise<{ port: number; server: Server }> {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    // Requests uncompressed pages, so that they can be changed.
    const { "accept-encoding": _, ...headers } = request.headers;
    const path = request.url!;
    const sendPage = (page: Buffer) =>
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(page);
    const fail = () => response.destroy();
    if (!headers.accept?.includes("text/html")) {
      get(
        { port: shop, path, headers: request.headers },
        (answer) => void answer.pipe(response.writeHead(answer.statusCode!, answer.headers)),
      ).on("error", fail);
      return;
    }
    const cached = pages.get(path);
    if (cached) return void sendPage(cached);
    get({ port: shop, path, headers }, async (answer) => {
      const page = brotliCompressSync(unscripted(await text(answer)));
      pages.set(path, page);
      sendPage(page);
    }).on("error", fail);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { port: (server.address() as { port: number }).port, server };
}
