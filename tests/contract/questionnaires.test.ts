import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import { listEvidence } from "~/backend/contract/evidence";
import { listNotifications } from "~/backend/contract/notifications";
import {
  listQuestionnaireDefinitions,
  listQuestionnaires,
  openLinkedQuestionnaire,
  readQuestionnaire,
  remindQuestionnaire,
  requestQuestionnaires,
  saveLinkedAnswers,
  submitLinkedAnswers,
  withdrawQuestionnaire,
} from "~/backend/contract/questionnaires";
import { openRequest } from "~/backend/contract/requests";
import { listRevenueRequests, requestRevenue } from "~/backend/contract/revenue";
import { drainJobs } from "../../server/backend/jobs/drain";
import { sweep } from "../../server/backend/jobs/sweep";
import { TASKS } from "../../server/backend/jobs/tasks";
import { mailTasks } from "../../server/backend/mail/mail-tasks";
import { remindQuestionnaires } from "../../server/backend/questionnaires/remind-task";
import { addTargets } from "../support/network";
import { testConfig } from "../support/node-server";
import { mailTo } from "../support/outbox";
import { ownBackend } from "../support/own-backend";
import { signInAs, withToken } from "../support/personas";

const use = ownBackend();
const silent = pino({ level: "silent" });
const TASKS_WITH_MAILS = { ...TASKS, ...mailTasks(testConfig()) };
let backend: { backend: typeof use.transport };
beforeAll(() => {
  backend = { backend: use.transport };
});

const targets = (...names: string[]) =>
  use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name) => ({ name, country: "DE" })),
    ),
  );
const contact = (email: string) => ({ email, name: "Ada Berg", language: "en" as const });
const one = (id: number) => ({ params: { questionnaireId: String(id) } });

async function sent(name: string, more: { dueOn?: string; definition?: string } = {}) {
  const analyst = await signInAs(use.transport, "analyst");
  const [targetId = 0] = await targets(name);
  const email = `${name.toLowerCase().replaceAll(" ", "-")}@supplier.example`;
  const body = { targetIds: [targetId], contact: contact(email), ...more };
  const { requested } = await callBackend(analyst, requestQuestionnaires, { body });
  return { analyst, targetId, email, id: requested[0]?.questionnaireId ?? 0 };
}

/** Does what waits, the mails among it. */
const drain = () => drainJobs(use.connection, use.database, silent, TASKS_WITH_MAILS);

/** What the newest mail to an address opens. */
async function linkOf(email: string, subject = /./) {
  await drain();
  const { text } = await mailTo(await signInAs(use.transport, "admin"), email, subject, { tries: 3 });
  const url = new URL(/http\S+request-new\S+/.exec(text)?.[0] ?? "");
  return { requestId: url.searchParams.get("requestId") ?? "", secret: url.searchParams.get("secret") ?? "", text };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const stateOf = async (analyst: Awaited<ReturnType<typeof signInAs>>, id: number) =>
  (await callBackend(analyst, readQuestionnaire, one(id))).state;

test("a self-assessment is requested by mail, opened, saved in part, handed in, told, kept and counted", async () => {
  const { analyst, targetId, email, id } = await sent("Whole Way");
  expect(await stateOf(analyst, id)).toBe("requested");
  const { text, ...link } = await linkOf(email);
  expect(text).toContain("Mara Keller of Nordwind Automotive asks you to answer questions about Whole Way");
  expect(await callBackend(backend, openRequest, { body: link })).toMatchObject({ customer: "Nordwind Automotive" });

  const opened = await callBackend(backend, openLinkedQuestionnaire, { body: link });
  expect(opened).toMatchObject({ target: "Whole Way", answers: {}, submittedAt: null });
  expect(await stateOf(analyst, id)).toBe("opened");
  const questions = opened.asked.topics.flatMap((topic) => topic.questions).filter(({ kind }) => kind === "choice");
  const [first, ...others] = questions;
  const answer = (value: "yes" | "no" | "partly") => ({ value, comment: "" });
  const bad = { [first?.id ?? ""]: answer(first?.good === "yes" ? "no" : "yes") };
  await callBackend(backend, saveLinkedAnswers, { body: { ...link, answers: bad } });
  const half = await callBackend(analyst, readQuestionnaire, one(id));
  expect(half).toMatchObject({ state: "in-progress", answered: 1, questions: questions.length, answers: {} });

  const early = callBackend(backend, submitLinkedAnswers, { body: { ...link, name: "Ada Berg" } });
  await expect(early).rejects.toMatchObject({
    status: 409,
    code: "incomplete",
    details: { missing: others.map((question) => question.id) },
  });
  const good = Object.fromEntries(others.map((question) => [question.id, answer(question.good ?? "yes")]));
  await callBackend(backend, saveLinkedAnswers, { body: { ...link, answers: good } });
  await callBackend(backend, submitLinkedAnswers, { body: { ...link, name: "Ada Berg" } });
  const again = callBackend(backend, saveLinkedAnswers, { body: { ...link, answers: good } });
  await expect(again).rejects.toMatchObject({ status: 409, code: "closed" });

  const done = await callBackend(analyst, readQuestionnaire, one(id));
  expect(done).toMatchObject({
    state: "submitted",
    submittedBy: "Ada Berg",
    answers: { ...bad, ...good },
    earlier: null,
  });
  // One of weight 1 is risky; the weights of the topics that count: 5+5+5+5+6+5+3 and 5+5+5+5+6.
  expect(done.result).toEqual({ Sustainability: 2.9, Compliance: 3.8, Disruption: 0 });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select perspective, round(value::numeric, 1)::float8 as value from assessment_results
                    where target_id = ${targetId} order by 1`),
  );
  expect(rows).toEqual(
    Object.entries(done.result ?? {})
      .map(([perspective, value]) => ({ perspective, value }))
      .sort((a, b) => a.perspective.localeCompare(b.perspective)),
  );
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `questionnaire:${id}` } });
  expect(content.map(({ kind, actor, ruleVersion }) => [kind, actor.type, ruleVersion])).toEqual([
    ["questionnaire.submitted", "link", "questionnaire.self-assessment@1"],
    ["questionnaire.requested", "user", "questionnaire.self-assessment@1"],
  ]);
  const news = await callBackend(analyst, listNotifications, {});
  expect(news.content[0]).toMatchObject({
    kind: "questionnaire-submitted",
    params: { title: "Whole Way" },
    subject: `questionnaires-of-target:${targetId}`,
  });
});

test("a perspective that nothing applies to any more keeps no value of last time", async () => {
  const { targetId, email } = await sent("Nothing Applies");
  await use.database.asSystem((tx) =>
    tx.execute(sql`insert into assessment_results (customer_id, target_id, perspective, value, answered_on, valid_until)
                   select customer_id, target_id, perspective, 80, current_date - 30, current_date + 335
                     from questionnaires, unnest(array['Sustainability', 'Disruption']) perspective
                    where contact_email = ${email}`),
  );
  const { text: _, ...link } = await linkOf(email);
  const { asked } = await callBackend(backend, openLinkedQuestionnaire, { body: link });
  const choices = asked.topics.flatMap(({ questions }) => questions).filter(({ kind }) => kind === "choice");
  const answers = Object.fromEntries(choices.map(({ id }) => [id, { value: "na" as const, comment: "" }]));
  await callBackend(backend, saveLinkedAnswers, { body: { ...link, answers } });
  await callBackend(backend, submitLinkedAnswers, { body: { ...link, name: "Ada" } });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select perspective from assessment_results
                    where target_id = ${targetId} and valid_until >= (now() at time zone 'UTC')::date`),
  );
  expect(rows).toEqual([]);
});

