import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { RawAnswer } from "@shop/api/testing/servers/raw-request";

/** The reference: a server in its own thread that only sends the same headers and body. */
export function bareServer({ headers, body }: RawAnswer): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { headers, body } });
  return new Promise((resolve) =>
    worker.once("message", (port: number) => resolve({ port, stop: () => worker.terminate() })),
  );
}

if (!isMainThread && workerData) {
  const { headers, body } = workerData as RawAnswer;
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => parentPort!.postMessage((server.address() as AddressInfo).port));
}
