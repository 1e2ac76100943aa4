// Entry of `npm run audit`: checks the packages that ship, in the versions of package-lock.json, against the registry's
// advisories. Fails if one is high or critical, or if no registry answers, since unknown is not safe.
import { spawnSync } from "node:child_process";
import { launch, LaunchError, root } from "./launch.mjs";

await launch(() => {
  const { stdout, stderr } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = readReport(stdout);
  if (!report.metadata) {
    const reason = report.message ?? report.error?.summary ?? (stderr.trim().split("\n").at(-1) || "no answer");
    throw new LaunchError(
      `The registry says nothing of advisories (${reason}): run this where one does, or name one with NPM_CONFIG_REGISTRY`,
    );
  }
  const { vulnerabilities: count, dependencies } = report.metadata;
  for (const { name, severity, range, via } of Object.values(report.vulnerabilities)) {
    console.log(`${severity.padEnd(8)} ${name} ${range}: ${via.map((cause) => cause.url ?? cause).join(", ")}`);
  }
  console.log(
    `${dependencies.prod} packages that ship: ${count.critical} critical, ${count.high} high, ${count.moderate} moderate, ${count.low} low`,
  );
  return count.critical + count.high > 0 ? 1 : 0;
});

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
