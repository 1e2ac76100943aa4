import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  body: Buffer;
}

/** A request to a server on this machine in the name of any host, which `fetch` cannot send. */
export function rawRequest(port: number, path: string, { body, ...options }: RawOptions = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, ...options }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((received) => resolve({ status: status!, headers, body: received }), reject);
    })
      .on("error", reject)
      .end(body);
  });
}
