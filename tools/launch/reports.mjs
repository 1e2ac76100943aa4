import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How much of a failure's message the summary repeats; the whole is where the test ran. */
const mostLines = 12;

const lines = (message) => stripVTControlCharacters(message).split("\n").slice(0, mostLines);
const trouble = (kind, name, message = "") => ({ kind, name, lines: lines(message) });

/** The counts and troubles of Vitest's JSON report. A test that passed when repeated keeps its first failure. */
export function readUnitTests(report, root) {
  const troubles = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const ofTests = assertionResults.flatMap((test) => {
      if (test.failureMessages.length === 0) return [];
      const kind = test.status === "failed" ? "failed" : "flaky";
      return [trouble(kind, `${file} › ${test.fullName}`, test.failureMessages[0])];
    });
    // A file that cannot be loaded has no tests.
    return status === "failed" && message ? [trouble("failed", file, message), ...ofTests] : ofTests;
  });
  const flaky = troubles.filter(({ kind }) => kind === "flaky").length;
  return {
    passed: report.numPassedTests - flaky,
    failed: report.numFailedTests,
    flaky,
    skipped: report.numPendingTests + report.numTodoTests,
    troubles,
  };
}

/** The counts and troubles of Playwright's JSON report. */
export function readBrowserTests({ stats, suites, errors }) {
  const specs = suites.flatMap(specsOf);
  const ofTests = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, results }) => {
      if (status !== "unexpected" && status !== "flaky") return [];
      const kind = status === "flaky" ? "flaky" : "failed";
      return [trouble(kind, `${file} › ${title}`, results.find(({ error }) => error)?.error.message)];
    }),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    flaky: stats.flaky,
    skipped: stats.skipped,
    troubles: [...errors.map(({ message }) => trouble("failed", "Browser tests", message)), ...ofTests],
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
