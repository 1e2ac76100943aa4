import type { IForbiddenRuleType, IRegularForbiddenRuleType } from "dependency-cruiser";

const api = "^apps/api/src/";
const storefront = "^apps/storefront/app/";
const checkout = `${storefront}features/checkout/`;
const server = "^apps/server/src/";
const proof = "\\.test\\.tsx?$|^e2e/|^bench/|^tools/(history|cluster)/|/testing/";

/** Flows, each with the flows that it may use; those not listed use none. */
const flowsAbove: [flow: string, below: string[]][] = [
  ["account", ["sign-in"]],
  ["messages", []],
  ["ordering", ["messages"]],
  ["orders", ["messages", "ordering"]],
  ["bookings", ["messages", "ordering", "orders"]],
  ["cart", ["bookings", "ordering"]],
  ["payments", ["bookings", "messages", "ordering", "orders"]],
  ["checkout", ["bookings", "messages", "ordering", "payments"]],
  ["warranty", ["orders"]],
];

/** Folders of the checkout, each with those that it may use. Its page may use all, the others none. */
const checkoutAbove: [folder: string, below: string[]][] = [
  ["khqr", ["payment"]],
  ["link", ["payment"]],
  ["opening", ["khqr", "payment", "quote"]],
];

/** Folders inside modules, each with those that it may use; those not listed use none. The files beside them put them together. */
const insideModules: [module: string, above: [folder: string, below: string[]][]][] = [
  [
    "catalog",
    [
      ["listings", ["products"]],
      ["stock", ["listings", "products"]],
      ["records", ["categories", "listings", "products", "stock"]],
    ],
  ],
  [
    "payments",
    [
      ["providers", ["khqr", "simulated-bank"]],
      ["simulator", ["providers", "simulated-bank"]],
    ],
  ],
  [
    "search",
    [
      ["reading", ["words"]],
      ["documents", ["reading", "words"]],
      ["asking", ["documents", "reading", "words"]],
      ["spelling", ["asking", "reading", "words"]],
    ],
  ],
];

/**
 * Folders of the server, each with those that it may use besides the types of its context. The files beside them put
 * them together.
 */
const serverAbove: [folder: string, below: string[]][] = [
  ["files", ["http"]],
  ["api", ["cache", "http", "metrics"]],
  ["pages", ["api", "cache", "http", "metrics"]],
];

/**
 * The imports that are forbidden (docs/architecture.md): one rule for each arrow. `$1` is what the first group of
 * `from` matched, so a new module or feature is checked without a new rule.
 */
