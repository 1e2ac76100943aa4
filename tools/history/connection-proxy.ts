import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy to PostgreSQL, to simulate network failures. */
export interface ConnectionProxy {
  port: number;
  /** Resets every open connection. */
  cut(): void;
  /** Refuses all connections, or accepts them again. */
  block(isBlocked: boolean): void;
  close(): Promise<void>;
}

/** Starts the proxy in front of PostgreSQL's socket, whose path may change, or be null while PostgreSQL restarts. */
export async function startProxy(socketPath: () => string | null): Promise<ConnectionProxy> {
  /** The sockets of the clients. */
  const open = new Set<Socket>();
  let blocked = false;
  const server = createServer((near) => {
    const path = blocked ? null : socketPath();
    if (path === null) return void near.destroy();
    const far = connect(path);
    open.add(near);
    near.setNoDelay(true);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
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
