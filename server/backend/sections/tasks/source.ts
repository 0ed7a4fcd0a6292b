import { is, SQL, sql } from "drizzle-orm";
import type { Permission } from "~/backend/contract/permissions";
import type { TaskKind } from "~/backend/contract/task-words";
import { type Named, personSees } from "./who-sees";

/** Who looks, and when. */
export interface Reader {
  customerId: number;
  userId: number | null;
  /** Of which the reader is a member. */
  teams: Numbers;
  may(permission: Permission): Known;
  /** Also actions that are confidential, and all tasks of others; known before, since a statement reads less then. */
  readsAll: boolean;
  /** The day where the reader is, `YYYY-MM-DD`. */
  today: string;
}

/** Whose tasks are asked for. */
export interface Holder {
  users: readonly number[];
  teams: Numbers;
  /** It is the reader with their teams. */
  isReader?: true;
  /** Also by who is none of them, and may see more than they do. */
  isAskedByOthers?: true;
  /** Whether they have the tasks of a kind that nobody was given. */
  isDefault(kind: TaskKind): Known;
  /** Whether at least one task of a kind was given to them by hand. */
  isGiven(kind: TaskKind): Known;
}

/** Known before the statement, or only by it: then an array, or a condition without any row. */
export type Numbers = readonly number[] | SQL;
export type Known = boolean | SQL;

export const where = (known: Known, condition: SQL): SQL =>
  known === true ? condition : known === false ? sql`false` : sql`(${known} and ${condition})`;

/**
 * One kind of task, read from where it arises: a task is there as long as its row there says so. `x` is that row, `p` what was decided
 * about the task (`task_plans`), which may be missing.
 */
export interface TaskSource {
  kind: TaskKind;
  /** Whose tasks these are not, they do not see them. */
  permission?: Permission;
  /** The table, or a subselect, that stands as `x`. */
  from(reader: Reader): SQL;
  open(reader: Reader): SQL;
  /** Thousands of them may be open at once, so that their groups are counted apart, each along an index. */
  isMany?: true;
  /** What the task is numbered by; `x.id` unless said. */
  id?: SQL;
  /** Its own day; without one `TASK_DAYS` counts from `since`, which is then never null. */
  due?: SQL;
  /** 3 high, 2 medium, 1 low; 2 unless said. */
  priority?: SQL;
  statutory?: SQL;
  since: SQL;
  /** Somebody outside has to answer first. */
  waits?: true;
  /** The last day before it is back, by its own table. */
  restsUntil?: SQL;
  /** Who has it by its own table, such as who began it; nobody unless said. */
  native?: Native;
  /** Whether those whom it is given to read it, beyond its permission; by the customer and the number. */
  reads?(customerId: number, id: SQL, holder: Named): SQL;
  /** What who has those that nobody was given needs besides: they may be confidential. */
  keptWith?: Permission;
  /** Whose task it cannot be though they see it, such as who wrote what another person has to read; by the customer and the number. */
  except?(customerId: number, id: SQL): SQL;
  /** Its thing's own page finishes it for whoever sees such tasks: their permission decides, and not whose task it is. */
  isAnybodys?: true;
  /** It can be finished with a tick: by its own rules, or because its own table knows no end. */
  done?: "own" | "tick";
  /** Where a pattern such as `%mill%` is looked for. */
  matches(pattern: SQL): SQL;
  /** What a row shows, of the tasks with these numbers: the columns of `ShownRow`, in its order. */
  show(customerId: number, ids: SQL): SQL;
  /** What the user finished: kind, number, when; newest first by `at`. */
  finished?(reader: Reader): SQL;
}

interface Native {
  /** Whether these users or teams have `x`; with `nobodys` also where nobody has it who is still there. */
  isOf(customerId: number, holder: Pick<Holder, "users" | "teams">, nobodys: Known): SQL;
  /** They are found by an index among many more: what was given by hand is then asked for apart, since one condition for both looks at all. */
  isIndexed?: true;
  /** Where it names nobody there is nobody: whoever has tasks of its kind by default is among those it names. */
  isWhole?: true;
}

/** What is shown of a task beside its days; `owners` are those by its own table. */
export interface ShownRow extends Record<string, unknown> {
  kind: TaskKind;
  id: string;
  title: string | null;
  details: { count?: number; score?: number; name?: string; email?: string; next?: string };
  subjectType: string;
  subjectId: string | null;
  targetId: string | null;
  targetName: string | null;
  waitingFor: string | null;
  owners: { kind: "user" | "team"; id: number }[];
  version: number;
}

export const numbers = (ids: Numbers): SQL => (is(ids, SQL) ? ids : sql`${sql.param([...ids])}::bigint[]`);

/** Who began it has it, while they are there and see such tasks. */
export const byColumn = (column: SQL, permission: Permission): Native => ({
  isOf: (customerId, { users }, nobodys) => {
    const own = sql`${column} = any(${numbers(users)})`;
    const isNobodys = sql`not ${personSees(customerId, column, permission)}`;
    return sql`(${own} or ${where(nobodys, isNobodys)})`;
  },
});

/** The user of this column as `owners` of a row. */
export const ownerIn = (customerId: number, column: SQL, permission: Permission): SQL => sql`(
  case when ${personSees(customerId, column, permission)} then jsonb_build_array(jsonb_build_object('kind', 'user', 'id', ${column}))
       else '[]'::jsonb end)`;

export const NOBODY: SQL = sql`'[]'::jsonb`;

/** Its target `t` is called so. */
export const targetIsCalled = (pattern: SQL): SQL =>
  sql`exists (select from targets t where t.id = x.target_id and t.name ilike ${pattern})`;
