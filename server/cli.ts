import { destination } from "pino";
import { setPasswordCost } from "./backend/people/session/password";
import { type CommandContext, UsageError } from "./cli/command";
import { EvidenceBroken } from "./cli/evidence-broken";
import { writeLine } from "./cli/line-for-terminal";
import { ConfigError, readConfig } from "./config";
import { createLogger } from "./telemetry/logger";
import { reportsOf } from "./telemetry/reports-of";

interface Command {
  /** As typed, with its arguments. */
  usage: string;
  summary: string;
  run(args: string[], context: CommandContext): Promise<void>;
}

/** Each command loads only what it needs: with the calls of the backend and the demo world all took 100 MB more and half a second. */
const COMMANDS: Record<string, Command> = {
  backend: {
    usage: "backend [--port N] [--host ADDRESS] [--jobs only | none]",
    summary:
      "serve the embedded backend alone, for web servers elsewhere; or do the jobs of a database, and nothing else",
    run: async (...given) => (await import("./cli/backend")).serveBackend(...given),
  },
  backup: {
    usage: "backup FILE",
    summary: "write the database and the data folder's files into one file, while the server runs or not",
    run: async (...given) => (await import("./cli/backup")).runBackup(...given),
  },
  "connectors list": {
    usage: "connectors list [--language TAG] [--subject SUBJECT] [--on] [--json]",
    summary: "list the catalogue of public feeds, with those that are switched on",
    run: async (...given) => (await import("./cli/connectors")).runConnectorsList(...given),
  },
  "connectors on": {
    usage: "connectors on KEY… [--json]",
    summary: "read feeds of the catalogue for all customers, each as often as the catalogue says",
    run: async (...given) => (await import("./cli/connectors")).runConnectorsOn(...given),
  },
  "connectors off": {
    usage: "connectors off KEY… [--json]",
    summary: "stop reading feeds of the catalogue; what was read stays",
    run: async (...given) => (await import("./cli/connectors")).runConnectorsOff(...given),
  },
  "import suppliers": {
    usage:
      "import suppliers FILE --customer KEY [--dry-run] [--again] [--map field=column]… [--collection NAME] | --undo ID",
    summary: "take in a list of suppliers (CSV, XLSX) and follow them, or take an import back",
    run: async (...given) => (await import("./cli/import")).runImport(...given),
  },
  import: {
    usage:
      "import FILE --kind suppliers|relations|supply-data|contacts|own-alerts|actions --customer KEY [--dry-run] [--again] [--map field=column]…",
    summary: "take in a list of suppliers, of who delivers to whom, or of shares, stocks and times to recover",
    run: async (...given) => (await import("./cli/import")).runImport(...given),
  },
  events: {
    usage: "events merge KEPT MERGED | undo-merge MERGE | split EVENT REPORT…",
    summary: "make two events one, or take some reports out into one of their own",
    run: async (...given) => (await import("./cli/events")).runEvents(...given),
  },
  ingest: {
    usage:
      "ingest NAME [--file F | --url U] [--customer KEY] [--map field=column]… [--type TYPE] [--dates day-first] [--select CSS] [--leave-out CSS]… [--ignore-line PHRASE]… [--user USER] [--sender ADDRESS]… [--authserv HOST | --unsigned] [--password-file F]",
    summary:
      "take in what a source tells: usgs, gdacs, chokepoints, warn-al …, feed:NAME, sitemap:NAME, page:NAME, mail:NAME, json:NAME, table:NAME",
    run: async (...given) => (await import("./cli/ingest")).runIngest(...given),
  },
  "request link": {
    usage: "request link --customer KEY --name TEXT [--old]",
    summary: "make a request to a supplier and print its link, once",
    run: async (...given) => (await import("./cli/request-link")).runRequestLink(...given),
  },
  restore: {
    usage: "restore [--force] FILE",
    summary: "read a backup into an empty installation, or with --force over what is there",
    run: async (...given) => (await import("./cli/restore")).runRestore(...given),
  },
  score: {
    usage: "score [--customer KEY] [--all]",
    summary: "compute the scores that are due, or with --all every one",
    run: async (...given) => (await import("./cli/score")).runScore(...given),
  },
  match: {
    usage: "match [--since DATE]",
    summary: "compare the events of the last year, or since a day, with all targets anew",
    run: async (...given) => (await import("./cli/match")).runMatch(...given),
  },
  "evidence verify": {
    usage: "evidence verify [--file EXPORT] [--against FILE | HEAD] [--key PUBLIC_KEYS]",
    summary:
      "walk every customer's chain of decisions, or an exported one offline, and compare it with the signed checkpoints; docs/evidence.md lists the exit codes",
    run: async (...given) => (await import("./cli/evidence-verify")).runEvidenceVerify(...given),
  },
  "evidence checkpoint": {
    usage: 'evidence checkpoint [--accept "REASON"] [--customer ID]',
    summary: "sign what the ledgers are now, outside of the database; or give up what a restored older backup lost",
    run: async (...given) => (await import("./cli/evidence-checkpoint")).runEvidenceCheckpoint(...given),
  },
  "evidence key": {
    usage: "evidence key",
    summary: "print the public key of the checkpoints",
    run: async (...given) => (await import("./cli/evidence-key")).runEvidenceKey(...given),
  },
  "lists import": {
    usage: "lists import NAME FILE… [--map FIELD=COLUMN]… [--title T] [--accept-loss N]",
    summary:
      "read a sanctions list into a new version: ofac-sdn, ofac-nonsdn, bis-denied, us-csl, un, uk, eu, ch-seco, or any table",
    run: async (...given) => (await import("./cli/lists")).runListsImport(...given),
  },
  "lists diff": {
    usage: "lists diff NAME [FROM TO]",
    summary: "say what changed between two versions of a sanctions list, the last two unless said",
    run: async (...given) => (await import("./cli/lists")).runListsDiff(...given),
  },
  "lists remove": {
    usage: 'lists remove NAME [--version N] [--reason "…"]',
    summary: "say what goes with a sanctions list or one of its versions; with a reason, take it out of effect",
    run: async (...given) => (await import("./cli/lists")).runListsRemove(...given),
  },
  screen: {
    usage: "screen --customer KEY [--all]",
    summary: "screen what a customer has activated, or all that it follows, against the sanctions lists",
    run: async (...given) => (await import("./cli/screen")).runScreen(...given),
  },
  "signup list": {
    usage: "signup list",
    summary: "print who asked for access in the last 90 days, newest first, as tab-separated lines",
    run: async (...given) => (await import("./cli/signup-list")).runSignupList(...given),
  },
  source: {
    usage: "source NAME [--url U] [--every MINUTES | --off] [--read-pages yes|no]",
    summary: "say where and how often the installation reads a source for all its customers",
    run: async (...given) => (await import("./cli/source")).runSource(...given),
  },
  seed: {
    usage: "seed [--alerts N --targets N [--customer KEY]]",
    summary: "build the demo customers' world now; with numbers, a customer of that size for measurement",
    run: async (...given) => (await import("./cli/seed")).runSeed(...given),
  },
};

