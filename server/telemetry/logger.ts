import { type DestinationStream, destination, type Logger, multistream, pino } from "pino";
import type { Config } from "../config";
import { tellError } from "./tell-error";

/**
 * One JSON object a line, on stdout unless said. Whatever is logged by accident under these names does not reach it. `errors` gets the lines
 * of errors, too, whatever the level of the log.
 */
export function createLogger(
  config: Pick<Config, "logLevel" | "stage" | "version">,
  to?: DestinationStream,
  errors?: DestinationStream,
): Logger {
  const { logLevel } = config;
  const options = {
    level: errors && ["fatal", "silent"].includes(logLevel) ? "error" : logLevel,
    base: { process: process.pid, stage: config.stage, version: config.version },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: tellError },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[redacted]",
    },
  };
  if (errors) {
    const own = logLevel === "silent" ? [] : [{ stream: to ?? destination(1), level: logLevel }];
    return pino(options, multistream([...own, { stream: errors, level: "error" as const }]));
  }
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
