import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { testConnector } from "~/backend/contract/connector-sample";
import { changeConnector, listConnectors, readConnector } from "~/backend/contract/connectors";
import { listEvidence } from "~/backend/contract/evidence";
import { runConnector } from "../../server/backend/intake/ingest/run-connector";
import { builtPages } from "../support/built-pages";
import { type ImapServer, startImapServer } from "../support/imap-server";
import { SAME_ORIGIN, testApp } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { EMAILS, PASSWORD, signInAs } from "../support/personas";
import { tablesWith } from "../support/tables-with";

// A mailbox as a source by plain forms, read at a mail server of our own: as an administrator enters it, and as somebody would who means no good.
const SECRET = "the secret of a mailbox's installation";
const here: { mayReach: () => boolean; resolve: () => Promise<string[]>; pause: number; ca?: string } = {
  mayReach: () => true,
  resolve: async () => ["127.0.0.1"],
  pause: 0,
};
const use: OwnBackend = ownBackend({ sessionSecret: SECRET }, { sourceFetch: here });
let app: ReturnType<typeof testApp>;
let admin: Awaited<ReturnType<typeof signInAs>>;
let imap: ImapServer;
let cookie = "";
const LIST = "/data-management/sources";
const NEW = `${LIST}/new`;

beforeAll(async () => {
  imap = await startImapServer();
  here.ca = imap.ca;
  const { pages } = await builtPages();
  app = testApp({ pages, backend: use.transport });
  admin = await signInAs(use.transport, "admin");
  const entered = await post("/login", { email: EMAILS.admin, password: PASSWORD });
  cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});
afterAll(() => imap.stop());

