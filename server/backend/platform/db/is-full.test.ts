import { pino } from "pino";
import { expect, test } from "vitest";
import { readSession } from "~/backend/contract/session";
import { BACKEND_BASE } from "~/backend/transport";
import { testConfig } from "../../../../tests/support/node-server";
import { createBackend } from "../../main/app";
import type { Database } from "./database";
import { isFull } from "./is-full";

const coded = (code: string) => new Error("Failed query", { cause: Object.assign(new Error("it failed"), { code }) });

test.each([
  ["ENOSPC", true],
  ["EDQUOT", true],
  ["53100", true],
  ["53300", false],
  ["ENOENT", false],
])("%s is a full disk: %s", (code, full) => {
  expect(isFull(coded(code))).toBe(full);
});

test("a call that finds the disk full says so, and when to come back", async () => {
  const asSystem = () => Promise.reject(coded("53100"));
  const logger = pino({ level: "silent" });
  const backend = createBackend({
    database: { asSystem, askAsSystem: asSystem } as unknown as Database,
    logger,
    config: testConfig(),
  });
  const headers = { authorization: `Bearer ${"x".repeat(40)}` };
  const answer = await backend.fetch(new Request(BACKEND_BASE + readSession.path, { headers }));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await answer.json()).toMatchObject({ code: "storage_full" });
});
