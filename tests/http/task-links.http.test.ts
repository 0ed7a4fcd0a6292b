import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { readTask } from "~/backend/contract/tasks";
import { taskHref } from "~/domain/task/task-words.server";
import { paths } from "~/paths";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type PlainForms, plainForms } from "../support/plain-forms";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

// The list of tasks is worth nothing where a line leads to a page that does not have, or may not show, what waits.
const use = ownBackend();
let forms: PlainForms<"manager">;
beforeAll(async () => {
  forms = await plainForms(use.transport, ["manager"]);
});

/** What the page has to name of what `WAITING` makes. */
const SHOWN: Record<TaskKind, string> = {
  action: "Watch",
  "action-effect": "Wages",
  "grievance-acknowledge": "Secret title",
  "grievance-feedback": "Secret title",
  "sanctions-match": "List of tasks",
  "questionnaire-review": "Ada Berg",
  "questionnaire-answer": "Ada Berg",
  "plan-review": "Wages",
  "plan-answer": "Wages",
  "plan-overdue": "Wages",
  "supplier-proposal": "Foundry",
  "contact-bounced": "@mill.example",
  import: "suppliers.csv",
  duplicates: "Mill one",
  "doubtful-places": "Null island",
  alert: "Fire at a mill",
  "reading-review": "Fire at a mill",
  "measure-review": "Lohnprüfung",
  "measure-rework": "Lohnprüfung",
  "measure-publish": "Lohnprüfung",
  "import-apply": "checked.csv",
};

/** A page as somebody reads it, without the data that its script gets. */
async function pageOf(address: string): Promise<{ status: number; words: string; html: string }> {
  const answer = await forms.get(address, forms.cookies.manager);
  const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
  return { status: answer.status, html, words: html.replace(/<[^>]*>/g, " ") };
}

test.each(TASK_KINDS)("the line of a task of the kind %s leads to a page that shows what waits", async (kind) => {
  const { customerId, people } = await peopleOf(use);
  const supplier = `Weberei ${kind}`;
  const id = await use.database.asSystem(async (tx) => {
    const targetId = await addTarget(tx, supplier);
    // Another person than its writer reviews an entry.
    return WAITING[kind](tx, {
      customerId,
      targetId,
      by: people[kind === "measure-review" ? "admin" : "manager"] ?? 0,
    });
  });
  const { backend } = await signInAs(use.transport, "manager");
  const { task } = await callBackend({ backend }, readTask, { params: { key: `${kind}:${id}` }, query: {} });
  const href = taskHref(task);

  // The line opens the task beside the list, and that leads on.
  const beside = await pageOf(paths.tasks(`?kind=${kind}&${new URLSearchParams({ task: task.key })}`));
  expect([beside.status, beside.html.includes(`href="${href}"`)]).toEqual([200, true]);

  const page = await pageOf(href);
  expect([href, page.status]).toEqual([href, 200]);
  expect(page.words).toContain(SHOWN[kind]);
  if (task.target) expect(page.words).toContain(supplier);
});
