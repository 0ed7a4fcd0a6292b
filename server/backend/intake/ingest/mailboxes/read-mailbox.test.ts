import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { days } from "~/time/duration";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { type ImapServer, startImapServer } from "../../../../../tests/support/imap-server";
import { type Mail, mail, mailboxOf, PASS } from "../../../../../tests/support/mailboxes";
import { tablesWith } from "../../../../../tests/support/tables-with";

const PLANTED = "Qwertyuiop the planted sentence never leaves its mail.";
const STRIKE = "Dock workers walk out in strike over pay at the port of Felixstowe";

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

const titles = async () => (await box.rowsOf("select title from events order by title")).map(({ title }) => title);

test("new mails become news once, with title, link and date, and the mailbox stays as it was", async () => {
  const id = await box.source();
  const date = new Date(Date.now() - days(1));
  server.deliver(
    mail({
      subject: STRIKE,
      text: "Read on: https://paper.example/strike\nUnsubscribe: https://paper.example/unsubscribe",
      date,
    }),
  );
  server.deliver(mail({ subject: "Annual report of the chamber is out" }));
  const before = server.mails();

  expect((await box.run(id))?.counts).toMatchObject({ read: 2, added: 2, problems: 0 });
  const [strike] = await box.rowsOf(`
    select e.event_type_id as type, s.content->>'url' as url, s.content->>'publishedAt' as at, s.external_id as id
    from events e join event_sources s on s.event_id = e.id where e.title = '${STRIKE}'`);
  expect(strike).toEqual({
    ...{ type: "strike", url: "https://paper.example/strike" },
    ...{ at: `${date.toISOString().slice(0, 19)}.000Z`, id: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
  expect((await box.run(id))?.counts).toMatchObject({ read: 0, problems: 0 });
  server.deliver(mail({ subject: "Chamber elects a president" }));
  expect((await box.run(id))?.counts).toMatchObject({ read: 1, added: 1 });
  // `S` would say that they were seen; the server itself moves new ones from one folder to the other.
  const names = (files: string[]) => files.map((file) => file.replace(/^(?:new|cur)\/|:2,$/g, "")).sort();
  expect(names(server.mails()).filter((name) => names(before).includes(name))).toEqual(names(before));
});

test("a mail whose subject says that a text is withdrawn takes back what stands at its link, and nothing else", async () => {
  const id = await box.source();
  const text = "Read on: https://paper.example/strike";
  server.deliver(mail({ subject: STRIKE, text }));
  await box.run(id);
  const held = () =>
    box.rowsOf(
      "select r.held_by as held, e.withdrawn from item_readings r join event_sources s on s.id = r.source_id join events e on e.id = s.event_id order by s.id",
    );
  const stands = { held: null, withdrawn: false };
  server.deliver(mail({ subject: `WITHDRAWN: ${STRIKE}`, text: "Read on: https://paper.example/other" }));
  await box.run(id);
  expect((await held())[0]).toEqual(stands);
  server.deliver(mail({ subject: `WITHDRAWN: ${STRIKE}`, text }));
  expect((await box.run(id))?.counts).toMatchObject({ revised: 1, problems: 0 });
  expect((await held())[0]).toEqual({ held: "withdrawn", withdrawn: true });
});

test("the first look goes back 14 days, and so does a look at a mailbox that was numbered anew", async () => {
  const id = await box.source();
  const old = new Date(Date.now() - days(20));
  server.deliver(mail({ subject: "Long ago", date: old }), old);
  server.deliver(mail({ subject: "Last week", id: "week@paper.example" }), new Date(Date.now() - days(7)));
  await box.run(id);
  expect(await titles()).toEqual(["Last week"]);
  const [before] = await box.rowsOf("select cursor->>'mailbox' as mailbox from connectors where format = 'mail'");
  await server.renumber();
  server.deliver(mail({ subject: "Today" }));
  // One mail is known by its Message-ID, whatever its number.
  expect((await box.run(id))?.counts).toMatchObject({ read: 2, added: 1, unchanged: 1 });
  const [after] = await box.rowsOf("select cursor->>'mailbox' as mailbox from connectors where format = 'mail'");
  expect(String(after?.mailbox).split(":")[0]).not.toBe(String(before?.mailbox).split(":")[0]);
  expect(await titles()).toEqual(["Last week", "Today"]);
});

test("of others than the allowed senders, and of those whose signature nobody vouches for, only the domain is told", async () => {
  const id = await box.source({ mail: { senders: ["@paper.example", "desk@agency.example"] } });
  const signed = (domain: string) => `mx.example; dkim=pass header.d=${domain}`;
  const refused: Mail[] = [
    { subject: "r1", from: "x@other.example", results: signed("other.example") },
    { subject: "r2", from: "boss@agency.example", results: signed("agency.example") },
    { subject: "r3", from: '"news@paper.example" <x@other.example>', results: signed("other.example") },
    { subject: "r4", from: "news@mail.paper.example", results: signed("mail.paper.example") },
    { subject: "r5", results: null },
    { subject: "r6", results: "mx.example; dkim=fail header.d=paper.example" },
    { subject: "r7", results: "mx.example; dkim=pass header.d=other.example" },
    { subject: "r8", results: "mx.evil.example; dkim=pass header.d=paper.example" },
    { subject: "r9", results: 'mx.example; dkim=none reason="x; dkim=pass header.d=paper.example"' },
    {
      subject: "r10",
      results: "mx.example; dkim=fail (dkim=pass header.d=paper.example; dkim=pass) header.d=paper.example",
    },
    // What stands below the server's own header came with the mail.
    {
      subject: "r11",
      results: "mx.example; dkim=fail header.d=paper.example",
      more: [`Authentication-Results: ${PASS}`],
    },
    { subject: "r12", from: "news@paper.example, x@other.example" },
    { subject: "r13", more: ["From: x@other.example"] },
    { subject: "r14", from: "Team: news@paper.example;" },
    { subject: "r15", more: [`X-Long: ${"x".repeat(70_000)}`] },
  ];
  const read: Mail[] = [
    { subject: "read by domain" },
    { subject: "read by address", from: "Desk <DESK@Agency.Example>", results: signed("agency.example") },
    {
      subject: "read below another server's",
      results: "mx.evil.example; dkim=fail header.d=paper.example",
      more: [`Authentication-Results: ${PASS}`],
    },
    {
      subject: "read folded",
      results: "mx.example 1;\r\n\tspf=none;\r\n\tdkim=fail header.d=x.example;\r\n\tdkim=pass header.i=@paper.example",
    },
  ];
  for (const one of [...refused, ...read]) server.deliver(mail(one));
  const ingested = await box.run(id);
  expect(ingested?.counts).toMatchObject({ read: read.length, added: read.length, problems: 4 });
  expect(await titles()).toEqual(read.map(({ subject }) => subject).sort());
  expect(ingested?.problems.map(({ message }) => message).sort()).toEqual([
    "1 e-mail was not read: the header is too long",
    "3 e-mails were not read: there is not one sender",
    "4 e-mails were not read: the sender is not on the list, from other.example (2), agency.example (1), mail.paper.example (1)",
    "7 e-mails were not read: mx.example does not say that it is signed for its sender's domain (DKIM), from paper.example (7)",
  ]);
});

test("where no signature is demanded, the sender alone decides", async () => {
  const id = await box.source({ mail: { needsDkim: false, authserv: undefined } });
  server.deliver(mail({ subject: "Unsigned", results: null }));
  server.deliver(mail({ subject: "Other", from: "x@other.example" }));
  expect((await box.run(id))?.counts).toMatchObject({ read: 1, problems: 1 });
  expect(await titles()).toEqual(["Unsigned"]);
});

test("of a mail no more is kept than title, link and an extract: a planted sentence and the password are in no table and no log", async () => {
  const id = await box.source();
  const filler = "The company has made paints for ninety years and sells them in many countries. ".repeat(6);
  server.deliver(
    mail({ subject: STRIKE, text: `On Monday crews walked out in a strike over pay.\n\n${filler}\n\n${PLANTED}` }),
  );
  server.deliver(mail({ subject: "Asdfghjkl of a stranger", from: "someone@private.example", text: PLANTED }));
  const logged: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((chunk) => logged.push(String(chunk)) > 0);
  const logger = pino({ level: "trace" }, { write: (line) => void logged.push(line) });
  const ingested = await box.run(id).finally(() => vi.restoreAllMocks());
  logger.info({ ingested }, "read");
  expect(ingested?.counts).toMatchObject({ added: 1, problems: 1 });
  const [kept] = await box.rowsOf("select content->>'summary' as summary from event_sources");
  expect(String(kept?.summary)).toContain("walked out in a strike");
  expect(String(kept?.summary).length).toBeLessThanOrEqual(150);
  for (const secret of [
    "Qwertyuiop",
    "Asdfghjkl",
    "someone@",
    "news@paper.example",
    "press@customer",
    server.password,
  ]) {
    expect(await tablesWith(db.connection, secret), secret).toEqual([]);
    expect(logged.join(""), secret).not.toContain(secret);
  }
  expect(await tablesWith(db.connection, "walked out in a strike")).toContain("public.event_sources");
  expect(logged.join("")).toMatch(/"read"/);
});

test("a mail of 3 MB says its title, one without a Message-ID is known by its number, one from the future came when it was received", async () => {
  const id = await box.source();
  server.deliver(mail({ subject: "Large", text: `${PLANTED}\n`.repeat(60_000) }));
  server.deliver(mail({ subject: "No number", id: null }));
  const received = new Date(Date.now() - days(2));
  server.deliver(mail({ subject: "Future", date: new Date(Date.now() + days(300)) }), received);
  expect((await box.run(id))?.counts).toMatchObject({ read: 3, added: 3, problems: 0 });
  const told = await box.rowsOf(
    "select content->>'title' as title, content->>'summary' as summary, external_id as id, content->>'publishedAt' as at from event_sources order by 1",
  );
  expect(told).toMatchObject([
    { title: "Future", at: `${received.toISOString().slice(0, 19)}.000Z` },
    { title: "Large", summary: "" },
    { title: "No number", id: expect.stringMatching(/^uid-\d+-\d+$/) },
  ]);
  expect((await box.run(id))?.counts).toMatchObject({ read: 0 });
});

test("more than 500 mails are read in turns, none twice and none left out, also where all have one title", async () => {
  const id = await box.source();
  for (let n = 0; n < 520; n++)
    server.deliver(mail({ subject: "Morning briefing", text: `Report ${n} of the chamber.` }));
  expect((await box.run(id))?.counts).toMatchObject({ read: 500, added: 500 });
  expect((await box.run(id))?.counts).toMatchObject({ read: 20, added: 20 });
  expect((await box.run(id))?.counts).toMatchObject({ read: 0 });
});
