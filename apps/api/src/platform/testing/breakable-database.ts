import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";

/** A way to the test's PostgreSQL that can be cut, as when its machine goes away; `asked` has the times at which somebody came to it, cut or not. */
export async function breakableDatabase(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const socket = `${url.searchParams.get("host")}/.s.PGSQL.${url.searchParams.get("port")}`;
  const open = new Set<Socket>();
  let isCut = false;
  const asked: number[] = [];
  const server = createServer((client) => {
    asked.push(performance.now());
    if (isCut) return void client.resetAndDestroy();
    const database = connect(socket);
    for (const end of [client, database]) {
      open.add(end);
      end.on("error", () => undefined);
      end.once("close", () => {
        open.delete(end);
        client.destroy();
        database.destroy();
      });
    }
    client.pipe(database).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `postgresql://${url.username}@127.0.0.1:${(server.address() as AddressInfo).port}${url.pathname}`,
    asked: asked as readonly number[],
    cut() {
      isCut = true;
      for (const end of open) end.destroy();
    },
    mend() {
      isCut = false;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
