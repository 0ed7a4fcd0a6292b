import { sql } from "drizzle-orm";
import { currentArming } from "../../../intake/news/arming/current-arming";
import type { Database, Tx } from "../../../platform/db/database";
import { enqueue } from "../../../platform/jobs/enqueue";
import { computeScores } from "../../../risk/scores/compute-scores";
import { assessTargets } from "./assess-targets";
import { type Chapter, chaptersOf } from "./chapters";
import { collectTargets } from "./collect-targets";
import { dateFollows } from "./date-follows";
import { decideAlerts } from "./decide-alerts";
import type { FurnishDeps } from "./furnish/demo-callers";
import { furnish, furnishScores } from "./furnish/furnish";
import { judgeReadings } from "./judge-readings";
import { labelAlerts } from "./label-alerts";
import { notifyPeople } from "./notify-people";
import { type PlannedNetwork, planNetwork } from "./plan-network";
import { planStories } from "./plan-stories";
import { type Readings, readReports } from "./read-reports";
import { type CustomerIds, writeNetwork } from "./write-network";
import { writeStories } from "./write-stories";

export const DEMO_WORLD = "demo.world";

/** What a step has to know: the day on which the world was begun, so that each step plans the same one. */
export interface WorldStep {
  /** ISO 8601. */
  now: string;
  step: number;
}

/**
 * The first step of the demo customers' world: suppliers over five tiers, a year of events with the alerts that matching makes
 * of them, and what people did about these. Null where the world is whole or the demo customers are not there.
 */
export async function beginDemoWorld(database: Database, now: Date): Promise<WorldStep | null> {
  return database.asSystem(async (tx) => {
    const customers = await customersOf(tx);
    if (!customers) return null;
    if ((await isWhole(tx, customers.nordwind)) && (await isWhole(tx, customers.suedstern))) return null;
    return { now: (await begunOn(tx, customers)) ?? now.toISOString(), step: 0 };
  });
}

/** Has jobs build what is missing of it. */
export async function enqueueDemoWorld(database: Database, now: Date): Promise<boolean> {
  const first = await beginDemoWorld(database, now);
  if (first) await database.asSystem((tx) => enqueue(tx, DEMO_WORLD, first, { key: DEMO_WORLD }));
  return first !== null;
}

/** Does one step; each bears repetition. Answers the next one, or null when the world is whole. `oneIn`: fewer events, for tests. */
export async function buildDemoWorld(
  deps: FurnishDeps,
  { now, step }: WorldStep,
  { oneIn = 1 }: { oneIn?: number } = {},
): Promise<WorldStep | null> {
  const { database } = deps;
  const customers = await database.asSystem(customersOf);
  if (!customers) return null;
  const { network, chapters } = planOf(now, oneIn);
  const chapter = chapters[step - 1];
  if (step === 0) {
    await database.asSystem((tx) => beginNetwork(tx, network, customers, now));
    await furnishScores(deps, customers, new Date(now));
  } else if (chapter) await tell(database, chapter, customers, await readAhead(database, chapter));
  else {
    const left = LAST_STEPS[step - 1 - chapters.length];
    if (!left) {
      planned = undefined;
      return null;
    }
    await left(deps, customers, new Date(now));
  }
  if (GROWN.includes(step)) await database.asSystem((tx) => tx.execute(sql`select refresh_statistics()`));
  return { now, step: step + 1 };
}

/** After the year's stories: what people made of them, what else they did, and what they are told at the end. */
const LAST_STEPS: readonly ((deps: FurnishDeps, customers: CustomerIds, now: Date) => Promise<void>)[] = [
  ({ database }, customers, now) => ofBoth(customers, (customerId) => settle(database, customerId, now)),
  furnish,
  ({ database }, customers, now) => ofBoth(customers, (customerId) => finish(database, customerId, now)),
];

/** Steps after which there is so much more that the planner has to hear of it. */
const GROWN = [0, 1, 4, 16];

interface Plan {
  now: string;
  oneIn: number;
  network: PlannedNetwork;
  chapters: Chapter[];
  /** What is being read already. */
  ahead: Map<Chapter, Promise<Readings>>;
}

/** Kept from step to step: planning takes longer than most of them. */
let planned: Plan | undefined;

function planOf(now: string, oneIn: number): Plan {
  if (planned?.now === now && planned.oneIn === oneIn) return planned;
  const network = planNetwork(new Date(now));
  const stories = planStories(network, new Date(now), oneIn);
  planned = { now, oneIn, network, chapters: chaptersOf(stories, new Date(now)), ahead: new Map() };
  return planned;
}

