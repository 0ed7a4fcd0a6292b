import { EVENT_GROUPS } from "~/backend/contract/alert-words";
import { MEASURE_DOERS, MEASURE_EFFORTS, MEASURE_LAWS, MEASURE_PURPOSES } from "~/backend/contract/measure-words";
import type { MeasureSummary } from "~/backend/contract/measures";
import type { OwnMeasure } from "~/backend/contract/own-measures";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type Fit, fitInWords, measureFacts, resultsInWords, startHref, topicsInWords } from "../measure-words.server";
import { type Filtered, isNarrowed, isShown, type MeasureFilter, parseFilter, toSearch } from "./filter";
import type { MeasuresAnswer } from "./queries.server";

export interface MeasureRow {
  id: string;
  href: string;
  title: string;
  language: string;
  what: string;
  facts: string[];
  topics: string;
  results: string | null;
  /** "Yours", "Last resort". */
  marks: string[];
}

export interface RecommendedRow extends MeasureRow {
  fit: Fit;
  /** "Fits 12 suppliers". */
  whom: string;
  startHref: string | null;
}

interface Choice {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}

export interface MeasuresView {
  recommended: RecommendedRow[];
  /** Of whom: "of 23 suppliers with a high risk and no open action". */
  considered: string;
  rows: MeasureRow[];
  count: string;
  choices: Choice[];
  /** For whom, as fields that the filter sends along. */
  whom: { name: string; value: string }[];
  /** Null without a filter, and without given targets. */
  clearHref: string | null;
  allTargetsHref: string | null;
  own: { href: string; title: string; state: string; who: string }[] | null;
}

/** Of those recommended, so many are shown: the rule mixes the types among them. */
const SHOWN = 6;

export function viewOf(
  { measures, recommended, own }: MeasuresAnswer,
  filter: MeasureFilter,
  mayStart: boolean,
  speech: Speech,
): MeasuresView {
  const { say, number } = speech;
  const rows = measures.filter((one) => isShown(one, filter)).map((one) => rowOf(one, speech));
  const { targetIds, all } = filter;
  const isGiven = targetIds.length > 0 || all !== null;
  return {
    recommended: recommended.measures.slice(0, SHOWN).map((one) => ({
      ...rowOf(one.measure, speech),
      fit: fitInWords(one, recommended.ruleVersion, speech),
      whom: say("measures:fits", { count: one.targets.length, number: number(one.targets.length) }),
      startHref: mayStart ? startHref(one, filter) : null,
    })),
    considered: consideredOf(recommended, isGiven, speech),
    rows,
    count: say("measures:catalogue.count", { count: rows.length, number: number(rows.length) }),
    choices: choicesOf(filter, measures, speech),
    whom: [...new URLSearchParams(toSearch({ ...NO_FILTER, targetIds, all }))].map(([name, value]) => ({
      name,
      value,
    })),
    clearHref: isNarrowed(filter) ? paths.measures(isGiven ? toSearch({ ...NO_FILTER, targetIds, all }) : "") : null,
    allTargetsHref: isGiven ? paths.measures() : null,
    own: own?.map((one) => ownRow(one, speech)) ?? null,
  };
}

/** Of whom it is recommended. */
function consideredOf(
  { considered, given, more, isTooMany }: MeasuresAnswer["recommended"],
  isGiven: boolean,
  { say, number }: Speech,
): string {
  if (isTooMany) return say("measures:recommended.tooMany");
  const counted = { count: considered, number: number(considered) };
  if (!isGiven) return say(more ? "measures:recommended.moreAtRisk" : "measures:recommended.atRisk", counted);
  if (more) return say("measures:recommended.givenMore", { ...counted, all: number(given ?? considered) });
  return say("measures:recommended.given", counted);
}

const NO_FILTER: MeasureFilter = parseFilter(new URLSearchParams());

function rowOf(measure: MeasureSummary, speech: Speech): MeasureRow {
  const { id, title, language, what } = measure;
  return {
    ...{ id, title, language, what },
    href: paths.measure(id),
    facts: measureFacts(measure, speech),
    topics: topicsInWords(measure, speech),
    results: resultsInWords(measure, speech),
    marks: [
      measure.own && speech.say("measures:marks.own"),
      measure.lastResort && speech.say("measures:marks.lastResort"),
    ].filter((mark) => mark !== false),
  };
}

function ownRow({ id, content, state, writtenBy }: OwnMeasure, { say }: Speech) {
  const title = Object.values(content.names).find(Boolean) ?? "";
  const who = writtenBy.name ? say("measures:own.writtenBy", { name: writtenBy.name }) : "";
  return { href: paths.ownMeasure(id), title, state: say(`measures:states.${state}`), who };
}

/** Each with how many of the catalogue it leaves under the other choices. */
function choicesOf(filter: MeasureFilter, measures: readonly Filtered[], speech: Speech): Choice[] {
  const { say, word, number } = speech;
  function choice<K extends "group" | "purpose" | "effort" | "law" | "doer">(
    name: K,
    label: string,
    words: readonly NonNullable<MeasureFilter[K]>[],
    text: (value: NonNullable<MeasureFilter[K]>) => string,
  ): Choice {
    const count = (value: MeasureFilter[K]) =>
      measures.filter((one) => isShown(one, { ...filter, [name]: value })).length;
    const options = words.map((value) => ({ value: String(value), label: text(value), count: count(value) }));
    return {
      ...{ name, label, value: String(filter[name] ?? "") },
      options: [
        { value: "", label: say("measures:filter.any") },
        ...options
          .filter((one) => one.count > 0 || one.value === filter[name])
          .map((one) => ({
            value: one.value,
            label: `${one.label} (${number(one.count)})`,
          })),
      ],
    };
  }
  function onOrOff(name: "template" | "results", label: string, text: string): Choice {
    const count = measures.filter((one) => isShown(one, { ...filter, [name]: true })).length;
    return {
      ...{ name, label, value: filter[name] ? "1" : "" },
      options: [
        { value: "", label: say("measures:filter.any") },
        { value: "1", label: `${text} (${number(count)})` },
      ],
    };
  }
  return [
    choice("group", say("measures:filter.group"), EVENT_GROUPS, (one) => word("eventGroups", one)),
    choice("purpose", say("measures:filter.purpose"), MEASURE_PURPOSES, (one) => say(`measures:purposes.${one}`)),
    choice("effort", say("measures:filter.effort"), MEASURE_EFFORTS, (one) => say(`measures:efforts.${one}`)),
    choice("law", say("measures:filter.law"), MEASURE_LAWS, (one) => say(`measures:laws.${one}`)),
    choice("doer", say("measures:filter.doer"), MEASURE_DOERS, (one) => say(`measures:doers.${one}`)),
    onOrOff("template", say("measures:filter.template"), say("measures:filter.withTemplate")),
    onOrOff("results", say("measures:filter.results"), say("measures:filter.withResults")),
  ];
}
