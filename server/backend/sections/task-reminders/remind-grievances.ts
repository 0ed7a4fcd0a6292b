import { sql } from "drizzle-orm";
import { daysLater } from "~/time/day-start";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { type Ways, waysOf } from "../tasks/holders";
import { rolesThatSee } from "../tasks/who-sees";
import { momentOf } from "./moment-of";
import { byCustomer, todayOf, withPeople } from "./told-people";

/** The job's name. */
export const REMIND_OF_GRIEVANCES = "grievances.remind";

/** Days before the last one on which it is told: of a week two are enough to write a letter, of months two weeks to ask what was done. */
const DAYS_BEFORE = { "grievance-acknowledge": 2, "grievance-feedback": 14 };
/** A deadline that is longer past was missed before anybody could be told; who looks at the report sees it. */
const DAYS_AFTER = 30;

/**
 * Tells who has a report that a deadline of it is near, and that it is past, where they are: each of them once of each. Where nobody was
 * given such a task and nobody was chosen for its kind, a report belongs to nobody alone, and whoever may handle reports is told. By the
 * target's name, because what a report says is for those who may read it. Run twice it tells nothing twice, also at the same time.
 */
export const remindOfGrievances: Task = async ({ payload, database, logger }) => {
  const now = momentOf(payload);
  const count = await database.asSystem(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${REMIND_OF_GRIEVANCES}))`);
    let told = 0;
    for (const [customerId, duties] of byCustomer(await readNear(tx, now)))
      told += await tell(tx, customerId, duties, now);
    return told;
  });
  logger.info({ count }, "reminded of grievance reports");
};

interface Near extends Record<string, unknown> {
  customerId: number;
  kind: keyof typeof DAYS_BEFORE;
  id: number;
  day: string;
  targetId: number;
  title: string;
}

/** A day more each way, because it is another one elsewhere. Reports are few. */
async function readNear(tx: Tx, now: Date): Promise<Near[]> {
  const today = todayOf({ timeZone: null }, now);
  const { rows } = await tx.execute<Near>(sql`
    select c.customer_id::float8 as "customerId", 'grievance-' || c.kind as kind, r.id::float8 as id, c.due_on::text as day,
           r.target_id::float8 as "targetId", t.name as title
      from clocks c
      join grievance_reports r on r.customer_id = c.customer_id and r.id = c.subject_id
      join targets t on t.id = r.target_id
     where c.subject_type = 'grievance-report' and c.kind in ('acknowledge', 'feedback') and c.done_at is null and c.ended_at is null
       and c.due_on between ${daysLater(today, -DAYS_AFTER - 1)}::date and ${daysLater(today, DAYS_BEFORE["grievance-feedback"] + 1)}::date
     order by c.customer_id, r.id, c.kind`);
  return rows;
}

async function tell(tx: Tx, customerId: number, duties: readonly Near[], now: Date): Promise<number> {
  const asked = { tx, scope: { customerId, userId: null }, session: { permissions: [] } };
  const told = (await withOwners(tx, await waysOf(asked, "UTC", now), duties)).flatMap(
    ({ person, userId, kind, id, day, title, targetId }) => {
      const word = reminderOf({ kind, day }, todayOf(person, now));
      return word ? [{ userId, word, id, day, title, targetId }] : [];
    },
  );
  const { rowCount } = await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    select ${customerId}, t."userId", t.word, jsonb_build_object('title', t.title, 'day', t.day, 'reportId', t.id),
           'grievance-reports-of-target:' || t."targetId"
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
           t("userId" bigint, word text, id bigint, day text, title text, "targetId" bigint)
     where not exists (
       select from notifications n
        where n.customer_id = ${customerId} and n.user_id = t."userId" and n.kind = t.word
          and (n.params ->> 'reportId')::bigint = t.id)`);
  return rowCount ?? 0;
}

/** As the list of tasks says, without its last resort: one manager alone is told of nothing that all who handle reports have. */
async function withOwners(tx: Tx, ways: Ways, duties: readonly Near[]) {
  const owned = await withPeople(tx, { ...ways, ownerOf: (kind) => ways.chosen.get(kind) ?? null }, duties);
  const isOwned = new Set(owned.map(({ kind, id }) => `${kind}:${id}`));
  const free = duties.filter(({ kind, id }) => !isOwned.has(`${kind}:${id}`));
  if (free.length === 0) return owned;
  const { rows: handlers } = await tx.execute<{ id: number; timeZone: string | null }>(sql`
    select id::float8 as id, preferences ->> 'timeZone' as "timeZone" from users
     where customer_id = ${ways.reader.customerId} and deactivated_at is null
       and roles && ${sql.param(rolesThatSee("grievance:manage"))}::text[]`);
  return [...owned, ...free.flatMap((duty) => handlers.map((person) => ({ ...duty, userId: person.id, person })))];
}

/** What is to be told on a day; null for nothing. */
function reminderOf({ kind, day }: Pick<Near, "kind" | "day">, today: string): string | null {
  if (today < daysLater(day, -DAYS_BEFORE[kind]) || today > daysLater(day, DAYS_AFTER)) return null;
  return `${kind}-${day < today ? "overdue" : "due"}`;
}
