import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeActions } from "~/backend/contract/action-changes";
import { changeAction, readAction } from "~/backend/contract/actions";
import { undoOperation } from "~/backend/contract/operations";
import { createOwnMeasure, moveOwnMeasure, putOwnMeasure } from "~/backend/contract/own-measures";
import { listDoneTasks } from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { applyAlsoAgain, sendList } from "../support/sent-list";
import { WAGE_CHECK } from "../support/task-contents";
import { peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

async function action(by: Persona): Promise<number> {
  const { customerId, people } = await peopleOf(use);
  return use.database.asSystem((tx) => WAITING.action(tx, { customerId, targetId: 0, by: people[by] ?? 0 }));
}
async function change(persona: Persona, actionId: number, to: "Completed" | "InProgress") {
  const { version } = await callBackend(await as(persona), readAction, { params: { actionId } });
  const body = { metaStatus: to, version, ...(to === "InProgress" && { reason: "Not yet" }) };
  await callBackend(await as(persona), changeAction, { params: { actionId }, body });
}
/** Who has it among what they did. */
async function doers(actionId: number): Promise<Persona[]> {
  const found: Persona[] = [];
  for (const persona of ["manager", "analyst"] as const) {
    const { content } = await callBackend(await as(persona), listDoneTasks, { query: { size: 200 } });
    if (content.some(({ key }) => key === `action:${actionId}`)) found.push(persona);
  }
  return found;
}

test("an action was done by whoever completed it, whosever it was", async () => {
  const id = await action("manager");
  await change("analyst", id, "Completed");
  expect(await doers(id)).toEqual(["analyst"]);
  await change("manager", id, "InProgress");
  expect(await doers(id)).toEqual([]);
  await change("manager", id, "Completed");
  expect(await doers(id)).toEqual(["manager"]);
});

test("so are several at once, and what is taken back is whose it was", async () => {
  const [open, done] = [await action("manager"), await action("manager")];
  await change("manager", done, "Completed");
  const selection = (ids: number[]) => ({ actions: ids.map((id) => ({ id })) });
  await callBackend(await as("analyst"), changeActions, {
    body: { selection: selection([open]), change: { metaStatus: "Completed" } },
  });
  expect(await doers(open)).toEqual(["analyst"]);
  const again = await callBackend(await as("analyst"), changeActions, {
    body: { selection: selection([done]), change: { metaStatus: "InProgress", reason: "Not yet" } },
  });
  expect(await doers(done)).toEqual([]);
  await callBackend(await as("analyst"), undoOperation, { params: { operationId: String(again.id) } });
  expect(await doers(done)).toEqual(["manager"]);
});

test("an import was finished by whoever applied it", async () => {
  const manager = await as("manager");
  const { id } = await sendList(manager, "Supplier;Country\nDonara Mills;DE");
  await use.drain();
  const applied = async () => {
    const { content } = await callBackend(manager, listDoneTasks, { query: { size: 200 } });
    return content.filter(({ kind }) => kind === "import-apply").map(({ key }) => key);
  };
  expect(await applied()).toEqual([]);
  await applyAlsoAgain(manager, { importId: String(id) });
  await use.drain();
  expect(await applied()).toEqual([`import-apply:${id}`]);
});

test("an entry that was sent back was revised by whoever changed its text", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  const own = await callBackend(manager, createOwnMeasure, { body: WAGE_CHECK });
  const params = { ownMeasureId: own.id };
  const revised = async () => {
    const { content } = await callBackend(manager, listDoneTasks, { query: { size: 200 } });
    return content.filter(({ kind }) => kind === "measure-rework").map(({ key }) => key);
  };
  // A change that nobody asked for.
  const first = await callBackend(manager, putOwnMeasure, { params, body: { ...WAGE_CHECK, version: own.version } });
  expect(await revised()).toEqual([]);
  const body = { state: "draft" as const, note: "Say which months", version: first.version };
  const back = await callBackend(admin, moveOwnMeasure, { params, body });
  await callBackend(manager, putOwnMeasure, { params, body: { ...WAGE_CHECK, version: back.version } });
  expect(await revised()).toEqual([`measure-rework:${own.id}`]);
  const { content } = await callBackend(admin, listDoneTasks, { query: { size: 200 } });
  expect(content.map(({ key }) => key)).toContain(`measure-review:${own.id}`);
});