export const boundaryRules: IForbiddenRuleType[] = [
  rule(
    "kit-is-at-the-bottom",
    "helpers know nothing of the shop",
    { path: "^packages/kit/" },
    { path: "^(packages/(?!kit/)|apps/|tools/)" },
  ),
  rule("kit-does-no-io", "pure helpers", { path: "^packages/kit/", pathNot: proof }, { dependencyTypes: ["core"] }),
  rule(
    "contract-knows-kit-only",
    "both sides share the contract, so it knows neither",
    { path: "^packages/contract/" },
    { path: "^(packages/(?!(kit|contract)/)|apps/|tools/)" },
  ),
  rule(
    "demo-is-data",
    "typed records without I/O",
    { path: "^packages/demo/", pathNot: proof },
    { path: "^(packages/contract/|apps/|tools/)" },
  ),
  rule(
    "demo-only-for-seed-and-tests",
    "demo data must not reach a real shop",
    { pathNot: `^packages/demo/|^tools/|${proof}` },
    { path: "^packages/demo/" },
  ),

  rule(
    "storefront-knows-the-contract-only",
    "it can run in front of an API elsewhere",
    { path: "^apps/storefront/" },
    { path: "^(apps/(?!storefront/)|packages/(?!(kit|contract)/)|tools/)" },
  ),
  rule(
    "lib-is-at-the-bottom",
    "what all of the storefront builds on",
    { path: `${storefront}lib/` },
    { path: `${storefront}(i18n|ui|state|parts|features|routes)/` },
  ),
  rule(
    "i18n-knows-lib-only",
    "texts, wherever they are shown",
    { path: `${storefront}i18n/` },
    { path: `${storefront}(ui|state|parts|features|routes)/` },
  ),
  rule(
    "ui-knows-no-features",
    "primitives have no domain",
    { path: `${storefront}ui/` },
    { path: `${storefront}(state|parts|features|routes)/` },
  ),
  rule(
    "state-knows-no-pages",
    "what a browser keeps, whoever shows it",
    { path: `${storefront}state/` },
    { path: `${storefront}(parts|features|routes)/` },
  ),
  rule(
    "parts-know-no-features",
    "pieces that several features show",
    { path: `${storefront}parts/` },
    { path: `${storefront}(features|routes)/` },
  ),
  rule(
    "features-know-no-other",
    "routes bring features together",
    { path: `${storefront}features/([^/]+)/`, pathNot: proof },
    { path: `${storefront}features/(?!$1/)` },
  ),
  ...checkoutAbove.map(([folder, below]) =>
    rule(
      `${folder}-knows-what-is-below`,
      "the page of the checkout brings them together",
      { path: `${checkout}${folder}/` },
      { path: `${checkout}(?!(${[folder, ...below].join("|")})/)` },
    ),
  ),
  rule(
    "checkout-parts-know-no-other",
    "the page of the checkout brings them together",
    { path: `${checkout}(?!(?:page|${checkoutAbove.map(([folder]) => folder).join("|")})/)([^/]+)/` },
    { path: `${checkout}(?!$1/)` },
  ),
  rule(
    "features-know-no-routes",
    "routes compose features",
    { path: `${storefront}features/`, pathNot: proof },
    { path: `${storefront}routes/` },
  ),

  rule(
    "api-knows-no-front",
    "the API runs without a storefront",
    { path: "^apps/api/" },
    { path: "^(apps/(?!api/)|tools/)" },
  ),
  rule(
    "platform-is-below-modules",
    "what every module builds on",
    { path: `${api}platform/`, pathNot: proof },
    { path: `${api}(?!platform/)` },
  ),
  rule(
    "modules-know-no-other",
    "what needs two capabilities is a flow",
    { path: `${api}modules/([^/]+)/`, pathNot: proof },
    { path: `${api}(modules/(?!$1/)|flows/|views/|http/|[^/]+$)` },
  ),
  ...insideModules.flatMap(([module, above]) => {
    const inside = `${api}modules/${module}/`;
    const listed = above.map(([folder]) => folder).join("|");
    return [
      ...above.map(([folder, below]) =>
        rule(
          `${module}-${folder}-knows-what-is-below`,
          "what folders of a module share lies below them",
          { path: `${inside}${folder}/`, pathNot: proof },
          { path: `${inside}(?!(${[folder, ...below].join("|")})/)[^/]+/` },
        ),
      ),
      rule(
        `other-${module}-folders-know-no-other`,
        "what folders of a module share lies below them",
        { path: `${inside}(?!(?:${listed})/)([^/]+)/`, pathNot: proof },
        { path: `${inside}(?!$1/)[^/]+/` },
      ),
    ];
  }),
  rule(
    "flows-use-what-is-public",
    "a module's inside is its own",
    { path: `${api}flows/`, pathNot: proof },
    { path: `${api}(modules/[^/]+/(?!public\\.ts$)|views/|http/|[^/]+$)` },
  ),
  ...flowsAbove.map(([flow, below]) =>
    rule(
      `${flow}-knows-what-is-below`,
      "what flows share lies below them",
      { path: `${api}flows/${flow}/`, pathNot: proof },
      { path: `${api}flows/(?!(${[flow, ...below].join("|")})/)` },
    ),
  ),
  rule(
    "other-flows-know-no-other",
    "what flows share lies below them",
    { path: `${api}flows/(?!(?:${flowsAbove.map(([flow]) => flow).join("|")})/)([^/]+)/`, pathNot: proof },
    { path: `${api}flows/(?!$1/)` },
  ),
  rule(
    "flows-load-search-when-they-index",
    "its dictionaries take half a second, which each command of staff would spend",
    { path: `${api}flows/`, pathNot: proof },
    { path: `${api}modules/search/public\\.ts$`, dynamic: false, dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "views-read-tables",
    "read-only joins for one screen",
    { path: `${api}views/`, pathNot: proof },
    { path: `${api}(modules/[^/]+/(?!(tables|public)\\.ts$)|flows/|http/|[^/]+$)` },
  ),
  rule(
    "http-knows-no-module",
    "it turns calls into handlers",
    { path: `${api}http/`, pathNot: proof },
    { path: `${api}(modules|flows|views)/` },
  ),
  rule(
    "app-uses-routes-and-public",
    "the whole surface on one page",
    { path: `${api}[^/]+$`, pathNot: proof },
    { path: `${api}modules/[^/]+/(?!(routes|public)\\.ts$)` },
  ),

  ...serverAbove.map(([folder, below]) =>
    rule(
      `server-${folder}-knows-what-is-below`,
      "what the server's parts share lies below them",
      { path: `${server}${folder}/`, pathNot: proof },
      { path: `${server}(?!(${[folder, ...below].join("|")})/|server-context\\.ts$)` },
    ),
  ),
  rule(
    "server-parts-know-no-other",
    "what the server's parts share lies below them",
    { path: `${server}(?!(?:${serverAbove.map(([folder]) => folder).join("|")})/)([^/]+)/`, pathNot: proof },
    { path: `${server}(?!$1/)` },
  ),
  rule(
    "server-knows-no-tools",
    "tools work with the shop, not the shop with tools",
    { path: "^apps/server/", pathNot: proof },
    { path: "^tools/" },
  ),

  rule(
    "tests-stay-tests",
    "nothing that runs in the shop needs a test",
    { path: "^(apps|packages|tools)/", pathNot: proof },
    { path: "\\.test\\.tsx?$|/testing/" },
  ),
  rule("no-circles", "each file can be read without the other", {}, { circular: true }),
];

function rule(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType["from"],
  to: IRegularForbiddenRuleType["to"],
): IForbiddenRuleType {
  return { name, comment, severity: "error", from, to };
}