await main(process.argv.slice(2));

async function main(words: string[]): Promise<void> {
  const name = Object.keys(COMMANDS).find((known) => known.split(" ").every((word, index) => words[index] === word));
  const command = name && COMMANDS[name];
  if (!name || !command) return fail(usage(), words.length === 0 ? 0 : 64);
  try {
    const config = readConfig();
    setPasswordCost(config.passwordCost);
    // What a person waits for is told to them; what runs by itself tells the service.
    const reports = name === "backend" ? await reportsOf(config) : undefined;
    const out = (line: string) => writeLine(process.stdout, line);
    await command.run(words.slice(name.split(" ").length), {
      config,
      logger: createLogger(config, destination(2), reports),
      flush: async () => reports?.flush(),
      out,
    });
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message, 78);
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    const code = error instanceof EvidenceBroken ? error.exitCode : 1;
    fail(isUsage ? `${message}\nUsage: bin/tierwatch ${command.usage}` : message, isUsage ? 64 : code);
  }
}

function usage(): string {
  const lines = Object.values(COMMANDS).map(({ usage: words, summary }) => `  ${words}\n      ${summary}`);
  return ["Usage: bin/tierwatch COMMAND", "", ...lines].join("\n");
}

function fail(text: string, code: number): void {
  for (const line of text.split("\n")) writeLine(process.stderr, line);
  process.exitCode = code;
}
