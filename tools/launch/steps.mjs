/**
 * Runs checks one after the other, even if one fails, and prints at the end what passed, failed and was not run, and
 * which tests had trouble. A step is a name and a function that returns counts and `troubles`. Returns the exit code.
 */
export async function runSteps(steps) {
  const begin = performance.now();
  const results = [];
  for (const [name, step] of steps) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    // A step that throws before it waits for anything fails like one that throws later.
    const result = await Promise.resolve()
      .then(step)
      .catch((error) => {
        console.error(error.message);
        return { failed: 1 };
      });
    results.push({ name, troubles: [], ...nothing, ...result, time: seconds(started) });
    console.log(`== ${name}: ${results.at(-1).failed === 0 ? "passed" : "FAILED"} after ${seconds(started)}`);
  }
  for (const { kind, name, lines } of results.flatMap(({ troubles }) => troubles))
    console.log(["", `== ${kind === "flaky" ? "Flaky" : "FAILED"}: ${name}`, ...lines].join("\n"));
  console.log(`\n== Summary, ${seconds(begin)}`);
  for (const { name, time, ...result } of results) {
    const counts = Object.keys(nothing).map((key) => `${String(result[key]).padStart(5)} ${key}`);
    console.log(
      `${result.failed === 0 ? "passed" : "FAILED"}  ${name.padEnd(20)} ${counts.join(" ")} ${time.padStart(9)}`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(
    Object.keys(nothing)
      .map((key) => `${sum(key)} ${key}`)
      .join(", "),
  );
  return sum("failed") === 0 ? 0 : 1;
}

/** The counts of a step. `flaky` passed only when repeated; `skipped` did not run. */
const nothing = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
