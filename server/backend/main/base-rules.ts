import { and, eq, isNull } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { ALERT_PRIORITY } from "../alerts/alerts/alert-priority";
import { GRIEVANCE_DEADLINES } from "../dialogue/grievances/grievance-deadlines";
import { BATTERY_MATERIALS_V1 } from "../dialogue/questionnaires/definitions/battery-materials";
import { REVENUE_DISCOVERY_V1 } from "../dialogue/questionnaires/definitions/revenue-discovery";
import { SELF_ASSESSMENT_V1 } from "../dialogue/questionnaires/definitions/self-assessment";
import { EVENT_JOINING, EVENT_JOINING_2 } from "../intake/ingest/rules/event-joining";
import { EVENT_PRIORITY, EVENT_PRIORITY_2 } from "../intake/ingest/rules/event-priority";
import { EVENT_MATCHING } from "../intake/matching/rules/event-matching";
import { HAZARD_REACH } from "../intake/matching/rules/hazard-reach";
import { rules } from "../platform/db/schema/rules";
import { MAIL_RATE } from "../platform/mail/mail-rate";
import { RISK_BANDS } from "../reference/catalogue/risk-bands";
import { DISPUTED_AREAS_RULE } from "../reference/geo/disputed-areas";
import { NAME_MATCHING } from "../reference/names/name-matching";
import { EVENT_HALF_LIVES } from "../risk/scores/rules/event-half-lives";
import { IMPACT_FACTORS } from "../risk/scores/rules/impact-factors";
import { MISSING_PEERS } from "../risk/scores/rules/missing-peers";
import { SCORE_WEIGHTS } from "../risk/scores/rules/score-weights";
import { SEVERITY_POINTS } from "../risk/scores/rules/severity-points";
import { SIZE_NORMALISATION } from "../risk/scores/rules/size-normalisation";
import { TASK_ESCALATION } from "../sections/task-mails/escalation-rule";
import { ACTION_RECOMMENDATIONS } from "../work/actions/action-recommendations";
import { ACTION_COMPLETION } from "../work/actions/completion";
import { BASE_MEASURES } from "../work/measures/base-measures";
import { BASE_LAWS } from "../work/measures/laws/law-rules";
import { MEASURE_FIT } from "../work/measures/measure-fit";

/**
 * The rules that every installation begins with. A version that is there already stays as it is, but for one that a newer base version
 * follows: it ends on that day, or the newer one would overlap it and never come in.
 */
export async function putBaseRules(database: NodePgDatabase<Record<string, unknown>>): Promise<void> {
  for (const { name, version, validTo } of BASE_RULES) {
    if (!validTo) continue;
    const isOpen = and(eq(rules.name, name), eq(rules.version, version), isNull(rules.validTo));
    await database.update(rules).set({ validTo }).where(isOpen);
  }
  await database.insert(rules).values(BASE_RULES).onConflictDoNothing();
}

const BASE_RULES: (typeof rules.$inferInsert)[] = [
  ACTION_COMPLETION,
  ACTION_RECOMMENDATIONS,
  ALERT_PRIORITY,
  BATTERY_MATERIALS_V1,
  REVENUE_DISCOVERY_V1,
  SELF_ASSESSMENT_V1,
  DISPUTED_AREAS_RULE,
  EVENT_MATCHING,
  GRIEVANCE_DEADLINES,
  HAZARD_REACH,
  MAIL_RATE,
  NAME_MATCHING,
  RISK_BANDS,
  EVENT_HALF_LIVES,
  EVENT_JOINING,
  EVENT_JOINING_2,
  EVENT_PRIORITY,
  EVENT_PRIORITY_2,
  IMPACT_FACTORS,
  MISSING_PEERS,
  SCORE_WEIGHTS,
  SEVERITY_POINTS,
  SIZE_NORMALISATION,
  MEASURE_FIT,
  TASK_ESCALATION,
  ...BASE_LAWS,
  ...BASE_MEASURES,
];