/** What is read in a chapter's reports; those of the next one are read in their thread while this one is written. */
async function readAhead(database: Database, chapter: Chapter): Promise<Readings> {
  const arming = await database.asSystem(currentArming);
  const { chapters, ahead } = planned as Plan;
  const known = ahead.get(chapter);
  ahead.delete(chapter);
  const readings = await (known ?? readReports(chapter.stories, arming));
  const next = chapters[chapters.indexOf(chapter) + 1];
  if (next) {
    const reading = readReports(next.stories, arming);
    ahead.set(next, reading);
    // Whoever needs it hears of it.
    reading.catch(() => ahead.delete(next));
  }
  return readings;
}

/** At a month's end the scores are computed that its history keeps, before anything later is known. */
async function tell(
  database: Database,
  { stories, closes }: Chapter,
  customers: CustomerIds,
  readings: Readings,
): Promise<void> {
  await database.asSystem((tx) => writeStories(tx, stories, readings));
  if (!closes) return;
  await ofBoth(customers, (customerId) => computeScores(database, customerId, { targets: "all", now: closes }));
}

/** Side by side: the customers share no row, and the database has a processor for each. */
async function ofBoth(customers: CustomerIds, work: (customerId: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Object.values(customers).map(work));
}

async function customersOf(tx: Tx): Promise<CustomerIds | null> {
  const { rows } = await tx.execute<{ id: string; key: string }>(
    sql`select id, key from customers where key in ('nordwind', 'suedstern')`,
  );
  const idOf = (key: string): number => Number(rows.find((row) => row.key === key)?.id ?? 0);
  return rows.length === 2 ? { nordwind: idOf("nordwind"), suedstern: idOf("suedstern") } : null;
}

/** The customer itself, the first target of the world, keeps the day. */
async function begunOn(tx: Tx, { nordwind }: CustomerIds): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select t.details->>'worldBegun' as day from target_identifiers i join targets t on t.id = i.target_id
     where i.owner_id = ${nordwind} and i.system = 'Tierwatch' and i.value = 'demo:nordwind'`);
  return rows[0]?.day ?? null;
}

async function beginNetwork(tx: Tx, network: PlannedNetwork, customers: CustomerIds, now: string): Promise<void> {
  if ((await begunOn(tx, customers)) !== null) return;
  const ids = await writeNetwork(tx, network, customers);
  for (const customerId of Object.values(customers)) {
    await dateFollows(tx, customerId, new Date(now));
    await assessTargets(tx, customerId, new Date(now));
  }
  await tx.execute(sql`
    update targets set details = ${JSON.stringify({ worldBegun: now })}::jsonb where id = ${ids.get("Nordwind Automotive")}`);
}

/** Marked so, or built before there was a mark: then the last thing that was done is what people were told of, critical alerts first. */
async function isWhole(tx: Tx, customerId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from notifications where customer_id = ${customerId} and kind = 'alert-critical'
     union all
    select 1 from target_identifiers i join targets t on t.id = i.target_id
     where i.owner_id = ${customerId} and i.system = 'Tierwatch' and i.value like 'demo:%'
       and t.details->>'worldWhole' is not null
     limit 1`);
  return rows.length > 0;
}

/** Written with what people are told, so that they are told once: a day may have no critical alert to know it by. */
async function markWhole(tx: Tx, customerId: number): Promise<void> {
  await tx.execute(sql`
    update targets t set details = t.details || '{"worldWhole": true}'::jsonb
      from target_identifiers i join customers c on c.id = i.owner_id
     where i.target_id = t.id and i.owner_id = ${customerId} and i.system = 'Tierwatch' and i.value = 'demo:' || c.key`);
}

async function settle(database: Database, customerId: number, now: Date): Promise<void> {
  await database.asCustomer({ customerId, userId: null }, async (tx) => {
    const { rows } = await tx.execute(sql`select 1 from alert_labels where customer_id = ${customerId} limit 1`);
    if (rows.length > 0) return;
    await collectTargets(tx, customerId);
    await judgeReadings(tx, customerId, now);
    await labelAlerts(tx, customerId);
    await decideAlerts(tx, customerId, now);
  });
}

async function finish(database: Database, customerId: number, now: Date): Promise<void> {
  await computeScores(database, customerId, { targets: "all", now });
  await database.asCustomer({ customerId, userId: null }, async (tx) => {
    if (await isWhole(tx, customerId)) return;
    await notifyPeople(tx, customerId);
    await markWhole(tx, customerId);
  });
}
