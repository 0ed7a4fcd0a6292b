// Again on Node 24: Node reads the .env file, and starts the processes.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config";
import { coresAvailable } from "./cores";
import { projectRoot } from "./project-root";

const folder = mkdtempSync(join(tmpdir(), "tierwatch-config-"));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const freshDir = () => join(folder, String(count++));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: freshDir(), ...env });

test("an empty environment is a whole configuration", () => {
  expect(read({})).toMatchObject({
    production: false,
    port: 3000,
    host: "127.0.0.1",
    stage: "development",
    demo: true,
    demoWorld: true,
    trustProxy: 0,
    webConcurrency: Math.min(64, coresAvailable()),
    databaseConnections: 80,
    jobs: true,
    backendTimeout: 10_000,
    metricsPort: undefined,
    version: expect.stringMatching(/^\d+\./),
  });
});

test("every bad key is named at once with what was expected, and no value is repeated", () => {
  const bad = {
    PORT: "70000",
    PUBLIC_URL: "https://swordfish.example/path/",
    DATABASE_URL: "mysql://root:swordfish@x/y",
    BACKEND_URL: "swordfish",
    SESSION_SECRET: "swordfish",
    EVIDENCE_KEY: "swordfish",
    PASSWORD_COST: "swordfish",
    STAGE: "swordfish",
    TRUST_PROXY: "-1",
    WEB_CONCURRENCY: "0",
    DATABASE_CONNECTIONS: "2",
    JOBS: "swordfish",
    S3_URL: "https://s3.swordfish.example/bucket",
    UPLOAD_LIMIT: "0",
    SMTP_URL: "http://swordfish",
    SENTRY_DSN: "swordfish",
    ANALYTICS_URL: "http://swordfish.example",
    CHAT_APP_ID: "swordfish",
    DEMO: "swordfish",
    LOG_LEVEL: "swordfish",
    METRICS_PORT: "swordfish",
    CONTACT_EMAIL: "swordfish",
    DEVTOOLS_HISTORY: "1",
    BACKEND_TIMEOUT: "0",
  };
  const { problems, message } = errorOf(() => read(bad));
  const expected = new Set([...Object.keys(bad), "CHAT_SECRET", "CHAT_HOST"].filter((key) => key !== "CHAT_APP_ID"));
  expect(new Set(problems.map(({ key }) => key))).toEqual(expected);
  expect(message).not.toContain("swordfish");
  expect(message).toContain("TRUST_PROXY: expected the number of proxies in front, 0 to 10");
});

test("a server listens to others in production, or where it is told to; demo accounts answer to others only where they are asked for", () => {
  expect(read({ STAGE: "production" })).toMatchObject({ host: "0.0.0.0", demo: false });
  expect(read({ HOST: "0.0.0.0" })).toMatchObject({ host: "0.0.0.0", demo: false, demoWorld: false });
  expect(read({ HOST: "::1" })).toMatchObject({ demo: true, demoWorld: true });
  expect(read({ HOST: "0.0.0.0", DEMO: "accounts" })).toMatchObject({ demo: true, demoWorld: false });
});

test("secrets come from files, and a file that is missing, empty or beside its secret is named", () => {
  const file = join(folder, "secret");
  writeFileSync(file, "a secret that came as a file, long enough\n");
  expect(read({ SESSION_SECRET_FILE: file }).sessionSecret).toBe("a secret that came as a file, long enough");
  writeFileSync(`${file}-url`, "postgres://u:p@db/tierwatch\n");
  expect(read({ DATABASE_URL_FILE: `${file}-url` }).databaseUrl).toBe("postgres://u:p@db/tierwatch");
  writeFileSync(`${file}-empty`, "\n");
  const { problems, message } = errorOf(() =>
    read({
      SESSION_SECRET_FILE: `${file}-missing`,
      SMTP_URL_FILE: `${file}-empty`,
      DATABASE_URL_FILE: `${file}-url`,
      DATABASE_URL: "postgres://u:swordfish@db/tierwatch",
    }),
  );
  expect(problems.map(({ key }) => key)).toEqual(["SESSION_SECRET_FILE", "DATABASE_URL_FILE", "SMTP_URL_FILE"]);
  expect(message).not.toMatch(/swordfish|came as a file/);
});

test("jobs are left to another process only where another one can reach the database", () => {
  expect(errorOf(() => read({ JOBS: "off" })).problems.map(({ key }) => key)).toEqual(["JOBS"]);
  expect(read({ JOBS: "off", DATABASE_URL: "postgres://u:p@db/tierwatch" }).jobs).toBe(false);
});

