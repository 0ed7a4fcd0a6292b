import { pino } from "pino";
import { expect, test } from "vitest";
import { tellError } from "../../../telemetry/tell-error";
import { workerLogger } from "./worker-logger";

test("a job that failed tells no parameter of its query, neither in its words nor beside them", () => {
  const lines: string[] = [];
  const logger = pino({ serializers: { err: tellError } }, { write: (line: string) => void lines.push(line) });
  const params = ["erika@example.com"];
  const error = Object.assign(new Error(`Failed query: insert into mails\nparams: ${params}`), { params });
  const words = `Failed task 7 (mail.send, 3.1ms) with error: '${error.message}'\n${error.stack}`;
  workerLogger(logger).error(words, { error });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("Failed task 7 (mail.send");
  expect(lines[0]).not.toContain("erika@example.com");
});
