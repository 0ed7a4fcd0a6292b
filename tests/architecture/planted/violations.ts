export interface Planted {
  rule: string;
  /** The file that the rule must name; the first of `files` unless said. */
  at: string;
  files: Record<string, string>;
}

/** One violation of each rule, in files that no other rule looks at. */
export const IMPORT_VIOLATIONS: readonly Planted[] = [
  plant("sections-apart", {
    "app/routes/planted-one/a.ts": 'import { b } from "../planted-two/b";\nexport const a = b;\n',
    "app/routes/planted-two/b.ts": "export const b = 1;\n",
  }),
  plant("routes-are-leaves", {
    "app/shell/planted-route.ts": 'import { c } from "~/routes/planted-one/c";\nexport const d = c;\n',
    "app/routes/planted-one/c.ts": "export const c = 1;\n",
  }),
  plant("route-modules-are-leaves", {
    "app/routes/planted-one/e.ts": 'import { handle } from "./screen/route";\nexport const e = handle;\n',
    "app/routes/planted-one/screen/route.tsx":
      "export const handle = {};\nexport default function Screen() {\n  return null;\n}\n",
  }),
  plant("ui-imports-ui", {
    "app/ui/planted.ts": 'import { seconds } from "~/time/duration";\nexport const f = seconds(1);\n',
  }),
  plant("domain-imports-inward", {
    "app/domain/planted/g.ts": 'import { AREAS } from "~/access/areas";\nexport const g = AREAS;\n',
  }),
  plant("no-server-code-in-the-browser", {
    "app/shell/planted-rule.ts": 'import { h } from "./planted-secret.server";\nexport const i = h;\n',
    "app/shell/planted-secret.server.ts": "export const h = 1;\n",
    // Reaches the server module through the rule above, which is where the chain has to break.
    "app/shell/planted-view.ts": 'import { i } from "./planted-rule";\nexport const j = i;\n',
  }),
  plant("no-node-in-the-browser", {
    "app/shell/planted-node.ts": 'import { join } from "node:path";\nexport const k = join("a", "b");\n',
  }),
  plant("no-server-packages-in-the-browser", {
    "app/shell/planted-driver.ts": 'import pg from "pg";\nexport const l = pg;\n',
  }),
  plant("backend-client-in-queries-and-mutations", {
    "app/shell/planted-ask.server.ts":
      'import { callBackend } from "~/backend/client.server";\nexport const m = callBackend;\n',
  }),
  plant("app-without-server", {
    "app/shell/planted-server.server.ts":
      'import { projectRoot } from "../../server/project-root";\nexport const n = projectRoot;\n',
  }),
  plant("server-takes-contract-access-types", {
    "server/planted-takes.ts": 'import { o } from "~/domain/planted/o";\nexport const p = o;\n',
    "app/domain/planted/o.ts": "export const o = 1;\n",
  }),
  plant("floors", {
    "server/backend/network/planted/upward.ts": 'import { w } from "../../risk/planted/w";\nexport const x = w;\n',
    "server/backend/risk/planted/w.ts": "export const w = 1;\n",
  }),
  plant("floors", {
    "server/backend/planted-knot/beside.ts": 'import { y } from "./y";\nexport const z = y;\n',
    "server/backend/planted-knot/y.ts": "export const y = 1;\n",
  }),
  plant("tests-stay-outside", {
    "server/planted-support.ts": 'import { q } from "../tests/support/planted";\nexport const r = q;\n',
    "tests/support/planted.ts": "export const q = 1;\n",
  }),
  plant("no-development-packages", {
    "server/planted-development.ts": 'import { build } from "vite";\nexport const s = build;\n',
  }),
  plant("no-undeclared-packages", {
    "server/planted-undeclared.ts": 'import picocolors from "picocolors";\nexport const t = picocolors;\n',
  }),
  plant("no-circular", {
    "app/domain/planted/u.ts": 'import { v } from "./v";\nexport const u = (): number => v();\n',
    "app/domain/planted/v.ts": 'import { u } from "./u";\nexport const v = (): number => u();\n',
  }),
];

