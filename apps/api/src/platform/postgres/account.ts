import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { StartError } from "../errors/start-error.ts";

/** A user of the system that PostgreSQL runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const ownName = "shop-postgres";

function accounts(): Account[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/**
 * PostgreSQL refuses to run as root, so a server that runs as root starts it as another user: `postgres` if the system
 * has one, otherwise a user made for it, or `nobody` if none can be made.
 */
export function unprivilegedAccount(): Account {
  const find = (name: string) => accounts().find((account) => account.name === name && account.uid !== 0);
  const known = find("postgres") ?? find(ownName);
  if (known) return known;
  spawnSync("useradd", [
    "--system",
    "--user-group",
    "--no-create-home",
    "--home-dir",
    "/nonexistent",
    "--shell",
    "/usr/sbin/nologin",
    ownName,
  ]);
  // Alpine and other small systems have adduser in place of useradd.
  if (!find(ownName)) spawnSync("adduser", ["-S", "-D", "-H", "-s", "/sbin/nologin", ownName]);
  const made = find(ownName) ?? find("nobody");
  if (made) return made;
  throw new StartError(
    "PostgreSQL does not run as root, and no other user could be found or created: start the shop as an ordinary user, or set DATABASE_URL",
  );
}

/** The account that owns existing files; its name is not known and not needed. */
export function accountOf(owner: { uid: number; gid: number }): Account {
  return accounts().find(({ uid }) => uid === owner.uid) ?? { name: `uid ${owner.uid}`, ...owner };
}
