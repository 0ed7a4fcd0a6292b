import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction, listActions, readAction, startActions } from "~/backend/contract/actions";
import { readSession } from "~/backend/contract/session";
import { actionsOn } from "../support/actions";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, newsAbout } = actionsOn(use);

const targets = (...names: string[]) =>
  use.database.asSystem((tx) =>
    addTargets(
      tx,
      names.map((name) => ({ name, country: "PT" })),
    ),
  );
type Body = Parameters<typeof callBackend<typeof startActions>>[2]["body"];
const startEach = async (targetIds: number[], body: Partial<Body> = {}) =>
  callBackend(await as("analyst"), startActions, {
    body: { typeId: "on-site-audit", title: "Audit", targetIds, ...body },
  });
const read = async (actionId: number) => callBackend(await as("analyst"), readAction, { params: { actionId } });

test("each of several targets gets an action of its own, by its name, and completing one leaves the others open", async () => {
  const ids = await targets("Fiação Norte", "Fiação Sul");
  const manager = (await callBackend(await as("manager"), readSession, {})).user.id;
  const body = {
    ...{ steps: [{ title: "Visit" }], dueOn: "2027-05-01", assignees: [{ kind: "user" as const, id: manager }] },
  };
  // In the order of the targets; a target that is named twice is one.
  const { actionIds } = await startEach([ids[1] ?? 0, ids[0] ?? 0, ids[1] ?? 0], body);
  expect(actionIds).toHaveLength(2);
  const made = await Promise.all(actionIds.map(read));
  expect(made.map(({ title, targets, steps, dueOn }) => [title, targets, steps.length, dueOn])).toEqual([
    ["Audit: Fiação Sul", [{ id: ids[1], name: "Fiação Sul" }], 1, "2027-05-01"],
    ["Audit: Fiação Norte", [{ id: ids[0], name: "Fiação Norte" }], 1, "2027-05-01"],
  ]);
  expect(await Promise.all(actionIds.map((id) => newsAbout("manager", id)))).toEqual([
    [["action-assigned", "Audit: Fiação Sul"]],
    [["action-assigned", "Audit: Fiação Norte"]],
  ]);
  const [first = 0, second = 0] = actionIds;
  await callBackend(await as("analyst"), changeAction, {
    params: { actionId: first },
    body: { version: 1, metaStatus: "Completed", completedReason: "Closed for good" },
  });
  expect((await read(second)).metaStatus).toBe("Planned");
});

test("the name is not said twice, and a title stays within its length", async () => {
  const [id = 0, long = 0] = await targets("Moinho Velho", "X".repeat(150));
  const { actionIds } = await startEach([id], { title: "Visit Moinho Velho" });
  expect((await read(actionIds[0] ?? 0)).title).toBe("Visit Moinho Velho");
  const cut = await startEach([long], { title: "Y".repeat(100) });
  expect((await read(cut.actionIds[0] ?? 0)).title).toHaveLength(200);
});

test("where one of them cannot be started, none is", async () => {
  const [id = 0] = await targets("Serralharia Alta");
  await expect(startEach([id, 999_999_999], { title: "All or none" })).rejects.toMatchObject({ status: 404 });
  const { content } = await callBackend(await as("analyst"), listActions, { query: { q: "All or none" } });
  expect(content).toEqual([]);
  await expect(startEach([])).rejects.toMatchObject({ status: 422 });
  await expect(startEach([id], { typeId: "suspend-orders", reason: "Nothing helped" })).rejects.toMatchObject({
    status: 403,
  });
});

test("a cost is of one action: it is refused for each of several", async () => {
  const ids = await targets("Tecelagem Um", "Tecelagem Dois");
  await expect(startEach(ids, { cost: { amount: 10_000, currency: "EUR" } })).rejects.toMatchObject({
    ...{ status: 422, details: [{ path: "body.cost" }] },
  });
});
