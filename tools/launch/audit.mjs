// Entry of `npm run audit`: what ships, at the versions of package-lock.json, held against the advisories that the registry publishes.
// Fails on one that is high or critical, and where no registry answers: not knowing is not being safe.
import { spawnSync } from "node:child_process";
import { launch, LaunchError, root } from "./prepare.mjs";

await launch(() => {
  const { stdout, stderr } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { cwd: root, encoding: "utf8", shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 });
  const report = readReport(stdout);
  if (!report.metadata) {
    const reason = report.message ?? report.error?.summary ?? (stderr.trim().split("\n").at(-1) || "no answer");
    throw new LaunchError(`The registry says nothing of advisories (${reason}): run this where one does, or name one with NPM_CONFIG_REGISTRY`);
  }
  const { vulnerabilities: count, dependencies } = report.metadata;
  for (const { name, severity, range, via } of Object.values(report.vulnerabilities)) {
    console.log(`${severity.padEnd(8)} ${name} ${range}: ${via.map((cause) => cause.url ?? cause).join(", ")}`);
  }
  console.log(`${dependencies.prod} packages that ship: ${count.critical} critical, ${count.high} high, ${count.moderate} moderate, ${count.low} low`);
  return count.critical + count.high > 0 ? 1 : 0;
});

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
