import { EVENT_GROUPS } from "~/backend/contract/alert-words";
import {
  doerOf,
  MEASURE_DOERS,
  MEASURE_EFFORTS,
  MEASURE_LAWS,
  MEASURE_PURPOSES,
} from "~/backend/contract/measure-words";
import type { MeasureSummary } from "~/backend/contract/measures";
import { type AllOf, allOf, allOfFields } from "~/domain/target/all-of";

export interface MeasureFilter {
  /** For whom measures are recommended; none: for all with a high risk and no open action. */
  targetIds: number[];
  /** The same for all targets of a collection that a filter shows. */
  all: AllOf | null;
  group: (typeof EVENT_GROUPS)[number] | null;
  purpose: (typeof MEASURE_PURPOSES)[number] | null;
  effort: (typeof MEASURE_EFFORTS)[number] | null;
  law: (typeof MEASURE_LAWS)[number] | null;
  doer: (typeof MEASURE_DOERS)[number] | null;
  /** Only what the customer has a template for. */
  template: boolean;
  /** Only what the customer has assessed actions of. */
  results: boolean;
}

/** A measure with whether the customer has a template of its kind of action. */
export type Filtered = Pick<MeasureSummary, "groups" | "purpose" | "effort" | "laws" | "results" | "typeId"> & {
  hasTemplate: boolean;
};

/** What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): MeasureFilter {
  const given = <T extends string>(name: string, words: readonly T[]) =>
    words.find((word) => word === searchParams.get(name)) ?? null;
  return {
    targetIds: idsIn(searchParams.get("targetIds")),
    all: allOf(searchParams),
    group: given("group", EVENT_GROUPS),
    purpose: given("purpose", MEASURE_PURPOSES),
    effort: given("effort", MEASURE_EFFORTS),
    law: given("law", MEASURE_LAWS),
    doer: given("doer", MEASURE_DOERS),
    template: searchParams.get("template") === "1",
    results: searchParams.get("results") === "1",
  };
}

/** Numbers with commas between them, each once. */
export function idsIn(text: string | null): number[] {
  const ids = (text ?? "").split(",").filter((one) => /^[1-9]\d{0,14}$/.test(one));
  return [...new Set(ids.map(Number))].slice(0, MOST_TARGETS);
}

/** A measure is started for so many at once. */
export const MOST_TARGETS = 500;

export function toSearch({
  targetIds,
  all,
  group,
  purpose,
  effort,
  law,
  doer,
  template,
  results,
}: MeasureFilter): string {
  const query = new URLSearchParams({
    ...(all && allOfFields(all)),
    ...(targetIds.length > 0 && { targetIds: targetIds.join(",") }),
    ...(group && { group }),
    ...(purpose && { purpose }),
    ...(effort && { effort }),
    ...(law && { law }),
    ...(doer && { doer }),
    ...(template && { template: "1" }),
    ...(results && { results: "1" }),
  });
  return query.size > 0 ? `?${query}` : "";
}

export const isNarrowed = (filter: MeasureFilter): boolean => toSearch({ ...filter, targetIds: [], all: null }) !== "";

/** Whether the catalogue shows a measure under a filter. */
export function isShown(
  measure: Filtered,
  { group, purpose, effort, law, doer, template, results }: Omit<MeasureFilter, "targetIds" | "all">,
): boolean {
  if (group && !measure.groups.includes(group)) return false;
  if (purpose && measure.purpose !== purpose) return false;
  if (effort && measure.effort !== effort) return false;
  if (law && !measure.laws.includes(law)) return false;
  if (doer && doerOf(measure.typeId) !== doer) return false;
  if (template && !measure.hasTemplate) return false;
  return !results || measure.results.assessed > 0;
}
