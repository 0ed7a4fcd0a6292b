import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";

/** What is done nowhere, or only in the files that are named: each of them is a hole where somebody's input reaches it. */
const DANGEROUS: [what: string, pattern: RegExp, only: string[]][] = [
  ["code from a text", /\beval\(|\bFunction\(|["'](?:node:)?vm["']|set(?:Timeout|Interval)\(\s*["'`]/, []],
  [
    "commands of the operating system",
    /["'](?:node:)?child_process["']/,
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
    "hashes other than SHA-256",
    /create(?:Hash|Hmac)\((?!"sha256")|hkdfSync\((?!"sha256")|pbkdf2|scrypt/,
    ["server/backend/people/second-factor/totp.ts"],
  ],
  ["ciphers without a seal", /create(?:Cipher|Decipher)iv\((?!"aes-256-gcm")/, []],
  [
    "data in the browser's store",
    /localStorage|sessionStorage|indexedDB/,
    // The order of a list, and the numbers of the alerts that were opened: no word of any of them.
    ["app/routes/feed/list/components/keep-order.ts", "app/routes/feed/list/components/use-read.ts"],
  ],
  [
    "messages of other windows",
    /window\.postMessage|addEventListener\(\s*["']message|\bonmessage\b/,
    // Of a channel, which only pages of this origin have; what it says is compared and does nothing but load the page anew.
    ["app/live/use-one-user.ts"],
  ],
  ["sockets", /new WebSocket\b/, []],
  ["certificates that are not looked at", /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|no-verify/, []],
  [
    "redirects of other servers that are followed unseen",
    // Node's own `fetch` follows them unless it is told; `node:http` does not.
    /\bawait fetch\((?![\s\S]{0,400}redirect: "(?:error|manual)")/,
    [
      // Our own app, and what the browser asks of its own origin.
      ...["server/listen.ts", "app/chat/chat.ts", "app/i18n/translator.client.ts", "app/live/use-connection.ts"],
      ...["app/live/use-pollers.ts", "app/routes/feed/list/components/feed-news.ts"],
      "app/live/data-at.ts",
      "app/routes/feed/list/components/use-filter-panel.ts",
      "app/routes/network/collection/components/use-target-card.ts",
      "app/routes/network/graph/components/png-button.tsx",
      "app/routes/network/settings/components/use-forecast.ts",
      // The redirect stands above, in what it is handed.
      "server/backend/platform/files/bucket-store.ts",
    ],
  ],
  [
    "queries put together from texts",
    /sql\.raw\((?!\s*"|\s*`[^$`]*`|String\()/,
    [
      // The names of columns, out of tables of ours, a constant's number, and the roles that show a kind of task.
      "server/backend/alerts/alerts/fan-out.ts",
      "server/backend/intake/ingest/read-connectors.ts",
      "server/backend/risk/scores/compute-scores.ts",
      "server/backend/risk/scores/rule-tables.ts",
      "server/backend/sections/tasks/who-sees.ts",
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
    ["eval(x)", "new Function(x)", 'import vm from "vm"', 'setTimeout("x", 1)'],
    ['import "node:child_process"', "import 'child_process'"],
    ["a.innerHTML = b"],
    ["Math.random()"],
    ['createHash("md5")', "createHmac(name, key)", 'createHash(\n  "sha1")', 'hkdfSync("sha1")'],
    ['createCipheriv("aes-128-ecb"', "createDecipheriv(name", 'createCipheriv("aes-256-cbc"'],
    ["localStorage.x"],
    ['addEventListener("message"', "window.onmessage = f"],
    ["new WebSocket(x)"],
    ["rejectUnauthorized: false", "checkServerIdentity: () => undefined"],
    ["await fetch(url)", 'await fetch(url, { redirect: "follow" })'],
    ["sql.raw(name)", "sql.raw(name + other)"],
  ];
  const missed = DANGEROUS.flatMap(([what, pattern], at) =>
    (planted[at] ?? [what]).filter((text) => !pattern.test(text)),
  );
  expect(missed).toEqual([]);
  expect(planted).toHaveLength(DANGEROUS.length);
});

function sourcesIn(folder: string): { path: string; text: string }[] {
  const names = readdirSync(join(projectRoot(), folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(projectRoot(), path), "utf8") }));
}
