import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { askForAccess } from "~/backend/contract/signup";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { testConfig } from "../../../../tests/support/node-server";
import { createBackend } from "../../main/app";
import { signInAttempts } from "../../platform/db/schema/sessions";
import { signupRequests } from "../../platform/db/schema/signup-requests";
import { sendSignupRequest } from "./send-signup-request";

const logger = pino({ level: "silent" });
let db: TestDatabase;
let smtp: SMTPServer;
let smtpUrl = "";
const received: string[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  smtpUrl = await new Promise((resolve) => {
    const { server } = smtp;
    smtp.listen(0, "127.0.0.1", () => resolve(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`));
  });
});
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(done));
  await db.drop();
});
beforeEach(async () => {
  received.length = 0;
  await db.database.asSystem(async (tx) => {
    await tx.delete(signupRequests);
    await tx.delete(signInAttempts);
  });
});

async function ask(words: { company?: string; interest?: string } = {}): Promise<void> {
  const app = createBackend({ database: db.database, logger, config: testConfig() });
  const body = { company: "Ostwind AG", name: "Ida Ost", email: "Ida@Ostwind.example", language: "de" as const };
  const backend = async (request: Request) => app.fetch(request);
  await callBackend({ backend }, askForAccess, { body: { ...body, origin: "home, not_registered", ...words } });
}

const rows = () => db.database.asSystem((tx) => tx.select().from(signupRequests));

async function send(config: { smtpUrl?: string }): Promise<void> {
  const task = sendSignupRequest(testConfig(config));
  for (const { id } of await rows()) await task({ payload: { id }, database: db.database, logger, attempt: 1 });
}

test("the provider is written to once, and an answer goes to the visitor", async () => {
  await ask({ interest: "Steel from Ohio" });
  await send({ smtpUrl });
  await send({ smtpUrl });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^Reply-To: ida@ostwind\.example\r$/im);
  expect(received[0]).toMatch(/^Subject: Access to Tierwatch: Ostwind AG\r$/m);
  for (const said of ["Name: Ida Ost", "Language: de", "From: home, not_registered", "Steel from Ohio"]) {
    expect(received[0]).toContain(said);
  }
});

test("the same words twice are one request; other words are told again", async () => {
  await ask();
  await send({ smtpUrl });
  await ask();
  await send({ smtpUrl });
  expect(received).toHaveLength(1);
  await ask({ interest: "Ports, too" });
  await send({ smtpUrl });
  expect(received).toHaveLength(2);
  expect(await rows()).toMatchObject([{ email: "ida@ostwind.example", interest: "Ports, too" }]);
});

test("without a mail server the request stays to be read", async () => {
  await ask();
  await send({});
  expect(await rows()).toMatchObject([{ company: "Ostwind AG", sentAt: null }]);
});

test("a company's name cannot begin another header", async () => {
  await ask({ company: "Ostwind\r\nBcc: x@y.example" });
  await send({ smtpUrl });
  expect(received[0]).not.toMatch(/^Bcc:/m);
});
