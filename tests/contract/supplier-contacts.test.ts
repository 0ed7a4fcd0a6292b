import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import {
  openLinkedQuestionnaire,
  remindQuestionnaire,
  requestQuestionnaires,
  saveLinkedAnswers,
} from "~/backend/contract/questionnaires";
import { readRequestMails, stopRequestMails } from "~/backend/contract/requests";
import { mailTasks } from "../../server/backend/main/mail-tasks";
import { testConfig } from "../support/node-server";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { contact, one, questionnairesOn, silent } from "../support/questionnaires";

const use = ownBackend();
const { linkOf, sent, targets, drain } = questionnairesOn(use);
let backend: { backend: typeof use.transport };
beforeAll(() => {
  backend = { backend: use.transport };
});

async function statesOf(email: string): Promise<string[]> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ state: string }>(sql`select state from target_contacts where email = ${email} order by id`),
  );
  return rows.map(({ state }) => state);
}

const mailsTo = async (email: string) =>
  (
    await use.database.asSystem((tx) =>
      tx.execute<{ headers: Record<string, string> | null; text: string }>(
        sql`select headers, text from mails where recipient = ${email} order by id`,
      ),
    )
  ).rows;

/** What the ledger says of the contacts of a target. */
async function decisionsOn(targetId: number) {
  const query = { subject: `target:${targetId}` };
  const { content } = await callBackend(await signInAs(use.transport, "analyst"), listEvidence, { query });
  const contacts = content.filter(({ kind }) => kind.startsWith("target.contact-"));
  return contacts.map(({ kind, actor, reason, before, after }) => ({ kind, actor, reason, before, after }));
}

/** Asks about another company at an address; answers why it was not sent. */
async function askAgain(email: string, name: string): Promise<string | undefined> {
  const [targetId = 0] = await targets(name);
  const body = { targetIds: [targetId], contact: contact(email) };
  const answer = await callBackend(await signInAs(use.transport, "analyst"), requestQuestionnaires, { body });
  return answer.failed[0]?.code;
}

test("a contact is unverified until somebody answers from there", async () => {
  const { email } = await sent("Answers There");
  expect(await statesOf(email)).toEqual(["unverified"]);
  const { text: _, ...link } = await linkOf(email);
  const { asked } = await callBackend(backend, openLinkedQuestionnaire, { body: link });
  expect(await statesOf(email)).toEqual(["unverified"]);
  const question = asked.topics[0]?.questions[0]?.id ?? "";
  const answers = { [question]: { value: "yes" as const, comment: "" } };
  await callBackend(backend, saveLinkedAnswers, { body: { ...link, answers } });
  expect(await statesOf(email)).toEqual(["verified"]);
});

test("whoever stops a customer's mails gets none about any of its suppliers, and their links go on", async () => {
  const { analyst, email, id, targetId } = await sent("Wants None");
  const { text, ...link } = await linkOf(email);
  const stop = /http\S+\/request-new\/stop\S+/.exec(text)?.[0] ?? "";
  expect(Object.fromEntries(new URL(stop).searchParams)).toEqual(link);
  expect((await mailsTo(email))[0]?.headers).toEqual({
    "List-Unsubscribe": `<${stop}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const shown = { customer: "Nordwind Automotive", recipient: "w…@supplier.example" };
  expect(await callBackend(backend, readRequestMails, { body: link })).toEqual({ ...shown, stopped: false });
  const wrong = { ...link, secret: "guessed" };
  await expect(callBackend(backend, stopRequestMails, { body: wrong })).rejects.toMatchObject({ status: 404 });
  expect(await statesOf(email)).toEqual(["unverified"]);
  await callBackend(backend, stopRequestMails, { body: link });
  await callBackend(backend, stopRequestMails, { body: link });
  expect(await decisionsOn(targetId)).toEqual([
    {
      ...{ kind: "target.contact-opted-out", actor: { type: "link", id: email }, reason: null },
      ...{ before: { email, state: "unverified" }, after: { email, state: "opted-out" } },
    },
  ]);
  expect(await callBackend(backend, readRequestMails, { body: link })).toEqual({ ...shown, stopped: true });
  expect(await statesOf(email)).toEqual(["opted-out"]);
  expect(await askAgain(email.toUpperCase(), "Another Of Theirs")).toBe("opted_out");
  await use.database.asSystem((tx) =>
    tx.execute(sql`update questionnaires set last_mail_at = now() - interval '3 days' where id = ${id}`),
  );
  const again = callBackend(analyst, remindQuestionnaire, { ...one(id), body: { dueOn: null } });
  await expect(again).rejects.toMatchObject({ status: 409, code: "opted_out" });
  expect(await callBackend(backend, openLinkedQuestionnaire, { body: link })).toMatchObject({ submittedAt: null });
  // A link stops mails also when its request is long over.
  await use.database.asSystem((tx) =>
    tx.execute(sql`update requests set expires_at = now() - interval '1 day' where id = ${link.requestId}::uuid`),
  );
  await callBackend(backend, stopRequestMails, { body: link });
});

test("a mail that was asked for before its address was closed is not written", async () => {
  const { email } = await sent("Closed Meanwhile");
  await use.database.asSystem((tx) =>
    tx.execute(sql`update target_contacts set state = 'opted-out' where email = ${email}`),
  );
  await drain();
  expect(await mailsTo(email)).toEqual([]);
});

test("an address that the mail server refuses for good has bounced; one whose content it refuses has not", async () => {
  const { email: gone, targetId } = await sent("Gone Address");
  const { email: spam } = await sent("Refused Content");
  await drain();
  const no = Object.assign(new Error("no such user"), { responseCode: 550 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _, done) => done(address === gone ? no : null),
    onData: (stream, _, done) => stream.resume().on("end", () => done(no)),
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as { port: number };
  const send = mailTasks(testConfig({ smtpUrl: `smtp://127.0.0.1:${port}` }))["send-mail"];
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ customerId: number; mailId: number }>(sql`
      update mails set state = 'waiting' where recipient in (${gone}, ${spam})
      returning customer_id::float8 as "customerId", id::float8 as "mailId"`),
  );
  for (const payload of rows) await send?.({ payload, database: use.database, logger: silent, attempt: 1 });
  await new Promise<void>((done) => server.close(done));
  expect([await statesOf(gone), await statesOf(spam)]).toEqual([["bounced"], ["unverified"]]);
  expect(await askAgain(gone, "Theirs Too")).toBe("bounced");
  expect(await decisionsOn(targetId)).toEqual([
    {
      ...{ kind: "target.contact-bounced", actor: { type: "rule", id: "mail-delivery" }, reason: "550 no such user" },
      ...{ before: { email: gone, state: "unverified" }, after: { email: gone, state: "bounced" } },
    },
  ]);
});
