import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const template = join(import.meta.dirname, "../../deploy/nginx.conf.template");

interface EntranceOptions {
  directory: string;
  httpPort: number;
  httpsPort: number;
  /** Addresses with ports. */
  servers: readonly [string, string];
}

/**
 * Writes the files that nginx needs for the entrance, from the configuration that is deployed. Returns nginx's
 * arguments.
 */
export function prepareEntrance({ directory, httpPort, httpsPort, servers }: EntranceOptions): string[] {
  const own = join(directory, "nginx");
  mkdirSync(own, { recursive: true });
  const values: Record<string, string> = {
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    CERTIFICATE: selfSigned(directory),
    SHOP_A: servers[0],
    SHOP_B: servers[1],
  };
  // Replaces only known names: other `$` signs of this form are variables of nginx.
  const site = readFileSync(template, "utf8").replace(/\$\{(\w+)\}/g, (sign, name: string) => values[name] ?? sign);
  writeFileSync(join(own, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(own, kind)};`)
    .join("\n  ");
  writeFileSync(
    join(own, "nginx.conf"),
    `daemon off;
worker_processes 2;
pid ${join(own, "nginx.pid")};
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary}
  include ${join(own, "site.conf")};
}
`,
  );
  return ["-p", own, "-c", join(own, "nginx.conf"), "-e", "stderr"];
}

function selfSigned(directory: string): string {
  const path = join(directory, "certificate.pem");
  const { status, stderr } = spawnSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "30",
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost,DNS:*.localhost",
      "-keyout",
      path,
      "-out",
      `${path}.crt`,
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  spawnSync("sh", ["-c", 'cat "$0.crt" >> "$0"', path]);
  chmodSync(path, 0o600);
  return path;
}
