import type { Measure, MeasureSummary } from "~/backend/contract/measures";
import type { EventGroup } from "../../reference/catalogue/event-types";
import type { KnownMeasure } from "./known-measures";
import { type OwnResults, toldResults } from "./own-results";

/** The groups of event types by their ids. */
export type GroupsOf = ReadonlyMap<string, EventGroup>;

export function toSummary(measure: KnownMeasure, results: OwnResults, groupOf: GroupsOf): MeasureSummary {
  const { id, version, language, title, what, own, state, typeId, purpose, effort, typicalDays } = measure;
  const { lastResort, confidence } = measure;
  return {
    ...{ id, version, language, title, what, own, state, typeId, purpose, effort, typicalDays, lastResort, confidence },
    topics: [...measure.topics],
    groups: groupsOf(measure, groupOf),
    laws: [...measure.laws],
    results: toldResults(results),
  };
}

/** The same with all that is said of it; `all` knows the names of its alternatives. */
export function toWhole(
  measure: KnownMeasure,
  results: OwnResults,
  groupOf: GroupsOf,
  all: readonly KnownMeasure[],
  successor: Measure["successor"] = null,
): Measure {
  const { fits, notFits, from, cost, hours, source, validFrom, validTo } = measure;
  return {
    ...toSummary(measure, results, groupOf),
    ...{ fits, notFits, from, cost, hours, source, validFrom, validTo },
    successor: successor && { id: successor.id, title: successor.title },
    steps: measure.steps.map((title, at) => ({ title, days: measure.stepDays[at] ?? 0 })),
    evidence: [...measure.evidence],
    warnings: [...measure.warnings],
    alternatives: measure.alternatives.flatMap((id) => {
      const found = all.find((one) => one.id === id);
      return found ? [{ id, title: found.title }] : [];
    }),
  };
}

export const groupsOf = ({ topics }: Pick<KnownMeasure, "topics">, groupOf: GroupsOf): EventGroup[] => [
  ...new Set(topics.flatMap((topic) => groupOf.get(topic) ?? [])),
];
