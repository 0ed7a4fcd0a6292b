import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { rules } from "../db/schema/rules";
import { BATTERY_MATERIALS_V1 } from "../questionnaires/definitions/battery-materials";
import { REVENUE_DISCOVERY_V1 } from "../questionnaires/definitions/revenue-discovery";
import { SELF_ASSESSMENT_V1 } from "../questionnaires/definitions/self-assessment";
import { ACTION_RECOMMENDATIONS } from "./action-recommendations";
import { ALERT_PRIORITY } from "./alert-priority";
import { EVENT_HALF_LIVES } from "./event-half-lives";
import { EVENT_JOINING } from "./event-joining";
import { EVENT_MATCHING } from "./event-matching";
import { EVENT_PRIORITY } from "./event-priority";
import { GRIEVANCE_DEADLINES } from "./grievance-deadlines";
import { HAZARD_REACH } from "./hazard-reach";
import { IMPACT_FACTORS } from "./impact-factors";
import { MISSING_PEERS } from "./missing-peers";
import { NAME_MATCHING } from "./name-matching";
import { RISK_BANDS } from "./risk-bands";
import { SCORE_WEIGHTS } from "./score-weights";
import { SEVERITY_POINTS } from "./severity-points";
import { SIZE_NORMALISATION } from "./size-normalisation";

/** The rules that every installation begins with. A version that is there already stays as it is, closed or not. */
export async function putBaseRules(database: NodePgDatabase<Record<string, unknown>>): Promise<void> {
  await database.insert(rules).values(BASE_RULES).onConflictDoNothing();
}

const BASE_RULES: (typeof rules.$inferInsert)[] = [
  ACTION_RECOMMENDATIONS,
  ALERT_PRIORITY,
  BATTERY_MATERIALS_V1,
  REVENUE_DISCOVERY_V1,
  SELF_ASSESSMENT_V1,
  EVENT_MATCHING,
  GRIEVANCE_DEADLINES,
  HAZARD_REACH,
  NAME_MATCHING,
  RISK_BANDS,
  EVENT_HALF_LIVES,
  EVENT_JOINING,
  EVENT_PRIORITY,
  IMPACT_FACTORS,
  MISSING_PEERS,
  SCORE_WEIGHTS,
  SEVERITY_POINTS,
  SIZE_NORMALISATION,
];
