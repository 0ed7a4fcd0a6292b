import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { seconds } from "~/time/duration";
import { isSigningKey } from "./backend/platform/evidence/checkpoints/signing-key";
import { hasNoQuery, isBucket, isSite } from "./config-addresses";
import { coresAvailable } from "./cores";
import { projectRoot } from "./project-root";
import { SECRET_FILES, withSecretsOfFiles } from "./secret-files";
import { keptSessionSecret } from "./session/kept-secret";

/** The whole configuration, checked. `.env.example` documents each key. Durations are milliseconds. */
export type Config = Readonly<ReturnType<typeof shape>>;
export type Stage = (typeof STAGES)[number];

/** Names every key that is wrong and what was expected; values stay out of it because some are secrets. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  constructor(readonly problems: readonly { key: string; expected: string }[]) {
    const lines = problems.map(({ key, expected }) => `  ${key}: expected ${expected}`);
    super(`The configuration is wrong (see .env.example):\n${lines.join("\n")}`);
  }
}

/**
 * Checks the environment and makes the data folder with its session secret. An empty value counts as absent.
 * Throws ConfigError with every bad key at once.
 */
export function readConfig(env: Environment = environment()): Config {
  const { env: given, unreadable } = withSecretsOfFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())),
  );
  const parsed = schema.safeParse(given);
  const problems = toProblems([...badKeys(parsed.error), ...keysThatDisagree(given)]);
  for (const key of unreadable) problems.push({ key, expected: SECRET_FILES[key] ?? "a file" });
  const dataDir = resolve(projectRoot(), given.DATA_DIR ?? "data");
  if (!prepareDataDir(dataDir)) problems.push({ key: "DATA_DIR", expected: EXPECTED.DATA_DIR });
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const secret = parsed.data.SESSION_SECRET ?? secretOf(dataDir);
  return Object.freeze(shape(parsed.data, dataDir, secret));
}

