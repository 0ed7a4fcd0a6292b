// The import rules of the architecture. Each has a planted violation in tests/architecture/planted-violations.test.ts.

const TEST_FILE = "\\.(test|e2e)\\.tsx?$";
const SERVER_ONLY = "\\.server\\.tsx?$";
/** Remix takes their server exports out before they ship, so they may import server-only modules. */
const REMIX_ENTRIES = ["^app/routes/.+/route\\.tsx?$", "^app/root\\.tsx$", "^app/routes\\.ts$"];

/** The floors of the embedded backend, from the top; README.md says what each is about. */
const FLOORS = [
  ...["main", "sections", "dialogue", "work", "alerts", "risk", "intake", "network", "people", "reference", "platform"],
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "sections-apart",
      comment: "A section never imports another section: it can be deleted in one piece.",
      severity: "error",
      from: { path: "^app/routes/([^/]+)/" },
      to: { path: "^app/routes/[^/]+/", pathNot: "^app/routes/$1/" },
    },
    {
      name: "routes-are-leaves",
      comment: "Nothing outside app/routes imports what is inside.",
      severity: "error",
      from: { pathNot: ["^app/routes/", "^tests/"] },
      to: { path: "^app/routes/" },
    },
    {
      name: "route-modules-are-leaves",
      comment: "Nothing imports a route module, root or entry; only Remix does, and tests.",
      severity: "error",
      from: { pathNot: [TEST_FILE, "^tests/"] },
      to: { path: [...REMIX_ENTRIES, "^app/entry\\."] },
    },
    {
      name: "ui-imports-ui",
      comment: "Primitives know no word of the domain, only that the product may stand below a path.",
      severity: "error",
      from: { path: "^app/ui/", pathNot: TEST_FILE },
      to: { path: "^(app|server|tests)/", pathNot: "^app/(ui/|site-path\\.ts$)" },
    },
    {
      name: "domain-imports-inward",
      comment: "The reading order is one-way: domain stands on domain, ui, the contract, paths, i18n and time.",
      severity: "error",
      from: { path: "^app/domain/", pathNot: TEST_FILE },
      to: {
        path: "^(app|server|tests)/",
        pathNot: "^app/(domain/|ui/|backend/contract/|(site-)?paths?\\.ts$|i18n/|time/)",
      },
    },
    {
      // Every browser module is held to this by itself, and none may import a Remix entry; so it holds transitively.
      name: "no-server-code-in-the-browser",
      comment: "Nothing that ships to the browser reaches a *.server module.",
      severity: "error",
      from: { path: "^app/", pathNot: [SERVER_ONLY, TEST_FILE, ...REMIX_ENTRIES] },
      to: { path: SERVER_ONLY, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-node-in-the-browser",
      comment: "Nothing that ships to the browser uses what only Node has.",
      severity: "error",
      from: { path: "^app/", pathNot: [SERVER_ONLY, TEST_FILE, ...REMIX_ENTRIES] },
      to: { dependencyTypes: ["core"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-server-packages-in-the-browser",
      comment: "Nothing that ships to the browser uses the server's packages.",
      severity: "error",
      from: { path: "^app/", pathNot: [SERVER_ONLY, TEST_FILE, ...REMIX_ENTRIES] },
      to: {
        path: "^node_modules/(pg|hono|pino|drizzle-orm|graphile-worker|i18next|remix-i18next|react-i18next|@hono/[^/]+|@node-rs|@remix-run/node)(/|$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "backend-client-in-queries-and-mutations",
      comment: "One place to see what a screen asks for.",
      severity: "error",
      from: { path: "^app/", pathNot: ["(^|/)(queries|mutations)\\.server\\.ts$", "^app/backend/", TEST_FILE] },
      to: { path: "^app/backend/client\\.server\\.ts$" },
    },
    {
      name: "app-without-server",
      comment: "Either side can be replaced.",
      severity: "error",
      from: { path: "^app/", pathNot: TEST_FILE },
      to: { path: "^server/" },
    },
    {
      // Beside the contract and access: where a request goes (transport, paths), how a duration is written, and which part of the world a picture shows.
      name: "server-takes-contract-access-types",
      comment: "The server takes from app only the contract, access, paths, durations, frames of maps and types.",
      severity: "error",
      from: { path: "^server/", pathNot: TEST_FILE },
      to: {
        path: "^app/",
        pathNot:
          "^app/(backend/(contract/|transport\\.ts$)|access/|(site-)?paths?\\.ts$|time/|map/world/(bounds-around|world-frame)\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    ...FLOORS.slice(1).map((floor, above) => ({
      name: "floors",
      comment: "A floor of the backend imports only floors below it; registries are composed in main.",
      severity: "error",
      from: { path: `^server/backend/${floor}/`, pathNot: TEST_FILE },
      to: { path: `^server/backend/(${FLOORS.slice(0, above + 1).join("|")})/` },
    })),
    {
      name: "floors",
      comment: "Every folder and file of the backend stands on one of its floors.",
      severity: "error",
      from: { path: "^server/backend/", pathNot: `^server/backend/(${FLOORS.join("|")})/` },
      to: {},
    },
    {
      name: "tests-stay-outside",
      comment: "Product code never imports a test or its support.",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: TEST_FILE },
      to: { path: ["^tests/", TEST_FILE] },
    },
    {
      name: "no-development-packages",
      comment: "The image is installed without development packages; what only browsers get is bundled before.",
      severity: "error",
      from: {
        path: "^(app|server)/",
        pathNot: [TEST_FILE, "^app/routes\\.ts$", "\\.client\\.tsx?$", "^server/dev(/|\\.ts$)"],
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "^node_modules/@types/" },
    },
    {
      name: "no-undeclared-packages",
      comment: "What is imported stands in package.json.",
      severity: "error",
      from: { path: "^(app|server)/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-circular",
      comment: "Modules that need each other are one module, or three. The paths are a namespace of their own file.",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: "^app/paths\\.ts$" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|tests/bench/bare)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
