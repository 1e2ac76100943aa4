import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** An answer as it was sent. */
interface Wire {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path from a server on this machine. */
export function getFrom(port: number, path: string, headers: Record<string, string>): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}

/** The reference: a server in its own thread that only sends the same headers and body. */
export function bareServer({ headers, body }: Wire): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { headers, body } });
  return new Promise((resolve) =>
    worker.once("message", (port: number) => resolve({ port, stop: () => worker.terminate() })),
  );
}

if (!isMainThread && workerData) {
  const { headers, body } = workerData as Wire;
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => parentPort!.postMessage((server.address() as AddressInfo).port));
}
