import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { StartError } from "@shop/api/platform/errors/start-error";
import type { Stopping } from "./api/store-api.ts";
import { checkPort, listen } from "./lifecycle.ts";

test("a client that is connected when a server stops gets an answer", async () => {
  const stopping: Stopping = [];
  const port = await listen(
    createServer((_, outgoing) => outgoing.end("answer")),
    0,
    stopping,
  );
  const sent = Array.from({ length: 20 }, () => request({ host: "127.0.0.1", port, method: "POST", agent: false }));
  const answers = sent.map(
    (one) =>
      new Promise<number | string>((resolve) =>
        one
          .on("response", (answer) => resolve(answer.resume().statusCode!))
          .on("error", (error: NodeJS.ErrnoException) => resolve(error.code!)),
      ),
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

test("a port that another program has is reported before the start does anything else, and a free one stays free", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(checkPort(port)).rejects.toThrow(
    new StartError(`Port ${port} is in use: stop the program that listens there, or set PORT`),
  );
  await once(other.close(), "close");
  await checkPort(port);
  await checkPort(port);
});

test("a server whose output nobody reads any more goes on, and stops as it should", async () => {
  const script = `
    import { run } from ${JSON.stringify(new URL("lifecycle.ts", import.meta.url).href)};
    await run(async (stopping) => {
      stopping.push(async () => process.stderr.write("all is stopped"));
      console.log("ready");
    });
    setInterval(() => console.log("a line"), 10);`;
  const server = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "exit");
  await once(server.stdout, "data");
  server.stdout.destroy();
  setTimeout(() => server.kill("SIGTERM"), 200);
  expect(await text(server.stderr)).toBe("all is stopped");
  expect(await ended).toEqual([0, null]);
});
