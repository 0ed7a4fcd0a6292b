/** What a report is about: the protected positions of LkSG § 2(2)–(3), and integrity; without a schema, so that the browser can have them. */
export const GRIEVANCE_TOPICS = [
  "child-labour",
  "forced-labour",
  "safety",
  "unions",
  "discrimination",
  "wages",
  "environment",
  "land",
  "security",
  "corruption",
  "other",
] as const;
export type GrievanceTopic = (typeof GRIEVANCE_TOPICS)[number];

/** Who reports, towards the company that it is about. */
export const REPORTER_RELATIONS = [
  "employee",
  "former-employee",
  "resident",
  "union",
  "organization",
  "business-partner",
  "unknown",
] as const;
export type ReporterRelation = (typeof REPORTER_RELATIONS)[number];

export const GRIEVANCE_STATES = ["received", "examination", "measures", "closed"] as const;
export type GrievanceState = (typeof GRIEVANCE_STATES)[number];

/** What is done with a report: `acknowledge` and `feedback` tell the reporter, the others lead to a state, `note` keeps words. */
export const GRIEVANCE_STEPS = ["acknowledge", "examine", "measures", "feedback", "close", "note"] as const;
export type GrievanceStep = (typeof GRIEVANCE_STEPS)[number];

export const GRIEVANCE_OUTCOMES = ["founded", "unfounded"] as const;
export type GrievanceOutcome = (typeof GRIEVANCE_OUTCOMES)[number];
