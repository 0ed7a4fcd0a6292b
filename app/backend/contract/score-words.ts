/** The words of scores, without a schema, so that the browser can have them. */
export const PERSPECTIVE_NAMES = ["Sustainability", "Disruption", "Compliance"] as const;
export type PerspectiveName = (typeof PERSPECTIVE_NAMES)[number];

/** From no data to the riskiest (product decisions, risk). */
export const RISK_NAMES = ["NA", "No", "Low", "Mid", "High", "Critical"] as const;
export type RiskName = (typeof RISK_NAMES)[number];

export const SCORE_COMPONENTS = ["alerts", "peers", "assessment", "external"] as const;
export type ScoreComponent = (typeof SCORE_COMPONENTS)[number];
