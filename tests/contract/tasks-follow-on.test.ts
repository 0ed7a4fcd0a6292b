import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, listImportRows } from "~/backend/contract/import-rows";
import { openLinkedQuestionnaire, saveLinkedAnswers, submitLinkedAnswers } from "~/backend/contract/questionnaires";
import { listTasks } from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { questionnairesOn } from "../support/questionnaires";
import { sendList } from "../support/sent-list";

// Where one step of a thing is done and the next one waits, the task of the first gives way to that of the second.
const use = ownBackend();
const { linkOf, sent } = questionnairesOn(use);

async function kindsOf(persona: Persona, id: number): Promise<string[]> {
  const { content } = await callBackend(await signInAs(use.transport, persona), listTasks, { query: { size: 200 } });
  return content.flatMap(({ key }) => (key.endsWith(`:${id}`) ? key.split(":", 1) : [])).sort();
}

test("rows of a list wait for decisions, and when the last of them is decided the list waits to be applied", async () => {
  const manager = await signInAs(use.transport, "manager");
  const list = ["Lieferant;Land", "Folgewerk Bonnland;DE", "Folgewerk Bonland;DE"].join("\n");
  const { id } = await sendList(manager, list);
  await use.drain();
  const params = { importId: String(id) };
  const { content: rows } = await callBackend(manager, listImportRows, { params, query: { state: "waiting" } });
  expect(rows.length).toBeGreaterThan(0);
  expect(await kindsOf("manager", id)).toEqual(["import"]);
  for (const { row } of rows) {
    const body = { decision: "create" as const, targetId: null };
    await callBackend(manager, decideImportRow, { params: { ...params, row: String(row) }, body });
  }
  expect(await kindsOf("manager", id)).toEqual(["import-apply"]);
});

test("answers that are late are waited for, and when they are handed in they wait for review", async () => {
  const { email, id } = await sent("Follow On");
  const { requestId, secret } = await linkOf(email);
  const link = { requestId, secret };
  // Nobody can ask for yesterday. The link still works, as after a reminder.
  await use.database.asSystem((tx) =>
    tx.execute(sql`update questionnaires set due_on = current_date - 2 where id = ${id}`),
  );
  expect(await kindsOf("analyst", id)).toEqual(["questionnaire-answer"]);
  const supplier = { backend: use.transport };
  const { asked } = await callBackend(supplier, openLinkedQuestionnaire, { body: link });
  const answers = Object.fromEntries(
    asked.topics
      .flatMap(({ questions }) => questions)
      .filter(({ kind }) => kind === "choice")
      .map(({ id: question, good }) => [question, { value: good ?? ("yes" as const), comment: "" }]),
  );
  await callBackend(supplier, saveLinkedAnswers, { body: { ...link, answers } });
  await callBackend(supplier, submitLinkedAnswers, { body: { ...link, name: "Ada Berg" } });
  expect(await kindsOf("analyst", id)).toEqual(["questionnaire-review"]);
});
