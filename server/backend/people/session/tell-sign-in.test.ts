import { pino } from "pino";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { signIn } from "~/backend/contract/session";
import { createDemoDatabase } from "../../../../tests/support/database";
import { testConfig } from "../../../../tests/support/node-server";
import { EMAILS, PASSWORD } from "../../../../tests/support/personas";
import { createBackend } from "../../main/app";
import { tellSignIn } from "./tell-sign-in";

test("every attempt to sign in is a line of the log, which names no address and no password", async () => {
  const { database, drop } = await createDemoDatabase();
  const lines: string[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const app = createBackend({ database, logger, config: testConfig({ demo: true }) });
  const enter = (email: string, password: string) =>
    callBackend({ backend: async (request) => app.fetch(request) }, signIn, { body: { email, password } }).catch(
      () => null,
    );
  await enter("nobody@nordwind.example", "swordfish");
  await enter(EMAILS.analyst, "swordfish");
  const opened = await enter(EMAILS.analyst, PASSWORD);
  const told = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "sign-in");
  const userId = opened?.session.user.id;
  expect(told).toMatchObject([
    { level: 40, by: "password", outcome: "refused" },
    { level: 40, by: "password", outcome: "refused", userId },
    { level: 30, by: "password", outcome: "opened", userId },
  ]);
  expect(told[0]).not.toHaveProperty("userId");
  expect(lines.join()).not.toMatch(/swordfish|nordwind\.example|tierwatch-demo/);
  await drop();
});

test("what a client says of itself stays within one line of the log", () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const clientAddress = '127.0.0.1\n{"level":60,"msg":"all is lost"}\r\u2028\u001b[2J';
  tellSignIn(logger, { by: "code", outcome: "refused", requestId: "r", clientAddress });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd().split(/[\n\r]/)).toHaveLength(1);
  expect(lines[0]).not.toContain("\u001b");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, clientAddress });
});