type Fields = Record<string, string>;
const get = async (path: string) => (await app.request(path, { headers: { cookie } })).text();
const post = (path: string, fields: Fields) =>
  app.request(path, {
    method: "POST",
    headers: { ...SAME_ORIGIN, cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
const form = (more: Fields = {}): Fields => ({
  ...{ format: "mail", name: "letters", everyMinutes: "60", state: "off", intent: "save", mail_security: "tls" },
  ...{ mail_host: imap.host, mail_port: String(imap.ports.tls), mail_user: imap.user, mail_password: imap.password },
  ...{ mail_senders: "@paper.example\nDesk@Agency.example", mail_signed: "yes", mail_authserv: "MX.example" },
  ...more,
});
const names = async () => (await callBackend(admin, listConnectors, {})).map(({ name }) => name);
const mail = (subject: string) =>
  `Authentication-Results: mx.example; dkim=pass header.d=paper.example\nFrom: news@paper.example\nSubject: ${subject}\nDate: ${new Date().toUTCString()}\nMessage-ID: <${subject}@p>\n\nText.\n`;

test("a mailbox is tested, added and read; its password is shown nowhere and stays when another setting is saved", async () => {
  imap.deliver(mail("Workers walk out at the Rotterdam port"));
  imap.deliver(mail("<b>Recipe</b> of the day"));
  const before = await names();
  const tested = await post(NEW, form({ intent: "test", name: "" }));
  const page = await tested.text();
  expect(page).toContain("Workers walk out at the Rotterdam port");
  expect(page).toMatch(/Strike\s· Netherlands/);
  expect(page).not.toContain("<b>Recipe</b>");
  expect(page).not.toContain(imap.password);
  expect(page).toContain(`value="${imap.user}"`);
  expect(await names()).toEqual(before);
  expect(await tablesWith(use.connection, "Rotterdam port")).toEqual([]);

  expect((await post(NEW, form({ state: "on" }))).headers.get("location")).toBe(`${LIST}/mail:letters`);
  const params = { name: "mail:letters" };
  const stored = await callBackend(admin, readConnector, { params });
  const mailbox = {
    user: "news",
    senders: ["@paper.example", "desk@agency.example"],
    needsDkim: true,
    authserv: "mx.example",
  };
  expect(stored).toMatchObject({
    format: "mail",
    url: `imaps://mail.example:${imap.ports.tls}/INBOX`,
    mail: { ...mailbox, hasPassword: true },
  });

  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from connectors where name = 'mail:letters'`),
  );
  const read = await runConnector(use.database, Number(rows[0]?.id), { trigger: "hand", fetch: here, secret: SECRET });
  expect(read?.counts).toMatchObject({ read: 2, added: 2 });
  const shown = await get(`${LIST}/mail:letters`);
  expect(shown).toMatch(/2 read/);
  expect(shown).toContain("Leave empty to keep the stored password");
  expect(shown).not.toContain('name="url"');

  const kept = form({ mail_password: "", everyMinutes: "120" });
  expect((await post(`${LIST}/mail:letters`, kept)).status).toBe(303);
  expect(await callBackend(admin, readConnector, { params })).toMatchObject({
    everyMinutes: 120,
    mail: { hasPassword: true },
  });
  expect(await (await post(`${LIST}/mail:letters`, { ...kept, intent: "test" })).text()).toContain("Workers walk out");
  for (const intent of ["off", "on"]) expect((await post(`${LIST}/mail:letters`, { intent })).status).toBe(303);

  const { content } = await callBackend(admin, listEvidence, { query: { subject: "connector:mail:letters" } });
  expect(content.length).toBeGreaterThanOrEqual(4);
  for (const text of [JSON.stringify(content), shown, await get(LIST), JSON.stringify(stored)])
    expect(text).not.toContain(imap.password);
  expect(await tablesWith(use.connection, imap.password)).toEqual([]);
});

test("a kept password is sent to no other host and for no other user", async () => {
  const others: Fields[] = [
    { mail_host: "evil.example" },
    { mail_port: "994" },
    { mail_user: "boss" },
    { mail_security: "starttls" },
  ];
  for (const more of others) {
    for (const intent of ["save", "test"]) {
      const answer = await post(`${LIST}/mail:letters`, form({ mail_password: "", intent, ...more }));
      expect(
        [answer.status, /Enter the password of the mailbox/.test(await answer.text())],
        JSON.stringify(more),
      ).toEqual([400, true]);
    }
  }
});

test("what is wrong is said at its field, and nothing is added", async () => {
  const before = await names();
  const forged: [more: Fields, says: RegExp][] = [
    [{ mail_host: "" }, /Enter the name of the mail server/],
    [{ mail_host: "imaps://mail.example/" }, /Enter the name of the mail server/],
    [{ mail_host: "localhost" }, /not on the public internet/],
    [{ mail_host: "10.0.0.1" }, /not on the public internet/],
    [{ mail_host: "0x7f.1" }, /not on the public internet/],
    [{ mail_port: "0" }, /Enter a port/],
    [{ mail_port: "x" }, /Enter a port/],
    [{ mail_user: "" }, /Enter the user/],
    [{ mail_password: "" }, /Enter the password/],
    [{ mail_password: "p".repeat(1001) }, /Use at most 1,000/],
    [{ mail_folder: "f".repeat(201) }, /Use at most 200/],
    [{ mail_senders: "" }, /Enter at least one allowed sender/],
    [{ mail_senders: "everybody" }, /Enter at least one allowed sender/],
    [{ mail_senders: "@com" }, /Enter at least one allowed sender/],
    [{ mail_senders: "@a.example\n".repeat(201) }, /Enter at least one allowed sender/],
    [{ mail_authserv: "" }, /Enter the server that checks/],
    [{ mail_authserv: "mx; dkim=pass" }, /Enter the server that checks/],
    [{ mail_signed: "perhaps" }, /Choose one of the options/],
    [{ mail_security: "none" }, /Choose one of the options/],
  ];
  for (const [more, says] of forged) {
    const answer = await post(NEW, form({ name: "forged", ...more }));
    const page = await answer.text();
    expect([answer.status, page.match(says)?.[0]], JSON.stringify(more).slice(0, 60)).toEqual([
      400,
      expect.any(String),
    ]);
    expect(page).not.toMatch(/Invalid input|expected/);
    expect(page).not.toContain(imap.password);
  }
  expect(await names()).toEqual(before);
});

test("a wrong password and a folder that is not there are said in words", async () => {
  const wrong = await (await post(NEW, form({ intent: "test", mail_password: "guessed-wrong" }))).text();
  expect(wrong).toContain("mail.example does not accept the user or the password. Enter the password again");
  expect(wrong).not.toContain("guessed-wrong");
  const folder = await (await post(NEW, form({ intent: "test", mail_folder: "Nowhere" }))).text();
  expect(folder).toContain("mail.example does not have this folder");
});

test("a call puts a mailbox to a mailbox's name only, and no web address to one", async () => {
  const url = "imaps://mail.example/INBOX";
  const mailbox = { user: "news", senders: ["@paper.example"], needsDkim: false, authserv: null, password: "p" };
  const put = (name: string, more: object) =>
    callBackend(admin, changeConnector, { params: { name }, body: { enabled: false, everyMinutes: 60, url, ...more } });
  const wrong: [name: string, more: object, path: string][] = [
    ["feed:x", {}, "body.url"],
    ["feed:x", { url: "https://news.example/", mail: mailbox }, "body.mail"],
    ["mail:x", { url: "https://news.example/", mail: mailbox }, "body.url"],
    ["mail:x", {}, "body.mail"],
    ["mail:x", { mail: { ...mailbox, needsDkim: true } }, "body.mail.authserv"],
    ["mail:x", { mail: { ...mailbox, senders: ["@paper.example", "x y@z"] } }, "body.mail.senders.1"],
    ["mail:x", { url: "imaps://mail.example/?x", mail: mailbox }, "body.url"],
  ];
  for (const [name, more, path] of wrong)
    await expect(put(name, more), JSON.stringify(more)).rejects.toMatchObject({
      status: 422,
      body: { details: [expect.objectContaining({ path })] },
    });
  const { password: _, ...without } = mailbox;
  await expect(put("mail:x", { mail: without })).rejects.toMatchObject({ status: 422, code: "password_missing" });
  const credentials = put("mail:x", { url: "imaps://u:p@mail.example/", mail: mailbox });
  await expect(credentials).rejects.toMatchObject({ status: 422 });
  const sample = callBackend(admin, testConnector, { params: { name: "mail:x" }, body: { url, mail: without } });
  await expect(sample).rejects.toMatchObject({ status: 422, code: "password_missing" });
});
