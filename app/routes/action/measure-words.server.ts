import type { Measure, MeasureFit, MeasureSummary, RecommendedMeasure } from "~/backend/contract/measures";
import { allOfFields } from "~/domain/target/all-of";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { ForWhom } from "./recommended/queries.server";

/** One part of a fit: what it is about, how many of 100 points it gives, and why. */
export interface FitPart {
  name: string;
  points: string;
  why: string;
}

export interface Fit {
  /** "85.3". */
  value: string;
  /** "Fit 85.3 of 100". */
  label: string;
  /** For whom it fits best. */
  whom: string;
  parts: FitPart[];
  /** By which version of the rule, and of which day the risks are. */
  basis: string;
}

/** Why a measure is recommended, broken down as the rule adds it up. */
export function fitInWords(
  { measure, best, assessed, effect }: RecommendedMeasure,
  ruleVersion: string,
  speech: Speech,
): Fit {
  const { say, number, word } = speech;
  const points = (value: number) => number(round(value));
  const topic = word("eventTypes", best.topic);
  const value = number(round(best.fit));
  return {
    value,
    label: say("measures:fit.label", { value }),
    whom: say("measures:fit.whom", { name: best.name, topic }),
    basis: say("measures:fit.basis", { version: ruleVersion, day: speech.date(new Date().toISOString()) }),
    parts: [
      {
        name: say("measures:fit.topic"),
        points: points(best.points.topic),
        why: say(`measures:fit.match.${best.match}`, { topic }),
      },
      {
        name: say("measures:fit.priority"),
        points: points(best.points.priority),
        why: say(best.countryOnly ? "measures:fit.riskOfCountry" : "measures:fit.risk", {
          risk: number(Math.round(best.risk)),
          name: best.name,
        }),
      },
      {
        name: say("measures:fit.effect"),
        points: points(best.points.effect),
        why:
          assessed === 0
            ? say("measures:fit.noExperience")
            : say("measures:fit.experience", { count: assessed, share: speech.percent(effect) }),
      },
      {
        name: say("measures:fit.ease"),
        points: points(best.points.ease),
        why: say(`measures:efforts.${measure.effort}`),
      },
    ],
  };
}

/** One place behind the point: what is added up is shown as exactly as it differs. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** "Prevent · Small effort · 30 days". */
export const measureFacts = ({ purpose, effort, typicalDays }: MeasureSummary, { say, number }: Speech): string[] => [
  say(`measures:purposes.${purpose}`),
  say(`measures:efforts.${effort}`),
  say("measures:days", { count: typicalDays, number: number(typicalDays) }),
];

export const topicsInWords = ({ topics }: Pick<MeasureSummary, "topics">, { word, list }: Speech): string =>
  list(topics.map((topic) => word("eventTypes", topic)));

/** What came of the customer's own actions: shares where there are enough, else how many there are. */
export function resultsInWords({ results }: Pick<Measure, "results">, { say, number, percent }: Speech): string | null {
  const { started, assessed, shares } = results;
  if (shares) return say("measures:results.share", { count: assessed, share: percent(shares.effective) });
  if (started === 0) return null;
  return say("measures:results.few", { count: started, number: number(started), assessed: number(assessed) });
}

/** Where a target is named with what it is at risk of and how well the measure fits. */
export const targetHint = ({ topic, risk, fit, countryOnly }: MeasureFit, { say, word, number }: Speech): string =>
  say(countryOnly ? "measures:start.hintOfCountry" : "measures:start.hint", {
    topic: word("eventTypes", topic),
    risk: number(Math.round(risk)),
    fit: number(round(fit)),
  });

/** Where it is started for whom it is recommended. */
export function startHref({ measure, targets }: RecommendedMeasure, { targetIds, all }: ForWhom): string {
  if (all) return paths.measureStartOfAll(measure.id, allOfFields(all));
  return paths.measureStart(measure.id, targetIds.length > 0 ? targets.map(({ targetId }) => targetId) : []);
}
