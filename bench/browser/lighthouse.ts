// Lighthouse on a phone with applied throttling, for the usual landing pages, beside the same pages without script:
// npm run bench:lighthouse -- [port] [runs]; BENCH_PAGES=home,search and BENCH_LANGUAGES=kh restrict it to some
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "../statistics.ts";
import { openBareServer } from "./bare-server.ts";

/**
 * Downloaded by npm when it runs: as a dependency of the shop it would bring a hundred packages, and
 * other versions of some that the shop ships.
 */
const lighthouse = "lighthouse@13.5.0";

const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const runs = Number(process.argv[3] ?? 5);
const languages = (process.env.BENCH_LANGUAGES ?? "en,kh,zh").split(",");
const everyPage = { home: "/", category: "/phone", product: "/product/1", search: "/search/phone" };
const pages = Object.entries(everyPage).filter(
  ([name]) => !process.env.BENCH_PAGES || process.env.BENCH_PAGES.split(",").includes(name),
);
/** Includes downloading and starting the browser. */
const timeout = 240_000;
/** Sometimes the browser does not report the visit to Lighthouse; such a run has measured nothing. */
const notRecorded = /NO_NAVSTART|NO_FCP/;

interface Report {
  categories: Record<
    "performance" | "accessibility" | "best-practices" | "seo",
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
  runtimeError?: { message: string };
}

const directory = mkdtempSync(join(tmpdir(), "lighthouse-"));
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

const run = promisify(execFile);

async function visit(address: string, triesLeft = 2): Promise<Report> {
  const path = join(directory, "report.json");
  const flags = [
    "--quiet",
    "--output=json",
    `--output-path=${path}`,
    "--form-factor=mobile",
    "--throttling-method=devtools",
    "--only-categories=performance,accessibility,best-practices,seo",
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  try {
    await run("npm", ["exec", "--yes", `--package=${lighthouse}`, "--", "lighthouse", address, ...flags], {
      timeout,
      env: { ...process.env, CHROME_PATH: chromium },
    });
  } catch (error) {
    const { stderr = "", code, signal } = error as { stderr?: string; code?: number; signal?: string };
    if (triesLeft > 0 && notRecorded.test(stderr)) return visit(address, triesLeft - 1);
    throw new Error(`Lighthouse ended with ${code ?? signal}: ${stderr.slice(-500)}`, { cause: error });
  }
  const report = JSON.parse(readFileSync(path, "utf8")) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

const columns: [string, (report: Report) => number][] = [
  ["performance", ({ categories }) => (categories.performance.score ?? 0) * 100],
  ["accessibility", ({ categories }) => (categories.accessibility.score ?? 0) * 100],
  ["practices", ({ categories }) => (categories["best-practices"].score ?? 0) * 100],
  ["SEO", ({ categories }) => (categories.seo.score ?? 0) * 100],
  ["FCP ms", ({ audits }) => audits["first-contentful-paint"]?.numericValue ?? Number.NaN],
  ["LCP ms", ({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN],
  ["TBT ms", ({ audits }) => audits["total-blocking-time"]?.numericValue ?? Number.NaN],
  ["CLS", ({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN],
];
/** The columns of the same page without script that depend on the machine's speed. */
const bareColumns = columns.filter(([name]) => ["performance", "FCP ms", "LCP ms", "TBT ms"].includes(name));

/** What keeps a page from 100 apart from speed. */
const faults = ({ categories, audits }: Report) =>
  (["accessibility", "best-practices", "seo"] as const).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]!.title}`),
  );

/** Every phone has a Khmer font, used until the shop's own arrives; without one the layout shifts more when it does. */
const hasKhmer = spawnSync("fc-list", [":lang=km"], { encoding: "utf8" }).stdout?.trim();

const addressOf = (at: number, language: string, path: string) =>
  `http://s001.localhost:${at}${language === "en" ? "" : `/${language}`}${language !== "en" && path === "/" ? "" : path}`;

/** Visits a page several times, and the same page without script a fifth as often. */
async function visits(language: string, path: string): Promise<{ reports: Report[]; bareReports: Report[] }> {
  const reports: Report[] = [];
  const bareReports: Report[] = [];
  for (let round = 0; round < runs; round++) {
    reports.push(await visit(addressOf(port, language, path)));
    if (round % 5 === 0) bareReports.push(await visit(addressOf(bare.port, language, path)));
  }
  return { reports, bareReports };
}

/** The line of a page: the median of each column. */
function lineOf(name: string, language: string, reports: Report[], bareReports: Report[]): string {
  const cells = columns.map(([column, read]) =>
    median(reports.map(read))
      .toFixed(column === "CLS" ? 3 : 0)
      .padStart(13),
  );
  const bareCells = bareColumns.map(([, read]) => median(bareReports.map(read)).toFixed(0).padStart(17));
  return [name.padEnd(10), language.padEnd(4), ...cells, ...bareCells].join(" ");
}

const bare = await openBareServer(port);
try {
  if (!hasKhmer)
    console.log(
      "this machine has no Khmer face, which every phone has (Debian: fonts-noto-core): words in Khmer move further than there",
    );
  console.log(`${lighthouse}, mobile, applied throttling, median of ${runs}, bare of ${Math.ceil(runs / 5)}`);
  console.log(
    [
      "page".padEnd(10),
      "lang",
      ...columns.map(([name]) => name.padStart(13)),
      ...bareColumns.map(([name]) => `bare: ${name}`.padStart(17)),
    ].join(" "),
  );
  for (const [name, path] of pages) {
    for (const language of languages) {
      const { reports, bareReports } = await visits(language, path);
      console.log(lineOf(name, language, reports, bareReports));
      for (const fault of new Set(reports.flatMap(faults))) console.log(`           ${fault}`);
    }
  }
} finally {
  bare.server.close();
  rmSync(directory, { recursive: true, force: true });
}
