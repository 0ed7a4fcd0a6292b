import { type SQL, sql } from "drizzle-orm";
import { MOST_TASKS_COUNTED, type TaskKind } from "~/backend/contract/task-words";
import type { Tx } from "../../platform/db/database";
import { keepWritten, plannedOnce } from "../../platform/db/planned-once";
import { mine, type Ways } from "./holders";
import { listOpen } from "./list-tasks";
import { countedTasks, isCounted, openTasks } from "./open-tasks";

/** What the rail says of the reader's own tasks, of each of their teams' and of all. */
export async function countTasks(tx: Tx, ways: Ways) {
  const rows = await plannedOnce<OwnRow>(
    tx,
    kept(`own ${ways.within.key}`, () => ownOf(ways)),
  );
  const sum = (those: typeof rows) =>
    Math.min(
      MOST_TASKS_COUNTED,
      those.reduce((all, { n }) => all + n, 0),
    );
  const counted = rows.filter((row) => row.counted);
  const kinds = [...new Set(counted.map(({ kind }) => kind))];
  const statutory = sum(counted.filter((row) => row.statutory));
  return {
    mine: sum(counted),
    waiting: sum(rows.filter(({ waits }) => waits)),
    all: ways.reader.readsAll ? await countAll(tx, ways) : null,
    teams: await countTeams(tx, ways),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, sum(counted.filter((row) => row.kind === kind))])),
    statutory,
    clocks: statutory === 0 ? [] : (await listOpen(tx, ways, mine(ways), { statutory: true, size: CLOCKS })).content,
  };
}

/** Beside each other above the list. */
const CLOCKS = 4;

interface OwnRow {
  kind: TaskKind;
  counted: boolean;
  waits: boolean;
  statutory: boolean;
  n: number;
}

/** It stands beside every list: put into words once for each reader and day. */
function ownOf({ within }: Ways): SQL {
  const { ways, reader, holder } = within.words();
  return sql`
    with ${ways}
    select kind, ${isCounted(reader)} as counted, waits, statutory, count(*)::int as n
      from (${openTasks(reader, holder)}) t group by 1, 2, 3, 4`;
}

const kept = keepWritten(2000);

async function countAll(tx: Tx, { within }: Ways): Promise<number> {
  const [row] = await plannedOnce<{ n: number }>(
    tx,
    kept(`all ${within.key}`, () => allOf(within)),
  );
  return row?.n ?? 0;
}

function allOf(within: Ways["within"]): SQL {
  const { ways, reader } = within.words();
  return sql`with ${ways}
    select count(*)::int as n from (${countedTasks(reader, null)} limit ${MOST_TASKS_COUNTED}) c`;
}

/** The first of them by name: who is in more finds their tasks among the own. */
const MOST_TEAMS = 8;

async function countTeams(tx: Tx, ways: Ways): Promise<{ id: number; name: string; count: number }[]> {
  const { customerId, teams } = ways.reader;
  if (teams.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select id::float8 as id, name from teams
     where customer_id = ${customerId} and id = any(${sql.param([...teams])}::bigint[])
     order by lower(name), id limit ${MOST_TEAMS}`);
  const counted: { id: number; name: string; count: number }[] = [];
  for (const { id, name } of rows) {
    const [row] = await plannedOnce<{ n: number }>(
      tx,
      kept(`team ${id} ${ways.within.key}`, () => teamOf(ways, id)),
    );
    counted.push({ id, name, count: row?.n ?? 0 });
  }
  return counted;
}

function teamOf({ within }: Ways, teamId: number): SQL {
  const { ways, reader, holder } = within.ofTeam(teamId);
  return sql`with ${ways}
    select count(*)::int as n from (${countedTasks(reader, holder)} limit ${MOST_TASKS_COUNTED}) c`;
}
