import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { unscripted } from "./reference.ts";

const bodyOf = async (answer: IncomingMessage) => brotliCompressSync(unscripted(await text(answer)));

/** Serves the shop at a port with its pages as they are without their script: the least that a browser can have to do for them. */
export async function openBareServer(shop: number): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    const isPage = request.headers.accept?.includes("text/html") === true;
    // Pages are asked for as they are, to be changed.
    const { "accept-encoding": encodings, ...headers } = request.headers;
    get({ port: shop, path: request.url, headers: isPage ? headers : { ...headers, "accept-encoding": encodings } }, async (answer) => {
      if (!isPage) return void answer.pipe(response.writeHead(answer.statusCode!, answer.headers));
      const body = await bodyOf(answer);
      response.writeHead(answer.statusCode!, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }).end(body);
    }).on("error", () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { port: (server.address() as { port: number }).port, server };
}
