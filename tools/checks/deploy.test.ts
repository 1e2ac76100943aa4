import { existsSync, readFileSync } from "node:fs";
import { basename, join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readEnv, variableDefaults, variableNames } from "@shop/api/platform/env";
import { maxHeaderSize } from "../../apps/server/src/http-server.ts";
import { maxFormWithFiles } from "../../apps/server/src/http/buffered-form.ts";
import { serverFlags, serverMemory } from "../launch/server-flags.mjs";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Service {
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }> | string[];
  volumes?: string[];
  healthcheck?: object;
  networks?: { default: { ipv4_address: string } };
  image?: string;
  env_file?: string;
  stop_grace_period?: string;
  restart?: string;
  logging?: { options: Record<string, string> };
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  secrets: { certificate: { file: string } };
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Manifest {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  // Each kind has its own form; the tests say which fields they read.
  // oxlint-disable-next-line no-explicit-any
  spec: any;
}

const compose = parse(read("deploy/compose.yaml"), { merge: true }) as Compose;
const manifests = ["shop.yaml", "database.yaml", "limits.yaml"].flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const one = (kind: string, name = kind === "Cluster" ? "shop-database" : "shop") =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)!;
const pod = one("Deployment").spec.template.spec;
const [container] = pod.containers;
const dockerfile = read("deploy/Dockerfile");
const example = [...read("deploy/env.example").matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!);
const image = Object.fromEntries(
  [.../^ENV (.+)$/m.exec(dockerfile)![1]!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
);
/** Variables of the runtime, not of the shop. */
const ofRuntime = ["NODE_ENV", ...Object.keys(serverMemory)];
/** Variables of the containers beside the shop. */
const ofOthers = ["POSTGRES_PASSWORD", "REPLICATION_PASSWORD", "STORAGE_USER", "STORAGE_PASSWORD"];
/** What an operator has to fill in. */
const filled: Record<string, string> = {
  TOKEN_KEYS: `one:${"k".repeat(40)}`,
  SMS_GATEWAY_URL: "https://sms.example/send",
};

test("every variable in the manifests exists in the shop", () => {
  const shop = [
    ...Object.keys(image),
    ...Object.keys(compose.services["shop-a"]!.environment!),
    ...example,
    ...(container.env as { name: string }[]).map(({ name }) => name),
  ];
  expect(shop.length).toBeGreaterThan(20);
  expect(shop.filter((name) => ![...variableNames, ...ofRuntime, ...ofOthers].includes(name))).toEqual([]);
});

test("every variable of the Compose file is in the example, and the example has no unused one", () => {
  const asked = [...new Set([...read("deploy/compose.yaml").matchAll(/(?<!\$)\$\{(\w+)\}/g)].map(([, name]) => name!))];
  expect(asked.toSorted()).toEqual(ofOthers.toSorted());
  expect(example).toEqual(expect.arrayContaining(asked));
});

test("secrets and data of an operator get into no image and no commit", () => {
  const patterns = (file: string) =>
    read(file)
      .split("\n")
      .filter((line) => line && !line.startsWith("#"));
  const secrets = [compose.services["shop-a"]!.env_file!, compose.secrets.certificate.file].map((file) =>
    join("deploy", file),
  );
  const outOfImages = patterns("deploy/Dockerfile.dockerignore");
  for (const path of [...secrets, ".env", ".data", ".data-new", "test-results"])
    expect(
      outOfImages.some((pattern) => matchesGlob(path, pattern)),
      path,
    ).toBe(true);
  const outOfCommits = patterns(".gitignore");
  for (const path of secrets)
    expect(
      outOfCommits.some((pattern) => matchesGlob(basename(path), pattern)),
      path,
    ).toBe(true);
  // A pattern that is too wide would exclude what the image needs.
  for (const path of ["package.json", "deploy/env.example", "apps/server/src/main.ts"])
    expect(
      outOfImages.some((pattern) => matchesGlob(path, pattern)),
      path,
    ).toBe(false);
});

test("a server starts in production with the image, the Compose file and its filled-in example", () => {
  const own = compose.services["shop-a"]!.environment!;
  const environment = Object.fromEntries(
    Object.entries({ ...image, ...own }).map(([name, value]) => [name, value.replace(/\$\{\w+\}/g, "filled-in")]),
  );
  expect(readEnv({ ...environment, ...filled })).toMatchObject({
    mode: "production",
    port: 3000,
    dataDir: "/data",
    s3: { bucket: "uploads" },
  });
  expect(environment["TRUSTED_PROXIES"]).toBe(compose.networks.default.ipam.config[0]!.subnet);
  expect(() => readEnv(environment)).toThrow("TOKEN_KEYS");
});

test("a server starts in production with the Kubernetes manifests", () => {
  const own = Object.fromEntries(
    (container.env as { name: string; value?: string }[]).map(({ name, value }) => [
      name,
      value ?? "postgres://shop@shop-database-rw/shop",
    ]),
  );
  expect(readEnv({ ...image, ...own, ...filled })).toMatchObject({ mode: "production", port: 3000 });
  const secret = (container.env as { name: string; valueFrom?: { secretKeyRef: { name: string } } }[]).find(
    ({ name }) => name === "DATABASE_URL",
  )!.valueFrom!.secretKeyRef;
  // CloudNativePG names the secret after the cluster and its owner's database.
  expect(secret).toEqual({ name: `${one("Cluster").metadata.name}-app`, key: "uri" });
});

test("ports, health paths, commands and files match the shop", () => {
  const port = image["PORT"]!;
  expect(dockerfile).toContain(`EXPOSE ${port}`);
  expect(container.ports).toEqual([{ name: "http", containerPort: Number(port) }]);
  expect(one("Deployment").spec.template.metadata.annotations["prometheus.io/port"]).toBe(port);
  const { SHOP_A: a, SHOP_B: b } = compose.services["proxy"]!.environment!;
  expect([a, b]).toEqual(
    ["shop-a", "shop-b"].map((name) => `${compose.services[name]!.networks!.default.ipv4_address}:${port}`),
  );
  expect(one("Service").spec.ports).toEqual([{ name: "http", port: 80, targetPort: "http" }]);

  const served = read("apps/server/src/http/operator-paths.ts");
  const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe] as Probe[];
  const paths = [
    ...probes.map(({ httpGet }) => httpGet.path),
    one("Deployment").spec.template.metadata.annotations["prometheus.io/path"],
    /127\.0\.0\.1:'\+process\.env\.PORT\+'(\/\w+)/.exec(dockerfile)![1]!,
  ];
  for (const path of paths) expect(served).toContain(`path === "${path}"`);

  const longestMigration = 30 * 60;
  expect(container.startupProbe.periodSeconds * container.startupProbe.failureThreshold).toBe(longestMigration);
  expect(Number(/--start-period=(\d+)m/.exec(dockerfile)![1]) * 60).toBe(longestMigration);
  expect(read("deploy/cloud.md")).toContain(`\`healthCheckGracePeriodSeconds\` ${longestMigration}`);

  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[];
  // A built file is named after its source.
  const source = command.at(-1)!.replace("/build/", "/src/").replace(/\.js$/, ".ts");
  expect(existsSync(join(root, source)), command.join(" ")).toBe(true);
  expect(command).toEqual(["node", ...serverFlags, "apps/server/build/main.js"]);
  expect(image).toMatchObject(serverMemory);
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(":")[0]!),
  );
  for (const source of mounted)
    expect(source.startsWith("./") ? existsSync(join(root, "deploy", source)) : source in compose.volumes, source).toBe(
      true,
    );
});

