import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readActionBoard } from "~/backend/contract/action-board";
import { changeAction } from "~/backend/contract/actions";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, begin, world } = actionsOn(use);

type Query = Parameters<typeof callBackend<typeof readActionBoard>>[2]["query"];
const board = async (query: Query, persona: Persona = "analyst") => {
  const columns = await callBackend(await as(persona), readActionBoard, { query });
  return columns.map(({ metaStatus, total, content }) => [metaStatus, total, content.map(({ title }) => title)]);
};

test("each state has its own first actions in the order of the list, and how many there are in all", async () => {
  for (const [title, dueOn] of Object.entries({ late: "2027-03-01", soon: "2027-01-01", next: "2027-02-01" })) {
    await begin({ title, dueOn });
  }
  const over = await begin({ title: "over" });
  const body = { metaStatus: "Completed" as const, version: 1 };
  await callBackend(await as("analyst"), changeAction, { params: { actionId: over.id }, body });
  expect(await board({ size: 2 })).toEqual([
    ["Planned", 3, ["soon", "next"]],
    ["InProgress", 0, []],
    ["Completed", 1, ["over"]],
    ["Aborted", 0, []],
  ]);
  expect((await board({ sort: "title", direction: "desc", size: 2 }))[0]).toEqual(["Planned", 3, ["soon", "next"]]);
  expect((await board({ sort: "title" }))[0]?.[2]).toEqual(["late", "next", "soon"]);
});

test("a board is filtered as the list is, and shows strangers nothing", async () => {
  expect((await board({ q: "OO" })).map(([, total]) => total)).toEqual([1, 0, 0, 0]);
  expect((await board({ due: "Overdue" })).map(([, total]) => total)).toEqual([0, 0, 0, 0]);
  expect((await board({ targetId: String(world.target) })).map(([, total]) => total)).toEqual([3, 0, 1, 0]);
  expect((await board({}, "stranger")).map(([, total]) => total)).toEqual([0, 0, 0, 0]);
  await expect(board({ size: 51 })).rejects.toMatchObject({ status: 422 });
});

test("a confidential action is on the board of who reads it, and not counted on another's", async () => {
  await begin({ title: "Hearing", confidential: true });
  expect((await board({ q: "hearing" }))[0]).toEqual(["Planned", 1, ["Hearing"]]);
  expect((await board({ q: "hearing" }, "viewer"))[0]).toEqual(["Planned", 0, []]);
  expect((await board({}, "viewer"))[0]?.[1]).toBe(3);
});
