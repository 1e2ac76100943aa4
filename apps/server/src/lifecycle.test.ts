import { once } from "node:events";
import { createServer, request } from "node:http";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { StartError } from "@shop/api/platform/errors/start-error";
import type { Stopping } from "./api/store-api.ts";
import { listen } from "./lifecycle.ts";

test("a client that is connected when a server stops gets an answer", async () => {
  const stopping: Stopping = [];
  const port = await listen(createServer((_, outgoing) => outgoing.end("answer")), 0, stopping);
  const sent = Array.from({ length: 20 }, () => request({ host: "127.0.0.1", port, method: "POST", agent: false }));
  const answers = sent.map(
    (one) => new Promise<number | string>((resolve) => one.on("response", (answer) => resolve(answer.resume().statusCode!)).on("error", (error: NodeJS.ErrnoException) => resolve(error.code!))),
  );
  // All connect in one turn of the event loop, in which the server accepts only one or two.
  await Promise.all(sent.map((one) => once(one, "socket").then(([socket]) => once(socket as Socket, "connect"))));
  for (const one of sent) one.end();
  const stopped = stopping.pop()!();
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
  await stopped;
});

test.each([
  ["EADDRINUSE", "Port 80 is in use: stop the program that listens there, or set PORT"],
  ["EACCES", "This user may not open port 80: set PORT to one above 1023, and put a proxy in front"],
])("a port refused by the system with %s is reported in one line", async (code, line) => {
  const server = createServer();
  server.listen = () => {
    setImmediate(() => server.emit("error", Object.assign(new Error(`listen ${code}`), { code })));
    return server;
  };
  await expect(listen(server, 80, [])).rejects.toThrow(new StartError(line));
});
