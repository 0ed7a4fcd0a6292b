// Again on Node 24: sockets and TLS are Node's own.
import { createServer } from "node:net";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { testConfig } from "../../../../tests/support/node-server";
import { customers } from "../db/schema/customers";
import { mails } from "../db/schema/mails";
import { compose } from "./compose";
import { linkTo } from "./mail-config";
import { sendMail } from "./send-mail";
import { accountTexts, toContent } from "./texts/account-texts";
import { writeMail } from "./write-mail";

const logger = pino({ level: "silent" });
let db: TestDatabase;
let customerId = 0;
let smtp: SMTPServer | undefined;
beforeAll(async () => {
  db = await createTestDatabase();
  const values = { key: "n", name: "N", planName: "Pro" };
  const [row] = await db.database.asSystem((tx) => tx.insert(customers).values(values).returning());
  customerId = row?.id ?? 0;
});
afterEach(() => new Promise<void>((done) => (smtp ? smtp.close(done) : done())));
afterAll(() => db.drop());

const TO = { firstname: "Mara", lastname: "Keller" };
const URL_OF_LINK = "https://tierwatch.example/reset-password/abc";

async function write(recipient: string, secret = false): Promise<typeof mails.$inferSelect> {
  const content = toContent("de", accountTexts("de").reset(TO), URL_OF_LINK);
  const row = { customerId, userId: null, recipient, secret };
  await db.database.asSystem((tx) => writeMail(tx, row, content));
  const all = await db.database.asSystem((tx) => tx.select().from(mails));
  const mail = all.find((one) => one.recipient === recipient);
  if (!mail) throw new Error("The mail was not written");
  return mail;
}

async function send(mailId: number, smtpUrl?: string): Promise<typeof mails.$inferSelect | undefined> {
  const task = sendMail(testConfig({ smtpUrl }));
  await task({ payload: { customerId, mailId }, database: db.database, logger, attempt: 1 });
  const all = await db.database.asSystem((tx) => tx.select().from(mails));
  return all.find(({ id }) => id === mailId);
}

const no = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });

/** A mail server that takes what it is given, or refuses the recipient, the sender or who signs in. */
async function mailServer({ refuse = false, refuseSender = false, refuseSignIn = false } = {}): Promise<{
  url: string;
  received: string[];
  recipients: string[];
}> {
  const received: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _, done) => done(refuseSignIn ? no("Password expired", 535) : null, { user: "tierwatch" }),
    onMailFrom: (_address, _, done) => done(refuseSender ? no("Sender not allowed", 550) : undefined),
    onRcptTo({ address }, _, done) {
      recipients.push(address);
      done(refuse ? no("No such mailbox", 550) : undefined);
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  smtp = server;
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return { url: `smtp://tierwatch:secret@127.0.0.1:${port}`, received, recipients };
}

test("a mail reaches a real mail server, as text and HTML, in the user's language", async () => {
  const { url, received, recipients } = await mailServer();
  const { id } = await write("first@n.example");
  expect(await send(id, url)).toMatchObject({ state: "sent", error: null, sentAt: expect.any(Date) });
  expect(recipients).toEqual(["first@n.example"]);
  expect(received[0]).toMatch(/^Subject: Neues Passwort festlegen\r$/m);
  expect(received[0]).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(received[0]).toContain(URL_OF_LINK);
  expect(received[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test("told twice, a job sends a mail once", async () => {
  const { url, received } = await mailServer();
  const { id } = await write("twice@n.example");
  await send(id, url);
  await send(id, url);
  expect(received).toHaveLength(1);
});

test("once a secret link has left, nobody reads it here", async () => {
  const { url } = await mailServer();
  const { id, text } = await write("secret@n.example", true);
  expect(text).toContain(URL_OF_LINK);
  expect(await send(id, url)).toMatchObject({ state: "sent", text: null, html: null });
});

test("without a mail server a mail stays to be read", async () => {
  const { id } = await write("kept@n.example", true);
  expect(await send(id)).toMatchObject({ state: "kept", text: expect.stringContaining(URL_OF_LINK) });
});

test("a recipient that is refused for good is not tried again, and the reason is kept", async () => {
  const { url } = await mailServer({ refuse: true });
  const { id } = await write("refused@n.example");
  expect(await send(id, url)).toMatchObject({ state: "failed", error: expect.stringContaining("No such mailbox") });
});

test("a mail server that is away leaves the mail waiting for the next attempt", async () => {
  const port = await freePort();
  const { id } = await write("later@n.example");
  await expect(send(id, `smtp://127.0.0.1:${port}`)).rejects.toThrow(/could not be sent/);
  const again = await mailServer();
  expect(await send(id, again.url)).toMatchObject({ state: "sent", error: null });
});

test.each([
  ["sign-in", { refuseSignIn: true }],
  ["sender", { refuseSender: true }],
])("a mail whose %s the server refuses waits until that is put right", async (name, refusing) => {
  const { id } = await write(`${name}@n.example`);
  const { url } = await mailServer(refusing);
  await expect(send(id, url)).rejects.toThrow(/could not be sent/);
  await new Promise<void>((done) => smtp?.close(done));
  const again = await mailServer();
  expect(await send(id, again.url)).toMatchObject({ state: "sent", error: null });
});

test.each(["a@b.example\r\nBcc: x@y.example", "a@b.example, c@d.example", "x <a@b.example>", ""])(
  "no mail is written to %j",
  async (recipient) => {
    await expect(write(recipient)).rejects.toThrow(/not one address/);
  },
);

test("a name cannot begin another header or bring markup", () => {
  const to = { firstname: "<b>x</b>", lastname: "Y" };
  const facts = { customer: "N\r\nBcc: x@y.example", inviter: "<script>" };
  const { subject, html } = compose(toContent("en", accountTexts("en").invitation(to, facts), URL_OF_LINK));
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toMatch(/<script>|<b>x/);
});

test("links lead to the configured address and nowhere else", () => {
  expect(linkTo("/a", { publicUrl: new URL("https://t.example"), port: 1 })).toBe("https://t.example/a");
  expect(linkTo("/a?b=c", { publicUrl: new URL("https://t.example/risk"), port: 1 })).toBe(
    "https://t.example/risk/a?b=c",
  );
  expect(linkTo("/a", { publicUrl: undefined, port: 3000 })).toBe("http://localhost:3000/a");
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
