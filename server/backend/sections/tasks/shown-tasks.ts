import { type SQL, sql } from "drizzle-orm";
import { TASK_GROUPS, type TaskKind, type TaskStep } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import type { Tx } from "../../platform/db/database";
import { nameKey, type Owner, type Ways } from "./holders";
import type { Place } from "./list-tasks";
import { numbers, type ShownRow } from "./source";
import { SOURCES } from "./sources";
import { readsTask } from "./who-reads";
import { holderSeesBy, rolesThatSee } from "./who-sees";

interface Numbered {
  kind: TaskKind;
  id: number;
}

export interface Plan extends Record<string, unknown> {
  kind: TaskKind;
  id: string;
  holderKind: "user" | "team" | null;
  holderId: string | null;
  until: string | null;
  reason: string;
  doneAt: string | null;
  version: number;
}

/** What the tasks of these places say, in their order. */
export async function shownTasks(tx: Tx, ways: Ways, places: readonly Place[]): Promise<Task[]> {
  if (places.length === 0) return [];
  const { customerId } = ways.reader;
  const shown = await rowsOf(tx, customerId, places);
  const plans = await plansOf(tx, customerId, places);
  const drawn = places.flatMap((place) => {
    const row = shown.get(keyOf(place));
    return row ? [{ place, row, plan: plans.get(keyOf(place)) }] : [];
  });
  const holders = drawn.map(({ place: { kind }, row, plan }) => holdersOf(ways, kind, row.owners, plan));
  const names = await namesOf(tx, customerId, holders.flat());
  return drawn.map(({ place, row, plan }, at): Task => {
    const { kind, id, due, since, statutory, grp, rank, putOff } = place;
    const owners = (holders[at] ?? []).map((owner) => ({ ...owner, name: names.get(nameKey(owner)) ?? "" }));
    const isPutOff = TASK_GROUPS[grp] === "putOff";
    return {
      ...partsOf({ ...row, kind, id: String(id) }),
      group: TASK_GROUPS[grp] ?? "undated",
      dueOn: due === "infinity" ? null : due,
      priority: rank === -3 ? "High" : rank === -1 ? "Low" : "Medium",
      statutory,
      since: new Date(since).toISOString(),
      waitingFor: row.waitingFor,
      owners,
      putOff: isPutOff && putOff ? { until: putOff, reason: plan?.until === putOff ? plan.reason : "" } : null,
      canDo: stepsOf(kind, statutory),
      version: row.version + (plan?.version ?? 0),
    };
  });
}

/** Who has each of these tasks, in their order. */
export async function holdersOfEach(tx: Tx, ways: Ways, asked: readonly Numbered[]): Promise<Owner[][]> {
  const { customerId } = ways.reader;
  const [shown, plans] = [await rowsOf(tx, customerId, asked), await plansOf(tx, customerId, asked)];
  return asked.map((one) => {
    const row = shown.get(keyOf(one));
    return row ? holdersOf(ways, one.kind, row.owners, plans.get(keyOf(one))) : [];
  });
}

/** What can be done about a task without its own page. */
export function stepsOf(kind: TaskKind, statutory: boolean): TaskStep[] {
  if (statutory) return ["assign"];
  return SOURCES[kind].done ? ["putOff", "assign", "done"] : ["putOff", "assign"];
}

/** What a task says wherever it stands. */
export function partsOf({ kind, id, title, details, subjectType, subjectId, targetId, targetName }: ShownRow) {
  return {
    key: `${kind}:${id}`,
    kind,
    title,
    details,
    subject: { type: subjectType, id: subjectId === null ? null : Number(subjectId) },
    target: targetId === null ? null : { id: Number(targetId), name: targetName ?? "" },
  };
}

/** What is shown of each, by its key. */
export async function rowsOf(tx: Tx, customerId: number, asked: readonly Numbered[]): Promise<Map<string, ShownRow>> {
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  if (kinds.length === 0) return new Map();
  const parts = kinds.map((kind) =>
    SOURCES[kind].show(customerId, numbers(asked.filter((one) => one.kind === kind).map(({ id }) => id))),
  );
  const { rows } = await tx.execute<ShownRow>(sql.join(parts, sql` union all `));
  return new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]));
}

/** What was decided about each of them, by its key. */
export async function plansOf(tx: Tx, customerId: number, asked: readonly Numbered[]): Promise<Map<string, Plan>> {
  const planned = { kind: sql`p.holder_kind`, id: sql`p.holder_id` };
  const isThere = sql`(${holderSeesBy(customerId, planned, sql`a.roles`, exceptedBy(customerId))} and ${readsTask(customerId, sql`p.kind`, sql`p.subject_id`, planned)})`;
  const { rows } = await tx.execute<Plan>(sql`
    select p.kind, p.subject_id::text as id, case when ${isThere} then p.holder_kind end as "holderKind", p.holder_id::text as "holderId",
           p.put_off_until::text as until, p.put_off_reason as reason, p.done_at as "doneAt", p.version
      from task_plans p
      join jsonb_to_recordset(${JSON.stringify(asked.map(rolesOf))}::jsonb) a(kind text, id bigint, roles text[])
        on p.kind = a.kind and p.subject_id = a.id
     where p.customer_id = ${customerId}`);
  return new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]));
}

/** Whose task the one of the plan `p` cannot be. */
function exceptedBy(customerId: number): SQL {
  const cases = Object.values(SOURCES).flatMap(({ kind, except }) =>
    except ? [sql`when ${kind} then ${except(customerId, sql`p.subject_id`)}`] : [],
  );
  return sql`case p.kind ${sql.join(cases, sql` `)} end`;
}

const rolesOf = ({ kind, id }: Numbered) => ({ kind, id, roles: rolesThatSee(SOURCES[kind].permission) });

const keyOf = ({ kind, id }: Numbered): string => `${kind}:${id}`;

function holdersOf({ ownerOf }: Ways, kind: TaskKind, own: readonly Owner[], plan: Plan | undefined): Owner[] {
  if (plan?.holderKind) return [{ kind: plan.holderKind, id: Number(plan.holderId) }];
  if (own.length > 0 || SOURCES[kind].native?.isWhole) return [...own];
  const owner = ownerOf(kind);
  return owner ? [owner] : [];
}

export async function namesOf(tx: Tx, customerId: number, owners: readonly Owner[]): Promise<Map<string, string>> {
  const idsOf = (kind: Owner["kind"]) => numbers(owners.filter((owner) => owner.kind === kind).map(({ id }) => id));
  const { rows } = await tx.execute<{ kind: Owner["kind"]; id: number; name: string }>(sql`
    select 'user' as kind, id::float8 as id, firstname || ' ' || lastname as name from users
     where customer_id = ${customerId} and id = any(${idsOf("user")})
    union all
    select 'team', id::float8, name from teams where customer_id = ${customerId} and id = any(${idsOf("team")})`);
  return new Map(rows.map((row) => [nameKey(row), row.name]));
}