test("the database accepts the connections of all servers, one more during an upgrade, and tools", () => {
  // Connections of one process, as docs/operating.md says at DATABASE_POOL_SIZE.
  const connections = Math.ceil(Number(variableDefaults["DATABASE_POOL_SIZE"]) * 1.25) + 5;
  const servers =
    one("HorizontalPodAutoscaler").spec.maxReplicas + one("Deployment").spec.strategy.rollingUpdate.maxSurge;
  expect(Number(one("Cluster").spec.postgresql.parameters.max_connections)).toBeGreaterThanOrEqual(
    servers * connections + 50,
  );
});

test("references between services, volumes, selectors and backends are valid", () => {
  for (const [name, { depends_on: needs = {} }] of Object.entries(compose.services)) {
    for (const needed of Array.isArray(needs) ? needs : Object.keys(needs))
      expect(compose.services, `${name} needs ${needed}`).toHaveProperty(needed);
    if (Array.isArray(needs)) continue;
    for (const [needed, { condition }] of Object.entries(needs)) {
      const { healthcheck, image: from } = compose.services[needed]!;
      // The shop's own image has its own health check.
      if (condition === "service_healthy")
        expect(Boolean(healthcheck) || (from === "shop" && dockerfile.includes("HEALTHCHECK")), needed).toBe(true);
    }
  }
  const labels = one("Deployment").spec.template.metadata.labels;
  for (const selector of [
    one("Deployment").spec.selector.matchLabels,
    one("Service").spec.selector,
    one("PodDisruptionBudget").spec.selector.matchLabels,
  ])
    expect(selector).toEqual(labels);
  expect(one("HorizontalPodAutoscaler").spec.scaleTargetRef).toEqual({
    apiVersion: "apps/v1",
    kind: "Deployment",
    name: one("Deployment").metadata.name,
  });
  const [{ http }] = one("Ingress").spec.rules;
  expect(http.paths[0].backend.service).toEqual({
    name: one("Service").metadata.name,
    port: { name: one("Service").spec.ports[0].name },
  });
  const volumes = (pod.volumes as { name: string }[]).map(({ name }) => name);
  for (const { name } of container.volumeMounts as { name: string }[]) expect(volumes).toContain(name);
  // The root of the file system is read-only, so everything that is written needs a volume.
  expect((container.volumeMounts as { mountPath: string }[]).map(({ mountPath }) => mountPath)).toEqual(
    expect.arrayContaining([image["DATA_DIR"], "/tmp"]),
  );
});