test("half a chat is no chat, even when everything else is right", () => {
  const { problems } = errorOf(() => read({ CHAT_APP_ID: "a", CHAT_HOST: "https://chat.example" }));
  expect(problems.map(({ key }) => key)).toEqual(["CHAT_SECRET"]);
});

test.each([
  ["https://tierwatch.example", "https://tierwatch.example/"],
  ["http://localhost:3000/", "http://localhost:3000/"],
  ["https://intranet.example/risk", "https://intranet.example/risk"],
  ["https://intranet.example:8443/apps/risk-2.x_y~z", "https://intranet.example:8443/apps/risk-2.x_y~z"],
])("PUBLIC_URL may be %s", (given, href) => {
  expect(read({ PUBLIC_URL: given }).publicUrl?.href).toBe(href);
});

test.each([
  "/risk/",
  "//risk",
  "/a//b",
  "/risk?",
  "/risk?x=1",
  "/risk#",
  "/risk#x",
  "/r%69sk",
  "/ri sk",
  "/rısk",
  "/.risk",
  "/a/..",
  "/a/./b",
])("PUBLIC_URL may not end in %s, and the message names the key and what may stand there", (path) => {
  const [problem, ...others] = errorOf(() => read({ PUBLIC_URL: `https://intranet.example${path}` })).problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ key: "PUBLIC_URL", expected: expect.stringContaining("without a slash at its end") });
});

test.each(["staging", "demo", "production"])("at stage %s passwords cost in full", (STAGE) => {
  expect(read({ STAGE, PASSWORD_COST: "full" }).passwordCost).toBe("full");
  expect(errorOf(() => read({ STAGE, PASSWORD_COST: "least" })).problems).toMatchObject([{ key: "PASSWORD_COST" }]);
});

test("passwords cost in full unless a test asks for less", () => {
  expect(read({}).passwordCost).toBe("full");
  expect(read({ STAGE: "integration", PASSWORD_COST: "least" }).passwordCost).toBe("least");
});

test("an empty value counts as absent", () => {
  expect(read({ PORT: "", STAGE: " ", DEMO: "", PUBLIC_URL: "" })).toMatchObject({ port: 3000, demo: true });
});

test.each([
  ["production", "", false, false],
  ["production", "on", true, true],
  ["staging", "", true, true],
  ["staging", "accounts", true, false],
  ["staging", "off", false, false],
])("at stage %s with DEMO=%j demo customers are there: %j, with a world: %j", (STAGE, DEMO, demo, demoWorld) => {
  expect(read({ STAGE, DEMO })).toMatchObject({ demo, demoWorld });
});

test("the session secret is made once, for the owner's eyes only, and kept", () => {
  const DATA_DIR = freshDir();
  const first = readConfig({ DATA_DIR }).sessionSecret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR }).sessionSecret).toBe(first);
  expect(statSync(join(DATA_DIR, "session-secret")).mode & 0o777).toBe(0o600);
});

test("processes that start at the same moment get the same secret", async () => {
  const file = join(folder, "raced-secret");
  const script = `import("./server/session/kept-secret.ts").then((m) => process.stdout.write(m.keptSessionSecret(process.argv[1])))`;
  const start = () =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "-e", script, file], { cwd: projectRoot() });
  const secrets = await Promise.all([start(), start(), start()]);
  expect(new Set(secrets.map(({ stdout }) => stdout))).toEqual(new Set([readFileSync(file, "utf8").trim()]));
});

test("a kept secret that was cut short stops the start", () => {
  const DATA_DIR = freshDir();
  readConfig({ DATA_DIR });
  writeFileSync(join(DATA_DIR, "session-secret"), "short");
  expect(errorOf(() => readConfig({ DATA_DIR })).problems[0]?.key).toBe("SESSION_SECRET");
});

test("a data folder that cannot be made is named", () => {
  writeFileSync(join(folder, "a-file"), "");
  expect(errorOf(() => read({ DATA_DIR: join(folder, "a-file/data") })).problems).toMatchObject([{ key: "DATA_DIR" }]);
});

test("every key is documented", () => {
  const documented = readFileSync(join(projectRoot(), ".env.example"), "utf8").match(/^[A-Z_]+(?==)/gm);
  const source = readFileSync(join(projectRoot(), "server/config.ts"), "utf8");
  const keys = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, key]) => key).filter((key) => key !== "NODE_ENV");
  expect(new Set(documented)).toEqual(new Set(keys));
  expect(keys.length).toBeGreaterThan(15);
});

function errorOf(run: () => unknown): ConfigError {
  try {
    run();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error("It did not fail");
}
