import { z } from "zod";
import { MEASURE_EFFORTS, type MeasureEffort } from "~/backend/contract/measure-words";
import type { rules } from "../../platform/db/schema/rules";

const share = z.number().min(0).max(1);

/** How well a measure fits a risk: the weights of the parts, and what each is worth. */
export const measureFitSchema = z.object({
  weights: z.object({ topic: share, priority: share, effect: share, ease: share }),
  match: z.object({ same: share, group: share }),
  ease: z.record(z.enum(MEASURE_EFFORTS), share),
  /** Among the first so many of a list, at most so many belong to one type of action. */
  top: z.object({ places: z.int().positive(), ofOneType: z.int().positive() }),
});
export type MeasureFitRule = z.output<typeof measureFitSchema>;

/** Own judgement: what a measure is for counts half, how grave the risk is and what it did before a fifth each, how easy it is a tenth. */
export const MEASURE_FIT = {
  name: "measure-fit",
  version: "1",
  validFrom: "2000-01-01",
  source: "Own judgement; effect by the rule of succession (Laplace)",
  confidence: "D",
  value: {
    weights: { topic: 0.5, priority: 0.2, effect: 0.2, ease: 0.1 },
    match: { same: 1, group: 0.5 },
    ease: { S: 1, M: 0.6, L: 0.3 },
    top: { places: 6, ofOneType: 2 },
  } satisfies MeasureFitRule,
} satisfies typeof rules.$inferInsert;

export type Match = keyof MeasureFitRule["match"];

export interface FitInputs {
  match: Match;
  /** Of the topic at the target, 0 to 100. */
  risk: number;
  /** The customer's assessed actions of this measure, and those of them that were effective. */
  assessed: number;
  effective: number;
  effort: MeasureEffort;
}

/**
 * 100 × (0.5 topic + 0.2 priority + 0.2 effect + 0.1 ease), each 0 to 1, with the weights of the rule; the points add up to the fit.
 * Effect is (effective + 1) / (assessed + 2): a half without experience, and never certain by a few cases. Pure.
 */
export function fitOf({ match, risk, assessed, effective, effort }: FitInputs, rule: MeasureFitRule) {
  const { weights } = rule;
  const points = {
    topic: 100 * weights.topic * rule.match[match],
    priority: weights.priority * Math.min(100, Math.max(0, risk)),
    effect: 100 * weights.effect * effectOf(assessed, effective),
    ease: 100 * weights.ease * rule.ease[effort],
  };
  return { fit: points.topic + points.priority + points.effect + points.ease, points };
}

export const effectOf = (assessed: number, effective: number): number => (effective + 1) / (assessed + 2);

interface Ranked {
  id: string;
  typeId: string;
  /** The fit at the target that it fits best, and how many it fits. */
  fit: number;
  targets: number;
}

/**
 * The best fit first, among equals what helps more targets; of one type of action at most two among the first six, so that thirty
 * suppliers are not all answered with an audit. The order given does not matter.
 */
export function inOrder<R extends Ranked>(all: readonly R[], { top }: MeasureFitRule): R[] {
  const sorted = [...all].sort((a, b) => b.fit - a.fit || b.targets - a.targets || (a.id < b.id ? -1 : 1));
  const [first, later]: [R[], R[]] = [[], []];
  for (const one of sorted) {
    const same = first.filter(({ typeId }) => typeId === one.typeId).length;
    (first.length < top.places && same < top.ofOneType ? first : later).push(one);
  }
  return [...first, ...later];
}
