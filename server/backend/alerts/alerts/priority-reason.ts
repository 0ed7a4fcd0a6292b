import { type SQL, sql } from "drizzle-orm";
import { PRIORITIES } from "../../reference/catalogue/priorities";

/** Texts of the namespace `reasons`. */
export const REASONS = {
  kept: "priority-kept",
  lowered: "priority-lowered",
  withdrawn: "priority-withdrawn",
  judged: "priority-judged",
  topic: "priority-topic",
};

interface Decided {
  /** The type that the customer's people named; null where they named none. */
  ownTypeId: SQL;
  /** The priority that impact may lower: the event's, or that of the named type. */
  base: SQL;
  priority: SQL;
  /** The impact level that decided. */
  impact: SQL;
  ruleVersion: string;
}

/** Why an alert has its priority, as JSON; of an event `e`. */
export function priorityReason({ ownTypeId, base, priority, impact, ruleVersion }: Decided): SQL {
  return sql`jsonb_build_object(
    'key', case when e.withdrawn then ${REASONS.withdrawn}::text when ${ownTypeId} is not null then ${REASONS.judged}
                when ${priority} < ${base} then ${REASONS.lowered} else ${REASONS.kept} end,
    'params', jsonb_strip_nulls(jsonb_build_object('event', (${PRIORITY_NAMES}::text[])[${base}], 'type', ${ownTypeId},
                                                   'impact', ${impact}, 'ruleVersion', ${ruleVersion}::text)))`;
}

const PRIORITY_NAMES = sql.param(`{${PRIORITIES.join(",")}}`);
