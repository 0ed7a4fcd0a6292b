import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { isAlone } from "../reputation";
import { type ArmingState, barOf } from "./arming";
import { currentArming } from "./current-arming";
import { wilsonBound } from "./wilson";

/** Design 40, "Arming": the last so many that were judged decide. */
const JUDGED = 60;
/** A type loses its right to publish only so far below the bar at which it gains it, so that one verdict does not toggle it. */
const SLACK = 0.05;

export interface Rearmed {
  eventTypeId: EventTypeId;
  language: string;
  before: ArmingState | null;
  state: ArmingState;
  judged: number;
  right: number;
}

/**
 * Decides anew what each type may do in each language by the last 60 verdicts that measure, of all customers; with fewer everything stays
 * as it is, and so it does where only one of several customers sees it so. Answers what changed.
 */
export async function measureReading(database: Database): Promise<Rearmed[]> {
  return database.asSystem(async (tx) => {
    const arming = await currentArming(tx);
    const changed: Rearmed[] = [];
    for (const last of await lastJudged(tx)) {
      const { eventTypeId, language, judged, right } = last;
      const before = arming[language]?.[eventTypeId]?.state ?? null;
      const state = await agreedState(tx, last, before);
      if (state === null) continue;
      await tx.execute(sql`
        insert into reading_arming (event_type_id, language, state, judged, "right")
        values (${eventTypeId}, ${language}, ${state}, ${judged}, ${right})
        on conflict (event_type_id, language) do update
          set state = excluded.state, judged = excluded.judged, "right" = excluded."right", decided_at = now()`);
      if (state !== before) changed.push({ eventTypeId, language, before, state, judged, right });
    }
    return changed;
  });
}

/** What a type may do after its last verdicts: 60 of 60 right arm it, 55 do not, 53 disarm one that is serious. */
export function stateAfter(type: EventTypeId, right: number, judged: number, before: ArmingState | null): ArmingState {
  const bound = wilsonBound(right, judged);
  const publishes = before === "armed" || before === "trial";
  if (bound >= barOf(type) || (publishes && bound >= barOf(type) - SLACK)) return "armed";
  return right / judged < OFF_SHARE ? "off" : "watched";
}

const OFF_SHARE = 0.6;

/**
 * What a type may do by its last verdicts, where that still holds without those of any one customer; null where it does not. Nobody disarms or arms
 * a type for everybody alone, however much is judged. A customer that has its installation to itself needs no second one.
 */
async function agreedState(tx: Tx, last: JudgedRow, before: ArmingState | null): Promise<ArmingState | null> {
  const { eventTypeId, language, right, judged, customers } = last;
  const state = stateAfter(eventTypeId, right, judged, before);
  if (state === before || (await isAlone(tx))) return state;
  for (const customerId of customers) {
    const others = await judgedBy(tx, { eventTypeId, language, without: customerId });
    if (others.judged < SECOND_VOICE) return null;
    const seen = stateAfter(eventTypeId, others.right, others.judged, before);
    if (publishes(seen) !== publishes(state) || (state === "off" && seen !== "off")) return null;
  }
  return state;
}

/** Verdicts of others, of which fewer say nothing. */
const SECOND_VOICE = 20;

const publishes = (state: ArmingState): boolean => state === "armed" || state === "trial";

interface JudgedRow extends Record<string, unknown> {
  eventTypeId: EventTypeId;
  language: string;
  judged: number;
  right: number;
  /** Whose verdicts they are. */
  customers: number[];
}

const RIGHT = sql`count(*) filter (where verdict in ('right', 'company', 'place'))::int as "right"`;
const MEASURES = sql`is_sample and read_type_id is not null and language is not null`;

async function lastJudged(tx: Tx): Promise<JudgedRow[]> {
  const { rows } = await tx.execute<JudgedRow>(sql`
    select read_type_id as "eventTypeId", language, count(*)::int as judged, ${RIGHT},
           array_agg(distinct customer_id::int) as customers
      from (select read_type_id, language, verdict, customer_id,
                   row_number() over (partition by read_type_id, language order by reviewed_at desc, source_id desc) as n
              from reading_reviews where ${MEASURES}) last
     where n <= ${JUDGED} group by 1, 2 having count(*) = ${JUDGED} order by 1, 2`);
  return rows;
}

interface OfOthers {
  eventTypeId: EventTypeId;
  language: string;
  without: number;
}

/** The last verdicts of all but one customer. */
async function judgedBy(
  tx: Tx,
  { eventTypeId, language, without }: OfOthers,
): Promise<{ judged: number; right: number }> {
  const { rows } = await tx.execute<{ judged: number; right: number }>(sql`
    select count(*)::int as judged, ${RIGHT} from (
      select verdict from reading_reviews
       where ${MEASURES} and read_type_id = ${eventTypeId} and language = ${language} and customer_id <> ${without}
       order by reviewed_at desc, source_id desc limit ${JUDGED}) last`);
  return rows[0] ?? { judged: 0, right: 0 };
}
