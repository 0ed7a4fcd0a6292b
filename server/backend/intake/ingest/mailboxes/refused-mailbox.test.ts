import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { type ImapServer, startImapServer } from "../../../../../tests/support/imap-server";
import { MAILBOX_SECRET, type MailSource, mail, mailboxOf } from "../../../../../tests/support/mailboxes";
import { tablesWith } from "../../../../../tests/support/tables-with";
import { runConnector } from "../run-connector";

let server: ImapServer;
let db: TestDatabase;
let box: ReturnType<typeof mailboxOf>;
beforeAll(async () => {
  server = await startImapServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  db = await createTestDatabase();
  box = mailboxOf(db, server);
  server.empty();
});
afterEach(() => db.drop());

test.each<[string, MailSource, RegExp]>([
  ["a wrong password", { password: "wrong" }, /mail\.example does not accept the user or the password/],
  ["a host that nobody answers at", { url: "imaps://mail.example:1/" }, /mail\.example cannot be reached at port 1$/],
  ["a folder that is not there", { url: "FOLDER" }, /has no folder “Nowhere\/at all”/],
])("%s is said in the run, and the password stands nowhere", async (_, how, says) => {
  const url = how.url === "FOLDER" ? box.addressOf("Nowhere/at%20all") : (how.url ?? box.addressOf());
  const id = await box.source({ ...how, url });
  expect(await box.run(id)).toBeNull();
  const { state, error } = await box.lastRun();
  expect(state).toBe("Failed");
  expect(error).toMatch(says);
  for (const password of ["wrong", server.password]) expect(error).not.toContain(password);
  expect(await tablesWith(db.connection, server.password)).toEqual([]);
});

test("after a wrong password nobody is asked for six hours, so that the account is not locked", async () => {
  const id = await box.source({ password: "wrong" });
  const failures = () => server.log().split("auth failed, 1 attempts").length;
  const before = failures();
  await box.run(id);
  const [row] = await box.rowsOf(
    "select next_run_at > now() + interval '5 hours 59 minutes' as far from connectors where format = 'mail'",
  );
  expect(row).toEqual({ far: true });
  // Once, though the server offers two ways.
  await vi.waitFor(() => expect(failures()).toBe(before + 1));
});

test("a password that was kept for one mailbox opens no other", async () => {
  const id = await box.source();
  for (const change of [
    "url = replace(url, 'mail.example', 'evil.example')",
    "url = replace(url, 'evil.example', 'mail.example'), name = 'mail:other'",
  ]) {
    await box.rowsOf(`update connectors set ${change} where format = 'mail'`);
    expect(await box.run(id)).toBeNull();
    expect((await box.lastRun()).error).toMatch(/^the password for \w+\.example is missing: enter it again$/);
  }
});

test("no mailbox inside is spoken to, by whatever name, and the address that was checked is the one that is used", async () => {
  const asked: string[] = [];
  const inside = await box.source({ url: `imaps://inside.example:${server.ports.tls}/` });
  const resolve = async (host: string) => {
    asked.push(host);
    return ["93.184.216.34", "10.0.0.7"];
  };
  expect(
    await runConnector(db.database, inside, { trigger: "hand", fetch: { resolve }, secret: MAILBOX_SECRET }),
  ).toBeNull();
  expect((await box.lastRun()).error).toBe("inside.example is not on the public internet");
  expect(asked).toEqual(["inside.example"]);
  await box.rowsOf("delete from connectors where format = 'mail'");
  const literal = await box.source({ url: `imaps://[::ffff:127.0.0.1]:${server.ports.tls}/` });
  await runConnector(db.database, literal, { trigger: "hand", fetch: {}, secret: MAILBOX_SECRET });
  expect((await box.lastRun()).error).toMatch(/is not on the public internet/);
});

test("a connection that is not safe is none: no certificate of its own, no mailbox without TLS", async () => {
  const id = await box.source();
  server.deliver(mail({}));
  const without = { ...box.fetch, ca: undefined as unknown as string };
  expect(await box.run(id, without)).toBeNull();
  expect((await box.lastRun()).error).toMatch(/mail\.example offers no safe connection \(TLS\) at port \d+: /);
  await box.rowsOf("delete from connectors where format = 'mail'");
  const startTls = await box.source({ url: `imap://${server.host}:${server.ports.startTls}/` });
  expect((await box.run(startTls))?.counts).toMatchObject({ read: 1 });
});