export const STYLE_VIOLATIONS: readonly Planted[] = [
  plant("lint/suspicious/noExplicitAny", { "app/shell/planted-any.ts": "export const any: any = 1;\n" }),
  plant("lint/suspicious/noConsole", { "server/planted-console.ts": 'console.log("x");\n' }),
  plant("lint/style/noDefaultExport", { "app/shell/planted-default.ts": "export default 1;\n" }),
  plant("lint/performance/noBarrelFile", {
    "app/shell/planted-barrel.ts": 'export { w } from "./planted-barrelled";\n',
    "app/shell/planted-barrelled.ts": "export const w = 1;\n",
  }),
  plant("lint/performance/noReExportAll", { "app/shell/planted-all.ts": 'export * from "./planted-barrelled";\n' }),
  plant("lint/style/noProcessEnv", { "server/planted-environment.ts": "export const x = process.env.HOME;\n" }),
  plant("lint/style/useFilenamingConvention", { "app/shell/plantedCamel.ts": "export const y = 1;\n" }),
  plant("lint/a11y/useAltText", {
    "app/shell/planted-picture.tsx": 'export function Picture() {\n  return <img src="a" />;\n}\n',
  }),
];

export const SOURCE_VIOLATIONS: readonly Planted[] = [
  plant("urls-only-in-paths", { "app/shell/planted-url.ts": 'export const z = "/feed/new";\n' }),
  plant("urls-only-in-paths", {
    "server/planted-url.ts": "export const aa = (id: string) => `/login?$" + "{id}`;\n",
  }),
  // One of each kind of address that a browser is told without Remix.
  ...[
    'export const Plain = () => <a href="/x">x</a>;\n',
    "export const Made = ({ to }: { to: string }) => <form action={to} />;\n",
    "export const asked = (to: string) => fetch(to);\n",
    "export const heard = (to: string) => new EventSource(to);\n",
    "export const gone = (to: string) => window.location.assign(to);\n",
    'export const written = (to: string) => html`<a href="$' + '{to}">x</a>`;\n',
    "export const among = (to: string) => html`<a$" + "{attributes({ href: to })}>x</a>`;\n",
    "export const mailed = (here: string) => new URL(paths.feed(), here);\n",
    "export const back = (link: HTMLAnchorElement) => navigate(link.pathname);\n",
    'export const read = (link: Element) => link.getAttribute("href");\n',
  ].map((text, at) => plant("addresses-through-site-path", { [`app/shell/planted-address-${at}.tsx`]: text })),
  plant("handle-declared", {
    "app/routes/planted-one/no-handle/route.tsx": "export default function Screen() {\n  return null;\n}\n",
  }),
  plant("loaders-are-declarations", {
    "app/routes/planted-one/wrapped/route.tsx": "export const handle = {};\nexport const loader = async () => null;\n",
  }),
  plant("loaders-are-declarations", {
    "app/routes/planted-one/aliased/route.tsx":
      "export const handle = {};\nasync function save() {\n  return null;\n}\nexport { save as action };\n",
  }),
  { ...plant("folder-names", { "app/shell/helpers/ab.ts": "export const ab = 1;\n" }), at: "app/shell/helpers" },
  // Two rooms of a floor that need each other, though no two of their files do.
  {
    ...plant("folders-without-circles", {
      "server/backend/network/planted-one/a.ts": 'import { b } from "../planted-two/b";\nexport const a = b;\n',
      "server/backend/network/planted-one/c.ts": "export const c = 1;\n",
      "server/backend/network/planted-two/b.ts": "export const b = 1;\n",
      "server/backend/network/planted-two/d.ts": 'import { c } from "../planted-one/c";\nexport const d = c;\n',
    }),
    at: "server/backend/network",
  },
  {
    ...plant("folders-without-circles", {
      "app/planted-one/a.ts": 'import { b } from "~/planted-two/b";\nexport const a = b;\n',
      "app/planted-one/c.ts": "export const c = 1;\n",
      "app/planted-two/b.ts": "export const b = 1;\n",
      "app/planted-two/d.ts": 'import type { c } from "~/planted-one/c";\nexport type D = typeof c;\n',
    }),
    at: "app",
  },
  // Plainly, at some width, and among what is put together.
  ...[
    'export const Plain = () => <Icon name="x" className="mr-1 inline size-3" />;\n',
    'export const Wide = () => <Icon name="x" className="max-m:inline" />;\n',
    'export const Made = ({ is }: { is: boolean }) => <Icon name="x" className={`size-3 $' +
      '{is ? "inline" : ""}`} />;\n',
  ].map((text, at) => plant("icons-keep-their-size", { [`app/shell/planted-icon-${at}.tsx`]: text })),
  plant("later-scripts-may-not-come", {
    "app/shell/planted-later.tsx": 'export const load = () => import("./account/menu");\n',
  }),
  plant("route-module-length", {
    "app/routes/planted-one/long/route.tsx": `export const handle = {};\n${"// a line\n".repeat(150)}`,
  }),
];

function plant(rule: string, files: Record<string, string>): Planted {
  return { rule, files, at: Object.keys(files)[0] ?? "" };
}
