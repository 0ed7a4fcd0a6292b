import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction, readAction, startAction } from "~/backend/contract/actions";
import { undoOperation } from "~/backend/contract/operations";
import { readSession } from "~/backend/contract/session";
import { changeTask, changeTasks, listDoneTasks, listTasks } from "~/backend/contract/tasks";
import { addTeam, deleteTeam } from "~/backend/contract/teams";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const { as, begin } = actionsOn(use);
const userOf = async (persona: Persona) => (await callBackend(await as(persona), readSession, {})).user.id;
const read = async (actionId: number) => callBackend(await as("manager"), readAction, { params: { actionId } });
const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");

test.each([
  ["a moment that only a browser reads", [0, 1, -2, "2026-01-01", "Mon, 25 Dec 1995 13:30:00 GMT+0430", "action", 1]],
  ["a zone that there is not", [0, 1, -2, "2026-01-01", "2026-01-01T00:00:00+23:00", "action", 1]],
  ["the 30th of February", [0, 1, -2, "2026-02-30", "2026-01-01T00:00:00+00:00", "action", 1]],
  ["the year 0", [0, 1, -2, "0000-01-01", "2026-01-01T00:00:00+00:00", "action", 1]],
  ["a group beyond all numbers", [3e9, 1, -2, "2026-01-01", "2026-01-01T00:00:00+00:00", "action", 1]],
  ["a kind that there is not", [0, 1, -2, "2026-01-01", "2026-01-01T00:00:00+00:00", "a", 1]],
])("a cursor of the list with %s is refused", async (_, parts) => {
  const asked = callBackend(await as("manager"), listTasks, { query: { after: cursor(parts) } });
  await expect(asked).rejects.toMatchObject({ status: 422, details: [{ path: "query.after" }] });
});

test.each(["1", "Mon foo 5", "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z", 5])(
  "a cursor of what is done with the moment %s is refused",
  async (at) => {
    const asked = callBackend(await as("manager"), listDoneTasks, { query: { after: cursor([at, "action", 1]) } });
    await expect(asked).rejects.toMatchObject({ status: 422, details: [{ path: "query.after" }] });
  },
);

test("of four who change one task at once, one does", async () => {
  const { customerId, people } = await peopleOf(use);
  const id = await use.database.asSystem(async (tx) =>
    WAITING["supplier-proposal"](tx, { customerId, targetId: await addTarget(tx, "Werk"), by: people.manager ?? 0 }),
  );
  const manager = await as("manager");
  const key = `supplier-proposal:${id}`;
  const { content } = await callBackend(manager, listTasks, { query: { size: 200 } });
  const version = content.find((task) => task.key === key)?.version ?? 0;
  const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const all = await Promise.allSettled(
    [2, 3, 4, 5].map((days) =>
      callBackend(manager, changeTask, {
        params: { key },
        body: { version, change: { putOff: { until: until(days), reason: "" }, timeZone: "UTC" } },
      }),
    ),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const codes = all.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(codes).toEqual(["stale_version", "stale_version", "stale_version"]);
});

test("what was given away is taken back where somebody is there to take it, and stays where nobody is", async () => {
  const [manager, admin, analyst] = [await as("manager"), await as("admin"), await userOf("analyst")];
  const me = await userOf("manager");
  const team = await callBackend(admin, addTeam, { body: { name: "Gone soon", memberIds: [me] } });
  const held = async (title: string, assignee: { kind: "user" | "team"; id: number }) =>
    (await callBackend(manager, startAction, { body: { typeId: "watch", title, assignees: [assignee] } })).id;
  const ofTeam = await held("Of a team", { kind: "team", id: team.id });
  const own = await held("Of a person", { kind: "user", id: me });
  const keys = [ofTeam, own].map((id) => `action:${id}`);
  const change = { assign: { kind: "user" as const, id: analyst } };
  const given = await callBackend(manager, changeTasks, { body: { keys, change } });
  await callBackend(admin, deleteTeam, { params: { teamId: String(team.id) } });
  const undone = await callBackend(manager, undoOperation, { params: { operationId: given.id } });
  expect(undone).toMatchObject({ changed: 2, kept: 1, canUndo: false });
  expect((await read(own)).assignees).toMatchObject([{ kind: "user", id: me }]);
  expect((await read(ofTeam)).assignees).toMatchObject([{ kind: "user", id: analyst }]);
});

test("of many that are given away, a confidential one stays with who could not read it then", async () => {
  const [me, boss] = [await userOf("analyst"), await userOf("manager")];
  const assignees = [{ kind: "user" as const, id: me }];
  const secret = await callBackend(await as("manager"), startAction, {
    body: { typeId: "watch", title: "Confidential", confidential: true, assignees },
  });
  const open = await begin({ title: "Open", assignees });
  const keys = [secret.id, open.id].map((id) => `action:${id}`);
  const change = { assign: { kind: "user" as const, id: boss } };
  expect(await callBackend(await as("analyst"), changeTasks, { body: { keys, change } })).toMatchObject({ changed: 1 });
  expect((await read(open.id)).assignees).toMatchObject([{ id: boss }]);
  expect((await read(secret.id)).assignees).toMatchObject([{ id: me }]);
  const { version } = await read(secret.id);
  const alone = callBackend(await as("analyst"), changeTask, {
    params: { key: `action:${secret.id}` },
    body: { version, change },
  });
  await expect(alone).rejects.toMatchObject({ status: 409, code: "not_reader" });
});

test("a title is one line of signs that are seen", async () => {
  const made = await begin({ title: "Ask\r\nBcc: all\u202e", steps: [{ title: "One\u200b\ntwo" }] });
  expect([made.title, made.steps[0]?.title]).toEqual(["Ask Bcc: all", "One two"]);
  await expect(begin({ title: "\u200b\u202e" })).rejects.toMatchObject({ status: 422 });
  const renamed = callBackend(await as("analyst"), changeAction, {
    params: { actionId: made.id },
    body: { version: made.version, title: "\u2066" },
  });
  await expect(renamed).rejects.toMatchObject({ status: 422 });
});
