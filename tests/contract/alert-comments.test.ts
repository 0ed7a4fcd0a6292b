import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addAlertComment, deleteAlertComment } from "~/backend/contract/alert-comments";
import { listEvidence } from "~/backend/contract/evidence";
import { readAlert } from "~/backend/contract/feed";
import { changeAlertStatus } from "~/backend/contract/triage";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, world } = actionsOn(use);

const alertId = () => world.alertIds[0] ?? 0;
const say = async (persona: Persona, text: string, id = alertId()) =>
  callBackend(await as(persona), addAlertComment, { params: { alertId: id }, body: { text } });
const remove = async (persona: Persona, commentId: number, id = alertId()) =>
  callBackend(await as(persona), deleteAlertComment, { params: { alertId: id, commentId } });
const read = async (persona: Persona = "analyst", id = alertId()) =>
  callBackend(await as(persona), readAlert, { params: { alertId: id } });

test("a comment stands in its alert with who said it and when, the oldest first, and in no other alert", async () => {
  const first = await say("analyst", "  Stock for six days.\nCalling the plant at 10:00.  ");
  const second = await say("manager", "Thank you.");
  expect(first).toMatchObject({
    text: "Stock for six days.\nCalling the plant at 10:00.",
    createdBy: { name: "Mara Keller" },
  });
  expect((await read()).comments).toEqual([first, second]);
  expect((await read("viewer")).comments).toEqual([first, second]);
  expect((await read("analyst", world.alertIds[1])).comments).toEqual([]);
});

test("the ledger says that something was said and deleted, but never what", async () => {
  const id = world.alertIds[1] ?? 0;
  const analyst = await as("analyst");
  await callBackend(analyst, changeAlertStatus, { params: { alertId: id }, body: { statusId: "in-review" } });
  const comment = await say("analyst", "Ask for the penal clause", id);
  await remove("admin", comment.id, id);
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `alert:${id}` } });
  expect(content.slice(0, 3)).toMatchObject([
    { kind: "alert.comment-deleted", before: { id: comment.id, by: "Mara Keller" }, after: null },
    { kind: "alert.commented", before: null, after: { id: comment.id } },
    { kind: "alert.status" },
  ]);
  expect(JSON.stringify(content)).not.toContain("penal clause");
  const { activity, comments } = await read("analyst", id);
  expect(comments).toEqual([]);
  // What is there is a comment itself; what was deleted is a decision.
  expect(activity.map(({ kind }) => kind).slice(0, 2)).toEqual(["alert.comment-deleted", "alert.status"]);
});

test("who wrote it deletes it, an administrator does, and nobody else", async () => {
  const comment = await say("analyst", "Mine");
  await expect(remove("manager", comment.id)).rejects.toMatchObject({ status: 403 });
  await expect(remove("viewer", comment.id)).rejects.toMatchObject({ status: 403 });
  await expect(remove("strangeAdmin", comment.id)).rejects.toMatchObject({ status: 404 });
  // Under the number of another alert it is not there.
  await expect(remove("analyst", comment.id, world.alertIds[1])).rejects.toMatchObject({ status: 404 });
  expect((await read()).comments).toContainEqual(comment);
  await remove("analyst", comment.id);
  expect((await read()).comments).not.toContainEqual(comment);
  await expect(remove("analyst", comment.id)).rejects.toMatchObject({ status: 404 });
});

test.each([0, 1, 2001])(
  "a comment of %i characters is refused where there is nothing in it, or too much",
  async (n) => {
    await expect(say("analyst", n === 1 ? " " : "x".repeat(n))).rejects.toMatchObject({ status: 422 });
  },
);

test("a viewer says nothing, and of an alert that is not there, or of another customer, nobody does", async () => {
  await expect(say("viewer", "Hello")).rejects.toMatchObject({ status: 403 });
  await expect(say("stranger", "Hello")).rejects.toMatchObject({ status: 404 });
  await expect(say("analyst", "Hello", 999_999)).rejects.toMatchObject({ status: 404 });
});

test("of many who comment at once none gets beyond the most", async () => {
  const id = world.alertIds[1] ?? 0;
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into alert_comments (customer_id, alert_id, text)
      select customer_id, id, 'Said' from alerts, generate_series(1, 498) where id = ${id}`),
  );
  const analyst = await as("analyst");
  const tried = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) =>
      callBackend(analyst, addAlertComment, { params: { alertId: id }, body: { text: `Number ${n}` } }),
    ),
  );
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  for (const one of tried) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "too_many" });
  expect((await read("analyst", id)).comments).toHaveLength(500);
});
