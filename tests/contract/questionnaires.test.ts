import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { listNotifications } from "~/backend/contract/notifications";
import {
  listQuestionnaireDefinitions,
  listQuestionnaires,
  openLinkedQuestionnaire,
  readQuestionnaire,
  requestQuestionnaires,
  saveLinkedAnswers,
  startLinkedQuestionnaire,
  submitLinkedAnswers,
  withdrawQuestionnaire,
} from "~/backend/contract/questionnaires";
import { openRequest } from "~/backend/contract/requests";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { contact, one, questionnairesOn } from "../support/questionnaires";

const use = ownBackend();
const { linkOf, sent, stateOf, targets } = questionnairesOn(use);
let backend: { backend: typeof use.transport };
beforeAll(() => {
  backend = { backend: use.transport };
});

test("a self-assessment is requested by mail, opened, saved in part, handed in, told, kept and counted", async () => {
  const { analyst, targetId, email, id } = await sent("Whole Way");
  expect(await stateOf(analyst, id)).toBe("requested");
  const { text, ...link } = await linkOf(email);
  expect(text).toContain("Mara Keller of Nordwind Automotive asks you to answer questions about Whole Way");
  expect(await callBackend(backend, openRequest, { body: link })).toMatchObject({ customer: "Nordwind Automotive" });

  const opened = await callBackend(backend, openLinkedQuestionnaire, { body: link });
  expect(opened).toMatchObject({ target: "Whole Way", answers: {}, submittedAt: null });
  // Gateways of mail servers come by before anybody reads the mail.
  expect(await stateOf(analyst, id)).toBe("requested");
  await callBackend(backend, startLinkedQuestionnaire, { body: link });
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
  const silent = callBackend(backend, submitLinkedAnswers, { body: { ...link, name: "Ada" } });
  await expect(silent).rejects.toMatchObject({ code: "incomplete", details: { missing: choices.map(({ id }) => id) } });
  for (const one of Object.values(answers)) one.comment = "We only trade.";
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
  expect((await linkOf("info@known.example")).text).toContain("zu Known");
  const two = callBackend(analyst, requestQuestionnaires, {
    body: { targetIds: [silent, known], contact: contact("a@b.example") },
  });
  await expect(two).rejects.toMatchObject({ status: 422 });
  const past = callBackend(analyst, requestQuestionnaires, { body: { targetIds: [known], dueOn: "2020-01-01" } });
  await expect(past).rejects.toMatchObject({ status: 422 });
});

test("a first mail is in the contact's language, else in that of the country, else in English, whoever asks", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const asked = async (name: string, country: string, language?: "de") => {
    const [targetId = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name, country }]));
    const body = { targetIds: [targetId], contact: { email: `a@${country}.example`, name: "", language } };
    const { requested } = await callBackend(analyst, requestQuestionnaires, { body });
    const read = await callBackend(analyst, readQuestionnaire, one(requested[0]?.questionnaireId ?? 0));
    return read.contact.language;
  };
  await use.database.asSystem((tx) =>
    tx.execute(sql`update users set language = 'de' where email like 'analyst@nord%'`),
  );
  expect(await asked("Tessitura Milano", "IT")).toBe("en");
  expect(await asked("Tessitura Torino", "IT", "de")).toBe("de");
  expect(await asked("Weberei Linz", "AT")).toBe("de");
  expect(await asked("Ningbo Weaving", "CN")).toBe("ch");
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
  await expect(callBackend(backend, startLinkedQuestionnaire, { body: wrong })).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(backend, saveLinkedAnswers, { body: { ...wrong, answers } })).rejects.toMatchObject({
    status: 404,
  });
  const unknown = { "no-question": { value: "yes" as const, comment: "" } };
  await expect(callBackend(backend, saveLinkedAnswers, { body: { ...link, answers: unknown } })).rejects.toMatchObject({
    status: 422,
  });
});
