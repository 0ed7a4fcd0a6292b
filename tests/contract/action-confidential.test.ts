import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listActionAttachments } from "~/backend/contract/action-attachments";
import { addActionComment, listActionComments } from "~/backend/contract/action-comments";
import { readActionEffect } from "~/backend/contract/action-effects";
import { changeAction, listActions, listAlertActions, readAction, startAction } from "~/backend/contract/actions";
import { exportEvidence, listEvidence } from "~/backend/contract/evidence";
import { listFeed, readAlert } from "~/backend/contract/feed";
import { listUsers } from "~/backend/contract/people";
import { searchWork } from "~/backend/contract/search";
import { addTeam } from "~/backend/contract/teams";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, begin, world } = actionsOn(use);
const TITLE = "Quorvax hearing";
let actionId = 0;

beforeAll(async () => {
  actionId = (await begin({ title: TITLE, description: "Quorvax told us", confidential: true })).id;
  const params = { actionId };
  await callBackend(await as("analyst"), addActionComment, { params, body: { text: "Quorvax called" } });
});

/** All that somebody is told of actions, in one text. */
async function all(persona: Persona): Promise<string> {
  const caller = await as(persona);
  const alertId = world.alertIds[0] ?? 0;
  const targetId = String(world.target);
  const feed = await callBackend(caller, listFeed, { query: { haveActions: "true" } });
  const answers = await Promise.all([
    callBackend(caller, listActions, { query: {} }),
    callBackend(caller, listActions, { query: { targetId } }),
    callBackend(caller, listAlertActions, { body: { alertIds: [alertId] } }),
    callBackend(caller, readAlert, { params: { alertId } }),
    callBackend(caller, searchWork, { query: { q: "Quorvax" } }),
    callBackend(caller, listEvidence, { query: { size: 200 } }),
    callBackend(caller, listEvidence, { query: { subject: `action:${actionId}` } }),
  ]);
  return JSON.stringify([feed.content, answers]);
}

test("a confidential action is not there for a stranger of the same customer", async () => {
  const stranger = await as("viewer");
  const params = { actionId };
  for (const asked of [
    () => callBackend(stranger, readAction, { params }),
    () => callBackend(stranger, readActionEffect, { params }),
    () => callBackend(stranger, listActionComments, { params, query: {} }),
    () => callBackend(stranger, listActionAttachments, { params }),
  ]) {
    await expect(asked()).rejects.toMatchObject({ status: 404 });
  }
  expect(await all("viewer")).not.toContain("Quorvax");
  const feed = await callBackend(stranger, listFeed, { query: { haveActions: "true" } });
  expect(feed.content).toEqual([]);
});

test("who began it and every manager reads it", async () => {
  for (const persona of ["analyst", "manager"] as const) expect(await all(persona)).toContain(TITLE);
});

test("no word of it is in the ledger that is exported", async () => {
  const chain = await callBackend(await as("viewer"), exportEvidence, {});
  const text = typeof chain === "string" ? chain : await new Response(chain as unknown as BodyInit).text();
  expect(text).toContain("action.started");
  expect(text).not.toContain("Quorvax");
  const { content } = await callBackend(await as("manager"), listEvidence, {
    query: { subject: `action:${actionId}` },
  });
  expect(content.length).toBe(2);
  expect(JSON.stringify(content.map(({ before, after, reason }) => [before, after, reason]))).not.toContain("Quorvax");
});

test("a member of a team that has it reads it, as long as the team has it", async () => {
  const { content } = await callBackend(await as("admin"), listUsers, { query: { size: 200 } });
  const viewer = content.find(({ email }) => email.startsWith("viewer"))?.id ?? 0;
  const team = await callBackend(await as("admin"), addTeam, { body: { name: "Hearing", memberIds: [viewer] } });
  const params = { actionId };
  const give = async (version: number, assignees: { kind: "team"; id: number }[]) =>
    callBackend(await as("analyst"), changeAction, { params, body: { version, assignees } });
  await give(1, [{ kind: "team", id: team.id }]);
  expect(await callBackend(await as("viewer"), readAction, { params })).toMatchObject({ title: TITLE });
  await give(2, []);
  await expect(callBackend(await as("viewer"), readAction, { params })).rejects.toMatchObject({ status: 404 });
});

test("nobody makes an action confidential that they could not read then", async () => {
  const { id } = await callBackend(await as("manager"), startAction, {
    body: { typeId: "watch", title: "Open", targetIds: [world.target] },
  });
  const hide = callBackend(await as("analyst"), changeAction, {
    params: { actionId: id },
    body: { version: 1, confidential: true },
  });
  await expect(hide).rejects.toMatchObject({ status: 409, code: "not_reader" });
});
