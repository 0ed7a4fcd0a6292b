import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  openLinkedQuestionnaire,
  readQuestionnaire,
  remindQuestionnaire,
  withdrawQuestionnaire,
} from "~/backend/contract/questionnaires";
import { remindQuestionnaires } from "../../server/backend/dialogue/questionnaires/remind-task";
import { sweep } from "../../server/backend/main/sweep";
import { ownBackend } from "../support/own-backend";
import { inDays, one, questionnairesOn, silent } from "../support/questionnaires";

const use = ownBackend();
const { drain, linkOf, sent, stateOf } = questionnairesOn(use);
let backend: { backend: typeof use.transport };
beforeAll(() => {
  backend = { backend: use.transport };
});

test("a reminder has a link of its own, the first one opens on, and both end when it is withdrawn", async () => {
  const { analyst, id, email } = await sent("Reminded");
  const { text: _, ...first } = await linkOf(email);
  const soon = callBackend(analyst, remindQuestionnaire, { ...one(id), body: { dueOn: null } });
  await expect(soon).rejects.toMatchObject({ status: 409, code: "too_soon" });
  await use.database.asSystem((tx) =>
    tx.execute(sql`update questionnaires set last_mail_at = now() - interval '2 days' where id = ${id}`),
  );
  expect(await callBackend(analyst, remindQuestionnaire, { ...one(id), body: { dueOn: null } })).toMatchObject({
    reminders: 1,
  });
  const { text: __, ...second } = await linkOf(email, /^Reminder: /);
  expect(second.secret).not.toBe(first.secret);
  for (const link of [first, second]) await callBackend(backend, openLinkedQuestionnaire, { body: link });
  await callBackend(analyst, withdrawQuestionnaire, one(id));
  for (const link of [first, second]) {
    const gone = callBackend(backend, openLinkedQuestionnaire, { body: link });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  }
  const closed = callBackend(analyst, remindQuestionnaire, { ...one(id), body: { dueOn: null } });
  await expect(closed).rejects.toMatchObject({ status: 409, code: "closed" });
});

test("a later day neither skips the pause between mails nor is an earlier one, and the clock reminds of it anew", async () => {
  const { analyst, id, email } = await sent("Later Day", { dueOn: inDays(10) });
  const remindBy = (dueOn: string | null) => callBackend(analyst, remindQuestionnaire, { ...one(id), body: { dueOn } });
  const tooSoon = { status: 409, code: "too_soon" };
  await expect(remindBy(null)).rejects.toMatchObject(tooSoon);
  await linkOf(email);
  await expect(remindBy(inDays(20))).rejects.toMatchObject(tooSoon);
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update questionnaires set last_mail_at = now() - interval '2 days', reminded_for = 7 where id = ${id}`,
    ),
  );
  for (const day of [inDays(10), inDays(9)]) {
    const details = [{ path: "body.dueOn" }];
    await expect(remindBy(day)).rejects.toMatchObject({ status: 422, details });
  }
  expect(await remindBy(inDays(20))).toMatchObject({ dueOn: inDays(20), reminders: 1 });
  await expect(remindBy(inDays(21))).rejects.toMatchObject(tooSoon);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select reminded_for from questionnaires where id = ${id}`),
  );
  expect(rows).toEqual([{ reminded_for: null }]);
});

test("what nobody answered by its day is expired, and a later day opens it again", async () => {
  const { analyst, id, email } = await sent("Late");
  const { text: _, ...link } = await linkOf(email);
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`update questionnaires set due_on = current_date - 1, last_mail_at = now() - interval '2 days'
                          where id = ${id}`);
    await tx.execute(sql`update requests set expires_at = now() - interval '1 hour' where questionnaire_id = ${id}`);
  });
  expect(await stateOf(analyst, id)).toBe("expired");
  await expect(callBackend(backend, openLinkedQuestionnaire, { body: link })).rejects.toMatchObject({ status: 404 });
  const late = callBackend(analyst, remindQuestionnaire, { ...one(id), body: { dueOn: null } });
  await expect(late).rejects.toMatchObject({ status: 409, code: "expired" });
  const dueOn = inDays(7);
  await callBackend(analyst, remindQuestionnaire, { ...one(id), body: { dueOn } });
  expect(await callBackend(backend, openLinkedQuestionnaire, { body: link })).toMatchObject({ dueOn });
});

test("the clock reminds a week and a day before the end, each once", async () => {
  const { analyst, id, email } = await sent("By The Clock");
  await linkOf(email);
  const tick = async (daysLeft: number) => {
    await use.database.asSystem((tx) =>
      tx.execute(sql`update questionnaires set last_mail_at = now() - interval '3 days',
                       due_on = (now() at time zone 'UTC')::date + ${daysLeft}::int where id = ${id}`),
    );
    for (const attempt of [1, 2]) {
      await remindQuestionnaires({ payload: null, database: use.database, logger: silent, attempt });
      await drain();
    }
    return (await callBackend(analyst, readQuestionnaire, one(id))).reminders;
  };
  expect([await tick(8), await tick(7), await tick(5), await tick(1), await tick(0)]).toEqual([0, 1, 1, 2, 2]);
});

test("the mail with a link is kept as long as the link opens, and not a moment longer", async () => {
  const { id, email } = await sent("Kept Mail");
  await linkOf(email);
  const sweptTextOf = async () => {
    await sweep({ payload: null, database: use.database, logger: silent, attempt: 1 });
    const find = sql`select state, text is not null as "hasText" from mails where recipient = ${email}`;
    return (await use.database.asSystem((tx) => tx.execute(find))).rows;
  };
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`update mails set created_at = created_at - interval '100 days' where recipient = ${email}`);
    await tx.execute(
      sql`update requests set created_at = created_at - interval '100 days' where questionnaire_id = ${id}`,
    );
  });
  expect(await sweptTextOf()).toEqual([{ state: "kept", hasText: true }]);
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`update mails set created_at = created_at + interval '99 days' where recipient = ${email}`);
    await tx.execute(sql`update requests set created_at = created_at + interval '99 days', expires_at = now()
                          where questionnaire_id = ${id}`);
  });
  expect(await sweptTextOf()).toEqual([{ state: "kept", hasText: false }]);
});
