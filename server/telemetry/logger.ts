import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config";
import { tellError } from "./tell-error";

/**
 * One JSON object a line, on stdout unless said. Whatever is logged by accident under these names does not reach it.
 */
export function createLogger(config: Pick<Config, "logLevel" | "stage" | "version">, to?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { process: process.pid, stage: config.stage, version: config.version },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: tellError },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[redacted]",
    },
  };
  return to ? pino(options, to) : pino(options);
}

const SECRETS = [
  "password",
  "secret",
  "token",
  "challenge",
  "sessionSecret",
  "evidenceKey",
  "databaseUrl",
  "smtpUrl",
  "s3Url",
  "connectionString",
  "authorization",
  "cookie",
  'headers["set-cookie"]',
];
