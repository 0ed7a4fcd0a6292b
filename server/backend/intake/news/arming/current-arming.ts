import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { shippedFacts } from "../model/reading-model";
import type { Learned } from "../read-text";
import type { ArmingState } from "./arming";

/** What each type may do in each language now: as the model came, over which stands what people have judged since. */
export async function currentArming(tx: Tx): Promise<Learned["arming"]> {
  const { rows } = await tx.execute<ArmingRow>(sql`
    select event_type_id as "eventTypeId", language, state, judged, "right" from reading_arming order by language, event_type_id`);
  const current: Learned["arming"] = { ...shippedFacts().arming };
  for (const { eventTypeId, language, ...since } of rows) {
    const threshold = current[language]?.[eventTypeId]?.threshold ?? LOWEST_THRESHOLD;
    current[language] = { ...current[language], [eventTypeId]: { ...since, threshold } };
  }
  return current;
}

interface ArmingRow extends Record<string, unknown> {
  eventTypeId: EventTypeId;
  language: string;
  state: ArmingState;
  judged: number;
  right: number;
}

/** Of a type that the model knows nothing of in a language. */
const LOWEST_THRESHOLD = 0.04;
