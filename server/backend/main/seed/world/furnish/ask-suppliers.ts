import { sql } from "drizzle-orm";
import type { Answers } from "~/backend/contract/questionnaire-words";
import { requestQuestionnaires } from "~/backend/contract/questionnaires";
import { requestRevenue } from "~/backend/contract/revenue";
import { days } from "~/time/duration";
import { openByLink, saveByLink, startByLink, submitByLink } from "../../../../dialogue/questionnaires/answer-by-link";
import { createRequest } from "../../../../dialogue/requests/create-request";
import type { RequestLink } from "../../../../dialogue/requests/request-of-link";
import type { Database } from "../../../../platform/db/database";
import { type PlannedQuestionnaire, TEXTS, WORDS_OF_GOOD, WORDS_OF_PARTLY } from "../data/dialogue";
import { dated, inOfficeHours } from "../dated";
import { lotOf } from "../lot";
import type { DemoCallers } from "./demo-callers";
import { type DemoSubjects, dayFrom } from "./subjects";

interface World {
  database: Database;
  customerId: number;
  now: Date;
}

/** Asks suppliers, and answers for them through the links that they get: some all of it, some half, some nothing. */
export async function askSuppliers(
  questionnaires: readonly PlannedQuestionnaire[],
  world: World,
  callers: DemoCallers,
  subjects: DemoSubjects,
): Promise<void> {
  for (const planned of questionnaires) {
    const id = await ask(world, callers, planned, subjects.target(planned.company));
    if (id === null || planned.state === "requested") continue;
    if (planned.state === "late") await letPass(world, id, planned);
    else await answer(world, id, planned);
  }
}

/** The number of the questionnaire; null where it was answered in an earlier run. */
async function ask(
  { now }: World,
  { analyst }: DemoCallers,
  planned: PlannedQuestionnaire,
  targetId: number,
): Promise<number | null> {
  const { definition, contact, message, dueInDays } = planned;
  const once = `ask ${planned.company} ${definition} ${dueInDays}`;
  // A world that was begun days ago is finished today: nobody is asked for answers by yesterday.
  const dueOn = [dayFrom(now, dueInDays), dayFrom(new Date(), 3)].sort().at(-1);
  if (definition === "revenue-discovery") {
    const params = { targetId: String(targetId) };
    return (await analyst.call(once, requestRevenue, { params, body: { contact, message, dueOn } })).id;
  }
  const body = { definition, targetIds: [targetId], contact, message, dueOn };
  const { requested } = await analyst.call(once, requestQuestionnaires, { body });
  return requested[0]?.questionnaireId ?? null;
}

async function answer({ database, customerId, now }: World, id: number, planned: PlannedQuestionnaire): Promise<void> {
  const link = await linkOf(database, customerId, id, planned.definition);
  const { asked, submittedAt } = await openByLink(database, link);
  if (submittedAt) return;
  await startByLink(database, link);
  if (planned.state === "opened") return;
  const questions = asked.topics.flatMap((topic) => topic.questions);
  const until = planned.state === "half" ? Math.ceil(questions.length / 2) : questions.length;
  const answers: Answers = {};
  questions.slice(0, until).forEach(({ id: question, kind, good }, n) => {
    // What nobody should have done, nobody of the demo has.
    const risky = good === "yes" && planned.riskEvery > 0 && n % planned.riskEvery === planned.riskEvery - 1;
    const pool = risky ? WORDS_OF_PARTLY : WORDS_OF_GOOD;
    const words = pool[n % pool.length] ?? "";
    if (kind === "text") answers[question] = { value: null, comment: dated(TEXTS[question] ?? words, now) };
    else
      answers[question] = {
        value: risky ? "partly" : (good ?? "yes"),
        comment: risky || n % 5 === 0 ? dated(words, now) : "",
      };
  });
  await saveByLink(database, link, answers);
  if (planned.state !== "submitted") return;
  await submitByLink(database, link, planned.contact.name);
  await datedBack(database, { customerId, id, now, planned });
}

/** It was asked three weeks before its day, which is over. */
async function letPass({ database, customerId, now }: World, id: number, planned: PlannedQuestionnaire): Promise<void> {
  const ago = (count: number): Date => new Date(now.getTime() - days(count));
  const lot = lotOf(`late ${planned.company} ${planned.definition}`);
  const created = inOfficeHours(ago(planned.daysAgo + 21), lot.next()).toISOString();
  await database.asCustomer({ customerId, userId: null }, (tx) =>
    tx.execute(sql`
      update questionnaires set created_at = ${created}, due_on = ${dayFrom(ago(planned.daysAgo), 0)},
             last_mail_at = ${created}, mails_written = mails_asked
       where customer_id = ${customerId} and id = ${id} and submitted_at is null`),
  );
}

/** A link of its own, as each mail has one: whose secret is kept nowhere. */
async function linkOf(database: Database, customerId: number, id: number, name: string): Promise<RequestLink> {
  return database.asSystem((tx) =>
    createRequest(tx, { customerId, kind: "ssa", name, flag: true, questionnaireId: id }),
  );
}

/** What was answered in summer was asked before it. */
async function datedBack(
  database: Database,
  { customerId, id, now, planned }: { customerId: number; id: number; now: Date; planned: PlannedQuestionnaire },
): Promise<void> {
  const lot = lotOf(`answered ${planned.company} ${planned.definition}`);
  const ago = (count: number): Date => inOfficeHours(new Date(now.getTime() - days(count)), lot.next());
  const submitted = ago(planned.daysAgo);
  const [opened, created] = [15, 18].map((count) => ago(planned.daysAgo + count).toISOString());
  const day = dayFrom(submitted, 0);
  await database.asCustomer({ customerId, userId: null }, async (tx) => {
    await tx.execute(sql`
      update questionnaires set created_at = ${created}, opened_at = ${opened}, saved_at = ${submitted.toISOString()},
             submitted_at = ${submitted.toISOString()}, due_on = ${dayFrom(submitted, 12)},
             last_mail_at = ${created}, mails_written = mails_asked
       where customer_id = ${customerId} and id = ${id}`);
    await tx.execute(sql`
      update assessment_results r set answered_on = ${day}::date, valid_until = ${day}::date + 365
        from questionnaires q where q.customer_id = ${customerId} and q.id = ${id} and r.customer_id = q.customer_id
         and r.target_id = q.target_id and q.result is not null`);
  });
}
