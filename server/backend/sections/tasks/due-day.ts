import { type SQL, sql } from "drizzle-orm";
import { ruleDaysOf } from "~/backend/contract/task-days";
import type { TaskSource } from "./source";

type Dated = Pick<TaskSource, "kind" | "due" | "since">;

/** On which day a row of a source is due: its own, or so many days after it came in, by the calendar of UTC. */
export function dueOf({ kind, due, since }: Dated): SQL {
  if (due) return due;
  const days = ruleDaysOf(kind);
  return days === null ? sql`null::date` : sql`((${since} at time zone 'UTC')::date + ${days}::int)`;
}

/** Whether it is due before a day of the database's type date; of what is counted from its arrival in words that an index of that takes. */
export function isDueBefore({ kind, due, since }: Dated, day: SQL): SQL {
  const days = ruleDaysOf(kind);
  if (due || days === null) return sql`${due ?? sql`null::date`} < ${day}`;
  return sql`${since} < ((${day}) - ${days}::int)::timestamp at time zone 'UTC'`;
}
