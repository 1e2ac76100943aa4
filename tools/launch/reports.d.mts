export interface Trouble {
  kind: "failed" | "flaky";
  /** The file and the test. */
  name: string;
  /** The beginning of the message. */
  lines: string[];
}

interface Counts {
  passed: number;
  failed: number;
  flaky: number;
  skipped: number;
  troubles: Trouble[];
}

export function readUnitTests(report: unknown, root: string): Counts;
export function readBrowserTests(report: unknown): Counts;
