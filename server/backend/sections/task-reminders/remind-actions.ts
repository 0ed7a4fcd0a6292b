import { sql } from "drizzle-orm";
import { daysLater } from "~/time/day-start";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { waysOf } from "../tasks/holders";
import { momentOf } from "./moment-of";
import { byCustomer, todayOf, withPeople } from "./told-people";

/** The job's name. */
export const REMIND_OF_ACTIONS = "actions.remind";

/** The notifications that it writes. */
export const REMINDERS = ["action-due-soon", "action-due-today", "action-overdue", "action-effect-due"] as const;

/**
 * Days before the last one on which it is told that it is near: of an action three; of an effectiveness check two weeks, because somebody
 * has to go and look.
 */
const DAYS_BEFORE = { action: 3, "action-effect": 14 };
/** What is longer past was missed before anybody could be told; the list shows it. */
const DAYS_AFTER = 7;
/** Tasks that are looked at together. */
const PAGE = 1000;

/**
 * Tells who has an action, or the check of its effect, as the list of tasks says: that it is due in three days, today, or since yesterday,
 * where they are, and that its effect is to be checked. What is postponed rests. Each of them once of each day that it was due on. Run
 * twice it tells nothing twice, also at the same time.
 */
export const remindOfActions: Task = async ({ payload, database, logger }) => {
  const now = momentOf(payload);
  const count = await database.asSystem(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${REMIND_OF_ACTIONS}))`);
    let told = 0;
    let after: Place | null = { customerId: 0, id: 0 };
    while (after) {
      const page: Near[] = await readNear(tx, now, after);
      for (const [customerId, tasks] of byCustomer(page)) told += await tell(tx, customerId, tasks, now);
      after = page.length === PAGE ? (page.at(-1) ?? null) : null;
    }
    return told;
  });
  logger.info({ count }, "reminded of actions");
};

interface Place {
  customerId: number;
  id: number;
}

interface Near extends Place, Record<string, unknown> {
  kind: "action" | "action-effect";
  title: string;
  day: string;
  /** The day on which it is back; null where it does not rest. */
  back: string | null;
}

/** An action is either open or completed, so that it is one task at most. A day more each way, because it is another one elsewhere. */
async function readNear(tx: Tx, now: Date, after: Place): Promise<Near[]> {
  const today = todayOf({ timeZone: null }, now);
  const first = daysLater(today, -DAYS_AFTER - 1);
  const last = (kind: Near["kind"]) => daysLater(today, DAYS_BEFORE[kind] + 1);
  const { rows } = await tx.execute<Near>(sql`
    select x.customer_id::float8 as "customerId", x.id::float8 as id, x.title, t.kind, t.day::text as day,
           greatest(p.put_off_until, t.back)::text as back
      from actions x
     cross join lateral (
       select 'action' as kind, x.due_on as day, x.skipped_until + 1 as back
        where x.meta_status in ('Planned', 'InProgress') and (x.skipped_reason is null or x.skipped_until is not null)
          and x.due_on between ${first}::date and ${last("action")}::date
        union all
       select 'action-effect', x.effect_due_on, null::date
        where x.meta_status = 'Completed' and x.effect is null
          and x.effect_due_on between ${first}::date and ${last("action-effect")}::date) t
      left join task_plans p on p.customer_id = x.customer_id and p.kind = t.kind and p.subject_id = x.id
     where (x.customer_id, x.id) > (${after.customerId}::bigint, ${after.id}::bigint)
     order by x.customer_id, x.id limit ${PAGE}`);
  return rows;
}

async function tell(tx: Tx, customerId: number, tasks: readonly Near[], now: Date): Promise<number> {
  const ways = await waysOf({ tx, scope: { customerId, userId: null }, session: { permissions: [] } }, "UTC", now);
  const told = (await withPeople(tx, ways, tasks)).flatMap(({ person, userId, ...task }) => {
    const kind = reminderOf(task, todayOf(person, now));
    return kind ? [{ userId, kind, id: task.id, title: task.title, day: task.day }] : [];
  });
  const { rowCount } = await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    select ${customerId}, t."userId", t.kind, jsonb_build_object('title', t.title, 'day', t.day), 'action:' || t.id
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) t("userId" bigint, kind text, id bigint, title text, day text)
     where not exists (
       select from notifications n
        where n.customer_id = ${customerId} and n.user_id = t."userId" and n.kind = t.kind
          and n.subject = 'action:' || t.id and n.params ->> 'day' = t.day)`);
  return rowCount ?? 0;
}

/** What is to be told on a day; null for nothing. */
function reminderOf({ kind, day, back }: Near, today: string): (typeof REMINDERS)[number] | null {
  if (back !== null && back > today) return null;
  if (today < daysLater(day, -DAYS_BEFORE[kind]) || today > daysLater(day, DAYS_AFTER)) return null;
  if (kind === "action-effect") return "action-effect-due";
  if (day > today) return "action-due-soon";
  return day === today ? "action-due-today" : "action-overdue";
}
