import { days } from "~/time/duration";
import type { ImpactLevel } from "../../platform/db/schema/events";
import type { TargetSize, TargetType } from "../../platform/db/schema/targets";
import { type PriorityNumber, priorityOf } from "../../reference/catalogue/priorities";
import type { PerspectiveRules } from "./score-rules";

/** An alert that the customer has not called irrelevant and whose event was not withdrawn. */
export interface ScoredAlert {
  at: Date;
  eventTypeId: string;
  priority: PriorityNumber;
  impactLevel: ImpactLevel;
}

export interface ScoreInputs {
  type: TargetType;
  size: TargetSize | null;
  /** Null where nobody watches the target, so that nothing is known; an empty list says that nothing happened. */
  alerts: readonly ScoredAlert[] | null;
  /** Suppliers behind the target: steps away (1 and more), how sure the way is (0 to 1), their alerts. Null without any. */
  behind: readonly { steps: number; probability: number; alerts: readonly ScoredAlert[] }[] | null;
  /** The alert components (0 to 100) of the target's country, industry and commodities; null where not known. */
  peers: { country: number | null; industry: number | null; commodity: number | null };
  /** The target's own answers in this perspective, 0 to 100. */
  assessment: number | null;
  /** The customer's own scores, 1 to 100, that are valid on the day. */
  external: readonly { eventTypeId: string; value: number }[];
}

export interface Components {
  alerts: number | null;
  peers: number | null;
  assessment: number | null;
  external: number | null;
}

export interface Score extends Components {
  /** 0 to 100, higher is riskier; null while no component has data. */
  score: number | null;
  /** 0 to 100, beside the score. */
  tierN: number | null;
  /** Share of the weights without data, 0 to 1. */
  missing: number;
  /** Alerts that count in the perspective. */
  alertCount: number;
}

/**
 * The 360° score of a target in one perspective: the mean of its components, weighted by the rule `score-weights` over those
 * that exist. Alerts: `saturate` of the sum of `pointsOf`. Peers: mean of country, industry and commodity. External: mean over
 * the event types that count in the perspective of the mean of each. Tier-N: the points of the suppliers behind it, each by its
 * distance and by how sure the way to it is. Source: product decisions, "Score". Pure; `set-scores.ts` says the same in SQL.
 */
export function scoreOf(inputs: ScoreInputs, rules: PerspectiveRules, now: Date): Score {
  const { type, size, alerts, behind } = inputs;
  const level = (points: number) => saturate(points, type, size, rules);
  const components: Components = {
    alerts: alerts && level(sumOf(alerts, rules, now)),
    peers: peersOf(inputs, rules),
    assessment: inputs.assessment,
    external: externalOf(inputs, rules),
  };
  const { tier2, tier3plus } = rules.factors.behind;
  const share = (steps: number, probability: number) => (steps === 1 ? tier2 : tier3plus) * probability;
  return {
    ...components,
    ...weigh(components, rules),
    tierN:
      behind && level(total(behind.map((one) => share(one.steps, one.probability) * sumOf(one.alerts, rules, now)))),
    alertCount: (alerts ?? []).filter(({ eventTypeId }) => rules.halfLives.has(eventTypeId)).length,
  };
}

/** Severity × impact × decay: 0 for an event type that does not count in the perspective. */
export function pointsOf(alert: ScoredAlert, rules: PerspectiveRules, now: Date): number {
  const halfLife = rules.halfLives.get(alert.eventTypeId);
  if (halfLife === undefined) return 0;
  const severity = rules.severity.points[priorityOf(alert.priority)];
  return severity * (rules.factors.levels[alert.impactLevel] ?? 0) * decayOf(alert.at, halfLife, now);
}

/** What is left of an event after its age: 1 when it happens, a half after one half-life. What is dated ahead has not aged. */
export function decayOf(at: Date, halfLifeDays: number, now: Date): number {
  const age = Math.max(0, now.getTime() - at.getTime()) / days(1);
  return 0.5 ** Math.min(age / halfLifeDays, LONGEST_DECAY);
}

/** Half-lives after which nothing is lost any more: below it PostgreSQL's numbers would underflow, and nobody sees 10^-150. */
export const LONGEST_DECAY = 500;

/** From a sum of points (0 and more) to 0 to 100: 100 · (1 - exp(-(points / (saturation · size · type)) ^ exponent)). */
export function saturate(points: number, type: TargetType, size: TargetSize | null, rules: PerspectiveRules): number {
  const { divisor, exponent } = scaleOf(type, size, rules);
  return 100 * (1 - Math.exp(-Math.min((Math.max(0, points) / divisor) ** exponent, FULL)));
}

/** What `saturate` was given; null for what is full, which any sum may have come to. */
export function unsaturate(
  level: number,
  type: TargetType,
  size: TargetSize | null,
  rules: PerspectiveRules,
): number | null {
  if (level >= 100) return null;
  const { divisor, exponent } = scaleOf(type, size, rules);
  return divisor * (-Math.log(1 - level / 100)) ** (1 / exponent);
}

/** From here on a component is 100 in every digit; `exp` would underflow. */
export const FULL = 500;

/** What a sum is divided by, and the power of it. Only organizations and POIs have a size. */
export function scaleOf(type: TargetType, size: TargetSize | null, { sizes, severity }: PerspectiveRules) {
  const ofSize = type === "organization" || type === "POI" ? sizes.sizes[size ?? "unknown"] : 1;
  const { divisor, exponent } = sizes.types[type];
  return { divisor: severity.saturation * divisor * ofSize, exponent };
}

/** The mean of the components that exist, and the share of the weights of those that do not. */
export function weigh(
  components: Components,
  { weights }: Pick<PerspectiveRules, "weights">,
): { score: number | null; missing: number } {
  const present = COMPONENTS.filter((name) => components[name] !== null);
  const weight = total(present.map((name) => weights[name]));
  const all = total(COMPONENTS.map((name) => weights[name]));
  const sum = total(present.map((name) => weights[name] * (components[name] ?? 0)));
  return { score: weight > 0 ? sum / weight : null, missing: all > 0 ? 1 - weight / all : 1 };
}

export const COMPONENTS = ["alerts", "peers", "assessment", "external"] as const;

/** Only what does business in a country, an industry and with commodities has peers. */
function peersOf({ type, peers }: ScoreInputs, { missingPeers }: PerspectiveRules): number | null {
  if (type !== "organization" && type !== "POI") return null;
  const known = [peers.country, peers.industry, peers.commodity].filter((value) => value !== null);
  if (missingPeers === "zero") return total(known) / 3;
  return meanOf(known);
}

function externalOf({ external }: ScoreInputs, { halfLives }: PerspectiveRules): number | null {
  const types = new Set(external.map(({ eventTypeId }) => eventTypeId).filter((id) => halfLives.has(id)));
  const ofType = (id: string) => external.filter(({ eventTypeId }) => eventTypeId === id).map(({ value }) => value);
  return meanOf([...types].map((id) => meanOf(ofType(id)) ?? 0));
}

const sumOf = (alerts: readonly ScoredAlert[], rules: PerspectiveRules, now: Date): number =>
  total(alerts.map((alert) => pointsOf(alert, rules, now)));
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : total(values) / values.length;
