import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listActions } from "~/backend/contract/actions";
import { dayIn } from "~/time/day-start";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
/** There it is a day later than in the other at any hour. */
const [EAST, WEST] = ["Pacific/Kiritimati", "Etc/GMT+12"];

test("what is overdue, and what is postponed no more, is decided where the reader is", async () => {
  const { customerId, people } = await peopleOf(use);
  const day = dayIn(WEST, new Date());
  const [due, resting] = await use.database.asSystem(async (tx) => {
    const raw = { customerId, targetId: 0, by: people.manager ?? 0, due: day };
    const ids = [await WAITING.action(tx, raw), await WAITING.action(tx, raw)];
    await tx.execute(sql`update actions set skipped_reason = 'Fair', skipped_until = ${day} where id = ${ids[1]}`);
    return ids;
  });
  const manager = await signInAs(use.transport, "manager");
  const found = async (query: object) => {
    const { content } = await callBackend(manager, listActions, { query: { ...query, size: 200 } });
    return content.map(({ id }) => id).filter((id) => id === due || id === resting);
  };
  expect(await found({ due: "Overdue", timeZone: EAST })).toEqual(expect.arrayContaining([due, resting]));
  expect(await found({ due: "Overdue", timeZone: WEST })).toEqual([]);
  expect(await found({ state: "open", timeZone: EAST })).toEqual(expect.arrayContaining([due, resting]));
  expect(await found({ state: "open", timeZone: WEST })).toEqual([due]);
});