test("of several targets those without a contact, asked already or unknown are named, and the rest is sent", async () => {
  const { analyst, targetId: asked } = await sent("Asked Already");
  const [silent = 0, known = 0] = await targets("Silent", "Known");
  await use.database.asSystem((tx) =>
    tx.execute(sql`update targets set details = '{"email":"info@known.example"}' where id = ${known}`),
  );
  const targetIds = [asked, silent, known, 999_999_999];
  const answer = await callBackend(analyst, requestQuestionnaires, { body: { targetIds } });
  expect(answer.requested.map(({ targetId }) => targetId)).toEqual([known]);
  expect(new Map(answer.failed.map(({ targetId, code }) => [targetId, code]))).toEqual(
    new Map([
      [asked, "already_open"],
      [silent, "no_contact"],
      [999_999_999, "not_found"],
    ]),
  );
  expect((await linkOf("info@known.example")).text).toContain("about Known");
  const two = callBackend(analyst, requestQuestionnaires, {
    body: { targetIds: [silent, known], contact: contact("a@b.example") },
  });
  await expect(two).rejects.toMatchObject({ status: 422 });
  const past = callBackend(analyst, requestQuestionnaires, { body: { targetIds: [known], dueOn: "2020-01-01" } });
  await expect(past).rejects.toMatchObject({ status: 422 });
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

test("the same questionnaire a second time stands beside what was answered before", async () => {
  const { analyst, targetId, email, id } = await sent("Twice", { definition: "battery-materials" });
  const fill = async (value: "yes" | "no") => {
    const { text: _, ...link } = await linkOf(email);
    const { asked } = await callBackend(backend, openLinkedQuestionnaire, { body: link });
    const choices = asked.topics.flatMap(({ questions }) => questions).filter(({ kind }) => kind === "choice");
    const answers = Object.fromEntries(choices.map((question) => [question.id, { value, comment: "" }]));
    await callBackend(backend, saveLinkedAnswers, { body: { ...link, answers } });
    await callBackend(backend, submitLinkedAnswers, { body: { ...link, name: "Ada" } });
  };
  await fill("no");
  const body = { targetIds: [targetId], definition: "battery-materials" };
  const { requested } = await callBackend(analyst, requestQuestionnaires, { body });
  await fill("yes");
  const again = await callBackend(analyst, readQuestionnaire, one(requested[0]?.questionnaireId ?? 0));
  expect(again.earlier).toMatchObject({ id, answers: { contains: { value: "no" } } });
  expect(again.answers).toMatchObject({ contains: { value: "yes" } });
  const listed = await callBackend(analyst, listQuestionnaires, { params: { targetId: String(targetId) } });
  expect(listed).toMatchObject({
    contact: { email },
    questionnaires: [{ definition: { id: "battery-materials" } }, { state: "submitted" }],
  });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select from assessment_results where target_id = ${targetId}`),
  );
  expect(rows).toEqual([]);
});

test("another customer's questionnaire is not there, and a wrong secret opens nothing and saves nothing", async () => {
  const { id, targetId, email } = await sent("Secret");
  const stranger = await signInAs(use.transport, "stranger");
  await expect(callBackend(stranger, readQuestionnaire, one(id))).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(stranger, withdrawQuestionnaire, one(id))).rejects.toMatchObject({ status: 404 });
  const { questionnaires } = await callBackend(stranger, listQuestionnaires, {
    params: { targetId: String(targetId) },
  });
  expect(questionnaires).toEqual([]);
  expect((await callBackend(stranger, listQuestionnaireDefinitions, {})).map((one) => one.id)).toEqual([
    "self-assessment",
    "battery-materials",
  ]);
  const { text: _, ...link } = await linkOf(email);
  const wrong = { ...link, secret: "guessed" };
  const answers = { policy: { value: "yes" as const, comment: "" } };
  await expect(callBackend(backend, saveLinkedAnswers, { body: { ...wrong, answers } })).rejects.toMatchObject({
    status: 404,
  });
  const unknown = { "no-question": { value: "yes" as const, comment: "" } };
  await expect(callBackend(backend, saveLinkedAnswers, { body: { ...link, answers: unknown } })).rejects.toMatchObject({
    status: 422,
  });
});

test("revenue is asked by its own permission, once at a time, and stands where it is looked for", async () => {
  const [analyst, viewer] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "viewer")];
  const [targetId = 0] = await targets("Revenue");
  const params = { targetId: String(targetId) };
  const nobody = callBackend(analyst, requestRevenue, { params, body: { contact: null } });
  await expect(nobody).rejects.toMatchObject({ status: 409, code: "no_contact" });
  const body = { contact: contact("cfo@supplier.example") };
  expect(await callBackend(analyst, requestRevenue, { params, body })).toMatchObject({ state: "requested" });
  const again = callBackend(analyst, requestRevenue, { params, body });
  await expect(again).rejects.toMatchObject({ status: 409, code: "already_open" });
  const { requests } = await callBackend(analyst, listRevenueRequests, { params });
  expect(requests.map(({ definition }) => definition.id)).toEqual(["revenue-discovery"]);
  await expect(callBackend(viewer, listRevenueRequests, { params })).rejects.toMatchObject({ status: 403 });
  const around = { body: { targetIds: [targetId], definition: "revenue-discovery" } };
  await expect(callBackend(analyst, requestQuestionnaires, around)).rejects.toMatchObject({ status: 404 });

  const id = requests[0]?.id ?? 0;
  const listed = await callBackend(analyst, listQuestionnaires, { params });
  expect(listed.questionnaires.map((one) => one.id)).toEqual([id]);
  expect((await callBackend(viewer, listQuestionnaires, { params })).questionnaires).toEqual([]);
  await expect(callBackend(viewer, readQuestionnaire, one(id))).rejects.toMatchObject({ status: 404 });
  const permissions = ["questionnaires:read" as const, "questionnaires:send" as const];
  const { token } = await callBackend(analyst, createApiToken, { body: { name: "Questions only", permissions } });
  const sender = { backend: withToken(use.transport, token) };
  const reminded = callBackend(sender, remindQuestionnaire, { ...one(id), body: { dueOn: null } });
  await expect(reminded).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(sender, withdrawQuestionnaire, one(id))).rejects.toMatchObject({ status: 404 });
  expect(await stateOf(analyst, id)).toBe("requested");
});

test("what cannot answer is not asked: a country, a port; and a works has no revenue of its own", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [port = 0, country = 0, works = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Port of Unasked", type: "POI", ctype: "port", country: "DE" },
      { name: "Unaskedland", type: "country", ctype: "country" },
      { name: "Askable Works", type: "POI", ctype: "plant", country: "DE" },
    ]),
  );
  const paramsOf = (targetId: number) => ({ params: { targetId: String(targetId) } });
  for (const targetId of [port, country]) {
    await expect(callBackend(analyst, listQuestionnaires, paramsOf(targetId))).rejects.toMatchObject({ status: 404 });
    const body = { targetIds: [targetId], contact: contact("nobody@place.example") };
    expect(await callBackend(analyst, requestQuestionnaires, { body })).toEqual({
      requested: [],
      failed: [{ targetId, code: "no_company" }],
    });
  }
  expect(await callBackend(analyst, listQuestionnaires, paramsOf(works))).toMatchObject({ questionnaires: [] });
  for (const targetId of [port, country, works]) {
    await expect(callBackend(analyst, listRevenueRequests, paramsOf(targetId))).rejects.toMatchObject({ status: 404 });
    const asked = callBackend(analyst, requestRevenue, { ...paramsOf(targetId), body: { contact: null } });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  }
});
