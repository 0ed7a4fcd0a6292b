import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { readReadingQuality } from "~/backend/contract/reading";
import { FEWEST_OF_TYPE } from "../../intake/news/corrections/learn";
import { FEWEST_VERDICTS, NAMES_TYPE } from "../../intake/news/corrections/learn-all";
import { shippedFacts } from "../../intake/news/model/reading-model";
import type { Tx } from "../../platform/db/database";
import { LESSON_STATES, type Lesson } from "../../platform/db/shapes/lesson";

type Learned = z.input<typeof readReadingQuality.response>["learned"];

/** What a customer's verdicts taught beside the model that is shipped now; beside an earlier one they are learned from anew in the next night. */
export async function learnedBy(tx: Tx, customerId: number): Promise<Learned> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from reading_reviews where customer_id = ${customerId} and ${NAMES_TYPE}`);
  const { rows: stored } = await tx.execute<{ at: string; judged: number; lessons: Lesson[] }>(sql`
    select learned_at as at, verdicts as judged, lessons from reading_corrections
     where customer_id = ${customerId} and model = ${shippedFacts().name}`);
  const { at, judged, lessons } = stored[0] ?? { at: null, judged: 0, lessons: [] };
  const strength = ({ state }: Lesson): number => LESSON_STATES.indexOf(state);
  const ordered = [...lessons].sort(
    (one, other) =>
      strength(one) - strength(other) ||
      other.positive - one.positive ||
      (one.eventTypeId < other.eventTypeId ? -1 : 1),
  );
  return {
    verdicts: rows[0]?.n ?? 0,
    needed: FEWEST_VERDICTS,
    neededOfType: FEWEST_OF_TYPE,
    at: at && new Date(at).toISOString(),
    types: ordered.map(({ positive, negative: _, ...lesson }) => ({ ...lesson, verdicts: positive, judged })),
  };
}
