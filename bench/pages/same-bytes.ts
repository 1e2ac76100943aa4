import { createConnection } from "node:net";
import { median, quantile } from "../statistics.ts";

interface Load {
  /** Answers per second. */
  rate: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  errors: number;
}

/**
 * Requests one page repeatedly on several connections, each waiting for its answer. A client that parses
 * headers takes several times as long as a server that sends a page from memory, and would measure
 * itself; this one learns the answer's length once and then only counts bytes.
 */
export async function loadSameBytes(port: number, head: string, connections: number, seconds: number): Promise<Load> {
  const request = Buffer.from(head);
  const length = await answerLength(port, request);
  const times: number[] = [];
  let errors = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve) => {
          const socket = createConnection(port, "127.0.0.1");
          let asked = 0;
          let missing = 0;
          const ask = () => {
            asked = performance.now();
            missing = length;
            socket.write(request);
          };
          socket.on("connect", ask);
          socket.on("data", (chunk) => {
            if (missing === length && chunk.toString("latin1", 9, 12) !== "200") errors++;
            missing -= chunk.length;
            if (missing > 0) return;
            if (missing < 0) errors++;
            const now = performance.now();
            times.push(now - asked);
            if (now < end) ask();
            else socket.end();
          });
          socket.on("error", () => errors++);
          socket.on("close", () => resolve());
        }),
    ),
  );
  const elapsed = (performance.now() - begin) / 1000;
  return { rate: times.length / elapsed, p50: median(times), p99: quantile(times, 0.99), errors };
}

/** Length of the whole answer in bytes, head and body. */
function answerLength(port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, "127.0.0.1", () => socket.write(request));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      const headEnd = text.indexOf("\r\n\r\n");
      const body = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1]);
      if (headEnd < 0 || text.length < headEnd + 4 + body) return;
      socket.destroy();
      resolve(text.length);
    });
    socket.on("error", reject);
  });
}
