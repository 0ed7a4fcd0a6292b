import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { minutes } from "~/time/duration";
import type { Database, Tx } from "../../../platform/db/database";
import type { Task } from "../../../platform/jobs/worker";
import { onceInThread } from "../../../platform/threads/in-thread";
import { ThreadEnded } from "../../../platform/threads/thread-ended";
import { READING_HEAP } from "../explain/explain";
import { shippedFacts } from "../model/reading-model";
import type { Verdict } from "./judged-texts";
import type { Taught } from "./taught";

/** Design 40: with fewer, what a customer's people say is no pattern. */
export const FEWEST_VERDICTS = 20;
/** The newest of a customer. */
export const MOST_VERDICTS = 2_000;
/** 2,000 texts that are made to take long take some ten seconds. */
const LONGEST = minutes(2);

/** Verdicts that name a type or say that there is none: what else was wrong teaches nothing of the type. */
export const NAMES_TYPE = sql.raw("verdict in ('right', 'type', 'no-event')");

export interface ToLearn {
  verdicts: Verdict[];
  /** The basis of what is stored. */
  known: string | null;
}

export interface LearnedAll {
  /** Customers whose corrections are others now, or none. */
  changed: number;
  unchanged: number;
  forgotten: number;
  failed: number;
}

/**
 * Learns from each customer's verdicts what corrects the shipped model for that customer's own texts, each in a thread; with too few verdicts left, what was
 * learned is forgotten. Killed and begun anew, it ends as if never killed.
 */
export async function learnAll(database: Database, logger?: Logger): Promise<LearnedAll> {
  const done: LearnedAll = { changed: 0, unchanged: 0, forgotten: 0, failed: 0 };
  for (const { customerId, verdicts, known } of await database.asSystem(customersToLearnOf)) {
    try {
      if (verdicts < FEWEST_VERDICTS) await database.asSystem((tx) => forget(tx, customerId));
      done[verdicts < FEWEST_VERDICTS ? "forgotten" : await learnOf(database, customerId, known)] += 1;
    } catch (error) {
      // One customer's texts are nobody else's concern.
      if (!(error instanceof ThreadEnded)) throw error;
      logger?.error({ err: error, customerId }, "nothing could be learned from a customer's verdicts");
      done.failed += 1;
    }
  }
  return done;
}

async function learnOf(database: Database, customerId: number, known: string | null): Promise<"changed" | "unchanged"> {
  const verdicts = await database.asSystem((tx) => verdictsOf(tx, customerId));
  const input: ToLearn = { verdicts, known };
  const run = { input, time: LONGEST, atOnce: 1, ...READING_HEAP };
  const taught = await onceInThread<Taught | null>("intake/news/corrections/learn", run);
  if (!taught) return "unchanged";
  await database.asSystem((tx) => store(tx, customerId, verdicts.length, taught));
  return "changed";
}

interface ToLearnOf extends Record<string, unknown> {
  customerId: number;
  verdicts: number;
  known: string | null;
}

/** Those with verdicts enough, and those of whom something is stored. */
async function customersToLearnOf(tx: Tx): Promise<ToLearnOf[]> {
  const { rows } = await tx.execute<ToLearnOf>(sql`
    select c.id::int as "customerId", coalesce(v.n, 0)::int as verdicts, k.basis as known
      from customers c
      left join (select customer_id, count(*) as n from reading_reviews where ${NAMES_TYPE} group by 1) v on v.customer_id = c.id
      left join reading_corrections k on k.customer_id = c.id
     where v.n >= ${FEWEST_VERDICTS} or k.customer_id is not null order by c.id`);
  return rows;
}

/** What a classifier reads of a text is its first 600 characters. */
const READ = 600;

async function verdictsOf(tx: Tx, customerId: number): Promise<Verdict[]> {
  const { rows } = await tx.execute<Verdict & Record<string, unknown>>(sql`
    select coalesce(e.merged_into, e.id)::text as cluster, left(s.title, ${READ}) as title,
           left(coalesce(s.content->>'summary', ''), ${READ}) as extract, coalesce(v.language, '') as language, v.event_type_id as type
      from reading_reviews v join event_sources s on s.id = v.source_id join events e on e.id = s.event_id
     where v.customer_id = ${customerId} and v.${NAMES_TYPE}
     order by v.reviewed_at desc, v.source_id desc limit ${MOST_VERDICTS}`);
  return rows;
}

async function store(
  tx: Tx,
  customerId: number,
  verdicts: number,
  { basis, corrections, lessons }: Taught,
): Promise<void> {
  const weights = Buffer.from(corrections?.weights ?? []);
  await tx.execute(sql`
    insert into reading_corrections (customer_id, model, hash, weights, verdicts, basis, lessons)
    values (${customerId}, ${shippedFacts().name}, ${corrections?.hash ?? null}, ${weights}, ${verdicts}, ${basis}, ${JSON.stringify(lessons)}::jsonb)
    on conflict (customer_id) do update
      set model = excluded.model, hash = excluded.hash, weights = excluded.weights, verdicts = excluded.verdicts,
          basis = excluded.basis, lessons = excluded.lessons, learned_at = now()`);
}

const forget = (tx: Tx, customerId: number) =>
  tx.execute(sql`delete from reading_corrections where customer_id = ${customerId}`);

/** The job's name. */
export const LEARN_READING = "reading.learn";

/** Each night. */
export const learnReadingTask: Task = async ({ database, logger }) => {
  logger.info({ ...(await learnAll(database, logger)) }, "customers' verdicts were learned from");
};
