import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeActions } from "~/backend/contract/action-changes";
import { changeAction, listActions, readAction } from "~/backend/contract/actions";
import { changeDelivery } from "~/backend/contract/delivery";
import { dayIn, daysLater } from "~/time/day-start";
import { plusMonths } from "../../server/backend/work/actions/plus-months";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, begin } = actionsOn(use);

/** One of the zones at the two ends of the day, where it is now another day than in UTC. */
const ZONE = ["Etc/GMT-14", "Etc/GMT+12"].find((zone) => dayIn(zone, new Date()) !== dayIn("UTC", new Date())) ?? "UTC";
const today = () => dayIn(ZONE, new Date());

const live = async () =>
  callBackend(await as("analyst"), changeDelivery, { body: { collectionId: null, minimums: {}, timeZone: ZONE } });
const read = async (actionId: number) => callBackend(await as("analyst"), readAction, { params: { actionId } });

test("days that follow from completing an action are counted from the day where who completes it is", async () => {
  await live();
  const { id } = await begin({ title: "Train", purpose: "remedy", everyMonths: 12 });
  const body = { version: 1, metaStatus: "Completed" as const };
  await callBackend(await as("analyst"), changeAction, { params: { actionId: id }, body });
  expect((await read(id)).effectDueOn).toBe(plusMonths(today(), 6));
  const { content } = await callBackend(await as("analyst"), listActions, { query: { q: "Train", state: "open" } });
  expect(content.map(({ dueOn }) => dueOn)).toEqual([plusMonths(today(), 12)]);
  const other = await begin({ title: "Teach", purpose: "remedy" });
  const change = { metaStatus: "Completed" as const, reason: "Done by all" };
  await callBackend(await as("analyst"), changeActions, {
    body: { selection: { actions: [{ id: other.id }] }, change },
  });
  expect((await read(other.id)).effectDueOn).toBe(plusMonths(today(), 6));
});

test("an action without a day is due so many days after the day where who starts it is", async () => {
  await live();
  const { dueOn } = await begin({ title: "Ask again" });
  const usual = [1, 2, 3, 5, 7, 10, 14, 21, 28, 30, 60, 90].map((days) => daysLater(dayIn("UTC", new Date()), days));
  const theirs = usual.map((day) => daysLater(day, today() > dayIn("UTC", new Date()) ? 1 : -1));
  expect(theirs).toContain(dueOn);
});

test("the first and the last day of a range of days are those of the reader's zone", async () => {
  await begin({ title: "Zoned" });
  const found = async (day: string) => {
    const query = { q: "Zoned", createdAt: "Custom" as const, createdRange: `${day}..${day}`, timeZone: ZONE };
    return (await callBackend(await as("analyst"), listActions, { query })).content.length;
  };
  expect([await found(today()), await found(dayIn("UTC", new Date()))]).toEqual([1, 0]);
});
