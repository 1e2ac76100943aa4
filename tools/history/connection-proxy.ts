import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to PostgreSQL that can be cut. */
export interface ConnectionProxy {
  port: number;
  /** Breaks every connection that is open now, without a word to either side. */
  cut(): void;
  /** Lets nobody through until it is told to: PostgreSQL is away. */
  block(isBlocked: boolean): void;
  close(): Promise<void>;
}

/** Stands between the servers and PostgreSQL's socket, if there is one just now: a network that fails when it is told to. */
export async function startProxy(socketPath: () => string | null): Promise<ConnectionProxy> {
  /** The servers' ends. */
  const open = new Set<Socket>();
  let blocked = false;
  const server = createServer((near) => {
    const path = blocked ? null : socketPath();
    if (path === null) return void near.destroy();
    const far = connect(path);
    open.add(near);
    near.setNoDelay(true);
    for (const [socket, other] of [[near, far], [far, near]] as const) {
      socket.on("error", () => undefined);
      socket.once("close", () => other.destroy());
    }
    near.once("close", () => open.delete(near));
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    block(isBlocked) {
      blocked = isBlocked;
      if (blocked) cut();
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