test("public pictures are shared by all servers, and writable in the image", () => {
  const media = `${image["DATA_DIR"]}/media`;
  for (const name of ["shop-a", "shop-b"]) expect(compose.services[name]!.volumes).toEqual([`media:${media}`]);
  const { name } = (container.volumeMounts as { name: string; mountPath: string }[]).find(
    ({ mountPath }) => mountPath === media,
  )!;
  const { persistentVolumeClaim: claim } = (
    pod.volumes as { name: string; persistentVolumeClaim: { claimName: string } }[]
  ).find((volume) => volume.name === name)!;
  expect(one("PersistentVolumeClaim", claim.claimName).spec.accessModes).toEqual(["ReadWriteMany"]);
  expect(dockerfile).toContain(`mkdir -p ${media}`);
});

test("the address of the limit counter exists: a service in Compose, a service with a pod in Kubernetes", () => {
  expect(compose.services).toHaveProperty(new URL(compose.services["shop-a"]!.environment!["REDIS_URL"]!).hostname);
  const { hostname, port } = new URL(
    (container.env as { name: string; value: string }[]).find(({ name }) => name === "REDIS_URL")!.value,
  );
  const [service, set, policy] = [
    one("Service", hostname),
    one("StatefulSet", hostname),
    one("NetworkPolicy", hostname),
  ];
  const labels = set.spec.template.metadata.labels;
  for (const selector of [set.spec.selector.matchLabels, service.spec.selector, policy.spec.podSelector.matchLabels])
    expect(selector).toEqual(labels);
  expect(service.spec.ports).toEqual([{ name: "redis", port: Number(port), targetPort: "redis" }]);
  expect(set.spec.template.spec.containers[0].ports).toEqual([{ name: "redis", containerPort: Number(port) }]);
  expect(policy.spec.ingress[0].from).toEqual([
    { podSelector: { matchLabels: one("Deployment").spec.template.metadata.labels } },
  ]);
});

