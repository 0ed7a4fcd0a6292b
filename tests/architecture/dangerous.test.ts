import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";

/** What is done nowhere, or only in the files that are named: each of them is a hole where somebody's input reaches it. */
const DANGEROUS: [what: string, pattern: RegExp, only: string[]][] = [
  ["code from a text", /\beval\(|new Function\(|node:vm/, []],
  [
    "commands of the operating system",
    /node:child_process/,
    [
      "server/backend/platform/db/engine/cluster.ts",
      "server/backend/platform/db/engine/run-as.ts",
      "server/backend/platform/db/engine/start.ts",
    ],
  ],
  [
    "markup from a text",
    /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write/,
    // What the server's templates wrote, which escape what they are given.
    ["app/root.tsx", "app/ui/islands/island.tsx", "app/ui/islands/patch.ts"],
  ],
  ["guessable chance", /Math\.random\(/, []],
  [
    "hashes that are broken",
    /create(?:Hash|Hmac)\("(?:md5|md4|sha1|ripemd)/,
    ["server/backend/people/second-factor/totp.ts"],
  ],
  ["ciphers without a seal", /createCipheriv\("(?!aes-256-gcm")/, []],
  [
    "data in the browser's store",
    /localStorage|sessionStorage|indexedDB/,
    ["app/routes/feed/list/components/keep-order.ts"],
  ],
  ["messages of other windows", /window\.postMessage|addEventListener\("message"/, []],
  ["sockets", /new WebSocket\b/, []],
  ["certificates that are not looked at", /rejectUnauthorized|NODE_TLS_REJECT/, []],
  [
    "queries put together from texts",
    /sql\.raw\((?!\s*"|\s*`[^$`]*`|String\()/,
    [
      // The names of columns, out of tables of ours, and a constant's number.
      "server/backend/alerts/alerts/fan-out.ts",
      "server/backend/intake/ingest/read-connectors.ts",
      "server/backend/risk/scores/compute-scores.ts",
      "server/backend/risk/scores/rule-tables.ts",
    ],
  ],
];

const sources = ["app", "server"].flatMap(sourcesIn);

test.each(DANGEROUS)("%s: only where it is named", (_, pattern, only) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(found.sort()).toEqual([...only].sort());
});

test("each pattern finds what it is for", () => {
  const planted = [
    "eval(x)",
    'import "node:child_process"',
    "a.innerHTML = b",
    "Math.random()",
    'createHash("md5")',
    'createCipheriv("aes-128-ecb"',
    "localStorage.x",
    'addEventListener("message"',
    "new WebSocket(x)",
    "rejectUnauthorized: false",
    "sql.raw(name)",
  ];
  expect(DANGEROUS.map(([, pattern], at) => pattern.test(planted[at] ?? ""))).toEqual(planted.map(() => true));
});

function sourcesIn(folder: string): { path: string; text: string }[] {
  const names = readdirSync(join(projectRoot(), folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(projectRoot(), path), "utf8") }));
}
