import { doerOf } from "~/backend/contract/measure-words";
import type { Measure } from "~/backend/contract/measures";
import type { Operation } from "~/backend/contract/operations";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { daysLater } from "~/time/day-start";
import { type Fit, fitInWords, measureFacts, resultsInWords, targetHint, topicsInWords } from "../measure-words.server";
import type { MeasureAnswer } from "./queries.server";

export interface MeasureView {
  title: string;
  language: string;
  what: string;
  marks: string[];
  fits: string;
  notFits: string;
  steps: { title: string; days: string }[];
  evidence: string[];
  warnings: string[];
  facts: { name: string; text: string }[];
  /** Each leads to its row of the register. */
  laws: { text: string; href: string }[];
  /** "As of 29 Nov 2026". */
  lawsOn: string;
  source: { text: string; href: string | null; confidence: string };
  alternatives: { title: string; href: string }[];
  results: string;
  shares: { name: string; share: string }[];
  retired: { title: string | null; href: string | null } | null;
  fit: Fit | null;
  targets: { id: number; name: string; href: string; hint: string }[];
  moreTargets: number;
  startHref: string | null;
  actionsHref: string;
  changeHref: string | null;
}

const NAMED = 5;

export function viewOf(
  { measure, recommended, ruleVersion }: MeasureAnswer,
  may: { start: boolean; manage: boolean },
  speech: Speech,
): MeasureView {
  const { say, number } = speech;
  const { id, title, language, what, fits, notFits, evidence, warnings, state, successor } = measure;
  const targets = recommended?.targets ?? [];
  const isOffered = state === "published";
  const own = /^own-(\d+)$/.exec(id)?.[1];
  return {
    ...{ title, language, what, fits, notFits, evidence, warnings },
    marks: [
      measure.own && say("measures:marks.own"),
      measure.lastResort && say("measures:marks.lastResort"),
      !isOffered && say("measures:states.retired"),
    ].filter((mark) => mark !== false),
    steps: measure.steps.map(({ title, days }) => ({
      title,
      days: days > 0 ? say("measures:days", { count: days, number: number(days) }) : "",
    })),
    facts: factsOf(measure, speech),
    laws: measure.laws.map((law) => ({
      text: say(`measures:laws.${law}`),
      href: paths.measureLaw(law, dayOf(measure)),
    })),
    lawsOn: say("measures:page.lawsOn", { day: speech.day(dayOf(measure)) }),
    source: sourceOf(measure, speech),
    alternatives: measure.alternatives.map((one) => ({ title: one.title, href: paths.measure(one.id) })),
    results: resultsInWords(measure, speech) ?? say("measures:results.none"),
    shares: sharesOf(measure, speech),
    retired: isOffered ? null : { title: successor?.title ?? null, href: successor && paths.measure(successor.id) },
    fit: recommended && fitInWords(recommended, ruleVersion, speech),
    targets: targets.slice(0, NAMED).map((one) => ({
      id: one.targetId,
      name: one.name,
      href: paths.targetProfile(one.targetId),
      hint: targetHint(one, speech),
    })),
    moreTargets: Math.max(0, targets.length - NAMED),
    startHref: may.start && isOffered ? paths.measureStart(id) : null,
    actionsHref: paths.actions(`?state=all&typeId=${measure.typeId}`),
    changeHref: may.manage && own ? paths.ownMeasure(Number(own)) : null,
  };
}

/** Of a version that holds no more the last day on which it did. */
function dayOf({ validTo }: Measure): string {
  const today = new Date().toISOString().slice(0, 10);
  return validTo === null || validTo > today ? today : daysLater(validTo, -1);
}

function factsOf(measure: Measure, speech: Speech) {
  const { say, word, number } = speech;
  const [purpose, effort, days] = measureFacts(measure, speech);
  const range = ({ from, to }: { from: number; to: number }) => `${number(from)}–${number(to)}`;
  return [
    { name: say("measures:filter.purpose"), text: purpose ?? "" },
    { name: say("measures:page.type"), text: word("actionTypes", measure.typeId) },
    { name: say("measures:filter.doer"), text: say(`measures:doers.${doerOf(measure.typeId)}`) },
    { name: say("measures:page.topics"), text: topicsInWords(measure, speech) },
    measure.own ? null : { name: say("measures:page.version"), text: measure.version },
    measure.from ? { name: say("measures:page.from"), text: word("priorities", measure.from) } : null,
    { name: say("measures:filter.effort"), text: effort ?? "" },
    { name: say("measures:page.duration"), text: days ?? "" },
    measure.hours && {
      name: say("measures:page.hours"),
      text: say("measures:page.hoursOf", { range: range(measure.hours) }),
    },
    measure.cost && {
      name: say("measures:page.cost"),
      text: say("measures:page.costOf", { range: range(measure.cost) }),
    },
  ].filter((fact) => fact !== null);
}

function sourceOf({ source, confidence }: Measure, { say }: Speech) {
  const href = /^https:\/\/\S+$/.test(source) ? source : null;
  return { text: source, href, confidence: say(`measures:confidence.${confidence}`) };
}

function sharesOf({ results: { shares } }: Measure, { say, percent }: Speech) {
  if (!shares) return [];
  return [
    { name: say("measures:results.effective"), share: percent(shares.effective) },
    { name: say("measures:results.partly"), share: percent(shares.partly) },
    { name: say("measures:results.notEffective"), share: percent(shares.notEffective) },
  ];
}

export interface StartedView {
  operation: Operation;
  words: Record<"label" | "going" | "done" | "failed" | "refresh" | "close", string>;
  leftOut: { id: number; text: string }[];
  moreLeftOut: number;
  doneHref: string;
}

/** How far starting it is, and who was left out, each with why. */
export function startedView(operation: Operation | null, measureId: string, speech: Speech): StartedView | null {
  if (operation?.kind !== "measures.start") return null;
  const { say, number } = speech;
  const { done, total, changed, failures = [], failedBy = {} } = operation;
  const count = changed ?? 0;
  const all = Object.values(failedBy).reduce((sum, one) => sum + one, 0);
  return {
    operation,
    words: {
      label: say("measures:started.label"),
      going: say("measures:started.going", { done: number(done), total: number(total ?? 0) }),
      done: say("measures:started.done", { count, number: number(count) }),
      failed: say("measures:started.failed"),
      refresh: say("measures:started.refresh"),
      close: say("measures:started.close"),
    },
    leftOut: failures.map(({ id, name, why }) => {
      const reason = why === "not_askable" || why === "under_way" ? why : "not_found";
      return { id, text: say(`measures:started.why.${reason}`, { name: name ?? number(id) }) };
    }),
    moreLeftOut: Math.max(0, all - failures.length),
    doneHref: paths.measure(measureId),
  };
}