test("nginx's template gets its variables from Compose, and keeps nginx's own", () => {
  const { environment, volumes } = compose.services["proxy"]!;
  expect(volumes).toContainEqual(expect.stringMatching(/^\.\/nginx\.conf\.template:\/etc\/nginx\/templates\//));
  const asked = [...new Set([...read("deploy/nginx.conf.template").matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!))];
  expect(asked.toSorted()).toEqual(Object.keys(environment!).toSorted());
});

test("proxies accept everything that the shop accepts", () => {
  const sizes = [
    /client_max_body_size (\d+)m;/.exec(read("deploy/nginx.conf.template"))![1],
    one("Ingress").metadata.annotations!["nginx.ingress.kubernetes.io/proxy-body-size"]!.slice(0, -1),
  ];
  for (const size of sizes) expect(Number(size) * 1024 * 1024).toBeGreaterThan(maxFormWithFiles);
});

test("Compose pins versions, limits logs, and passes on shoppers' addresses", () => {
  for (const [name, { image: from, logging, restart }] of Object.entries(compose.services)) {
    if (from !== "shop") expect(from, name).toMatch(/:\w/);
    if (restart === "unless-stopped") expect(logging?.options, name).toHaveProperty("max-size");
  }
  // On IPv6 too, all shoppers would seem to come from Docker's own address.
  expect(compose.services["proxy"]!.ports).toEqual(["0.0.0.0:80:80", "0.0.0.0:443:443"]);
});

test("nginx in Compose has two connections for each shopper who follows an order", () => {
  const followers = Number(
    /const mostStreams = (\d+);/.exec(read("apps/api/src/views/tracking/tracking-streams.ts"))![1],
  );
  const connections = Number(/worker_connections (\d+);/.exec(read("deploy/nginx.conf"))![1]);
  expect(connections).toBeGreaterThanOrEqual(followers * 2 * 2);
});

test("nginx accepts request headers as long as a server does", () => {
  const [, kilobytes] = /large_client_header_buffers \d (\d+)k;/.exec(read("deploy/nginx.conf.template"))!;
  expect(Number(kilobytes) * 1024).toBe(maxHeaderSize);
});

test("all proxies accept equally long response headers", () => {
  const [, size] = /proxy_buffer_size (\w+);/.exec(read("deploy/nginx.conf.template"))!;
  expect(one("Ingress").metadata.annotations!["nginx.ingress.kubernetes.io/proxy-buffer-size"]).toBe(size);
});

test("two or more servers, rolling updates, and time to finish for each", () => {
  const { replicas, strategy } = one("Deployment").spec;
  // The autoscaler sets the number; one in the deployment would reset it with each new version.
  expect(replicas).toBeUndefined();
  expect(strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  expect(one("HorizontalPodAutoscaler").spec.minReplicas).toBeGreaterThanOrEqual(2);
  const stopSeconds = Number(/const stopSeconds = (\d+);/.exec(read("apps/server/src/lifecycle.ts"))![1]);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(stopSeconds + container.lifecycle.preStop.sleep.seconds);
  for (const name of ["shop-a", "shop-b"])
    expect(Number.parseInt(compose.services[name]!.stop_grace_period!, 10)).toBeGreaterThan(stopSeconds);
  expect(one("Cluster").spec.instances).toBeGreaterThanOrEqual(2);
});

test("docs/operating.md explains every variable, with its default", () => {
  const text = read("docs/operating.md");
  const rowOf = (name: string) =>
    text.split("\n").find((line) => line.startsWith("| `") && line.includes(`\`${name}\``)) ?? "";
  expect(variableNames.filter((name) => !rowOf(name))).toEqual([]);
  for (const [name, value] of Object.entries(variableDefaults)) {
    // An empty list is no default worth naming.
    if (!Array.isArray(value))
      expect(rowOf(name)).toContain(`\`${typeof value === "object" ? JSON.stringify(value) : value}\``);
  }
  // A built file is named after its source.
  for (const [, built] of text.matchAll(/apps\/server\/build\/([\w-]+)\.js/g))
    expect(existsSync(join(root, `apps/server/src/${built}.ts`)), built).toBe(true);
  expect(text, "sources are run by nobody who operates (decision 22)").not.toContain("node apps/server/src/");
});