/** The process's environment, with what a `.env` file in the project adds to it; the environment wins. */
export function environment(): Environment {
  const file = join(projectRoot(), ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

type Environment = Record<string, string | undefined>;

const STAGES = ["development", "integration", "staging", "demo", "production"] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const EXPECTED = {
  PORT: "a port, 0 to 65535 (0 takes a free one)",
  HOST: "an address to listen on, such as 0.0.0.0 or 127.0.0.1 (absent: 127.0.0.1, unless STAGE is production)",
  PUBLIC_URL:
    "the address that browsers use, such as https://tierwatch.example.com or https://intranet.example.com/risk: without a slash at its end, a query or a fragment, its path of names that begin with a letter or digit and go on with those and . _ ~ -",
  DATA_DIR: "a folder that this process can write to",
  DATABASE_URL: "postgres://user:password@host:5432/database",
  DATABASE_CONNECTIONS: "a number of connections, 3 to 1000",
  JOBS: "on or off; off only together with DATABASE_URL",
  BACKEND_URL: "the http(s) address below which /v2 stands",
  SESSION_SECRET: "at least 32 characters",
  EVIDENCE_KEY: "an Ed25519 private key (PKCS #8), as PEM or the base64 of its DER",
  PASSWORD_COST: "full, or least where STAGE is development or integration",
  STAGE: STAGES.join(", "),
  TRUST_PROXY: "the number of proxies in front, 0 to 10",
  WEB_CONCURRENCY: "a number of processes, 1 to 64",
  S3_URL: "https://key:secret@host/bucket?region=…",
  UPLOAD_LIMIT: "megabytes, 1 to 1000",
  SMTP_URL: "smtp://user:password@host:587 or smtps://…",
  OUTGOING_PRIVATE: "host names or addresses, separated by commas",
  SENTRY_DSN: "an http(s) address",
  ANALYTICS_URL: "an https address",
  CHAT_APP_ID: "a name, together with CHAT_SECRET and CHAT_HOST",
  CHAT_SECRET: "a secret, together with CHAT_APP_ID and CHAT_HOST",
  CHAT_HOST: "an https address, together with CHAT_APP_ID and CHAT_SECRET",
  CHAT_ORIGINS: "https:// and wss:// origins, separated by spaces",
  DEMO: "on, accounts or off (absent: on where only this machine can reach HOST, unless STAGE is production)",
  LOG_LEVEL: LOG_LEVELS.join(", "),
  LOG_CLIENT_ADDRESS: "on or off",
  METRICS_PORT: "a port, 0 to 65535, other than PORT",
  METRICS_HOST: "an address to listen on",
  CONTACT_EMAIL: "an e-mail address",
  DEVTOOLS_HISTORY: "a whole number of at least 2",
  BACKEND_TIMEOUT: "seconds, 0.1 to 600",
  SANCTIONS_LISTS: "administrators or operator",
  CALLS_PER_MINUTE: "a number of calls, 0 (no limit) to 1000000",
  NODE_ENV: "production, development or test",
} as const;
type Key = keyof typeof EXPECTED;

const MOST_PROCESSES = 64;

const port = z.coerce.number().int().min(0).max(65_535);
const web = z.url({ protocol: /^https?$/ });
const https = z.url({ protocol: /^https$/ });
const address = z.string().regex(/^[\w.:-]+$/);

const schema = z.object({
  PORT: port.default(3000),
  HOST: address.optional(),
  PUBLIC_URL: web.refine(isSite).optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(3).max(1000).default(80),
  JOBS: z.enum(["on", "off"]).default("on"),
  BACKEND_URL: web.refine(hasNoQuery).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  EVIDENCE_KEY: z.string().refine(isSigningKey).optional(),
  PASSWORD_COST: z.enum(["full", "least"]).default("full"),
  STAGE: z.enum(STAGES).default("development"),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(MOST_PROCESSES).optional(),
  S3_URL: web.refine(isBucket).optional(),
  UPLOAD_LIMIT: z.coerce.number().int().min(1).max(1000).default(50),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  OUTGOING_PRIVATE: z
    .string()
    .regex(/^[\w.:-]+(?: *, *[\w.:-]+)*$/)
    .optional(),
  SENTRY_DSN: web.optional(),
  ANALYTICS_URL: https.optional(),
  CHAT_APP_ID: z.string().optional(),
  CHAT_SECRET: z.string().optional(),
  CHAT_HOST: https.optional(),
  CHAT_ORIGINS: z
    .string()
    .regex(/^(?:(?:https|wss):\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?: +|$))+$/)
    .optional(),
  DEMO: z.enum(["on", "accounts", "off"]).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  LOG_CLIENT_ADDRESS: z.enum(["on", "off"]).default("off"),
  METRICS_PORT: port.optional(),
  METRICS_HOST: address.default("127.0.0.1"),
  CONTACT_EMAIL: z.email().default("contact@tierwatch.example"),
  DEVTOOLS_HISTORY: z.coerce.number().int().min(2).default(250),
  BACKEND_TIMEOUT: z.coerce.number().min(0.1).max(600).default(10),
  SANCTIONS_LISTS: z.enum(["administrators", "operator"]).default("administrators"),
  CALLS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(6000),
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
});

function badKeys(error: z.ZodError | undefined): Key[] {
  return (error?.issues ?? []).map((issue) => String(issue.path[0]) as Key);
}

function keysThatDisagree(given: Environment): Key[] {
  const chat = (["CHAT_APP_ID", "CHAT_SECRET", "CHAT_HOST"] as const).filter((key) => !given[key]);
  const disagree: Key[] = chat.length === 3 ? [] : [...chat];
  // The embedded database is this server's alone: nobody else could do its jobs.
  if (given.JOBS === "off" && !given.DATABASE_URL && !given.BACKEND_URL) disagree.push("JOBS");
  const isOfTests = ["development", "integration"].includes(given.STAGE ?? "development");
  if (given.PASSWORD_COST === "least" && !isOfTests) disagree.push("PASSWORD_COST");
  const samePort = given.METRICS_PORT !== "0" && given.METRICS_PORT === (given.PORT ?? "3000");
  return samePort ? [...disagree, "METRICS_PORT"] : disagree;
}

function toProblems(keys: Key[]): { key: string; expected: string }[] {
  return [...new Set(keys)].map((key) => ({ key, expected: EXPECTED[key] }));
}

function prepareDataDir(dataDir: string): boolean {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function secretOf(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  const secret = keptSessionSecret(file);
  if (secret.length < 32)
    throw new ConfigError([{ key: "SESSION_SECRET", expected: `${EXPECTED.SESSION_SECRET} in ${file}` }]);
  return secret;
}

function shape(value: z.infer<typeof schema>, dataDir: string, sessionSecret: string) {
  const host = value.HOST ?? (value.STAGE === "production" ? "0.0.0.0" : "127.0.0.1");
  // Accounts whose password is printed answer to others only where somebody has said so.
  const demo = value.DEMO ?? (value.STAGE !== "production" && isLoopback(host) ? "on" : "off");
  const { CHAT_APP_ID: appId, CHAT_SECRET: secret, CHAT_HOST: chatHost } = value;
  return {
    production: value.NODE_ENV === "production",
    version: versionOf(),
    port: value.PORT,
    host,
    publicUrl: value.PUBLIC_URL ? new URL(value.PUBLIC_URL) : undefined,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    /** Connections to the database that the web processes of this server share. */
    databaseConnections: value.DATABASE_CONNECTIONS,
    /** Whether this server does jobs; else `tierwatch backend --jobs only` does them elsewhere. */
    jobs: value.JOBS === "on",
    backendUrl: value.BACKEND_URL ? new URL(value.BACKEND_URL) : undefined,
    sessionSecret,
    /** Signs what is known of the evidence ledger outside of the database; absent: a key in the data folder. */
    evidenceKey: value.EVIDENCE_KEY,
    passwordCost: value.PASSWORD_COST,
    stage: value.STAGE,
    trustProxy: value.TRUST_PROXY,
    callsPerMinute: value.CALLS_PER_MINUTE,
    /** Who imports and removes the sanctions lists that all customers are screened against; the operator does so on the command line. */
    listsManagedBy: value.SANCTIONS_LISTS,
    webConcurrency: value.WEB_CONCURRENCY ?? Math.min(MOST_PROCESSES, coresAvailable()),
    /** The bucket that files of documents are kept in; absent: the data folder. */
    s3Url: value.S3_URL ? new URL(value.S3_URL) : undefined,
    /** Bytes that a file of a document may have. */
    uploadLimit: value.UPLOAD_LIMIT * MEGABYTE,
    smtpUrl: value.SMTP_URL,
    /** Hosts of one's own network that may be asked although their addresses are private, such as a company's sign-in. */
    outgoingPrivate: value.OUTGOING_PRIVATE?.split(",").map((host) => host.trim().toLowerCase()) ?? [],
    sentryDsn: value.SENTRY_DSN,
    analyticsUrl: value.ANALYTICS_URL,
    chat: appId && secret && chatHost ? { appId, secret, host: chatHost } : undefined,
    /** Where else the chat's widget has to reach, as sources of a content security policy. */
    chatOrigins: value.CHAT_ORIGINS?.split(/ +/) ?? [],
    /** Whether the demo customers are seeded and may sign in. */
    demo: demo !== "off",
    /** Whether they get suppliers, events and alerts too. */
    demoWorld: demo === "on",
    logLevel: value.LOG_LEVEL,
    /** Whether lines of requests tell the client's address; those of confidential paths never do. */
    logClientAddress: value.LOG_CLIENT_ADDRESS === "on",
    metricsPort: value.METRICS_PORT,
    metricsHost: value.METRICS_HOST,
    contactEmail: value.CONTACT_EMAIL,
    devtoolsHistory: value.DEVTOOLS_HISTORY,
    backendTimeout: seconds(value.BACKEND_TIMEOUT),
  };
}

/** RFC 1122 and RFC 4291: what never leaves the machine. */
const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || /^127\./.test(host);

const MEGABYTE = 1024 * 1024;

function versionOf(): string {
  const manifest = JSON.parse(readFileSync(join(projectRoot(), "package.json"), "utf8")) as { version: string };
  return manifest.version;
}
