import type { MeasureFit, RecommendedMeasure } from "~/backend/contract/measures";
import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import { numberOf } from "../../reference/catalogue/priorities";
import type { RiskBands } from "../../reference/catalogue/risk-bands";
import { riskOf } from "../../reference/catalogue/risk-of";
import { type DoneAt, doneAtTargets } from "./done-at-targets";
import { groupsByTopic } from "./groups-by-topic";
import { type KnownMeasure, knownMeasures } from "./known-measures";
import { effectOf, fitOf, inOrder, type Match, type MeasureFitRule, measureFitSchema } from "./measure-fit";
import { NO_RESULTS, ownResults } from "./own-results";
import { type GroupsOf, groupsOf, toSummary } from "./to-measure";
import { bandsNow, type RiskyTarget, riskiestOf, topicRisks, untreatedTargets } from "./topic-risks";

interface Reader {
  customerId: number;
  language: string;
}

/**
 * Measures for these targets, or for those with a high risk and no open action: each with how well it fits whom, and why. Targets, what is
 * done at them, and what came of it are one question each, however many they are.
 */
export async function recommendMeasures(
  tx: Tx,
  { customerId, language }: Reader,
  given: readonly number[] | undefined,
  only: string | undefined,
) {
  const { ids, more } = given ? await riskiestOf(tx, customerId, given) : await untreatedTargets(tx, customerId);
  const rule = await ruleAt(tx, "measure-fit", registerDay(), measureFitSchema);
  const measures = (await knownMeasures(tx, customerId, language)).filter(({ id }) => !only || id === only);
  const targets = await topicRisks(tx, customerId, ids);
  const done = await doneAtTargets(tx, customerId, ids);
  const results = await ownResults(tx, customerId);
  const groupOf = await groupsByTopic(tx);
  const bands = await bandsNow(tx);
  const found = measures.flatMap((measure) => {
    const own = results.get(measure.id) ?? NO_RESULTS;
    const fits = targets
      .filter(({ id }) => mayBegin(measure, id, done))
      .flatMap((target) => fitAt(measure, target, { own, groupOf, bands, rule: rule.value }) ?? [])
      .sort((a, b) => b.fit - a.fit || a.targetId - b.targetId);
    const [best] = fits;
    if (!best) return [];
    const told: RecommendedMeasure = {
      measure: toSummary(measure, own, groupOf),
      best,
      effect: effectOf(own.assessed, own.effective),
      assessed: own.assessed,
      targets: fits,
    };
    return [{ id: measure.id, typeId: measure.typeId, fit: best.fit, targets: fits.length, told }];
  });
  const ordered = inOrder(found, rule.value).map(({ told }) => told);
  return {
    ruleVersion: rule.version,
    considered: targets.length,
    given: given ? new Set(given).size : null,
    more,
    measures: ordered,
  };
}

/** Nothing is recommended twice, and the last resort only where something else did not help. */
const mayBegin = ({ id, lastResort }: KnownMeasure, targetId: number, { underWay, notHelped }: DoneAt): boolean =>
  !underWay.get(targetId)?.has(id) && (!lastResort || notHelped.has(targetId));

interface Known {
  own: { assessed: number; effective: number };
  groupOf: GroupsOf;
  bands: RiskBands;
  rule: MeasureFitRule;
}

/** By the risk of the target that it answers best; null where it answers none. */
function fitAt(measure: KnownMeasure, target: RiskyTarget, { own, groupOf, bands, rule }: Known): MeasureFit | null {
  const groups = groupsOf(measure, groupOf);
  let best: MeasureFit | null = null;
  for (const [topic, risk] of target.risks) {
    const match = matchOf(measure, topic, groups, groupOf);
    if (!match || !isGraveEnough(measure, risk, bands)) continue;
    const { assessed, effective } = own;
    const { fit, points } = fitOf({ match, risk, assessed, effective, effort: measure.effort }, rule);
    const isBetter = !best || fit > best.fit || (fit === best.fit && topic < best.topic);
    if (!isBetter) continue;
    const countryOnly = target.countryOnly.has(topic);
    best = { targetId: target.id, name: target.name, fit, topic, match, risk, countryOnly, points };
  }
  return best;
}

function matchOf({ topics }: KnownMeasure, topic: string, groups: readonly string[], groupOf: GroupsOf): Match | null {
  if (topics.includes(topic)) return "same";
  const group = groupOf.get(topic);
  return group && groups.includes(group) ? "group" : null;
}

/** A risk without a class of its own, below "Low", calls for nothing. */
function isGraveEnough({ from }: KnownMeasure, risk: number, bands: RiskBands): boolean {
  const band = riskOf(risk, bands);
  if (band === "NA" || band === "No") return false;
  return from === null || numberOf(band) >= numberOf(from);
}
