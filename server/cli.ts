import { destination } from "pino";
import { serveBackend } from "./cli/backend";
import { runBackup } from "./cli/backup";
import { type CommandContext, UsageError } from "./cli/command";
import { runEvidenceVerify } from "./cli/evidence-verify";
import { runRestore } from "./cli/restore";
import { ConfigError, readConfig } from "./config";
import { createLogger } from "./telemetry/logger";

interface Command {
  /** As typed, with its arguments. */
  usage: string;
  summary: string;
  run(args: string[], context: CommandContext): Promise<void>;
}

const COMMANDS: Record<string, Command> = {
  backend: {
    usage: "backend [--port N] [--host ADDRESS]",
    summary: "serve the embedded backend alone, for web servers elsewhere",
    run: serveBackend,
  },
  backup: {
    usage: "backup FILE",
    summary: "write the database and the data folder's files into one file, while the server runs or not",
    run: runBackup,
  },
  restore: {
    usage: "restore [--force] FILE",
    summary: "read a backup into an empty installation, or with --force over what is there",
    run: runRestore,
  },
  "evidence verify": {
    usage: "evidence verify [--file EXPORT]",
    summary: "walk every customer's chain of decisions, or an exported one offline",
    run: runEvidenceVerify,
  },
};

await main(process.argv.slice(2));

async function main(words: string[]): Promise<void> {
  const name = Object.keys(COMMANDS).find((known) => known.split(" ").every((word, index) => words[index] === word));
  const command = name && COMMANDS[name];
  if (!name || !command) return fail(usage(), words.length === 0 ? 0 : 64);
  try {
    const config = readConfig();
    const out = (line: string) => process.stdout.write(`${line}\n`);
    await command.run(words.slice(name.split(" ").length), {
      config,
      logger: createLogger(config, destination(2)),
      out,
    });
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message, 78);
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    fail(isUsage ? `${message}\nUsage: bin/tierwatch ${command.usage}` : message, isUsage ? 64 : 1);
  }
}

function usage(): string {
  const lines = Object.values(COMMANDS).map(({ usage: words, summary }) => `  ${words.padEnd(52)} ${summary}`);
  return ["Usage: bin/tierwatch COMMAND", "", ...lines].join("\n");
}

function fail(text: string, code: number): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
