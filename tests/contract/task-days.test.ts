import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { permissionsOf } from "~/backend/contract/permissions";
import { ruleDaysOf, TASK_DAYS } from "~/backend/contract/task-days";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { daysLater } from "~/time/day-start";
import type { Tx } from "../../server/backend/platform/db/database";
import { waysOf } from "../../server/backend/sections/tasks/holders";
import { listOpen } from "../../server/backend/sections/tasks/list-tasks";
import { SOURCES } from "../../server/backend/sections/tasks/sources";
import { ownBackend } from "../support/own-backend";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
/** A Wednesday. */
const TODAY = "2026-04-15";
const NOW = new Date(`${TODAY}T12:00:00Z`);

/** Where each of these says when it came in. */
const CAME_IN: Record<keyof typeof TASK_DAYS, (at: string) => ReturnType<typeof sql>> = {
  "sanctions-match": (at) => sql`update sanctions_matches set found_at = ${at}`,
  alert: (at) => sql`update alerts set created_at = ${at}`,
  import: (at) => sql`update imports set created_at = ${at}`,
  "import-apply": (at) => sql`update imports set created_at = ${at}`,
  "contact-bounced": (at) => sql`update target_contacts set used_at = ${at}`,
  "reading-review": (at) => sql`update item_readings set read_at = ${at}`,
  "questionnaire-review": (at) => sql`update questionnaires set submitted_at = ${at} where submitted_at is not null`,
  "plan-review": (at) => sql`update supplier_plans set turn_at = ${at}`,
  "supplier-proposal": (at) => sql`update supplier_proposals set proposed_at = ${at}`,
  "measure-review": (at) => sql`update own_measures set updated_at = ${at}`,
  "measure-rework": (at) => sql`update own_measures set updated_at = ${at}`,
  "measure-publish": (at) => sql`update own_measures set updated_at = ${at}`,
  duplicates: (at) => sql`update target_duplicates set found_at = ${at}`,
  "doubtful-places": (at) => sql`update targets set place_doubted_at = ${at} where place_doubt in ('zero', 'swapped')`,
};

class RolledBack extends Error {}

async function dueOf(kind: keyof typeof TASK_DAYS, at: string) {
  const { customerId, people } = await peopleOf(use);
  const userId = people.manager ?? 0;
  let found: unknown[] = [];
  await use.database
    .asSystem(async (tx: Tx) => {
      const targetId = await addTarget(tx, "Mill");
      await WAITING[kind](tx, { customerId, targetId, by: people.admin ?? 0 });
      await tx.execute(CAME_IN[kind](at));
      const session = { permissions: permissionsOf(["manager"]) } as Parameters<typeof waysOf>[0]["session"];
      const ways = await waysOf({ tx, scope: { customerId, userId }, session }, "UTC", NOW);
      const { content, groups } = await listOpen(tx, ways, null, { kind, size: 1 });
      const [task] = content;
      // Each group is counted along its own condition.
      found = [task?.dueOn, task?.group, task && groups[task.group] > 0];
      throw new RolledBack();
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return found;
}

const KINDS = Object.keys(TASK_DAYS) as (keyof typeof TASK_DAYS)[];

test("of every kind a law, a person or the rule says the day, and never two of them", () => {
  const own = (kind: TaskKind) => SOURCES[kind].due !== undefined;
  expect(TASK_KINDS.filter((kind) => own(kind) === (ruleDaysOf(kind) !== null))).toEqual([]);
});

// Texts are read within four weeks, or not at all.
test.each(KINDS.filter((kind) => kind !== "reading-review"))(
  "a task of the kind %s is due so many days after it came in, by the calendar of UTC, and counted in that group",
  async (kind) => {
    const came = (day: string) => daysLater(day, -TASK_DAYS[kind]);
    expect(await dueOf(kind, `${came(TODAY)}T00:00:00Z`)).toEqual([TODAY, "today", true]);
    expect(await dueOf(kind, `${came(TODAY)}T23:59:59Z`)).toEqual([TODAY, "today", true]);
    expect(await dueOf(kind, `${came("2026-04-14")}T23:59:59Z`)).toEqual(["2026-04-14", "overdue", true]);
    expect(await dueOf(kind, `${came("2026-04-19")}T23:59:59Z`)).toEqual(["2026-04-19", "week", true]);
    expect(await dueOf(kind, `${came("2026-04-20")}T00:00:00Z`)).toEqual(["2026-04-20", "later", true]);
  },
);
